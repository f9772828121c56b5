import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, digest } from '../index.ts';

const shuffledKeys = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(shuffledKeys);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .reverse()
      .map(([key, value]) => [key, shuffledKeys(value)]),
  );
};

describe('canonical text', () => {
  it('is JSON that reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (x) => {
        expect(JSON.parse(canonical(x))).toEqual(JSON.parse(JSON.stringify(x)));
      }),
    );
  });
  it('does not depend on the order in which fields were written', () => {
    fc.assert(fc.property(fc.jsonValue(), (x) => void expect(canonical(shuffledKeys(x))).toBe(canonical(x))));
    expect(canonical({ b: 1, a: { d: [2], c: null } })).toBe('{"a":{"c":null,"d":[2]},"b":1}');
  });
  it('keeps the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });
  it('is JSON also where data is not: what JSON cannot say is null', () => {
    expect(canonical([undefined, Number.NaN, Number.POSITIVE_INFINITY, new Array(1), -0])).toBe('[null,null,null,[null],0]');
  });
  it('tells a number from a text and an empty list from an empty record', () => {
    expect(new Set([1, '1', [], {}, null, false, 0, ''].map(canonical)).size).toBe(8);
  });
  it('treats a field that is undefined like one that is missing', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
  });
});

describe('digest', () => {
  it('is the SHA-256 of the canonical text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (x) => {
        expect(digest(x)).toBe(createHash('sha256').update(canonical(x)).digest('hex'));
      }),
    );
  });
});
