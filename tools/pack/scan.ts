/** What must be true of every file that is packed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../run-tool.ts';

/** Sources of tests; the game that `longtable new` makes brings tests of its own. */
const TEST = /\.(test|spec)\.[a-z]+$|(^|\/)(e2e|fixtures|replays)\//;
const TEMPLATE = /(^|\/)new\/template\//;
const TEXT = /\.(js|mjs|ts|json|html|css|md|svg|webmanifest)$/;

/** Folders of this machine: whoever installs the package has others. */
const HERE = [...new Set([ROOT, dirname(ROOT), homedir()])].filter((path) => path.length > 1);

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

function faultOf(folder: string, file: string, here: readonly string[]): string | null {
  if (TEMPLATE.test(file)) return null;
  if (TEST.test(file)) return `${file} is the source of a test`;
  if (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')) return `${file} is not compiled`;
  if (!TEXT.test(file)) return null;
  const text = readFileSync(join(folder, file), 'utf8');
  const named = here.find((path) => text.includes(`${path}/`) || text.includes(`${path}\\`));
  return named === undefined ? null : `${file} names the folder ${named}`;
}

/** Faults of an unpacked package; `must`: files without which it is none. */
export function faultsIn(folder: string, must: readonly string[], here = HERE): string[] {
  const missing = must.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing`);
  return [...missing, ...filesIn(folder).flatMap((file) => faultOf(folder, file, here) ?? [])];
}
