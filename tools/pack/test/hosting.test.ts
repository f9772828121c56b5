/** A sample of packages/promises/hosting.ts: the guide is followed where nginx and psql are installed, and skipped elsewhere. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HostingRun,
  hostingFaults,
  hostingReport,
  hostingRun,
  missing,
  tarballsIn,
} from '../../../packages/promises/help/hosting-run.ts';
import { removeFolder, temporaryFolder } from '../../../packages/promises/help/setting.ts';
import { TARBALLS } from '../../pack.ts';

const needed = missing();
const VERSIONS = ['0.2.1', '0.2.0'];

describe.skipIf(needed.length > 0)('the hosting guide, followed word by word under play', () => {
  let run: HostingRun;
  const folder = temporaryFolder();
  const repack = (from: string): string => {
    execFileSync('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], { cwd: from });
    return join(folder, 'longtable-0.2.1.tgz');
  };
  beforeAll(async () => {
    run = await hostingRun({ tarballs: tarballsIn(TARBALLS, repack), clients: 4 });
  }, 400_000);
  afterAll(() => removeFolder(folder));

  it('loses nothing and logs nobody out: backups, drill, draining, upgrade and the way back', () => {
    const report = hostingReport(run);
    expect(hostingFaults(report, VERSIONS)).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(100);
  });
  it('would notice an answer that was lost in draining', () => {
    const row = run.rows.find(({ command }) => command.includes(':answer-'));
    const faults = hostingFaults(hostingReport({ ...run, rows: run.rows.filter((one) => one !== row) }), VERSIONS);
    expect(faults).toEqual(expect.arrayContaining(['lost', 'gaps']));
  });
});
