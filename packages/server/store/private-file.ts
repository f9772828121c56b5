/** The database holds the secrets of running matches: nobody but the server's own account may read it. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** SQLite gives its side files the permissions of the database; those of earlier versions are corrected, too. */
const SIDE_FILES = ['', '-wal', '-shm', '-journal'];

/** Keys that lie beside the database. */
const KEYS = ['titles.key'];

/** Makes folder and file if they are missing. A folder that holds other things keeps its permissions. */
export function privateFile(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  closeSync(openSync(path, 'a', OWN_FILE));
  for (const side of SIDE_FILES) if (existsSync(path + side)) chmodSync(path + side, OWN_FILE);
  const isOurs = (name: string): boolean => name.startsWith(basename(path)) || KEYS.includes(name);
  if (readdirSync(folder).every(isOurs)) chmodSync(folder, OWN_FOLDER);
}
