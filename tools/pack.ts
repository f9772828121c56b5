/**
 * npm run pack [-- FOLDER]: `longtable` and the packages for authors of games as tarballs, by default in `.cache/packages`. What
 * must not be inside, or must, is looked at before a tarball is made.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { assemble, MUST } from './pack/assemble.ts';
import { faultsIn, filesIn } from './pack/scan.ts';
import { buildPage } from './page.mjs';
import { CACHE } from './run-tool.ts';

export const TARBALLS = join(CACHE, 'packages');
const SHELL = process.platform === 'win32';

function packed(folder: string, into: string): string {
  const out = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', into], {
    cwd: folder,
    encoding: 'utf8',
    shell: SHELL,
  });
  const [{ filename }] = JSON.parse(out) as [{ filename: string }];
  return join(into, filename.replace('@', '').replace('/', '-'));
}

const kilobytes = (file: string): string => `${Math.ceil(statSync(file).size / 1024)} kB`;

/** Makes the tarballs and says where they are. */
export async function pack(into: string): Promise<readonly string[]> {
  const folders = await assemble(join(CACHE, 'pack'));
  const faults = folders.flatMap((folder) => faultsIn(folder, basename(folder) === 'longtable' ? MUST : ['package.json', 'index.d.ts']));
  if (faults.length > 0) throw new Error(`not packed:\n${faults.join('\n')}`);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  return folders.map((folder) => {
    const file = packed(folder, into);
    console.log(`${file}  ${kilobytes(file)}, ${filesIn(folder).length} files`);
    return file;
  });
}

if (import.meta.main) {
  if (!buildPage()) throw new Error('the page could not be built');
  await pack(resolve(process.argv[2] ?? TARBALLS));
}
