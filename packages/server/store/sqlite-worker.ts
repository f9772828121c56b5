/** The thread that writes. While it waits for the disk, the server goes on and collects the next batch. */

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended } from './contract.ts';
import { migrate, openFile, prepared } from './sqlite-file.ts';
import { journal } from './sqlite-journal.ts';
import type { Row } from './sqlite-row.ts';

/** Jobs and answers travel as JSON texts: faster than objects that the platform copies. A list of rows is to be appended. */
export type Work =
  | readonly Row[]
  /** Puts what is safe where it is read. */
  | { readonly t: 'move' }
  | { readonly t: 'run'; readonly sql: string; readonly values: readonly (string | number | null)[] }
  | { readonly t: 'beat'; readonly now: number }
  | { readonly t: 'close' };
export type Worked = { readonly done: unknown } | { readonly failed: string };

export interface WorkerSetting {
  readonly path: string;
  /** Tests make the disk full with this. */
  readonly maxPages?: number;
}

const { path, maxPages } = workerData as WorkerSetting;
const answer = (worked: Worked): void => parentPort?.postMessage(JSON.stringify(worked));
const failure = (error: unknown): Worked => ({ failed: error instanceof Error ? error.message : String(error) });

const isRows = (job: Work): job is readonly Row[] => Array.isArray(job);

/** Answers leave in the order in which the jobs came: nothing here waits. */
function working(db: DatabaseSync): (job: Work, text: string) => unknown {
  const sql = prepared(db);
  const { append, move } = journal(db);

  function beat(now: number): number | null {
    const before = sql('select at from beats where id = 1').get() as { at: number } | undefined;
    sql('insert into beats values (1, ?) on conflict (id) do update set at = max(at, excluded.at)').run(now);
    return before?.at ?? null;
  }
  function close(): void {
    try {
      move();
    } finally {
      db.close();
    }
  }

  return (job, text) => {
    if (isRows(job)) return append(job, text) satisfies Appended[];
    if (job.t === 'beat') return beat(job.now);
    if (job.t === 'run') sql(job.sql).run(...job.values);
    else if (job.t === 'move') move();
    else close();
    return null;
  };
}

function start(): void {
  const db = openFile(path);
  migrate(db);
  if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
  const work = working(db);
  parentPort?.on('message', (text: string) => {
    const job = JSON.parse(text) as Work;
    try {
      answer({ done: work(job, text) });
    } catch (error) {
      answer(failure(error));
    }
    if ('t' in job && job.t === 'close') parentPort?.close();
  });
  answer({ done: 'ready' });
}

try {
  start();
} catch (error) {
  answer(failure(error));
  parentPort?.close();
}
