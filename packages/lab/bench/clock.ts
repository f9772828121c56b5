/** Rates by the processor's clock, once they no longer rise. */
export interface Span {
  /** Milliseconds of one look while warming up: it goes on until two looks agree. */
  readonly warm: number;
  readonly measure: number;
}

/** Milliseconds that this thread has worked: what others do on the machine meanwhile does not count. */
export function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Between two looks at the clock, which is slow and coarse, lies at least this much work. */
const CHUNK_MS = 20;
/** Two looks agree when the later one is faster by less than this; after so many looks it has to do. */
const FLAT = 1.02;
const MOST_LOOKS = 12;

/** Calls `batch`, which says how many things it did: first until the rate is flat, then until the time is up. Things a second. */
export function rate(span: Span, batch: () => number, clock: () => number = now): number {
  let chunk = 1;
  const work = (ms: number): number => {
    const start = clock();
    let things = 0;
    for (;;) {
      const before = clock();
      for (let i = 0; i < chunk; i++) things += batch();
      const after = clock();
      if (after - before < CHUNK_MS) chunk *= 2;
      if (after - start >= ms) return things / (after - start);
    }
  };
  let best = 0;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const found = work(span.warm);
    if (look > 0 && found < best * FLAT) break;
    best = Math.max(best, found);
  }
  return work(span.measure) * 1000;
}
