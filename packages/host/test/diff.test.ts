import type { Json } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patch } from '../index.ts';

/** As it comes out of a wire: JSON knows no -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((x) => JSON.parse(JSON.stringify(x)) as Json);
/** Two values that share parts, as two looks do. */
const pair = fc.tuple(json, json, json).map(([a, b, c]): [Json, Json] => [
  { a, b, list: [a, b, c] },
  { a, c, list: [a, c, c] },
]);

describe('differences between looks', () => {
  it('lead from one value to the other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), pair), ([a, b]) => void expect(patch(a, diff(a, b))).toEqual(b)),
      { numRuns: 2000 },
    );
  });
  it('are empty between equal values', () => {
    fc.assert(fc.property(json, (a) => void expect(diff(a, structuredClone(a))).toEqual([])));
  });
  it('leave the old value as it was', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const before = structuredClone(a);
        patch(a, diff(a, b));
        expect(a).toEqual(before);
      }),
    );
  });
  it('survive the wire', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => void expect(patch(a, JSON.parse(JSON.stringify(diff(a, b))))).toEqual(JSON.parse(JSON.stringify(b)))),
    );
  });
  it('name only what changed', () => {
    expect(diff({ a: 1, b: { c: [1, 2], d: 3 } }, { a: 1, b: { c: [1, 5], d: 3 } })).toEqual([[['b', 'c', 1], 5]]);
    expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]]);
    expect(diff([1, 2], [1, 2, 3])).toEqual([[[], [1, 2, 3]]]);
    expect(diff({ a: null }, { a: {} })).toEqual([[['a'], {}]]);
  });
  it('take a field without a value for none', () => {
    const now = { a: undefined, b: { c: undefined }, d: [{ e: undefined }], f: 1 } as unknown as Json;
    expect(diff({ a: 1, b: {}, d: [{}] }, now)).toEqual([[['a']], [['f'], 1]]);
    expect(diff(now, { b: {}, d: [{}], f: 1 })).toEqual([]);
  });
});
