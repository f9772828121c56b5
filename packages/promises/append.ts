/**
 * Durable appends of the embedded store against raw appends with fdatasync on the same disk, in turns within one run.
 *
 *     node packages/promises/append.ts [--seconds 2] [--rounds 5]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { appendFaults, appendRun } from './help/append-run.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '5' } } });
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'x.sqlite'));
const work = { store, file: join(folder, 'raw'), rounds: Number(values.rounds), ms: 1000 * Number(values.seconds) };
const report = await appendRun(work);
await store.close();
removeFolder(folder);
const faults = appendFaults(report);
console.log(JSON.stringify({ promise: 'append', ...report, faults }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
