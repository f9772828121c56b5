/**
 * The memory of an open table and of a socket that watches it: a server with many tables in play, then with many people beside.
 *
 *     node packages/promises/sockets.ts [--tables 200] [--sockets 1000] [--game yield]
 */
import { parseArgs } from 'node:util';
import { freePort } from './help/postgres.ts';
import { cpuMs, memoryKiB, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { socketsFaults, socketsRun } from './help/sockets-run.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'yield' },
  },
});
const folder = temporaryFolder();
const server = await startProcess(await freePort(), { DATA_DIR: folder, LIMIT_SOCKETS: '100000' });
const report = await socketsRun({
  base: server.base,
  game: values.game,
  tables: Number(values.tables),
  sockets: Number(values.sockets),
  memoryKiB: () => memoryKiB(server.child),
  cpuMs: () => cpuMs(server.child),
  restMs: 1000,
  idleMs: 5000,
});
await server.stop();
removeFolder(folder);
const faults = socketsFaults(report);
console.log(JSON.stringify({ promise: 'sockets', game: values.game, ...report, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
