/** Rates: warmed up until they are flat, and a slow-down is seen. */
import { describe, expect, it } from 'vitest';
import { rate } from '../bench/clock.ts';

/** Things that take some milliseconds each by a clock that we turn ourselves; the first ones take longer. */
function machine(ms: number, cold: number): { readonly clock: () => number; readonly batch: () => number } {
  let at = 0;
  let done = 0;
  const batch = (): number => {
    at += ms * (1 + 9 * Math.max(0, 1 - done++ / cold));
    return 1;
  };
  return { clock: () => at, batch };
}

const rateOf = (ms: number, cold: number): number => {
  const { clock, batch } = machine(ms, cold);
  return rate({ warm: 100, measure: 500 }, batch, clock);
};

describe('a rate', () => {
  it('is what a thing takes once nothing gets faster any more, however long that lasts', () => {
    expect(rateOf(1, 1) / 1000).toBeCloseTo(1, 2);
    expect(rateOf(1, 100) / 1000).toBeCloseTo(1, 2);
  });

  it('sees a slow-down of a tenth', () => {
    expect(rateOf(1.1, 100) / rateOf(1, 100)).toBeCloseTo(1 / 1.1, 2);
  });

  it('is given up on where it never gets flat', () => {
    expect(rateOf(1, 1e9)).toBeLessThan(200);
  });
});
