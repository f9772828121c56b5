/** The store that the configuration asks for. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Store } from './contract.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';

export const sqlitePath = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'longtable.sqlite');

export const openStore = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> =>
  config.databaseUrl === null ? sqliteStore(sqlitePath(config)) : postgresStore(config.databaseUrl);
