/**
 * Three nodes on one PostgreSQL. Every question is answered through all three at the same moment, each time with another answer: exactly
 * one may be accepted, and the log must hold that one and no other.
 *
 *     node packages/promises/nodes.ts [--answers 10000] [--tables 5] [--progress]
 */
import { parseArgs } from 'node:util';
import { nodesFaults, nodesReport, nodesRun } from './help/nodes-run.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '5' },
    progress: { type: 'boolean', default: false },
  },
});
const answers = Number(values.answers);
const EVERY = 100;
const report = nodesReport(
  await nodesRun({
    answers,
    tables: Number(values.tables),
    ...(values.progress ? { onQuestion: (counts) => void (counts.questions % EVERY === 0 && console.error(JSON.stringify(counts))) } : {}),
  }),
);
const faults = nodesFaults(report, answers);
console.log(JSON.stringify({ promise: 'nodes', nodes: 3, ...report, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
