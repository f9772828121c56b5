/** One node: jobs are timers. What a crash loses is found again by looking at the store. */
import type { Time } from '../ports.ts';
import { type Job, type Jobs, keyOf } from './contract.ts';

export function embeddedJobs(time: Time, onError: (error: unknown) => void): Jobs {
  const planned = new Map<string, { readonly at: number; cancel(): void }>();
  let work: ((job: Job) => Promise<void>) | null = null;
  const running = new Set<Promise<void>>();
  let closed = false;
  return {
    plan(job, inMs) {
      const key = keyOf(job);
      const at = time.now() + inMs;
      const before = planned.get(key);
      if (closed || (before !== undefined && before.at <= at)) return;
      before?.cancel();
      const cancel = time.after(inMs, () => {
        planned.delete(key);
        if (work === null || closed) return;
        const run = work(job)
          .catch(onError)
          .finally(() => running.delete(run));
        running.add(run);
      });
      planned.set(key, { at, cancel });
    },
    drop(job) {
      const key = keyOf(job);
      planned.get(key)?.cancel();
      planned.delete(key);
    },
    async start(worker) {
      work = worker;
    },
    async close() {
      closed = true;
      for (const { cancel } of planned.values()) cancel();
      planned.clear();
      await Promise.all(running);
    },
  };
}
