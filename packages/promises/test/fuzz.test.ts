/** A sample of hostile traffic, and planted faults that it must find; the long run is fuzz.ts. */
import { join } from 'node:path';
import type { Parts } from '@longtable/server/serve.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import type { TableRules, Titles } from '@longtable/server/titles.ts';
import { describe, expect, test } from 'vitest';
import { sqliteRows } from '../help/audit.ts';
import { fuzzFaults, fuzzRun } from '../help/fuzz-run.ts';
import { ownTitlesOnly } from '../help/own.ts';
import { inEngine } from '../help/secrets/leaky.ts';
import { removeFolder, startServer, temporaryFolder } from '../help/setting.ts';

const MESSAGES = 1200;

/** Faults of a server of these parts. */
async function faultsOf(parts: (folder: string) => Promise<Partial<Parts>>, messages = MESSAGES): Promise<string[]> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder }, await parts(folder));
  const target = {
    base: server.base,
    isAlive: () => true,
    memoryBytes: () => 0,
    async end() {
      await server.close();
      const rows = sqliteRows(join(folder, 'longtable.sqlite'));
      removeFolder(folder);
      return rows;
    },
  };
  return fuzzFaults(await fuzzRun(target, messages, 3), messages);
}

test('hostile traffic: alive, no 5xx, nothing unavailable, nothing parked, logs that play again', async () => {
  expect(await faultsOf(async () => ({}), 2000)).toEqual([]);
});

/** The same titles with other rules in them. */
async function changed(change: (opened: TableRules) => TableRules): Promise<Partial<Parts>> {
  const real = await ownTitlesOnly();
  const titles: Titles = {
    ...real,
    open: async (hash) => change(await real.open(hash)),
    opened(hash) {
      const opened = real.opened(hash);
      return opened === null ? null : change(opened);
    },
  };
  return { titles };
}
const withRules = (leak: ReturnType<typeof inEngine>) => changed((opened) => ({ ...opened, rules: leak(opened.rules) }));

describe('a planted fault is found', () => {
  test('rules that throw at a strange answer', async () => {
    const thrower = inEngine((engine) => ({
      ...engine,
      apply(m, seat, answer, out) {
        const refused = engine.apply(m, seat, answer, out);
        if (refused !== null) throw new TypeError('planted');
        return null;
      },
    }));
    expect(await faultsOf(() => withRules(thrower))).toContain('a table was parked or damaged');
  });
  test('a store that throws', async () => {
    const parts = async (folder: string): Promise<Partial<Parts>> => {
      const store = await sqliteStore(join(folder, 'longtable.sqlite'));
      const list: typeof store.list = () => Promise.reject(new TypeError('planted'));
      return { store: { ...store, list } };
    };
    expect(await faultsOf(parts)).toContain('5xx');
  });
  test('rules that refuse everything', async () => {
    const deaf = inEngine((engine) => ({ ...engine, awaited: engine.awaited, apply: () => ({ refused: 'not-asked' }) }));
    expect(await faultsOf(() => withRules(deaf))).toContain('no bad answer reached the rules');
  });
});
