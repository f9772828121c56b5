/**
 * Crash: a server, one of several nodes, or their database is killed again and again under scripted clients. Nothing acknowledged may be
 * lost, doubled or altered, matches end and states are as they are when played again by the rules alone, clients resume by themselves.
 *
 *     node packages/promises/crash.ts [--cycles 300] [--clients 50] [--kill sqlite|node|database] [--seconds 3600] [--progress]
 */
import { parseArgs } from 'node:util';
import { crashFaults, crashReport, crashRun, type Victim } from './help/crash-run.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '300' },
    clients: { type: 'string', default: '50' },
    kill: { type: 'string', default: 'sqlite' },
    /** Ends earlier, with fewer cycles. */
    seconds: { type: 'string', default: '86400' },
    progress: { type: 'boolean', default: false },
  },
});
const show = (cycle: number, acknowledged: number, stuck: number): void =>
  console.error(`cycle ${cycle}: ${acknowledged} acknowledged, ${stuck} stuck`);
const run = await crashRun({
  cycles: Number(values.cycles),
  clients: Number(values.clients),
  kill: values.kill as Victim,
  seconds: Number(values.seconds),
  ...(values.progress ? { onCycle: show, onStuck: (standing) => console.error('stuck', JSON.stringify(standing)) } : {}),
});
const report = await crashReport(run);
const faults = crashFaults(report, Number(values.cycles));
console.log(JSON.stringify({ promise: 'crash', kill: values.kill, clients: Number(values.clients), ...report, faults }, null, 2));
process.exit(faults.length === 0 && (values.kill === 'database' || report.readyMs.max <= 3000) ? 0 : 1);
