/** The words of Crown of Ash: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { crownOfAshHeuristic } from '@longtable/bots/heuristics/crown-of-ash/index';
import { crownOfAshTelling } from '@longtable/bots/tellings';
import { thinking } from '@longtable/bots/think';

export { crownOfAshWords as words } from '@longtable/crown-of-ash';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(crownOfAshHeuristic);
export const advise = advising(crownOfAshHeuristic, crownOfAshTelling);
export const judge = judging(crownOfAshHeuristic, crownOfAshTelling);
