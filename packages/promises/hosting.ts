/**
 * The hosting guide: every file and every command of docs/hosting.md, with real nginx, PostgreSQL and systemd-analyze, while robots play.
 *
 *     npm run pack && node packages/promises/hosting.ts [--clients 40]
 *
 * NGINX_PROGRAM names it where it is not in the path. The last chapter of the guide says what is replaced.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hostingFaults, hostingReport, hostingRun, missing, tarballsIn } from './help/hosting-run.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({ options: { clients: { type: 'string', default: '40' } } });
const needed = missing();
if (needed.length > 0) {
  console.error(`Not here: ${needed.join(', ')}. Nothing was tested.`);
  process.exit(2);
}
const folder = temporaryFolder();
const repack = (from: string): string => {
  const out = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd: from, encoding: 'utf8' });
  return `${folder}/${(JSON.parse(out) as [{ filename: string }])[0].filename}`;
};
const tarballs = tarballsIn(fileURLToPath(new URL('../../.cache/packages', import.meta.url)), repack);
const run = await hostingRun({ tarballs, clients: Number(values.clients) });
const report = hostingReport(run);
const faults = hostingFaults(report, ['0.2.1', '0.2.0']);
removeFolder(folder);
console.log(JSON.stringify({ promise: 'hosting', clients: Number(values.clients), ...report, faults }, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
