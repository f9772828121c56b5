import type { Json } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delta, deltaText, patch } from '../index.ts';

/** As it comes out of a wire: JSON knows no -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((x) => JSON.parse(JSON.stringify(x)) as Json);
/** Two values that share parts, as two looks do. */
const pair = fc.tuple(json, json, json).map(([a, b, c]): [Json, Json] => [
  { a, b, list: [a, b, c] },
  { a, c, list: [a, c, c] },
]);

/** As a connection brings it. */
const delta = (a: Json, b: Json): Delta => JSON.parse(`[${deltaText(a, b)}]`) as Delta;

describe('differences between looks', () => {
  it('lead from one value to the other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), pair), ([a, b]) => void expect(patch(a, delta(a, b))).toEqual(b)),
      { numRuns: 2000 },
    );
  });
  it('are empty between equal values', () => {
    fc.assert(fc.property(json, (a) => void expect(deltaText(a, structuredClone(a))).toBe('')));
  });
  it('leave the old value as it was', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const before = structuredClone(a);
        patch(a, delta(a, b));
        expect(a).toEqual(before);
      }),
    );
  });
  it('name only what changed', () => {
    expect(delta({ a: 1, b: { c: [1, 2], d: 3 } }, { a: 1, b: { c: [1, 5], d: 3 } })).toEqual(['/b/c/1', 5]);
    expect(delta({ a: 1, b: 2 }, { a: 1 })).toEqual(['-b']);
    expect(delta([1, 2], [1, 2, 3])).toEqual(['', [1, 2, 3]]);
    expect(delta({ a: null }, { a: {} })).toEqual(['/a', {}]);
  });
  it('keep what is no small whole number', () => {
    const now = { a: 0.5, b: 2 ** 40, c: -3, d: 'ä"\\', e: false, f: '[1]' };
    expect(patch({ a: 0, b: 0, c: 0, d: '', e: true, f: [1] }, delta({ a: 0, b: 0, c: 0, d: '', e: true, f: [1] }, now))).toEqual(now);
  });
  it('take a field without a value for none', () => {
    const now = { a: undefined, b: { c: undefined }, d: [{ e: undefined }], f: 1 } as unknown as Json;
    expect(delta({ a: 1, b: {}, d: [{}] }, now)).toEqual(['-a', '/f', 1]);
    expect(deltaText(now, { b: {}, d: [{}], f: 1 })).toBe('');
  });
  it('keep fields of any name apart', () => {
    const a = { 'a/b': { '~1': 1, '"': 2, '': 3, '-': 4 }, a: { b: 5 }, 'ä\\n': 6 };
    const b = { 'a/b': { '~1': 7, '"': 8, '': 9 }, a: { b: 10 }, 'ä\\n': 11, '~0': 12 };
    expect(patch(a, delta(a, b))).toEqual(b);
    expect(patch(b, delta(b, a))).toEqual(a);
    expect(delta({ 'a/b': { '~1': 1 } }, { 'a/b': { '~1': 7 } })).toEqual(['/a~1b/~01', 7]);
  });
  it('know "__proto__" for a field', () => {
    const [a, b] = [JSON.parse('{"x":{}}') as Json, JSON.parse('{"x":{"__proto__":{"y":1}}}') as Json];
    expect(JSON.stringify(patch(a, delta(a, b)))).toBe(JSON.stringify(b));
    expect(patch(b, delta(b, a))).toEqual(a);
  });
});
