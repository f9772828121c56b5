/** Access to the embedded database: what fails is `Unavailable`, and tables are read only after the journal was checkpointed. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Unavailable } from './contract.ts';
import type { Value } from './people-sql.ts';
import { type Checkpoints, checkpoints } from './sqlite-checkpoint.ts';
import { type Commits, commits } from './sqlite-commit.ts';
import { prepared, type Reader, reader } from './sqlite-file.ts';
import { journal } from './sqlite-journal.ts';

export interface FileAccess extends Commits {
  readonly db: DatabaseSync;
  readonly read: Reader;
  readonly journaled: Checkpoints;
  sql(text: string): StatementSync;
  /** Writing waits for the disk: whoever writes much, writes it together. */
  writing<T>(work: () => T): T;
  /** One statement that writes. */
  run(text: string, ...values: Value[]): Promise<void>;
  /** A failure becomes a rejected promise. */
  reading<T>(get: () => T): Promise<T>;
  /** The same for what entries change: the journal is checkpointed before. */
  readingAll<T>(get: () => T): Promise<T>;
  close(): void;
}

export function accessTo(db: DatabaseSync): FileAccess {
  const sql = prepared(db);
  const read = reader(db);
  const { append, checkpoint } = journal(db);
  let closed = false;

  function refuseIfClosed(): void {
    if (closed) throw new Unavailable('the store is closed');
  }

  function writing<T>(work: () => T): T {
    refuseIfClosed();
    try {
      return work();
    } catch (error) {
      throw new Unavailable(error instanceof Error ? error.message : String(error));
    }
  }
  const journaled = checkpoints(() => writing(checkpoint));
  const written = commits((rows, beside) => writing(() => append(rows, beside)), journaled);

  async function reading<T>(get: () => T): Promise<T> {
    refuseIfClosed();
    return get();
  }

  async function readingAll<T>(get: () => T): Promise<T> {
    if (await reading(() => read.journalWaits())) journaled.now();
    return reading(get);
  }

  function close(): void {
    if (closed) return;
    journaled.end();
    try {
      checkpoint();
    } catch {
      // It stays in the journal.
    }
    closed = true;
    db.close();
  }

  const run = async (text: string, ...values: Value[]): Promise<void> => writing(() => void sql(text).run(...values));
  return { db, read, journaled, ...written, sql, writing, run, reading, readingAll, close };
}
