/**
 * Entries become safe in batches, one row each, and are checkpointed later, many at once: a batch then costs few pages, and a table
 * that changed ten times is written once. Both happen in the database itself, so any number of programs may write.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Appended } from './contract.ts';
import { inTransaction, prepared } from './sqlite-file.ts';
import { placing } from './sqlite-place.ts';
import type { Row } from './sqlite-row.ts';
import { batchText, rowsOf } from './sqlite-text.ts';

export interface Journal {
  /** All that fits is in the journal when this returns, and what is done beside it safe; throws when nothing is. */
  append(rows: readonly Row[], beside: () => void): Appended[];
  /** Moves every waiting entry to where it is read. */
  checkpoint(): void;
}

/** A table's log as far as it is known: where it ends, and the number of each command in it. */
interface Known {
  end: number;
  readonly numbers: Map<string, number>;
}

const MOST = 200_000;

/** `most`: how many commands are remembered before all are forgotten. */
export function journal(db: DatabaseSync, most = MOST): Journal {
  const sql = prepared(db);
  const place = placing(db);
  const known = new Map<string, Known>();
  let remembered = 0;
  /** Batches in the journal, oldest first. */
  let waiting: Row[] = [];
  let seenVersion = -1;

  function note({ expected, commandId }: Row, log: Known): void {
    log.end = expected + 1;
    log.numbers.set(commandId, expected + 1);
    remembered++;
  }

  function forget(): void {
    known.clear();
    remembered = 0;
  }

  /** Memory that is true until another program writes. */
  function refresh(): void {
    const { data_version: version } = sql('pragma data_version').get() as { data_version: number };
    if (version === seenVersion) return;
    forget();
    const batches = sql('select batch from journal order by id').all() as { batch: string }[];
    waiting = batches.flatMap(({ batch }) => rowsOf(batch));
    seenVersion = version;
  }

  function knownOf(table: string): Known {
    const found = known.get(table);
    if (found !== undefined) return found;
    const head = sql('select seq from tables where id = ?').get(table) as { seq: number } | undefined;
    const rows = sql('select command, seq from log where table_id = ?').all(table) as { command: string; seq: number }[];
    const log: Known = { end: head?.seq ?? 0, numbers: new Map(rows.map(({ command, seq }) => [command, seq])) };
    remembered += rows.length;
    known.set(table, log);
    for (const row of waiting) if (row.table === table) note(row, log);
    return log;
  }

  function decide(row: Row): Appended {
    const log = knownOf(row.table);
    const seq = log.numbers.get(row.commandId);
    if (seq !== undefined) return { t: 'duplicate', seq };
    if (log.end !== row.expected) return { t: 'conflict', seq: log.end };
    note(row, log);
    return { t: 'ok', seq: log.end };
  }

  function keep(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    sql('insert into journal (batch) values (?)').run(batchText(rows));
    waiting.push(...rows);
  }

  /** After a failure only the database knows what is true. */
  function surely<T>(work: () => T): T {
    try {
      return inTransaction(
        db,
        () => {
          refresh();
          return work();
        },
        sql,
      );
    } catch (error) {
      seenVersion = -1;
      throw error;
    }
  }

  return {
    append: (rows, beside) =>
      surely(() => {
        // Never in the middle of a batch: what was just decided is nowhere else.
        if (remembered > most) forget();
        const results = rows.map(decide);
        keep(rows.filter((_, i) => results[i]!.t === 'ok'));
        beside();
        return results;
      }),
    checkpoint: () =>
      surely(() => {
        if (waiting.length === 0) return;
        // First, so that on a full disk its pages can be used again.
        sql('delete from journal').run();
        place(waiting);
        waiting = [];
      }),
  };
}
