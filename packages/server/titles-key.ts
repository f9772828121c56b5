/** The key that seals files of code in the store. It is never in the store itself. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

type Where = Pick<Config, 'titlesKey' | 'databaseUrl' | 'dataDir'>;

/** From the configuration; the embedded store has a file beside it, which a server makes. null: no key, so that only own files run. */
export function titlesKey({ titlesKey: given, databaseUrl, dataDir }: Where, make = true): string | null {
  if (given !== null || databaseUrl !== null) return given;
  const file = join(dataDir, 'titles.key');
  if (!make) return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
