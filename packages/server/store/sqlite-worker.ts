/** The thread that writes. While it waits for the disk, the server goes on and collects the next batch. */

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended } from './contract.ts';
import { migrate, openFile, type Writer, writer } from './sqlite-file.ts';
import type { Row } from './sqlite-row.ts';

/** Jobs and answers travel as JSON texts: faster than objects that the platform copies. */
export type Work =
  | { readonly t: 'append'; readonly rows: readonly Row[] }
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

/** Answers leave in the order in which the jobs came: nothing here waits. */
function work(db: DatabaseSync, write: Writer, job: Work): unknown {
  if (job.t === 'append') return write.appendAll(job.rows) satisfies Appended[];
  if (job.t === 'beat') return write.beat(job.now);
  if (job.t === 'run') write.run(job.sql, job.values);
  else db.close();
  return null;
}

function start(): void {
  const db = openFile(path);
  migrate(db);
  if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
  const write = writer(db);
  parentPort?.on('message', (text: string) => {
    const job = JSON.parse(text) as Work;
    try {
      answer({ done: work(db, write, job) });
    } catch (error) {
      answer(failure(error));
    }
    if (job.t === 'close') parentPort?.close();
  });
  answer({ done: 'ready' });
}

try {
  start();
} catch (error) {
  answer(failure(error));
  parentPort?.close();
}
