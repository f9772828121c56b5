/** TokenBuckets that refill with time: who spends them faster is refused. */
import type { Time } from './ports.ts';

export interface Rate {
  /** The number that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface TokenBuckets {
  /** False: too fast. */
  spend(key: string, cost?: number): boolean;
  sweep(): void;
}

export function tokenBuckets({ burst, perSecond }: Rate, time: Pick<Time, 'now'>): TokenBuckets {
  const buckets = new Map<string, { left: number; at: number }>();
  const refilled = (bucket: { left: number; at: number }, now: number): number =>
    Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  return {
    spend(key, cost = 1) {
      const now = time.now();
      const bucket = buckets.get(key) ?? { left: burst, at: now };
      const left = refilled(bucket, now);
      const fine = left >= cost;
      buckets.set(key, { left: fine ? left - cost : left, at: now });
      return fine;
    },
    sweep() {
      const now = time.now();
      for (const [key, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(key);
    },
  };
}

/** A count of what each address holds at the same time. */
export interface Holding {
  take(key: string): boolean;
  give(key: string): void;
  readonly total: number;
}

export function holding(most: number): Holding {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(key) {
      const n = held.get(key) ?? 0;
      if (n >= most) return false;
      held.set(key, n + 1);
      total++;
      return true;
    },
    give(key) {
      const n = (held.get(key) ?? 0) - 1;
      total--;
      if (n > 0) held.set(key, n);
      else held.delete(key);
    },
    get total() {
      return total;
    },
  };
}
