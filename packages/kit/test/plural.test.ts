import { describe, expect, it } from 'vitest';
import { counted, formFor } from '../index.ts';

describe('numbers with their nouns', () => {
  it('one is singular; none and several are plural', () => {
    const units = { one: 'unit', other: 'units' };
    expect([0, 1, 2, 21].map((n) => counted('en', n, units))).toEqual(['0 units', '1 unit', '2 units', '21 units']);
    expect([0, 1, 2].map((n) => formFor('de', n, { one: 'Einheit', other: 'Einheiten' }))).toEqual(['Einheiten', 'Einheit', 'Einheiten']);
  });
});
