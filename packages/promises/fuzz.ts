/**
 * Hostile traffic against running matches of all games: as seat, foreign seat, spectator and stranger, with all kinds of messages and all
 * spellings of paths. No crash, no 5xx, nothing unavailable, no table parked, logs that play again, memory flat, others undisturbed.
 *
 *     node packages/promises/fuzz.ts [--messages 1000000] [--seed 1] [--progress]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteRows } from './help/audit.ts';
import { fuzzFaults, fuzzRun } from './help/fuzz-run.ts';
import { freePort } from './help/postgres.ts';
import { startProcess } from './help/process.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    progress: { type: 'boolean', default: false },
  },
});
const messages = Number(values.messages);
const folder = temporaryFolder();
const server = await startProcess(await freePort(), { DATA_DIR: folder });
const rss = (): number => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0);
const target = {
  base: server.base,
  isAlive: () => server.child.exitCode === null && server.child.signalCode === null,
  memoryBytes: rss,
  async end() {
    await server.stop();
    const rows = sqliteRows(join(folder, 'longtable.sqlite'));
    removeFolder(folder);
    return rows;
  },
};
const show = (sent: number): void => console.error(`${sent} messages, ${Math.round(rss() / 1_048_576)} MiB`);
const report = await fuzzRun(target, messages, Number(values.seed), values.progress ? show : undefined);
const faults = fuzzFaults(report, messages);
console.log(JSON.stringify({ promise: 'fuzz', ...report, faults }, null, 2));
process.exit(faults.length === 0 && report.others.p99 <= 250 ? 0 : 1);
