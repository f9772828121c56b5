/** The embedded store: one file, group commit. */

import { backup, type DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import { type Store, Unavailable } from './contract.ts';
import { noticeStore } from './notices.ts';
import { privateFile } from './private-file.ts';
import { batches } from './sqlite-batches.ts';
import { checkpoints } from './sqlite-checkpoint.ts';
import { inTransaction, migrate, openFile, prepared, reader } from './sqlite-file.ts';
import { health } from './sqlite-health.ts';
import { journal } from './sqlite-journal.ts';
import { peopleInFile } from './sqlite-people.ts';
import { importing } from './sqlite-place.ts';
import { rows } from './sqlite-row.ts';

export interface SqliteStore extends Store {
  /** A copy of the whole database, taken while others write. */
  backup(to: string): Promise<void>;
}

/** What tests make go wrong. */
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

export async function sqliteStore(path: string, faults: Faults = {}): Promise<SqliteStore> {
  privateFile(path);
  const db = openDatabase(path, faults);
  const sql = prepared(db);
  const { append: put, checkpoint } = journal(db);
  const read = reader(db);
  const condition = health(db, path);
  let closed = false;

  /** Writing waits for the disk: whoever writes much, writes it together. */
  function writing<T>(work: () => T): T {
    if (closed) throw new Unavailable('the store is closed');
    try {
      return work();
    } catch (error) {
      throw new Unavailable(error instanceof Error ? error.message : String(error));
    }
  }
  const journaled = checkpoints(() => writing(checkpoint));

  const { rowOf, lost } = rows();
  const append = batches((entries) => {
    try {
      const results = writing(() => put(entries.map(rowOf)));
      for (const [i, entry] of entries.entries()) {
        if (results[i]!.t === 'ok') journaled.note(entry);
        else lost(entry);
      }
      return results;
    } catch (error) {
      entries.forEach(lost);
      throw error;
    }
  });

  const run = async (text: string, ...values: (string | number | null)[]): Promise<void> => writing(() => void sql(text).run(...values));
  /** A failure becomes a rejected promise. */
  const reading = async <T>(get: () => T): Promise<T> => {
    if (closed) throw new Unavailable('the store is closed');
    return get();
  };
  /** The same for what entries change: the journal is checkpointed before. */
  const readingAll = async <T>(get: () => T): Promise<T> => {
    if (await reading(() => read.journalWaits())) journaled.now();
    return reading(get);
  };

  const people = peopleInFile({ db, sql, writing, reading });

  return {
    inOrder: true,
    append,
    read: (table, after = 0) => readingAll(() => read.read(table, after)),
    heads: (tables) => readingAll(() => read.heads(tables)),
    row: (table) => readingAll(() => read.row(table)),
    list: (name, guest, limit) => readingAll(() => read.list(name, guest, limit)),
    due: (until, limit) => readingAll(() => read.due(until, limit)),
    importTables: async (tables) => writing(() => importing(db, tables)),
    async postpone(table, seq, due) {
      journaled.now();
      await run('update tables set due = ? where id = ? and seq = ?', due, table, seq);
    },
    async rest(table, seq) {
      journaled.now();
      await run('update tables set due = null, bots = 0 where id = ? and seq = ?', table, seq);
    },
    tablesOf: (guest) => readingAll(() => read.tablesOf(guest)),
    async redact(table, entries) {
      const commands = new Map((await readingAll(() => read.read(table, 0))).map(({ seq, commandId }) => [seq, commandId]));
      writing(() =>
        inTransaction(db, () => {
          for (const { seq, payload } of entries) {
            const checksum = checksumOf(table, seq, commands.get(seq) ?? '', payload);
            sql('update log set payload = ?, sum = ? where table_id = ? and seq = ?').run(payload, checksum, table, seq);
          }
        }),
      );
    },
    async relist(table, seq, line) {
      journaled.now();
      await run('update tables set line = ? where id = ? and seq = ?', line, table, seq);
    },
    waitingForBots: (since, limit) => readingAll(() => read.waitingForBots(since, limit)),
    changedSince: (since, limit) => readingAll(() => read.changedSince(since, limit)),
    countOpen: (guest) => reading(() => journaled.open(guest, read.open(guest)).size),
    ...people,
    beat: async (now) =>
      writing(() => {
        const before = sql('select at from beats where id = 1').get() as { at: number } | undefined;
        sql('insert into beats values (1, ?) on conflict (id) do update set at = max(at, excluded.at)').run(now);
        return before?.at ?? null;
      }),
    outages: (since) => reading(() => read.outages(since)),
    noteOutage: ({ from, to }) => run('insert or replace into outages values (?, ?)', from, to),
    putTitles: async (titles) =>
      writing(() =>
        inTransaction(db, () => {
          for (const { hash, game, kind, rules, code, seal, put } of titles)
            sql('insert or ignore into titles values (?, ?, ?, ?, ?, ?, ?)').run(hash, game, kind, rules, code, seal, put);
        }),
      ),
    title: (hash) => reading(() => read.title(hash)),
    titleNames: () => reading(() => read.titleNames()),
    notices: noticeStore(async (text, ...values) => writing(() => sql(text).all(...values)) as never[]),
    async *allTables() {
      journaled.now();
      let after = '';
      for (let page = read.tablesAfter(after); page.length > 0; page = read.tablesAfter(after)) {
        yield* page;
        after = page.at(-1) ?? '';
      }
    },
    check: async () => reading(condition.check),
    async backup(to) {
      // With a connection of its own: it may not look on in the middle of a transaction.
      const copied = openFile(path, true);
      await backup(copied, to).finally(() => copied.close());
    },
    async close() {
      if (closed) return;
      journaled.end();
      condition.end();
      try {
        checkpoint();
      } catch {
        // It stays in the journal.
      }
      closed = true;
      db.close();
    },
  };
}
