/** The store that the configuration asks for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig, type Config } from '../config.ts';
import type { Store } from './contract.ts';
import { sqliteStore } from './sqlite.ts';
import { type SqliteLook, sqliteLook } from './sqlite-look.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

export const sqlitePath = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'longtable.sqlite');

export async function openStore(config: Where): Promise<Store> {
  if (config.databaseUrl === null) return sqliteStore(sqlitePath(config));
  const { postgresStore } = await import('./postgres.ts');
  return postgresStore(config.databaseUrl);
}

/** The same where a store must be there already: opened, a slip in its name would make an empty one. */
export async function openKeptStore(config: Where): Promise<Store> {
  const file = sqlitePath(config);
  if (config.databaseUrl === null && !existsSync(file)) throw new BadConfig(`there is no database at ${file}`);
  return openStore(config);
}

/** The same for looking only: nothing is changed, not even brought up to date. */
export async function lookAtStore(config: Where): Promise<Store | SqliteLook> {
  if (config.databaseUrl === null) return sqliteLook(sqlitePath(config));
  const { postgresLook } = await import('./postgres.ts');
  return postgresLook(config.databaseUrl);
}
