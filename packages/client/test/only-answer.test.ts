import type { Ask, Described } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { forcedPayment, onlyAnswer } from '../src/match/only-answer.ts';

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

describe('a payment that is made unasked', () => {
  const question = (kind: string, ask: Ask): Described => ({ kind, stage: 'goods', ask, shown: {} }) as unknown as Described;
  const one = share(2, 2, [0, 0], [0, 5]);
  const forced = { question: question('pay', one), payments: ['pay.goods'], guided: false };

  it('is the only one that there is', () => {
    expect(forcedPayment(forced, true)).toEqual([0, 2]);
    expect(forcedPayment({ ...forced, question: question('pay', share(2, 2, [0, 0], [2, 5])) }, true)).toBeNull();
  });

  it('is no other question, even where that has one answer only', () => {
    expect(forcedPayment({ ...forced, question: question('losses', one) }, true)).toBeNull();
    expect(forcedPayment({ ...forced, payments: ['pay.other'] }, true)).toBeNull();
    expect(forcedPayment({ ...forced, question: null }, true)).toBeNull();
  });

  it('is asked for after taking back, after coming back, and in a guided game', () => {
    expect(forcedPayment(forced, false)).toBeNull();
    expect(forcedPayment({ ...forced, guided: true }, true)).toBeNull();
  });
});
