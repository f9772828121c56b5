import { committed } from '@longtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickCommitted } from '../table/chance.ts';

test('the quick source draws what the committed one draws', () => {
  const label = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      label,
      fc.nat(),
      fc.integer({ min: 1, max: 2 ** 47 }),
      (root, name, n, sides) => {
        expect(quickCommitted(root)(name, n, sides)).toBe(committed(root)(name, n, sides));
      },
    ),
  );
});

test('a label that does not fit is no other label', () => {
  const quick = quickCommitted(new Uint8Array(32));
  expect(() => quick('x'.repeat(300), 0, 6)).toThrow('too long');
});
