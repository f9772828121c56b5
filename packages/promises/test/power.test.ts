/** A sample of power cuts, and a disk that lies, which must be found; the long run is power.ts. */
import { expect, test } from 'vitest';
import { hasStrace, powerFaults, powerRun } from '../help/power/power-run.ts';

const PLAN = { images: 25, seed: 5, answers: 40 };

test.skipIf(!hasStrace())('whenever the power goes, all that was acknowledged is on the disk', async () => {
  expect(powerFaults(await powerRun(PLAN))).toEqual([]);
});

test.skipIf(!hasStrace())('a disk that says it made things safe and does not is found', async () => {
  const report = await powerRun({ ...PLAN, lyingDisk: true });
  expect(powerFaults(report)).toContain('nothing was made safe');
  expect(report.lost + report.unreadable).toBeGreaterThan(0);
});
