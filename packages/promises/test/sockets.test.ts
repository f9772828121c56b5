/** A sample of tables and sockets, and planted faults, which must be found. The whole is `packages/promises/sockets.ts`. */
import { expect, test } from 'vitest';
import { removeFolder, startServer, temporaryFolder } from '../help/setting.ts';
import { type SocketsWork, socketsFaults, socketsRun } from '../help/sockets-run.ts';

const [TABLES, SOCKETS] = [2, 4];

/** A few tables and sockets; `grown`: the memory that the server seems to have before, with tables, and with sockets. */
async function faultsOf(grown: readonly [number, number, number]): Promise<string[]> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  let looks = 0;
  const work: SocketsWork = {
    base: server.base,
    game: 'skirmish',
    tables: TABLES,
    sockets: SOCKETS,
    memoryKiB: () => grown[looks++] ?? 0,
    cpuMs: () => 0,
    restMs: 1,
    idleMs: 1,
  };
  try {
    return socketsFaults(await socketsRun(work));
  } finally {
    await server.close();
    removeFolder(folder);
  }
}

test('everybody is shown their table, within the memory that it may take', async () => {
  expect(await faultsOf([100_000, 100_000 + 512 * TABLES, 100_000 + 512 * TABLES + 64 * SOCKETS])).toEqual([]);
}, 60_000);

test('memory that grows with tables or sockets is found', async () => {
  const faults = await faultsOf([100_000, 100_000 + 513 * TABLES, 100_000 + 513 * TABLES + 65 * SOCKETS]);
  expect(faults).toEqual(['a table takes too much memory', 'a socket takes too much memory']);
}, 60_000);

test('people who are not shown their table are found', () => {
  const report = { tables: 2, sockets: 4, watching: 3, emptyMiB: 100, tableKiB: 1, socketKiB: 1, idle: 0 };
  expect(socketsFaults(report)).toEqual(['not everybody was shown their table']);
});
