/** The embedded database itself, synchronous. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { checkedRows } from './checksum.ts';
import type { Kept, ListName, Outage, TableRow, TitleName, TitleRow } from './contract.ts';
import { SQLITE_MIGRATIONS } from './migrations-sqlite.ts';

export class TooNew extends Error {}

export function openFile(path: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly, timeout: 5000 });
  if (readOnly) return db;
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma cache_size = -16000');
  return db;
}

/** Brings a database up to date; forward only. */
export function migrate(db: DatabaseSync, steps: readonly string[] = SQLITE_MIGRATIONS): void {
  inTransaction(db, () => {
    const { user_version: at } = db.prepare('pragma user_version').get() as { user_version: number };
    if (at > steps.length) throw new TooNew(`the database is of version ${at}, this program knows ${steps.length}: use a newer one`);
    for (const step of steps.slice(at)) db.exec(step);
    db.exec(`pragma user_version = ${steps.length}`);
  });
}

/** All or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T, sql: Prepared = (text) => db.prepare(text)): T {
  sql('begin immediate').run();
  try {
    const result = work();
    sql('commit').run();
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (db.isTransaction) sql('rollback').run();
    throw error;
  }
}

/** All or nothing, within a transaction that goes on either way. */
export function inSavepoint<T>(db: DatabaseSync, work: () => T, sql: Prepared): T {
  // By itself a savepoint would begin a transaction of its own where a full disk has ended the one around it.
  if (!db.isTransaction) throw new Error('the transaction is over');
  sql('savepoint part').run();
  try {
    const result = work();
    sql('release part').run();
    return result;
  } catch (error) {
    if (db.isTransaction) {
      sql('rollback to part').run();
      sql('release part').run();
    }
    throw error;
  }
}

export type Prepared = (sql: string) => StatementSync;

/** Statements are prepared once. */
export function prepared(db: DatabaseSync): Prepared {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql) ?? db.prepare(sql);
    known.set(sql, found);
    return found;
  };
}

/** Rows get their types here and nowhere else: SQLite knows none. */
export const typed = <R>(rows: object[]): R[] => rows as R[];

interface RawRow {
  id: string;
  seq: number;
  game: string;
  status: string;
  listed: number;
  created: number;
  updated: number;
  due: number | null;
  bots: number;
  members: string;
  line: string;
}
const rowOf = (r: RawRow): TableRow => ({
  ...r,
  listed: r.listed === 1,
  bots: r.bots === 1,
  members: JSON.parse(r.members) as TableRow['members'],
});

const LISTS: Readonly<Record<ListName, string>> = {
  lobby: `select * from (select * from tables where listed = 1 and status = 'gathering' order by created desc limit $limit)
          union all select * from (select * from tables where listed = 1 and status in ('revealing', 'playing')
          order by created desc limit $limit) limit $limit`,
  mine: `select t.* from members m join tables t on t.id = m.table_id
         where m.guest = $guest and m.open = 1
         order by instr(t.members, '"' || $guest || '","waiting":true') > 0 desc, t.updated desc limit $limit`,
  finished: `select t.* from members m join tables t on t.id = m.table_id
             where m.guest = $guest and t.status = 'finished' order by t.updated desc limit $limit`,
};

export interface Reader {
  /** True if something is safe that is not yet where it is read. */
  journalWaits(): boolean;
  read(table: string, after: number): Kept[];
  heads(tables: readonly string[]): Map<string, number>;
  row(table: string): TableRow | null;
  list(name: ListName, guest: string | null, limit: number): TableRow[];
  due(until: number, limit: number): { id: string; due: number }[];
  changedSince(since: number, limit: number): Map<string, number>;
  waitingForBots(since: number, limit: number): string[];
  /** All tables of a guest. */
  tablesOf(guest: string): string[];
  /** Unfinished tables of a guest. */
  open(guest: string): string[];
  outages(since: number): Outage[];
  title(hash: string): TitleRow | null;
  titleNames(): TitleName[];
  /** The next ids in order, a page at a time. */
  tablesAfter(id: string): string[];
}

export function reader(db: DatabaseSync): Reader {
  const sql = prepared(db);
  const ids = (text: string, ...values: (string | number)[]): string[] =>
    typed<{ id: string }>(sql(text).all(...values)).map(({ id }) => id);
  const heads = (text: string, ...values: (string | number)[]): Map<string, number> =>
    new Map(typed<{ id: string; seq: number }>(sql(text).all(...values)).map(({ id, seq }) => [id, seq]));
  return {
    journalWaits: () => sql('select 1 from journal limit 1').get() !== undefined,
    read(table, after) {
      const text = 'select seq, command as commandId, seat, payload, sum as checksum from log where table_id = ? and seq > ? order by seq';
      return checkedRows(table, after, typed<Kept & { checksum: string }>(sql(text).all(table, after)));
    },
    heads: (tables) => heads('select id, seq from tables where id in (select value from json_each(?))', JSON.stringify(tables)),
    row(table) {
      const [found] = typed<RawRow>(sql('select * from tables where id = ?').all(table));
      return found === undefined ? null : rowOf(found);
    },
    list(name, guest, limit) {
      const values = name === 'lobby' ? { limit } : { limit, guest: guest ?? '' };
      return typed<RawRow>(sql(LISTS[name]).all(values)).map(rowOf);
    },
    due: (until, limit) =>
      typed(sql('select id, due from tables where due is not null and due <= ? order by due limit ?').all(until, limit)),
    waitingForBots: (since, limit) => ids('select id from tables where bots = 1 and updated <= ? limit ?', since, limit),
    changedSince: (since, limit) => heads('select id, seq from tables where updated >= ? limit ?', since, limit),
    tablesOf: (guest) => ids('select table_id as id from members where guest = ? order by table_id', guest),
    open: (guest) => ids('select table_id as id from members where guest = ? and open = 1', guest),
    title: (hash) => (sql('select * from titles where hash = ?').get(hash) as TitleRow | undefined) ?? null,
    titleNames: () => typed<TitleName>(sql('select hash, game, kind, rules, put from titles order by put, hash').all()),
    tablesAfter: (id) => ids('select id from tables where id > ? order by id limit 1000', id),
    outages: (since) => typed<Outage>(sql('select since as "from", until as "to" from outages where until > ? order by since').all(since)),
  };
}
