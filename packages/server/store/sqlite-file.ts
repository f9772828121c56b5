/** The embedded database itself, synchronous. The worker writes with one of these, the server reads with another. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Appended, GuestRow, Kept, ListName, Outage, TableRow } from './contract.ts';
import { SQLITE_MIGRATIONS } from './migrations-sqlite.ts';
import type { Row } from './sqlite-row.ts';
import { checkedRows, sumOf } from './sum.ts';

export class TooNew extends Error {}

export function openFile(path: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly, timeout: 5000 });
  if (readOnly) return db;
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000');
  return db;
}

/** Brings a database up to date; forward only. */
export function migrate(db: DatabaseSync, steps: readonly string[] = SQLITE_MIGRATIONS): void {
  db.exec('begin immediate');
  try {
    const { user_version: at } = db.prepare('pragma user_version').get() as { user_version: number };
    if (at > steps.length) throw new TooNew(`the database is of version ${at}, this program knows ${steps.length}: use a newer one`);
    for (const step of steps.slice(at)) db.exec(step);
    db.exec(`pragma user_version = ${steps.length}`);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

/** Statements are prepared once. */
function prepared(db: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql) ?? db.prepare(sql);
    known.set(sql, found);
    return found;
  };
}

export interface Writer {
  /** All or nothing is safe on disk when this returns; throws when nothing is. */
  appendAll(rows: readonly Row[]): Appended[];
  run(sql: string, values: readonly SQLInputValue[]): void;
  beat(now: number): number | null;
}

export function writer(db: DatabaseSync): Writer {
  const sql = prepared(db);

  /** Why an entry does not fit: it is there already, or the log ends somewhere else. */
  function misfit({ table, command }: Row): Appended {
    const known = sql('select seq from log where table_id = ? and command = ?').get(table, command) as { seq: number } | undefined;
    if (known) return { t: 'duplicate', seq: known.seq };
    const head = sql('select seq from tables where id = ?').get(table) as { seq: number } | undefined;
    return { t: 'conflict', seq: head?.seq ?? 0 };
  }

  function append(row: Row): Appended {
    const { table, expected, command, seat, payload } = row;
    const seq = expected + 1;
    const sum = sumOf(table, seq, command, payload);
    const kept = sql('insert into log values (?, ?, ?, ?, ?, ?) on conflict do nothing').run(table, seq, command, seat, payload, sum);
    if (kept.changes === 0) return misfit(row);
    if (putHead(row)) return { t: 'ok', seq };
    sql('delete from log where table_id = ? and seq = ?').run(table, seq);
    return misfit(row);
  }

  /** False: the log did not end where the writer thought. */
  function putHead({ table, expected, head, rest }: Row): boolean {
    const often = [expected + 1, head.updated, head.due, Number(head.bots), head.members];
    if (rest === null) {
      const text = 'update tables set seq = ?, updated = ?, due = ?, bots = ?, members = ? where id = ? and seq = ?';
      return sql(text).run(...often, table, expected).changes === 1;
    }
    const seldom = [rest.game, rest.status, Number(rest.listed), rest.created, rest.line];
    const text =
      expected === 0
        ? `insert into tables (seq, updated, due, bots, members, game, status, listed, created, line, id)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
        : `update tables set seq = ?, updated = ?, due = ?, bots = ?, members = ?, game = ?, status = ?, listed = ?, created = ?, line = ?
           where id = ? and seq = ?`;
    const { changes } = sql(text).run(...often, ...seldom, table, ...(expected === 0 ? [] : [expected]));
    if (changes === 1) putMembers(table, rest.guests);
    return changes === 1;
  }

  function putMembers(table: string, guests: readonly string[]): void {
    const list = JSON.stringify(guests);
    sql('delete from members where table_id = ? and guest not in (select value from json_each(?))').run(table, list);
    sql('insert or ignore into members select value, ? from json_each(?)').run(table, list);
  }

  return {
    appendAll(rows) {
      db.exec('begin immediate');
      try {
        const results = rows.map(append);
        db.exec('commit');
        return results;
      } catch (error) {
        // A full disk may have rolled back already.
        if (db.isTransaction) db.exec('rollback');
        throw error;
      }
    },
    run: (text, values) => void sql(text).run(...values),
    beat(now) {
      const before = sql('select at from beats where id = 1').get() as { at: number } | undefined;
      sql('insert into beats values (1, ?) on conflict (id) do update set at = max(at, excluded.at)').run(now);
      return before?.at ?? null;
    },
  };
}

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
         where m.guest = $guest and t.status in ('gathering', 'revealing', 'playing')
         order by instr(t.members, '"' || $guest || '","waiting":true') > 0 desc, t.updated desc limit $limit`,
  finished: `select t.* from members m join tables t on t.id = m.table_id
             where m.guest = $guest and t.status = 'finished' order by t.updated desc limit $limit`,
};

export interface Reader {
  read(table: string, after: number): Kept[];
  heads(tables: readonly string[]): Map<string, number>;
  row(table: string): TableRow | null;
  list(name: ListName, guest: string | null, limit: number): TableRow[];
  due(until: number, limit: number): { id: string; due: number }[];
  waitingForBots(since: number, limit: number): string[];
  countOpen(guest: string): number;
  guestOf(token: string): GuestRow | null;
  outages(since: number): Outage[];
  /** The next ids in order, a page at a time. */
  tablesAfter(id: string): string[];
  guestsAfter(token: string): FullGuest[];
}
type FullGuest = GuestRow & { readonly token: string; readonly seen: number };

export function reader(db: DatabaseSync): Reader {
  const sql = prepared(db);
  return {
    read(table, after) {
      const rows = sql('select seq, command, seat, payload, sum from log where table_id = ? and seq > ? order by seq').all(table, after);
      return checkedRows(table, after, rows as unknown as (Kept & { sum: string })[]);
    },
    heads(tables) {
      const rows = sql('select id, seq from tables where id in (select value from json_each(?))').all(JSON.stringify(tables));
      return new Map((rows as unknown as { id: string; seq: number }[]).map(({ id, seq }) => [id, seq]));
    },
    row(table) {
      const found = sql('select * from tables where id = ?').get(table);
      return found ? rowOf(found as unknown as RawRow) : null;
    },
    list(name, guest, limit) {
      const values = name === 'lobby' ? { limit } : { limit, guest: guest ?? '' };
      return (sql(LISTS[name]).all(values) as unknown as RawRow[]).map(rowOf);
    },
    due: (until, limit) =>
      sql('select id, due from tables where due is not null and due <= ? order by due limit ?').all(until, limit) as unknown as {
        id: string;
        due: number;
      }[],
    waitingForBots: (since, limit) =>
      (sql('select id from tables where bots = 1 and updated <= ? limit ?').all(since, limit) as { id: string }[]).map(({ id }) => id),
    countOpen(guest) {
      const text = `select count(*) as n from members m join tables t on t.id = m.table_id
                    where m.guest = ? and t.status in ('gathering', 'revealing', 'playing')`;
      return (sql(text).get(guest) as { n: number }).n;
    },
    guestOf: (token) => (sql('select id, name from guests where token = ?').get(token) as GuestRow | undefined) ?? null,
    tablesAfter: (id) =>
      (sql('select id from tables where id > ? order by id limit 1000').all(id) as { id: string }[]).map((row) => row.id),
    guestsAfter: (token) =>
      sql('select token, id, name, seen from guests where token > ? order by token limit 1000').all(token) as unknown as FullGuest[],
    outages: (since) =>
      sql('select since as "from", until as "to" from outages where until > ? order by since').all(since) as unknown as Outage[],
  };
}
