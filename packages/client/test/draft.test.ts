/** Answers in the making. */
import type { Described } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { isAsked } from '../src/ask/draft.ts';

const asking = (ask: Described['ask']): Described => ({ kind: 'turn', stage: 'act', ask, shown: {}, rules: [] }) as unknown as Described;

describe('a touch that comes late', () => {
  const feats = asking({ seat: 0, shape: 'pick', options: ['spirit-walker', 'eat-the-dead'] });
  it('means the question before, and is nothing to this one', () => {
    expect(isAsked(feats, 1)).toBe(false);
    expect(isAsked(feats, 'eat-the-dead')).toBe(true);
    expect(isAsked(null, 'eat-the-dead')).toBe(false);
  });
  it('knows the bins of shares and the items of orders', () => {
    expect(
      isAsked(asking({ seat: 0, shape: 'share', bins: ['salt'], least: [0], most: [3], min: 1, max: 3 } as Described['ask']), 'salt'),
    ).toBe(true);
    expect(isAsked(asking({ seat: 0, shape: 'order', items: [4, 7] } as Described['ask']), 7)).toBe(true);
    expect(isAsked(asking({ seat: 0, shape: 'order', items: [4, 7] } as Described['ask']), '7')).toBe(false);
  });
});
