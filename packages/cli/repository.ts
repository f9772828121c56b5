/** Places of things in this repository or in the installed package, and reading files in a way that people can follow. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
    throw new WrongUse(`"${path}" cannot be read: ${whyNot(error)}.`);
  }
}

/** Makes the folder for a file that comes after hours of work, and refuses what could not be written then. */
export function makeRoom(path: string): void {
  makeFolder(dirname(resolve(path)));
  if (existsSync(path) && statSync(path).isDirectory()) throw new WrongUse(`"${path}" cannot be written: it is a folder.`);
}

export function writeFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new WrongUse(`"${path}" cannot be written: ${whyNot(error)}.`);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new WrongUse(`The folder "${path}" cannot be made: ${whyNot(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is no folder',
  EACCES: 'that is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

function whyNot(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return code === undefined ? String(error) : (REASONS[code] ?? code);
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
