/**
 * Open loop: Skirmish at many tables with a client on each seat, answers at a fixed rate. The time of an answer runs from when it was due
 * until the player who gave it hears that it was taken, on the disk: 99 of 100 must stay within the limit. Of those that do not it is told
 * when they came, and what the server did while they waited.
 *
 *     node packages/promises/latency.ts [--rate 1000] [--sockets 1000] [--warm 10] [--seconds 30] [--limit 10]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isInTime, latencyOf, openLoop } from './help/open-loop.ts';
import type { Pause } from './help/pauses.ts';
import { freePort } from './help/postgres.ts';
import { cpuMs, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { slowOf } from './help/slow.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '1000' },
    warm: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '30' },
    limit: { type: 'string', default: '10' },
  },
});
const SEATS = 2;
const limit = Number(values.limit);
const perSecond = Number(values.rate);
const folder = temporaryFolder();
const noted = join(folder, 'pauses');
writeFileSync(noted, '');
const watching = ['--import', fileURLToPath(new URL('./help/pauses.ts', import.meta.url))];
const env = { DATA_DIR: folder, LIMIT_SOCKETS: '100000', PAUSES: noted };
const server = await startProcess(await freePort(), env, undefined, watching);
const tables = new Array<number>(Math.ceil(Number(values.sockets) / SEATS)).fill(SEATS);
const load = { base: server.base, tables, perSecond, warm: Number(values.warm), seconds: Number(values.seconds) };
const [before, own] = [cpuMs(server.child), process.cpuUsage()];
const all = await openLoop(load);
const clients = process.cpuUsage(own);
const latency = latencyOf(all);
const pauses = readFileSync(noted, 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Pause]));
const report = {
  promise: 'latency',
  sockets: SEATS * tables.length,
  perSecond,
  limit,
  ...latency,
  /** Seconds of processor time, to begin with and warm-up included. */
  serverSeconds: Number(((cpuMs(server.child) - before) / 1000).toFixed(1)),
  clientSeconds: Number(((clients.user + clients.system) / 1e6).toFixed(1)),
  slow: slowOf(all, limit, pauses, performance.timeOrigin),
};
console.log(JSON.stringify(report, null, 2));
// After the server was killed: its clients are in this process and would hear of that.
process.once('exit', () => removeFolder(folder));
process.exit(isInTime(latency, limit) ? 0 : 1);
