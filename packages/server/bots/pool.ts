/** Bots in worker threads: a slow or broken one costs its own thread and nothing else. */
import type { Piscina } from 'piscina';
import type { Task, Thinker, Thought } from './contract.ts';

async function newPool(threads: number, file: URL): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: file.href,
    name: 'think',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
    maxQueue: 10_000,
  });
  // A thread that dies is replaced by the pool; the task that it was at has been rejected.
  pool.on('error', () => {});
  return pool;
}

/** The threads start when the first bot has something to think about: a server is ready sooner without them. */
export function botPool(threads: number, file: URL = new URL('./worker.ts', import.meta.url)): Thinker {
  let starting: Promise<Piscina> | null = null;
  return {
    async think(task: Task): Promise<Thought> {
      starting ??= newPool(threads, file);
      const pool = await starting;
      // The time counts from when a thread is free: waiting in the queue is not the bot's fault.
      const stop = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const overrun = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => {
            stop.abort();
            reject(new Error('overrun'));
          },
          task.hard + 1000 * Math.ceil(pool.queueSize / threads),
        );
      });
      try {
        return await Promise.race([pool.run(task, { signal: stop.signal }) as Promise<Thought>, overrun]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => (await starting)?.close({ force: true }),
  };
}
