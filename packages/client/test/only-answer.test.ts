import type { Ask } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { onlyAnswer } from '../src/match/only-answer.ts';

const share = (min: number, max: number, least: number[], most: number[]): Ask => ({
  shape: 'share',
  seat: 0,
  bins: least.map((_, i) => `bin ${i}`),
  min,
  max,
  least,
  most,
});

describe('the only answer', () => {
  it('is the one option, and none where there are two', () => {
    expect(onlyAnswer({ shape: 'pick', seat: 0, options: ['gold-1'] })).toBe('gold-1');
    expect(onlyAnswer({ shape: 'pick', seat: 0, options: ['gold-1', 'gold-2'] })).toBeNull();
  });

  it('takes all where all must be taken, and decides nothing where some may stay', () => {
    expect(onlyAnswer({ shape: 'some', seat: 0, options: [1, 2], min: 2, max: 2 })).toEqual([1, 2]);
    expect(onlyAnswer({ shape: 'some', seat: 0, options: [1, 2], min: 1, max: 2 })).toBeNull();
  });

  it('pays with the one kind that there is, with everything, or with nothing', () => {
    expect(onlyAnswer(share(2, 2, [0, 0, 0], [0, 5, 0]))).toEqual([0, 2, 0]);
    expect(onlyAnswer(share(3, 3, [0, 0], [1, 2]))).toEqual([1, 2]);
    expect(onlyAnswer(share(0, 1, [1, 0], [1, 3]))).toEqual([1, 0]);
    expect(onlyAnswer(share(3, 3, [1, 0], [1, 4]))).toEqual([1, 2]);
  });

  it('leaves open what could be paid in two ways', () => {
    expect(onlyAnswer(share(2, 2, [0, 0, 0], [1, 5, 0]))).toBeNull();
    expect(onlyAnswer(share(0, 2, [0, 0], [0, 5]))).toBeNull();
  });
});
