/** The health of the embedded database: whether it takes writes now, and whether its pages are whole. */
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Unavailable } from './contract.ts';
import { inTransaction } from './sqlite-file.ts';

export interface Health {
  /** Throws when entries could not be written now, or when pages are damaged. */
  check(): void;
  end(): void;
}

/** As much as a long answer with its table needs. */
const PROBE = 'x'.repeat(16_384);
/** One look at the disk serves all who ask within this time. */
const FRESH_MS = 1000;
/** Pages are looked at again after this time, or after so many times as long as the last look took. */
const PAUSE_MS = 3000;
const PAUSE_TIMES = 50;

/** Writes and takes back: what needs room on the disk fails where there is none. */
function probe(db: DatabaseSync): void {
  inTransaction(db, () => {
    const { lastInsertRowid } = db.prepare('insert into journal (batch) values (?)').run(PROBE);
    db.prepare('delete from journal where id = ?').run(lastInsertRowid);
  });
}

export function health(db: DatabaseSync, path: string): Health {
  let probed = { at: Number.NEGATIVE_INFINITY, wrong: null as string | null };
  let damage: string | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | null = null;

  function later(ms: number): void {
    timer = setTimeout(look, ms);
    timer.unref();
  }

  /** In a thread of its own: a large database is read for seconds. */
  function look(): void {
    const from = performance.now();
    if (worker === null) {
      worker = new Worker(new URL('./sqlite-pages.ts', import.meta.url), { workerData: path });
      worker.unref();
      worker.on('error', () => {
        worker = null;
      });
    }
    worker.once('message', (found: string | null) => {
      damage = found;
      later(Math.max(PAUSE_MS, PAUSE_TIMES * (performance.now() - from)));
    });
    worker.postMessage('look');
  }
  later(PAUSE_MS);

  function probeNow(): void {
    if (performance.now() - probed.at < FRESH_MS) return;
    let wrong: string | null = null;
    try {
      probe(db);
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
    probed = { at: performance.now(), wrong };
  }

  return {
    check() {
      probeNow();
      const wrong = probed.wrong ?? damage;
      if (wrong !== null) throw new Unavailable(wrong);
    },
    end() {
      if (timer !== null) clearTimeout(timer);
      void worker?.terminate();
    },
  };
}
