/** A sample of tables that are built from their logs, and planted faults, which must be found. The whole is `packages/promises/rebuild.ts`. */
import { join } from 'node:path';
import type { Store } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { expect, test } from 'vitest';
import { ownTitle, ownTitlesOnly } from '../help/own.ts';
import { rebuildFaults, rebuildRun } from '../help/rebuild-run.ts';
import { removeFolder, temporaryFolder } from '../help/setting.ts';
import { simulate } from '../help/simulated.ts';

const title = await ownTitle(await ownTitlesOnly(), 'skirmish');
const WANTED = 10;
const DIFFERENT = 'another table came back';

/** A short match on a store that is read in a way of its own. */
async function faultsOf(wrapped: (read: Store['read']) => Store['read'] = (read) => read): Promise<string[]> {
  const folder = temporaryFolder();
  const store = await sqliteStore(join(folder, 'x.sqlite'));
  const report = await rebuildRun({ store: { ...store, read: wrapped(store.read) }, title, wanted: WANTED, times: 3 });
  await store.close();
  removeFolder(folder);
  return rebuildFaults(report, WANTED);
}

test('a table comes back as it was', async () => {
  expect(await faultsOf()).not.toContain(DIFFERENT);
});

test('a slow store is found', async () => {
  const slow = await faultsOf((read) => async (table) => {
    await new Promise((done) => setTimeout(done, 15));
    return read(table);
  });
  expect(slow).toEqual(['a table is built too slowly']);
});

test('a log without its last answer is found', async () => {
  expect(await faultsOf((read) => async (table) => (await read(table)).slice(0, -1))).toContain(DIFFERENT);
});

test('another match of the same length is found', async () => {
  const { entries } = simulate(title, title.told.players.max, 7, WANTED);
  const other = entries.map((entry, i) => ({ seq: i + 1, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry) }));
  expect(await faultsOf(() => async () => other)).toContain(DIFFERENT);
});

test('a table that does not come back is found', async () => {
  expect(await faultsOf(() => async () => [])).toContain(DIFFERENT);
});

test('a match that is too short proves nothing', () => {
  const ms = { first: 1, median: 10, best: 1 };
  const report = { seats: 2, answers: 9, cpuMsMedian: 1, laterCpuMsMedian: 1, ms, different: 0 };
  expect(rebuildFaults(report, WANTED)).toEqual(['the match is too short']);
  expect(rebuildFaults({ ...report, answers: 10 }, WANTED)).toEqual([]);
});
