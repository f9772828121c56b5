/**
 * Restore: matches of all games are played, backed up and restored elsewhere; each is played again, and every entry is compared.
 *
 *     node packages/promises/restore.ts [--tables 10000] [--answers 100] [--progress]
 */
import { parseArgs } from 'node:util';
import { restoreFaults, restoreRun } from './help/restore-run.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000' },
    answers: { type: 'string', default: '100' },
    progress: { type: 'boolean', default: false },
  },
});
const MOST_SECONDS = 120;
const EVERY = 500;
const tables = Number(values.tables);
const show = (done: number): void => void (done % EVERY === 0 && console.error(`${done} tables made`));
const report = await restoreRun({ tables, answers: Number(values.answers), ...(values.progress ? { onTable: show } : {}) });
const faults = restoreFaults(report, tables);
console.log(JSON.stringify({ promise: 'restore', ...report, faults }, null, 2));
process.exitCode = faults.length === 0 && report.restoreSeconds + report.verifySeconds <= MOST_SECONDS ? 0 : 1;
