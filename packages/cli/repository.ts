/** Where things lie in this repository, and reading files in a way that people can follow. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongUse } from './command.ts';

export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
/** Kept between runs, never committed. */
export const CACHE = join(ROOT, '.cache');

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
