/** Places of things in this repository or in the installed package, and reading files in a way that people can follow. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongUse } from './command.ts';

export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
/** False in the installed package: there are no sources. */
export const IN_REPOSITORY = existsSync(join(ROOT, 'packages', 'kernel', 'index.ts'));
/** Kept between runs, never committed. */
export const CACHE = IN_REPOSITORY ? join(ROOT, '.cache') : join(tmpdir(), 'longtable-cache');

export const version = (): string => (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

export const fromHere = (path: string): string => relative(process.cwd(), path) || '.';

export function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'it does not exist' : code === 'EISDIR' ? 'it is a folder' : (code ?? String(error));
    throw new WrongUse(`"${path}" cannot be read: ${why}.`);
  }
}

export function writeFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new WrongUse(`"${path}" cannot be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
  }
}

/** All files below a folder of the repository, as paths from its root. Empty when there is no such folder. */
export function filesBelow(folder: string, skip: readonly string[] = []): string[] {
  const files: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readEntries(join(ROOT, path))) {
      if (skip.includes(entry.name) || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) visit(`${path}/${entry.name}`);
      else files.push(`${path}/${entry.name}`);
    }
  };
  visit(folder);
  return files.sort();
}

function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}
