/** boardgame.io's own server, in memory, with Skirmish: `node peer/server.ts <port>`. */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { peerGame } from './skirmish.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(o: { games: object[]; origins: unknown[] }): { run(o: { port: number }): Promise<{ appServer: HttpServer }> };
  Origins: { LOCALHOST: unknown };
};
let seed = 0;
const server = Server({ games: [peerGame(() => ++seed)], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: Number(process.argv[2]) });
// Clients that stand still for a while keep their connection.
appServer.keepAliveTimeout = 0;
