/** Writes entries where they are read: the log, and the row that lists show of each table. */
import type { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import type { ImportedTable } from './contract.ts';
import { inTransaction, prepared } from './sqlite-file.ts';
import { isOpen, type Row } from './sqlite-row.ts';

/** The last entry of each table, with the last summary that came along. */
function lastOf(rows: readonly Row[]): Iterable<Row> {
  const last = new Map<string, Row>();
  for (const row of rows) last.set(row.table, row.rest === null ? { ...row, rest: last.get(row.table)?.rest ?? null } : row);
  return last.values();
}

export function placing(db: DatabaseSync): (rows: readonly Row[]) => void {
  const sql = prepared(db);

  function putEntry({ table, expected, commandId, seat, payload, checksum }: Row): void {
    sql('insert into log values (?, ?, ?, ?, ?, ?)').run(table, expected + 1, commandId, seat, payload, checksum);
  }

  function putHead({ table, expected, head, rest }: Row): void {
    const often = [expected + 1, head.updated, head.due, Number(head.bots), head.members];
    if (rest === null) {
      sql('update tables set seq = ?, updated = ?, due = ?, bots = ?, members = ? where id = ?').run(...often, table);
      return;
    }
    const seldom = [rest.game, rest.status, Number(rest.listed), rest.created, rest.line];
    const text = `insert or replace into tables (seq, updated, due, bots, members, game, status, listed, created, line, id)
                  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    sql(text).run(...often, ...seldom, table);
    putMembers(table, rest.guests, isOpen(rest.status));
  }

  function putMembers(table: string, guests: readonly string[], open: boolean): void {
    sql('delete from members where table_id = ? and guest not in (select value from json_each(?))').run(table, JSON.stringify(guests));
    const text = 'insert into members values (?, ?, ?) on conflict (guest, table_id) do update set open = excluded.open';
    for (const guest of guests) sql(text).run(guest, table, Number(open));
  }

  return (rows) => {
    rows.forEach(putEntry);
    for (const row of lastOf(rows)) putHead(row);
  };
}

/** Whole tables at once, past the journal: they come out of a backup, and nobody plays at them yet. */
export function importing(db: DatabaseSync, tables: readonly ImportedTable[]): void {
  const place = placing(db);
  inTransaction(db, () => {
    for (const { id: table, summary, log } of tables) {
      const { updated, due, bots, members, game, status, listed, created, line } = summary;
      const head = { updated, due, bots, members: JSON.stringify(members) };
      const rest = { game, status, listed, created, line, guests: members.map(({ guest }) => guest) };
      place(
        log.map(({ seq, commandId, seat, payload }, i): Row => {
          const checksum = checksumOf(table, seq, commandId, payload);
          return { table, expected: seq - 1, commandId, seat, payload, head, rest: i === log.length - 1 ? rest : null, checksum };
        }),
      );
    }
  });
}
