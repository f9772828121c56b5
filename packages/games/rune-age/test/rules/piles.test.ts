import { describe, expect, it } from 'vitest';
import { COST, RACES, UNIT_KINDS } from '../../data/cards.ts';

describe.each(RACES)('the barracks of %s', (race) => {
  it('[RA-SET-07] [RA-SET-22] hold the cheapest units first, and those of one price in the order of their numbers', () => {
    const kinds = UNIT_KINDS[race];
    const prices = kinds.map((kind) => COST[kind]!);
    expect(prices).toEqual([1, 2, 3, 3, 5, 6]);
    expect(kinds[2]!).toBeLessThan(kinds[3]!);
  });
});
