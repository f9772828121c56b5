/** Faults planted in the store that `append.ts` measures: each must be found. The whole is `packages/promises/append.ts`. */
import { join } from 'node:path';
import type { Store } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { expect, test } from 'vitest';
import { appendFaults, appendRun } from '../help/append-run.ts';
import { removeFolder, temporaryFolder } from '../help/setting.ts';

/** A short run on a store that appends in a way of its own. */
async function faultsOf(wrapped: (append: Store['append']) => Store['append'] = (append) => append): Promise<string[]> {
  const folder = temporaryFolder();
  const store = await sqliteStore(join(folder, 'x.sqlite'));
  try {
    const work = { store: { ...store, append: wrapped(store.append) }, file: join(folder, 'raw'), rounds: 1, ms: 200 };
    return appendFaults(await appendRun(work));
  } finally {
    await store.close();
    removeFolder(folder);
  }
}
const LOST = 'acknowledged entries are not in the log';

test('all that was acknowledged is in the log', async () => {
  expect(await faultsOf()).not.toContain(LOST);
});

test('a slow store is found', async () => {
  const slow = await faultsOf((append) => async (entry) => {
    await new Promise((done) => setTimeout(done, 1000));
    return append(entry);
  });
  expect(slow).toEqual(['single appends are too slow', 'grouped appends are too slow']);
});

test('a store that acknowledges what it does not keep is found, though it is quick', async () => {
  const faults = await faultsOf((append) => async (entry) => (entry.expected === 0 ? append(entry) : { t: 'ok', seq: entry.expected + 1 }));
  expect(faults).toContain(LOST);
});

test('a store that refuses ends the run', async () => {
  await expect(faultsOf(() => async () => ({ t: 'unavailable', why: 'no room' }))).rejects.toThrow('unavailable');
});

test('the limits are 0.7 and 10 times the raw rate', () => {
  const perSecond = { raw: 100, single: 70, grouped: 1000 };
  expect(appendFaults({ perSecond, ofRaw: { single: 0.7, grouped: 10 }, short: 0 })).toEqual([]);
  expect(appendFaults({ perSecond, ofRaw: { single: 0.69, grouped: 10 }, short: 0 })).toEqual(['single appends are too slow']);
  expect(appendFaults({ perSecond, ofRaw: { single: 0.7, grouped: 9.99 }, short: 1 })).toHaveLength(2);
});
