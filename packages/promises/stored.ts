/**
 * A store that already holds very many tables: how soon the server is ready, and how much memory it takes.
 *
 *     node packages/promises/stored.ts [--tables 100000]
 */
import { parseArgs } from 'node:util';
import { freePort } from './help/postgres.ts';
import { memoryKiB, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { fillStore, lobbyOf, storedFaults } from './help/stored-run.ts';

const { values } = parseArgs({ options: { tables: { type: 'string', default: '100000' } } });
const tables = Number(values.tables);
const folder = temporaryFolder();
const entries = await fillStore(folder, tables);
const server = await startProcess(await freePort(), { DATA_DIR: folder });
const lobby = await lobbyOf(server.base);
const memoryMiB = Math.round(memoryKiB(server.child) / 1024);
await server.stop();
removeFolder(folder);
const report = { tables, entries, readyMs: Math.round(server.readyMs), memoryMiB, lobby };
const faults = storedFaults(report);
console.log(JSON.stringify({ promise: 'stored', ...report, faults }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
