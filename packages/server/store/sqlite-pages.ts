/** A thread that looks at the pages of a database, with a connection of its own, each time it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

/** null: all pages are whole. */
function damage(path: string): string | null {
  try {
    const db = openFile(path, true);
    try {
      const rows = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
      return rows[0]?.quick_check === 'ok' ? null : (rows[0]?.quick_check ?? 'damaged');
    } finally {
      db.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

parentPort?.on('message', () => parentPort?.postMessage(damage(workerData as string)));
