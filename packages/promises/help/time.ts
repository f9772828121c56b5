/** A clock that stands still until somebody turns it. */
import type { Time } from '@longtable/server/ports.ts';

export interface ManualTime extends Time {
  /** Lets time pass, a second at a time, so that everything that is due happens in order. */
  pass(ms: number): Promise<void>;
}

const STEP_MS = 1000;

export function manualTime(start: number): ManualTime {
  let now = start;
  const timers = new Set<{ at: number; callback: () => void }>();
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 40));
  return {
    now: () => now,
    // Sockets are real: they notice a turned clock as little as they notice that a real one was set.
    ticks: () => performance.now(),
    after(ms, callback) {
      const timer = { at: now + Math.max(0, ms), callback };
      timers.add(timer);
      // What is due now must not wait for somebody to turn the clock.
      if (ms <= 0) setTimeout(() => timers.delete(timer) && callback(), 0);
      return () => timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      const steps = ms > 60_000 ? ms : STEP_MS;
      while (now < end) {
        now = Math.min(end, now + steps);
        for (const timer of [...timers].sort((a, b) => a.at - b.at)) if (timer.at <= now && timers.delete(timer)) timer.callback();
        await settle();
      }
    },
  };
}
