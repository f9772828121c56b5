import { examine, readMatch } from '@longtable/laws';
import { describe, expect, test } from 'vitest';
import { template } from '../index.ts';

describe('TEMPLATE_NAME', () => {
  test.each([2, 3, 4])('keeps all laws in whole matches of %i, and reads well', (seats) => {
    for (let seed = 1; seed <= 5; seed++) {
      const plan = { seats, options: { heap: seed % 2 === 0 ? 15 : 21 }, seed };
      expect(examine(template, { ...plan, wholeEvery: 1 }).violation).toBeNull();
      expect(readMatch(template, plan).read).toEqual([]);
    }
  });
});
