/** One node: jobs are timers. What a crash loses is found again by looking at the store. */
import type { Time } from '../ports.ts';
import { type Job, type Jobs, keyOf } from './contract.ts';

export function embeddedJobs(time: Time, onError: (error: unknown) => void): Jobs {
  const planned = new Map<string, () => void>();
  let work: ((job: Job) => Promise<void>) | null = null;
  const running = new Set<Promise<void>>();
  let closed = false;
  return {
    plan(job, inMs) {
      const key = keyOf(job);
      if (closed || planned.has(key)) return;
      const cancel = time.after(inMs, () => {
        planned.delete(key);
        if (work === null || closed) return;
        const run = work(job)
          .catch(onError)
          .finally(() => running.delete(run));
        running.add(run);
      });
      planned.set(key, cancel);
    },
    drop(job) {
      const key = keyOf(job);
      planned.get(key)?.();
      planned.delete(key);
    },
    async start(worker) {
      work = worker;
    },
    async close() {
      closed = true;
      for (const cancel of planned.values()) cancel();
      planned.clear();
      await Promise.all(running);
    },
  };
}
