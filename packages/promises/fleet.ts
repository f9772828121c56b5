/**
 * One to three nodes on one PostgreSQL, in answers a second: Skirmish at so many tables in all, shared out among the nodes, with a client on
 * each seat who answers as soon as asked. An answer counts when the player who gave it hears that it was taken; afterwards the log must hold
 * at least as many. Nodes, clients and the database share the processors of this machine, so that a second node helps only where one is free:
 * the milliseconds of processor time for an answer say what a machine of its own would do.
 *
 *     node packages/promises/fleet.ts [--nodes 1,2,3] [--tables 24] [--warm 10000] [--seconds 10]
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type LoopClients, loopClients } from './help/loop-process.ts';
import { type FleetFigures, fleetFaults } from './help/loop-verdict.ts';
import { freePort, testPostgres } from './help/postgres.ts';
import { cpuMs, type ServerProcess, startProcess } from './help/process.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1,2,3' },
    tables: { type: 'string', default: '24' },
    /** Moves before anything is measured. */
    warm: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
  },
});
const SEATS = [2, 3, 4];
const tables = Array.from({ length: Number(values.tables) }, (_, i) => SEATS[i % SEATS.length]!);
const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

interface Moment {
  readonly at: number;
  readonly moves: number;
  readonly cpu: number;
}
async function momentOf(nodes: readonly ServerProcess[], clients: readonly LoopClients[]): Promise<Moment> {
  const moves = sum(await Promise.all(clients.map((one) => one.moves())));
  return { at: performance.now(), moves, cpu: sum(nodes.map(({ child }) => cpuMs(child))) };
}

/** Answers in the log, read with its own words. */
async function logged(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from log where payload like '%"answer":%'`);
  await client.end();
  return Number(rows[0]?.n ?? 0);
}

async function measure(count: number, url: string): Promise<FleetFigures> {
  const nodes: ServerProcess[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startProcess(await freePort(), { DATABASE_URL: url }));
  const clients = nodes.map(({ base }, i) =>
    loopClients(
      base,
      tables.filter((_, n) => n % count === i),
      'ours',
      i + 1,
    ),
  );
  while ((await momentOf(nodes, clients)).moves < Number(values.warm)) await pause(0.2);
  const before = await momentOf(nodes, clients);
  await pause(Number(values.seconds));
  const after = await momentOf(nodes, clients);
  for (const one of clients) one.end();
  for (const node of nodes) await node.stop();
  const moves = after.moves - before.moves;
  return {
    nodes: count,
    perSecond: Math.round((1000 * moves) / (after.at - before.at)),
    nodeMs: Number(((after.cpu - before.cpu) / moves).toFixed(3)),
    acknowledged: after.moves,
    lost: Math.max(0, after.moves - (await logged(url))),
  };
}

const postgres = await testPostgres();
const measured: FleetFigures[] = [];
for (const count of values.nodes.split(',').map(Number)) measured.push(await measure(count, await postgres.database()));
await postgres.end();
const faults = fleetFaults(measured);
const setting = { tables: tables.length, processors: availableParallelism(), load: loadavg()[0] };
console.log(JSON.stringify({ promise: 'fleet', ...setting, measured, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
