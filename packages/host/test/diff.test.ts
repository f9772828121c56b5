import type { Json } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, follow, patch } from '../index.ts';

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
  it('come with a value that equals the new one, shares nothing with it, and keeps what did not change', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const now = structuredClone(b);
        const { value, changes } = follow(a, now);
        expect(value).toEqual(b);
        expect(patch(a, changes)).toEqual(value);
        expect(sharesWith(value, now)).toBe(false);
      }),
      { numRuns: 1000 },
    );
    const before: Json = { same: [1, { deep: true }], other: [1, { deep: true }] };
    const { value } = follow(before, { same: [1, { deep: true }], other: [1, { deep: false }] });
    expect((value as typeof before)['same']).toBe(before['same']);
    expect(before).toEqual({ same: [1, { deep: true }], other: [1, { deep: true }] });
  });
  it('take a field without a value for none', () => {
    const now = { a: undefined, b: { c: undefined }, d: [{ e: undefined }] } as unknown as Json;
    expect(follow({ a: 1, b: {}, d: 2 }, now)).toEqual({ value: { b: {}, d: [{}] }, changes: [[['a']], [['d'], [{}]]] });
    expect(Object.keys(follow({}, now).value as object)).toEqual(['b', 'd']);
  });
});

/** Whether a list or record of one value is also part of the other. */
function sharesWith(a: Json, b: Json): boolean {
  const branches = new Set<Json>();
  const walk = (x: Json, visit: (x: Json) => boolean): boolean =>
    typeof x === 'object' && x !== null && (visit(x) || Object.values(x).some((y) => walk(y as Json, visit)));
  walk(b, (x) => {
    branches.add(x);
    return false;
  });
  return walk(a, (x) => branches.has(x));
}
