/**
 * Files that lint found to be fine stay fine until they change: Biome looks at one file at a time. So do its settings, its plugins and
 * the packages that a file may use; where one of these changes, everything is looked at again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { CACHE, ROOT } from './run-tool.ts';

/** The hash of each file by its path. */
type Hashes = Readonly<Record<string, string>>;

export interface Linted {
  /** The hash of all that lint goes by. */
  readonly settings: string;
  readonly files: Hashes;
}

const FILE = join(CACHE, 'lint.json');
const NEVER: Linted = { settings: '', files: {} };

/** Names of files that Biome knows how to read. */
const READ = /\.([cm]?[jt]sx?|json|css|svg|html|grit|webmanifest)$/;
/** Names of files that decide how others are looked at. */
const isSetting = (file: string): boolean =>
  ['biome.json', 'package.json', 'package-lock.json', '.gitignore'].includes(basename(file)) || file.endsWith('.grit');

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** All files of a folder that git does not ignore, as they lie there now; none where there is no git. */
function filesIn(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(stdout.split('\0'))].filter((file) => file !== '' && existsSync(join(folder, file))).sort();
}

/** Paths that the settings take out, each a file or a folder. */
function leftOut(settings: string): readonly string[] {
  const { files } = JSON.parse(settings) as { files: { includes: readonly string[] } };
  return files.includes.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1), `${glob.slice(1)}/**`] : []));
}

/** The files of a folder that lint looks at, and what it goes by. */
export function toLint(folder = ROOT): Linted {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const all = filesIn(folder);
  const out = leftOut(read('biome.json').toString());
  const looked = all.filter((file) => READ.test(file) && !out.some((glob) => matchesGlob(file, glob)));
  return {
    settings: hashOf(
      all
        .filter(isSetting)
        .map((file) => `${file} ${hashOf(read(file))}`)
        .join('\n'),
    ),
    files: Object.fromEntries(looked.map((file) => [file, hashOf(read(file))])),
  };
}

/** Files that are not as they were when they were found to be fine. */
export const changedSince = (fine: Linted, { settings, files }: Linted): string[] =>
  Object.keys(files).filter((file) => fine.settings !== settings || fine.files[file] !== files[file]);

export const foundFine = (): Linted => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Linted) : NEVER);

export function keepFine(fine: Linted): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(fine));
}
