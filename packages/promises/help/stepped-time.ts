/** A clock for simulated days: it is turned by hand, and what is due between happens in order, a second at a time. */
import type { Time } from '@longtable/server/ports.ts';

export interface SteppedTime extends Time {
  /** Puts the clock forward; timers wait until time passes. */
  set(now: number): void;
  pass(ms: number): Promise<void>;
}

const STEP_MS = 1000;
/** Real time in which requests that a timer began can come through; longer where something is still on its way, but not for ever. */
const BREATH_MS = 4;
const LONGEST_BREATH_MS = 400;

export function steppedTime(start: number, isUnderWay: () => boolean): SteppedTime {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, BREATH_MS));
  async function breath(): Promise<void> {
    const from = performance.now();
    do await pause();
    while (isUnderWay() && performance.now() - from < LONGEST_BREATH_MS);
  }
  return {
    now: () => now,
    // Sockets are real and notice nothing.
    ticks: () => performance.now(),
    after(ms, callback) {
      const timer = { at: now + Math.max(0, ms), callback };
      timers.add(timer);
      if (ms <= 0) setTimeout(() => timers.delete(timer) && callback(), 0);
      return () => timers.delete(timer);
    },
    set(next) {
      now = next;
    },
    async pass(ms) {
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, now + STEP_MS);
        for (const timer of [...timers].sort((a, b) => a.at - b.at)) if (timer.at <= now && timers.delete(timer)) timer.callback();
        await breath();
      }
    },
  };
}
