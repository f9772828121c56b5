/** Labels beside lines. */
import { describe, expect, it } from 'vitest';
import { apart } from '../src/review/apart.ts';

const close = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, place] of found.entries()) expect(place).toBeCloseTo(wanted[i]!, 9);
};

describe('labels beside lines', () => {
  it('stay where their lines end if there is room', () => {
    close(apart([1, 0.5, 0], 0.1), [1, 0.5, 0]);
    close(apart([0.4], 0.1), [0.4]);
    close(apart([], 0.1), []);
  });
  it('make room downwards', () => close(apart([0.9, 0.88, 0.3], 0.1), [0.9, 0.8, 0.3]));
  it('never leave the picture at its foot', () => {
    close(apart([0, 0], 0.1), [0.1, 0]);
    close(apart([0.05, 0.02, 0], 0.1), [0.2, 0.1, 0]);
    close(apart([0.8, 0, 0], 0.1), [0.8, 0.1, 0]);
  });
});
