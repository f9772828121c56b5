/** Time that passes only when everything that was due has been done. Every node has a clock of its own, which may be set wrong. */
import type { Time } from '@longtable/server/ports.ts';

export interface Clock extends Time {
  /** Sets the clock forward or back; timers run on. */
  jump(ms: number): void;
  /** Nothing that was planned with this clock happens any more. */
  stop(): void;
}

export interface VirtualTime {
  readonly now: number;
  after(ms: number, callback: () => void): () => void;
  clock(): Clock;
  /** Lets the next thing happen. False: nothing is planned. */
  step(): Promise<boolean>;
}

interface Planned {
  readonly at: number;
  readonly n: number;
  readonly callback: () => void;
}

const BEGIN = Date.UTC(2026, 0, 1);

/** `settle`: waits until all that follows from a moment has happened. */
export function virtualTime(settle: () => Promise<void>): VirtualTime {
  let now = 0;
  let count = 0;
  const planned = new Set<Planned>();

  function after(ms: number, callback: () => void): () => void {
    const one = { at: now + Math.max(0, ms), n: count++, callback };
    planned.add(one);
    return () => planned.delete(one);
  }

  function next(): Planned | null {
    let first: Planned | null = null;
    for (const one of planned) if (first === null || one.at < first.at || (one.at === first.at && one.n < first.n)) first = one;
    return first;
  }

  function clock(): Clock {
    let ahead = 0;
    let stopped = false;
    return {
      now: () => BEGIN + Math.floor(now) + ahead,
      ticks: () => now,
      after: (ms, callback) => after(ms, () => void (stopped || callback())),
      jump(ms) {
        ahead += ms;
      },
      stop() {
        stopped = true;
      },
    };
  }

  return {
    get now() {
      return now;
    },
    after,
    clock,
    async step() {
      const one = next();
      if (one === null) return false;
      planned.delete(one);
      now = one.at;
      one.callback();
      await settle();
      return true;
    },
  };
}
