/**
 * Power loss: the system calls of a writing server are recorded with strace. For many moments a disk is built that may be left when the
 * power goes: all that was synced, and any part of what was not, torn within sectors. Each is opened; every command that a client was told
 * is done must be there.
 *
 *     node packages/promises/power.ts [--images 1000] [--seed 1] [--answers 300] [--progress]
 */
import { parseArgs } from 'node:util';
import { hasStrace, powerFaults, powerRun } from './help/power/power-run.ts';

const { values } = parseArgs({
  options: {
    images: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    answers: { type: 'string', default: '300' },
    progress: { type: 'boolean', default: false },
  },
});
if (!hasStrace()) {
  console.error('strace is not here: nothing was measured. On Debian: apt-get install strace.');
  process.exit(2);
}
const report = await powerRun({
  images: Number(values.images),
  seed: Number(values.seed),
  answers: Number(values.answers),
  ...(values.progress ? { onImage: (n: number) => void (n % 50 === 0 && console.error(`${n} images`)) } : {}),
});
const faults = powerFaults(report);
console.log(JSON.stringify({ promise: 'power', ...report, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
