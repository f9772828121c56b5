/** Shields on a line that keep apart, in their order: the race of Uprising, the ends of a curve. */
import { describe, expect, it } from 'vitest';
import { apart } from '../src/design/apart.ts';

describe('places on a line', () => {
  it('stay where they belong while there is room', () => {
    expect(apart([0, 30, 90], 17)).toEqual([0, 30, 90]);
  });

  it('give way alike where two are too near', () => {
    expect(apart([50, 50], 16)).toEqual([42, 58]);
    expect(apart([50, 54], 16)).toEqual([44, 60]);
  });

  it('keep their distance and their order in any crowd', () => {
    for (const wanted of [
      [0, 0, 0, 0, 0, 0],
      [1, 2, 3, 4, 100, 101],
      [10, 12, 40, 41, 58, 59],
    ]) {
      const found = apart(wanted, 17);
      expect(found).toHaveLength(wanted.length);
      for (let i = 1; i < found.length; i++) expect(found[i]! - found[i - 1]!).toBeGreaterThanOrEqual(17 - 1e-9);
    }
  });

  it('lean to neither side: a crowd has its middle where it was', () => {
    const wanted = [20, 21, 22, 23];
    const middle = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
    expect(middle(apart(wanted, 17))).toBeCloseTo(middle(wanted));
  });

  it('stay on a line that ends', () => {
    expect(apart([100, 100], 20, [0, 100])).toEqual([80, 100]);
    expect(apart([0, 5], 20, [0, 100])).toEqual([0, 20]);
    expect(apart([30, 95, 99, 100], 20, [0, 100])).toEqual([30, 60, 80, 100]);
    expect(apart([55, 95, 99, 100], 20, [0, 100])).toEqual([40, 60, 80, 100]);
    expect(apart([10, 50], 20, [0, 100])).toEqual([10, 50]);
  });
});
