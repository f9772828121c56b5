/**
 * Open loop: Skirmish at many tables with a client on each seat, answers at a fixed rate. The time of an answer runs from when it was due
 * until the player who gave it hears that it was taken, on the disk: 99 of 100 must stay within the limit.
 *
 *     node packages/promises/latency.ts [--rate 1000] [--sockets 1000] [--warm 10] [--seconds 30] [--limit 10]
 */
import { parseArgs } from 'node:util';
import { isInTime, openLoop } from './help/open-loop.ts';
import { freePort } from './help/postgres.ts';
import { cpuMs, startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

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
const server = await startProcess(await freePort(), { DATA_DIR: folder, LIMIT_SOCKETS: '100000' });
const tables = new Array<number>(Math.ceil(Number(values.sockets) / SEATS)).fill(SEATS);
const load = { base: server.base, tables, perSecond, warm: Number(values.warm), seconds: Number(values.seconds) };
const [before, own] = [cpuMs(server.child), process.cpuUsage()];
const latency = await openLoop(load);
const clients = process.cpuUsage(own);
const report = {
  promise: 'latency',
  sockets: SEATS * tables.length,
  perSecond,
  limit,
  ...latency,
  /** Seconds of processor time, to begin with and warm-up included. */
  serverSeconds: Number(((cpuMs(server.child) - before) / 1000).toFixed(1)),
  clientSeconds: Number(((clients.user + clients.system) / 1e6).toFixed(1)),
};
console.log(JSON.stringify(report, null, 2));
// After the server was killed: its clients are in this process and would hear of that.
process.once('exit', () => removeFolder(folder));
process.exit(isInTime(latency, limit) ? 0 : 1);
