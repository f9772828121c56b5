/** The store that the configuration asks for. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
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

/** The same for looking only: nothing is changed, not even brought up to date. */
export async function lookAtStore(config: Where): Promise<Store | SqliteLook> {
  if (config.databaseUrl === null) return sqliteLook(sqlitePath(config));
  const { postgresLook } = await import('./postgres.ts');
  return postgresLook(config.databaseUrl);
}
