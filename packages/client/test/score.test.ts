/** Points beside a seat: as they stand, and at the end as they were counted. */
import { RESIGNED } from '@longtable/host';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../src/table/score.ts';

const result = { winners: [1], scores: [16, 77], why: 'rounds' };

describe('points beside a seat', () => {
  it('are those of the table while the match goes on', () => {
    expect(scoreOf(null, 1, 63)).toBe(63);
  });
  it('are the final ones at the end', () => {
    expect(scoreOf(result, 1, 63)).toBe(77);
    expect(scoreOf(result, 0, 13)).toBe(16);
  });
  it('stay as they stood where somebody resigned: nothing was counted', () => {
    expect(scoreOf({ ...result, why: RESIGNED, scores: [0, 1] }, 1, 63)).toBe(63);
  });
  it('are none in a game without points, whatever its result counts', () => {
    expect(scoreOf(result, 1, null)).toBeNull();
    expect(scoreOf(null, 1, null)).toBeNull();
  });
  it('are those of the table for a seat that the result does not count', () => {
    expect(scoreOf(result, 2, 5)).toBe(5);
  });
});
