/** boardgame.io's own server, in memory, with Skirmish: `node peer/server.ts <port>`. */
import { createRequire } from 'node:module';
import { peerGame } from './skirmish.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(o: { games: object[]; origins: unknown[] }): { run(o: { port: number }): void };
  Origins: { LOCALHOST: unknown };
};
let seed = 0;
Server({ games: [peerGame(() => ++seed)], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
