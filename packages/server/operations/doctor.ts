/** A diagnosis of configuration, store and every table's log. It changes nothing, whatever it finds. */
import { statfs } from 'node:fs/promises';
import { BadConfig, type Config, readConfig } from '../config.ts';
import type { Store } from '../store/contract.ts';
import { lookAtStore, sqlitePath } from '../store/open.ts';
import type { SqliteLook } from '../store/sqlite-look.ts';
import { lostPages } from '../store/sqlite-wal.ts';
import { type FoldContext, foldTable } from '../table/folding.ts';
import { openTitles } from '../titles.ts';
import { titlesKey } from '../titles-key.ts';

export interface Finding {
  readonly fine: boolean;
  readonly what: string;
}

const LEAST_FREE = 512 * 1024 * 1024;
const fine = (what: string): Finding => ({ fine: true, what });
const wrong = (what: string): Finding => ({ fine: false, what });
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function configured(env: Readonly<Record<string, string | undefined>>): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof BadConfig) return wrong(error.message);
    throw error;
  }
}

async function room(config: Config): Promise<Finding[]> {
  if (config.databaseUrl !== null) return [];
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  const what = `${Math.round(free / 1024 / 1024)} MiB free where the tables are kept`;
  return [free < LEAST_FREE ? wrong(what) : fine(what)];
}

/** The pages of the embedded database, and what its write-ahead log has lost. */
function pages(store: Store | SqliteLook, config: Config): Finding[] {
  if (!('integrity' in store)) return [];
  const lost = lostPages(sqlitePath(config));
  const torn =
    lost === 0
      ? []
      : [wrong(`the write-ahead log is damaged: ${lost} pages written after the damage are lost to SQLite; keep a copy of the -wal file`)];
  return [
    ...torn,
    ...store.integrity().map((line) => wrong(`a page of the database: ${line}`)),
    ...store.salvage().wrong.map((line) => wrong(`not all tables can be listed: ${line}`)),
  ];
}

/** Plays every table again, as a server that loads it would. */
async function tables(store: Store, key: string | null): Promise<Finding[]> {
  const parked: Finding[] = [];
  const context: FoldContext = {
    store,
    titles: await openTitles(store, key, 'read-only'),
    onParked: (id, _why, error) => void parked.push(wrong(`table ${id} is parked: ${messageOf(error)}`)),
  };
  const damaged: Finding[] = [];
  let n = 0;
  for await (const id of store.allTables()) {
    n++;
    try {
      await foldTable(context, id);
    } catch (error) {
      damaged.push(wrong(`table ${id}: ${messageOf(error)}`));
    }
  }
  const waiting =
    parked.length === 0 ? [] : [...parked, wrong(`${parked.length} of ${n} tables wait for rules that cannot be used; the others go on`)];
  return [
    ...damaged,
    ...waiting,
    damaged.length === 0 ? fine(`${n} tables, all whole`) : wrong(`${damaged.length} of ${n} tables are damaged; the others go on`),
  ];
}

async function answering(store: Store): Promise<Finding> {
  try {
    await store.check();
    return fine('the store answers');
  } catch (error) {
    return wrong(`the store does not answer: ${messageOf(error)}`);
  }
}

export async function diagnose(env: Readonly<Record<string, string | undefined>>, deep: boolean): Promise<Finding[]> {
  const config = configured(env);
  if ('fine' in config) return [config];
  const findings: Finding[] = [
    fine(`configuration: ${config.host}:${config.port}, ${config.databaseUrl === null ? 'embedded store' : 'PostgreSQL'}`),
  ];
  if (config.publicUrl === null && config.host !== '127.0.0.1' && config.host !== 'localhost')
    findings.push(fine('PUBLIC_URL is not set: the server answers to bare addresses only, not to names'));
  let store: Store | SqliteLook;
  try {
    store = await lookAtStore(config);
  } catch (error) {
    return [...findings, wrong(`the store cannot be opened: ${messageOf(error)}`)];
  }
  try {
    findings.push(await answering(store), ...(await room(config)), ...pages(store, config));
    if (deep) findings.push(...(await tables(store, titlesKey(config, false))));
  } finally {
    await store.close();
  }
  return findings;
}
