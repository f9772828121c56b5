// npm start: everything that is needed to play, then what can be played.
import { install, node24 } from './node24.mjs';

node24();
install();
console.log('Ready. Play at this terminal with "npx longtable play skirmish"; "npx longtable --help" lists what else there is.');
