/** Arbitrary questions of the four shapes, small enough to enumerate. */
import fc from 'fast-check';
import { type Ask, type Id, order, pick, shareBetween, some } from '../index.ts';

const ids: fc.Arbitrary<Id[]> = fc.uniqueArray(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.stringMatching(/^[a-z]{1,4}$/)), {
  minLength: 1,
  maxLength: 6,
});

const picks = ids.map((options): Ask => pick(0, options));
const orders = ids.map((items): Ask => order(0, items));
const somes = fc.tuple(ids, fc.nat(6), fc.nat(6)).map(([options, a, b]): Ask => {
  const min = Math.min(a, b, options.length);
  return some(0, options, min, Math.max(a, b));
});

/** Each bin with a least and a most, and a range of totals that the bins can reach. */
const shares = fc
  .tuple(fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { minLength: 1, maxLength: 4 }), fc.nat(100), fc.nat(100))
  .map(([bins, a, b]): Ask => {
    const least = bins.map(([n]) => n);
    const most = bins.map(([n, more]) => n + more);
    const sum = (list: readonly number[]): number => list.reduce((x, y) => x + y, 0);
    const reach = sum(most) - sum(least) + 1;
    const from = sum(least) + (Math.min(a, b) % reach);
    const to = sum(least) + (Math.max(a, b) % reach);
    const names = bins.map((_, i) => `bin-${i}`);
    return shareBetween(0, Math.min(from, to), Math.max(from, to), names, least, most);
  });

export const anyAsk: fc.Arbitrary<Ask> = fc.oneof(picks, somes, shares, orders);

/** Values that no question of these tests allows. */
export const NEVER: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  2 ** 53,
  1e308,
  'no-such-id',
  {},
  { length: 1, 0: 0 },
  [[]],
  [[0]],
  [null],
  [undefined],
  [Number.NaN],
  new Array(3),
  new Array(1e6),
  () => 0,
  Symbol('x'),
  10n,
  new Date(0),
];
