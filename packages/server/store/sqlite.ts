/** The embedded store: one file, group commit. */

import { backup, type DatabaseSync } from 'node:sqlite';
import { type LifeStore, type Store, type TitleStore, Unavailable } from './contract.ts';
import { privateFile } from './private-file.ts';
import { accessTo, type FileAccess } from './sqlite-access.ts';
import { inTransaction, migrate, openFile, typed } from './sqlite-file.ts';
import { health } from './sqlite-health.ts';
import { noticesInFile } from './sqlite-notices.ts';
import { peopleInFile } from './sqlite-people.ts';
import { tablesInFile } from './sqlite-tables.ts';

export interface SqliteStore extends Store {
  /** A copy of the whole database, taken while others write. */
  backup(to: string): Promise<void>;
}

/** Faults of the disk that tests bring about. */
export interface Faults {
  /** The disk is full after so many pages. */
  readonly maxPages?: number;
}

const FULL = /disk is full|disk I\/O error/;

function openDatabase(path: string, { maxPages }: Faults): DatabaseSync {
  const db = openFile(path);
  try {
    migrate(db);
  } catch (error) {
    db.close();
    const what = error instanceof Error ? error.message : String(error);
    throw FULL.test(what) ? new Unavailable(`${what}: make room where ${path} lies, then start again; nothing is lost`) : error;
  }
  if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
  return db;
}

/** Signs of life of the only server that has the file open. */
function lifeInFile({ sql, read, writing, reading, run }: FileAccess): LifeStore {
  return {
    beat: async (now) =>
      writing(() => {
        const before = sql('select at from beats where id = 1').get() as { at: number } | undefined;
        sql('insert into beats values (1, ?) on conflict (id) do update set at = max(at, excluded.at)').run(now);
        return before?.at ?? null;
      }),
    outages: (since) => reading(() => read.outages(since)),
    noteOutage: ({ from, to }) => run('insert or replace into outages values (?, ?)', from, to),
  };
}

function titlesInFile({ db, sql, read, writing, reading }: FileAccess): TitleStore {
  return {
    putTitles: async (titles) =>
      writing(() =>
        inTransaction(db, () => {
          for (const { hash, game, kind, rules, code, seal, put } of titles)
            sql('insert or ignore into titles values (?, ?, ?, ?, ?, ?, ?)').run(hash, game, kind, rules, code, seal, put);
        }),
      ),
    title: (hash) => reading(() => read.title(hash)),
    titleNames: () => reading(() => read.titleNames()),
  };
}

export async function sqliteStore(path: string, faults: Faults = {}): Promise<SqliteStore> {
  privateFile(path);
  const db = openDatabase(path, faults);
  const access = accessTo(db);
  const condition = health(db, path);
  const { sql, writing, reading } = access;
  const { notices, forgetAll } = noticesInFile(async (text, ...values) => writing(() => typed(sql(text).all(...values))));
  const people = peopleInFile(access);
  return {
    ...tablesInFile(access),
    ...lifeInFile(access),
    ...titlesInFile(access),
    ...people,
    forgetPerson: (id) => people.forgetPerson(id).finally(forgetAll),
    notices,
    check: async () => reading(condition.check),
    async backup(to) {
      // With a connection of its own: it may not look on in the middle of a transaction.
      const copied = openFile(path, true);
      await backup(copied, to).finally(() => copied.close());
    },
    async close() {
      condition.end();
      access.close();
    },
  };
}
