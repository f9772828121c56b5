/**
 * A queue in small: people who send answers to so many servers, answer by answer, in virtual time. The model of docs/scale.md rests on the
 * closed formulas beside it; here both are held against each other.
 *
 *     node packages/promises/queue.ts --model            the table of docs/scale.md
 *     node packages/promises/queue.ts [--rate 4000] [--ms 0.128] [--servers 1] [--service fixed|exponential] [--arrivals 400000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { MEASURED, modelRows } from './help/model.ts';
import { expectedWait, type Service, simulateQueue } from './help/queue.ts';

const { values } = parseArgs({
  options: {
    /** Answers a second, of all people together. */
    rate: { type: 'string', default: '4000' },
    /** Milliseconds of one server for an answer. */
    ms: { type: 'string', default: '0.128' },
    servers: { type: 'string', default: '1' },
    /** Every answer takes the same, or some take longer. */
    service: { type: 'string', default: 'fixed' },
    arrivals: { type: 'string', default: '400000' },
    seed: { type: 'string', default: '1' },
    model: { type: 'boolean', default: false },
  },
});
if (values.model) {
  console.log(modelRows(MEASURED).join('\n'));
  process.exit(0);
}
const load = {
  perSecond: Number(values.rate),
  serviceSeconds: Number(values.ms) / 1000,
  servers: Number(values.servers),
  service: values.service as Service,
};
const simulated = simulateQueue({ ...load, arrivals: Number(values.arrivals), seed: Number(values.seed) });
const expected = expectedWait(load);
const ms = (seconds: number): number => Number((1000 * seconds).toFixed(4));
const off = expected === null ? null : Math.abs(simulated.meanWait - expected) / expected;
const report = {
  promise: 'queue',
  ...load,
  busy: Number(((load.perSecond * load.serviceSeconds) / load.servers).toFixed(3)),
  waitMs: { mean: ms(simulated.meanWait), p99: ms(simulated.p99Wait), formula: expected === null ? null : ms(expected) },
  off: off === null ? null : Number(off.toFixed(4)),
};
console.log(JSON.stringify(report, null, 2));
// Without a formula (more work than the servers can do) there is nothing to be held against.
process.exitCode = off !== null && off < 0.05 ? 0 : 1;
