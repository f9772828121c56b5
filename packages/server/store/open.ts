/** The store that the configuration asks for. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Store } from './contract.ts';
import { sqliteStore } from './sqlite.ts';

export const sqlitePath = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'longtable.sqlite');

export async function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseUrl === null) return sqliteStore(sqlitePath(config));
  const { postgresStore } = await import('./postgres.ts');
  return postgresStore(config.databaseUrl);
}
