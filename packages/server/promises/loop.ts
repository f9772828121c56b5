/**
 * Closed loop: Skirmish at 25 tables with two clients each; every seat answers as soon as it is asked, match after match. Our server
 * with durability on, and boardgame.io's own in-memory server, in turns within one run. An answer counts when the player who gave it
 * hears that it was taken. Both are warmed up by the same number of moves. Clients are processes of their own; what the servers take of
 * the processor is measured beside.
 *
 *     node packages/server/promises/loop.ts [--tables 25] [--seconds 10] [--warm 15000] [--rounds 3]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from './help/postgres.ts';
import { cpuMs, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '10' },
    /** Moves before anything is measured: until then it is the compiler that is busy. */
    warm: { type: 'string', default: '15000' },
    rounds: { type: 'string', default: '3' },
  },
});
const tables = Number(values.tables);
const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));
const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PEER_SERVER = fileOf('../../lab/peer/server.ts');
const CLIENTS = fileOf('./help/loop-clients.ts');

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of processor time for each move. */
  readonly serverMs: number;
  readonly clientMs: number;
}

const movesOf = (clients: ChildProcess): Promise<number> =>
  new Promise((done) => {
    clients.once('message', (n) => done(Number(n)));
    clients.send('count');
  });

async function measure(server: ChildProcess, base: string, whose: 'ours' | 'theirs'): Promise<Measured> {
  const clients = fork(CLIENTS, [base, String(tables), '1', whose]);
  clients.once('exit', (code) => {
    if (code === null) return;
    console.error(`the clients ended with ${code}`);
    process.exit(1);
  });
  while ((await movesOf(clients)) < Number(values.warm)) await pause(0.2);
  const now = async () => ({ moves: await movesOf(clients), at: performance.now(), server: cpuMs(server), clients: cpuMs(clients) });
  const before = await now();
  await pause(Number(values.seconds));
  const after = await now();
  clients.kill('SIGKILL');
  const moves = after.moves - before.moves;
  return {
    perSecond: Math.round((1000 * moves) / (after.at - before.at)),
    serverMs: Number(((after.server - before.server) / moves).toFixed(3)),
    clientMs: Number(((after.clients - before.clients) / moves).toFixed(3)),
  };
}

async function ours(): Promise<Measured> {
  const folder = temporaryFolder();
  const server = await startProcess(await freePort(), { DATA_DIR: folder });
  const measured = await measure(server.child, server.base, 'ours');
  await server.kill();
  removeFolder(folder);
  return measured;
}

async function theirs(): Promise<Measured> {
  const port = await freePort();
  const server = fork(PEER_SERVER, [String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const base = `http://127.0.0.1:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${base}/games`).then(
      (r) => r.ok,
      () => false,
    );
  while (!(await isUp())) await pause(0.05);
  const measured = await measure(server, base, 'theirs');
  server.kill('SIGKILL');
  return measured;
}

const rounds: { theirs: Measured; ours: Measured }[] = [];
for (let i = 0; i < Number(values.rounds); i++) rounds.push({ theirs: await theirs(), ours: await ours() });
const median = (list: readonly number[]): number => Number((list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0).toFixed(2));
const require = createRequire(import.meta.url);
const report = {
  promise: 'loop',
  tables,
  peer: { name: 'boardgame.io', version: (require('boardgame.io/package.json') as { version: string }).version },
  rounds,
  ratio: median(rounds.map((r) => r.ours.perSecond / r.theirs.perSecond)),
  /** How much less of the processor ours takes for a move. */
  cpuRatio: median(rounds.map((r) => r.theirs.serverMs / r.ours.serverMs)),
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.ratio >= 3 ? 0 : 1;
process.exit();
