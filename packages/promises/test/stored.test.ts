/** A sample of a store that was filled before its server started, and planted faults. The whole is `packages/promises/stored.ts`. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { removeFolder, startServer, temporaryFolder } from '../help/setting.ts';
import { fillStore, lobbyOf, type StoredReport, storedFaults } from '../help/stored-run.ts';

const TABLES = 20;
const FINE: StoredReport = { tables: TABLES, entries: 100, readyMs: 5000, memoryMiB: 299, lobby: 1 };

/** `spoil`: statements that change the store before the server starts. */
async function faultsOf(spoil = ''): Promise<string[]> {
  const folder = temporaryFolder();
  const entries = await fillStore(folder, TABLES);
  const db = new DatabaseSync(join(folder, 'longtable.sqlite'));
  db.exec(spoil);
  db.close();
  const server = await startServer({ DATA_DIR: folder });
  const lobby = await lobbyOf(server.base);
  await server.close();
  removeFolder(folder);
  return storedFaults({ ...FINE, entries, lobby });
}

test('a server shows tables that were stored before it started', async () => {
  expect(await faultsOf()).toEqual([]);
}, 60_000);

test.each([
  ['forgotten', 'delete from tables'],
  ['no longer listed', 'update tables set listed = 0'],
])(
  'tables that are %s are missed',
  async (_fault, spoil) => {
    expect(await faultsOf(spoil)).toEqual(['the lobby is empty']);
  },
  60_000,
);

test('a server that is ready too late, or takes too much memory, is found', () => {
  expect(storedFaults({ ...FINE, readyMs: 5001 })).toEqual(['ready too late']);
  expect(storedFaults({ ...FINE, memoryMiB: 300 })).toEqual(['too much memory']);
});
