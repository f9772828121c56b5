/**
 * A store that already holds very many tables: how soon the server is ready, and how much memory it takes.
 *
 *     node packages/promises/stored.ts [--tables 100000]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { firstState } from '@longtable/server/table/state.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';
import { freePort } from './help/postgres.ts';
import { startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { simulate } from './help/simulated.ts';

const { values } = parseArgs({ options: { tables: { type: 'string', default: '100000' } } });
const tables = Number(values.tables);
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'longtable.sqlite'));
const titles = await ownTitlesOnly();
const title = await ownTitle(titles, 'skirmish');
const { entries, state } = simulate(title, 2, 1, 0);
const [made] = entries;
if (made?.t !== 'created') throw new Error('no table');
const nameOf = (i: number): string => `t${String(i).padStart(12, 'a')}`;
for (let i = 0; i < tables; i += 2000) {
  const batch = Array.from({ length: Math.min(2000, tables - i) }, (_, k) => {
    const begun = {
      ...firstState(nameOf(i + k), { ...made, listed: k % 10 === 0 }, titles.opened),
      status: k % 2 === 0 ? state.status : ('finished' as const),
    };
    return entries.map((entry, n) =>
      store.append({
        table: nameOf(i + k),
        expected: n,
        commandId: `c${n}`,
        seat: null,
        payload: JSON.stringify(entry),
        summary: summaryOf(begun, 1, []),
      }),
    );
  });
  await Promise.all(batch.flat());
}
await store.close();
const server = await startProcess(await freePort(), { DATA_DIR: folder });
const lobby = await fetch(`${server.base}/api/tables`).then((r) => r.json() as Promise<{ tables: unknown[] }>);
const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
await server.stop();
removeFolder(folder);
const report = {
  promise: 'stored',
  tables,
  entries: tables * entries.length,
  readyMs: Math.round(server.readyMs),
  memoryMiB: Math.round(memory),
  lobby: lobby.tables.length,
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.readyMs <= 5000 && report.memoryMiB < 300 ? 0 : 1;
