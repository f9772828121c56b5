/**
 * Entries become safe in batches, one row each, and are put in place later, many at once: a batch then costs few pages, and a table
 * that changed ten times is written once. Both happen in the database itself, so any number of programs may write.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Appended } from './contract.ts';
import { inTransaction, prepared } from './sqlite-file.ts';
import { placing } from './sqlite-place.ts';
import type { Row, SummedRow } from './sqlite-row.ts';
import { sumOf } from './sum.ts';

export interface Journal {
  /** What fits is in the journal when this returns; throws when nothing is. */
  append(rows: readonly Row[]): Appended[];
  /** Puts all that waits where it is read. */
  move(): void;
}

export function journal(db: DatabaseSync): Journal {
  const sql = prepared(db);
  const place = placing(db);
  /** Where logs end, as far as they end in the journal. */
  const ends = new Map<string, number>();
  /** Commands in the journal, with their numbers. */
  const numbers = new Map<string, number>();
  let seenVersion = -1;

  const keyOf = ({ table, command }: Row): string => `${table} ${command}`;

  function note(row: Row): void {
    ends.set(row.table, row.expected + 1);
    numbers.set(keyOf(row), row.expected + 1);
  }

  function forget(): void {
    ends.clear();
    numbers.clear();
  }

  function waiting(): SummedRow[] {
    const batches = sql('select batch from journal order by id').all() as { batch: string }[];
    return batches.flatMap(({ batch }) => JSON.parse(batch) as SummedRow[]);
  }

  /** What is remembered is true until another program writes. */
  function refresh(): void {
    const { data_version: version } = sql('pragma data_version').get() as { data_version: number };
    if (version === seenVersion) return;
    forget();
    waiting().forEach(note);
    seenVersion = version;
  }

  function endOf(table: string): number {
    return ends.get(table) ?? (sql('select seq from tables where id = ?').get(table) as { seq: number } | undefined)?.seq ?? 0;
  }

  function numberOf(row: Row): number | undefined {
    const text = 'select seq from log where table_id = ? and command = ?';
    return numbers.get(keyOf(row)) ?? (sql(text).get(row.table, row.command) as { seq: number } | undefined)?.seq;
  }

  function decide(row: Row): Appended {
    const known = numberOf(row);
    if (known !== undefined) return { t: 'duplicate', seq: known };
    const end = endOf(row.table);
    if (end !== row.expected) return { t: 'conflict', seq: end };
    note(row);
    return { t: 'ok', seq: end + 1 };
  }

  function keep(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const summed = rows.map((row): SummedRow => ({ ...row, sum: sumOf(row.table, row.expected + 1, row.command, row.payload) }));
    sql('insert into journal (batch) values (?)').run(JSON.stringify(summed));
  }

  /** After a failure only the database knows what is true. */
  function surely<T>(work: () => T): T {
    try {
      return inTransaction(db, () => {
        refresh();
        return work();
      });
    } catch (error) {
      seenVersion = -1;
      throw error;
    }
  }

  return {
    append: (rows) =>
      surely(() => {
        const results = rows.map(decide);
        keep(rows.filter((_, i) => results[i]!.t === 'ok'));
        return results;
      }),
    move: () =>
      surely(() => {
        const rows = waiting();
        if (rows.length === 0) return;
        // First, so that on a full disk its pages can be used again.
        sql('delete from journal').run();
        place(rows);
        forget();
      }),
  };
}
