/** The thread that writes. While it waits for the disk, the server goes on and collects the next batch. */

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Append, Appended } from './contract.ts';
import { migrate, openFile, type Writer, writer } from './sqlite-file.ts';

export type Work =
  | { readonly t: 'append'; readonly entries: readonly Append[] }
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

/** Answers leave in the order in which the jobs came: nothing here waits. */
function work(db: DatabaseSync, write: Writer, job: Work): unknown {
  if (job.t === 'append') return write.appendAll(job.entries) satisfies Appended[];
  if (job.t === 'beat') return write.beat(job.now);
  if (job.t === 'run') return write.run(job.sql, job.values);
  db.close();
  return null;
}

function start(): void {
  const db = openFile(path);
  migrate(db);
  if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
  const write = writer(db);
  parentPort?.on('message', (job: Work) => {
    try {
      parentPort?.postMessage({ done: work(db, write, job) } satisfies Worked);
    } catch (error) {
      parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) } satisfies Worked);
    }
    if (job.t === 'close') parentPort?.close();
  });
  parentPort?.postMessage({ done: 'ready' } satisfies Worked);
}

try {
  start();
} catch (error) {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) } satisfies Worked);
  parentPort?.close();
}
