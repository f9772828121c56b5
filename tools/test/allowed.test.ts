import { describe, expect, it } from 'vitest';
import { overdue } from '../allowed.ts';

describe('what games may still owe', () => {
  it('is no more than allowed', () => {
    expect(overdue({ a: { x: ['1', '2'] }, b: { x: [] } }, { a: { x: 2 } })).toEqual([]);
    expect(overdue({ a: { x: ['1', '2', '3'] } }, { a: { x: 2 } })).toEqual(['a: 3 x, at most 2 are allowed: 1, 2, 3 …']);
  });
  it('is nothing where no number is given', () => {
    expect(overdue({ a: { y: ['1'] }, b: { x: ['2'] } }, { a: { x: 2 } })).toHaveLength(2);
  });
});
