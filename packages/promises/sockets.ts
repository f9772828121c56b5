/**
 * The memory of an open table and of a socket that watches it: a server with many tables in play, then with many people beside.
 *
 *     node packages/promises/sockets.ts [--tables 200] [--sockets 1000] [--game yield]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Player } from './help/player.ts';
import { freePort } from './help/postgres.ts';
import { cpuMs, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'yield' },
  },
});
const folder = temporaryFolder();
const server = await startProcess(await freePort(), { DATA_DIR: folder, LIMIT_SOCKETS: '100000' });
const memoryKiB = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0);
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A table in play, held open by the one who made it. */
async function tableOf(i: number): Promise<{ id: string; host: Player }> {
  const host = await Player.named(server.base, `Host ${i}`);
  const { id } = await host.make({ game: values.game, seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true, listed: true });
  await host.watch(id);
  await host.do({ t: 'start' });
  await host.until(() => host.looks.size === 2);
  return { id, host };
}

/** In small groups: a server is not opened at by thousands at once. */
async function inGroups<T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < n; i += 20) all.push(...(await Promise.all(Array.from({ length: Math.min(20, n - i) }, (_, k) => make(i + k)))));
  return all;
}

const empty = memoryKiB();
const tables = await inGroups(Number(values.tables), tableOf);
await pause(1000);
const withTables = memoryKiB();
const people = await inGroups(Number(values.sockets), async (i) => {
  const person = await Player.named(server.base, `Watcher ${i}`);
  await person.watch(tables[i % tables.length]?.id ?? '');
  return person;
});
await pause(1000);
const withSockets = memoryKiB();
const cpuBefore = cpuMs(server.child);
await pause(5000);
const idle = (cpuMs(server.child) - cpuBefore) / 5000;
const welcome = people.filter(({ said }) => said.some(({ t }) => t === 'welcome')).length;
const report = {
  promise: 'sockets',
  game: values.game,
  tables: tables.length,
  sockets: people.length,
  watching: welcome,
  emptyMiB: Math.round(empty / 1024),
  tableKiB: Math.round((withTables - empty) / tables.length),
  socketKiB: Math.round((withSockets - withTables) / people.length),
  /** Share of a processor while nobody moves. */
  idle: Number(idle.toFixed(3)),
};
console.log(JSON.stringify(report, null, 2));
for (const { host } of tables) host.close();
for (const person of people) person.close();
await server.stop();
removeFolder(folder);
process.exit(welcome === people.length ? 0 : 1);
