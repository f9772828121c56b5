/** Bots in worker threads: a slow or broken one costs its own thread and nothing else. */
import { Piscina } from 'piscina';
import type { Task, Thinker, Thought } from './contract.ts';

export function botPool(threads: number, file: URL = new URL('./worker.ts', import.meta.url)): Thinker {
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
  return {
    async think(task: Task): Promise<Thought> {
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
    close: () => pool.close({ force: true }),
  };
}
