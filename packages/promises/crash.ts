/**
 * Crash: a server is killed again and again under scripted clients. Nothing acknowledged may be lost or doubled, clients resume
 * by themselves.
 *
 *     node packages/promises/crash.ts [--cycles 300] [--clients 50] [--store sqlite|postgres] [--seconds 3600] [--progress]
 */
import { parseArgs } from 'node:util';
import { readConfig } from '@longtable/server/config.ts';
import type { Store } from '@longtable/server/store/contract.ts';
import { openStore } from '@longtable/server/store/open.ts';
import { freePort, testPostgres } from './help/postgres.ts';
import { startProcess } from './help/process.ts';
import { type Acked, Robot } from './help/robot.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '300' },
    clients: { type: 'string', default: '50' },
    store: { type: 'string', default: 'sqlite' },
    /** Ends earlier, with fewer cycles. */
    seconds: { type: 'string', default: '86400' },
    progress: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.cycles);
const clients = Number(values.clients);
const folder = temporaryFolder();
const postgres = values.store === 'postgres' ? await testPostgres() : null;
const env: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder };
const port = await freePort();
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whoever has no new answer by then does not come back by themselves. */
const PATIENCE_MS = 60_000;
let server = await startProcess(port, env);
const acked: Acked[] = [];
const robots: Robot[] = [];
for (let i = 0; i < clients; i += 2) {
  const maker = new Robot(server.base, '', true, 1000 + i);
  await maker.beGuest(`Maker ${i}`);
  const made = await maker.ask<{ id: string }>('POST', '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  if (made === null) throw new Error('no table');
  maker.table = made.id;
  const joiner = new Robot(server.base, made.id, false, 2000 + i);
  await joiner.beGuest(`Joiner ${i}`);
  robots.push(maker, joiner);
}
for (const robot of robots) {
  robot.onAck = (ack) => acked.push(ack);
  robot.run();
}

const ready: number[] = [];
const readyCpu: number[] = [];
const resumed: number[] = [];
const stuck: number[] = [];
const from = performance.now();
for (let cycle = 0; cycle < wanted && performance.now() - from < 1000 * Number(values.seconds); cycle++) {
  await pause(100 + Math.random() * 900);
  await server.kill();
  const before = robots.map(({ acks }) => acks);
  server = await startProcess(port, env);
  ready.push(server.readyMs);
  readyCpu.push(server.readyCpuMs);
  // Everybody must get somewhere after the restart, by themselves.
  const back = performance.now();
  const behind = (): number => robots.filter(({ acks }, i) => acks <= before[i]!).length;
  while (behind() > 0 && performance.now() - back < PATIENCE_MS) await pause(20);
  resumed.push(performance.now() - back);
  if (behind() > 0) stuck.push(cycle);
  if (values.progress) console.error(`cycle ${cycle + 1}: ${acked.length} acknowledged, ${stuck.length} stuck`);
}
await pause(500);
for (const robot of robots) robot.end();
await server.stop();
const seconds = (performance.now() - from) / 1000;

/** Every acknowledged command exactly once in a log without gaps. Reading checks numbers and checksums. */
async function audit(store: Store): Promise<{ lost: number; doubled: number; entries: number; tables: number }> {
  const byTable = Map.groupBy(acked, ({ table }) => table);
  let lost = 0;
  let doubled = 0;
  let entries = 0;
  for (const [table, acks] of byTable) {
    const log = await store.read(table);
    entries += log.length;
    const count = new Map<string, number>();
    for (const { commandId } of log) count.set(commandId, (count.get(commandId) ?? 0) + 1);
    for (const n of count.values()) if (n > 1) doubled++;
    for (const { commandId } of acks) if (!count.has(commandId)) lost++;
  }
  return { lost, doubled, entries, tables: byTable.size };
}
const store = await openStore(readConfig(env));
const audited = await audit(store);
await store.close();
await postgres?.end();
removeFolder(folder);

function spread(list: readonly number[]): { median: number; max: number } {
  const sorted = list.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1] ?? 0), max: Math.round(sorted.at(-1) ?? 0) };
}
const report = {
  promise: 'crash',
  store: values.store,
  cycles: ready.length,
  clients,
  seconds: Math.round(seconds),
  acknowledged: acked.length,
  ...audited,
  resumedCommands: robots.reduce((sum, { resumed }) => sum + resumed, 0),
  matchesFinished: robots.reduce((sum, { finished }) => sum + finished, 0) / 2,
  cyclesWithStuckClients: stuck.length,
  readyMs: spread(ready),
  readyCpuMs: spread(readyCpu),
  /** From ready until the last of all clients has a new answer. */
  resumedMs: spread(resumed),
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = audited.lost + audited.doubled + stuck.length === 0 && ready.length === wanted && report.readyMs.max <= 3000 ? 0 : 1;
