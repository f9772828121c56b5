/**
 * Closed loop: Skirmish at 25 tables with a client on each seat; every seat answers as soon as it is asked, match after match. Our server
 * with durability on, and boardgame.io's own in-memory server, both warmed up by the same number of moves. Then they take turns: while
 * the clients of one play, those of the other stand still, so that a machine that is slower for a while is slower for both. An answer
 * counts when the player who gave it hears that it was taken; afterwards our log must hold at least as many. Clients are processes of
 * their own; what the servers take of the processor is measured beside.
 *
 *     node packages/promises/loop.ts [--tables 25] [--seats 2,3,4] [--warm 40000] [--turns 12] [--seconds 2]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type LoopClients, loopClients } from './help/loop-process.ts';
import { loggedAnswers, loopFaults } from './help/loop-verdict.ts';
import { median } from './help/median.ts';
import { freePort } from './help/postgres.ts';
import { cpuMs, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '25' },
    /** Numbers of players at the tables, in turn: all that the game allows, as in `longtable bench`. */
    seats: { type: 'string', default: '2,3,4' },
    /** Moves before anything is measured: until then it is the compiler that is busy. */
    warm: { type: 'string', default: '40000' },
    turns: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
  },
});
const seats = values.seats.split(',').map(Number);
const tables = Array.from({ length: Number(values.tables) }, (_, i) => seats[i % seats.length]!);
const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));
const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PEER_SERVER = fileOf('../lab/peer/server.ts');
/** The promise: so many times the moves of theirs. */
const LEAST = 3;
/** The time that clients play before a turn counts. */
const RUN_UP = 0.3;

interface Side {
  readonly server: ChildProcess;
  readonly clients: LoopClients;
  readonly perSecond: number[];
  /** Milliseconds of processor time for each move. */
  readonly serverMs: number[];
  readonly clientMs: number[];
}

async function sideOf(server: ChildProcess, base: string, whose: 'ours' | 'theirs'): Promise<Side> {
  const clients = loopClients(base, tables, whose);
  while ((await clients.moves()) < Number(values.warm)) await pause(0.2);
  clients.halt();
  return { server, clients, perSecond: [], serverMs: [], clientMs: [] };
}

async function turn({ server, clients, perSecond, serverMs, clientMs }: Side): Promise<void> {
  clients.goOn();
  await pause(RUN_UP);
  const now = async () => ({ moves: await clients.moves(), at: performance.now(), server: cpuMs(server), clients: cpuMs(clients.child) });
  const before = await now();
  await pause(Number(values.seconds));
  const after = await now();
  clients.halt();
  const moves = after.moves - before.moves;
  perSecond.push(Math.round((1000 * moves) / (after.at - before.at)));
  serverMs.push((after.server - before.server) / moves);
  clientMs.push((after.clients - before.clients) / moves);
}

async function theirs(): Promise<Side> {
  const port = await freePort();
  const server = fork(PEER_SERVER, [String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const base = `http://127.0.0.1:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${base}/games`).then(
      (r) => r.ok,
      () => false,
    );
  while (!(await isUp())) await pause(0.05);
  return sideOf(server, base, 'theirs');
}

const middle = (list: readonly number[], digits: number): number => Number(median(list).toFixed(digits));
const inShort = ({ perSecond, serverMs, clientMs }: Side): object => ({
  perSecond: middle(perSecond, 0),
  serverMs: middle(serverMs, 3),
  clientMs: middle(clientMs, 3),
  turns: perSecond,
});

const peer = await theirs();
const folder = temporaryFolder();
const started = await startProcess(await freePort(), { DATA_DIR: folder });
const own = await sideOf(started.child, started.base, 'ours');
for (let i = 0; i < Number(values.turns); i++) {
  await turn(peer);
  await turn(own);
}
own.clients.goOn();
const acknowledged = await own.clients.moves();
own.clients.end();
await started.stop();
const logged = loggedAnswers(join(folder, 'longtable.sqlite'));
removeFolder(folder);
const ratios = own.perSecond.map((n, i) => n / peer.perSecond[i]!);
const require = createRequire(import.meta.url);
const report = {
  promise: 'loop',
  tables: tables.length,
  seats,
  peer: { name: 'boardgame.io', version: (require('boardgame.io/package.json') as { version: string }).version },
  theirs: inShort(peer),
  ours: inShort(own),
  ratio: middle(ratios, 2),
  ratios: ratios.map((ratio) => Number(ratio.toFixed(2))),
  /** The factor by which ours takes less of the processor for a move. */
  cpuRatio: middle(
    own.serverMs.map((ms, i) => peer.serverMs[i]! / ms),
    2,
  ),
  acknowledged,
  logged,
};
const faults = loopFaults(report, LEAST);
console.log(JSON.stringify({ ...report, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
