/** What is wrong, if anything: configuration, store, every table's log. */
import { statfs } from 'node:fs/promises';
import { BadConfig, type Config, readConfig } from '../config.ts';
import type { Store } from '../store/contract.ts';
import { openStore } from '../store/open.ts';
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

export async function diagnose(env: Readonly<Record<string, string | undefined>>, deep: boolean): Promise<Finding[]> {
  const config = configured(env);
  if ('fine' in config) return [config];
  const findings: Finding[] = [
    fine(`configuration: ${config.host}:${config.port}, ${config.databaseUrl === null ? 'embedded store' : 'PostgreSQL'}`),
  ];
  if (config.publicUrl === null && config.host !== '127.0.0.1' && config.host !== 'localhost')
    findings.push(fine('PUBLIC_URL is not set: the server answers to bare addresses only, not to names'));
  let store: Store;
  try {
    store = await openStore(config);
    await store.check();
  } catch (error) {
    return [...findings, wrong(`the store cannot be opened: ${messageOf(error)}`)];
  }
  try {
    findings.push(fine('the store answers'), ...(await room(config)));
    if (deep) findings.push(...(await tables(store, titlesKey(config, false))));
  } finally {
    await store.close();
  }
  return findings;
}
