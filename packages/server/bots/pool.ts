/** Bots in worker threads: a slow or broken one costs its own thread and nothing else. */
import type { Piscina } from 'piscina';
import { Overrun, type Task, type Thinker, type Thought } from './contract.ts';
import { fairQueue } from './queue.ts';

async function newPool(threads: number, file: URL): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: file.href,
    name: 'think',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  // A thread that dies is replaced by the pool; the task that it was at has been rejected.
  pool.on('error', () => {});
  return pool;
}

/** A thought that takes too long ends together with its thread. The time counts from when the thread is free. */
async function within(hardMs: number, work: (signal: AbortSignal) => Promise<Thought>): Promise<Thought> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), hardMs);
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? new Overrun() : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The threads start when the first bot has something to think about: a server is ready sooner without them. */
export function botPool(threads: number, file: URL = new URL('./worker.ts', import.meta.url)): Thinker {
  const queue = fairQueue(threads);
  let starting: Promise<Piscina> | null = null;
  return {
    async think(task: Task): Promise<Thought> {
      starting ??= newPool(threads, file);
      const pool = await starting;
      return queue.run(task.owner, () => within(task.hard, (signal) => pool.run(task, { signal }) as Promise<Thought>));
    },
    close: async () => (await starting)?.close({ force: true }),
  };
}
