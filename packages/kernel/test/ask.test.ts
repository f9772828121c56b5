import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Answer,
  type Ask,
  accepted,
  canonical,
  count,
  enumerate,
  order,
  pick,
  refusal,
  rndFrom,
  sample,
  share,
  shareBetween,
  some,
} from '../index.ts';
import { anyAsk, NEVER } from './asks.ts';

const all = (ask: Ask): unknown[] => [...enumerate(ask)];

describe('pick', () => {
  const ask = pick(0, ['north', 3, 0]);
  test('one of the options is accepted, of the same type only', () => {
    expect(refusal(ask, 'north')).toBeNull();
    expect(refusal(ask, 3)).toBeNull();
    expect(refusal(ask, '3')).toBe('not-an-option');
    expect(refusal(ask, ['north'])).toBe('not-an-option');
  });
  test('there are as many answers as options', () => {
    expect(count(ask)).toBe(3);
    expect(all(ask)).toEqual(['north', 3, 0]);
  });
});

describe('some', () => {
  const ask = some(0, ['a', 'b', 'c'], 1, 2);
  test('between min and max different options, in any order', () => {
    expect(refusal(ask, ['b'])).toBeNull();
    expect(refusal(ask, ['c', 'a'])).toBeNull();
    expect(refusal(ask, [])).toBe('wrong-count');
    expect(refusal(ask, ['a', 'b', 'c'])).toBe('wrong-count');
    expect(refusal(ask, ['a', 'a'])).toBe('repeated');
    expect(refusal(ask, ['a', 'x'])).toBe('not-an-option');
    expect(refusal(ask, 'a')).toBe('not-a-list');
  });
  test('all subsets of an allowed size are counted: 3 of one and 3 of two', () => {
    expect(count(ask)).toBe(6);
    expect(all(ask)).toHaveLength(6);
  });
  test('max is never more than there are options', () => {
    expect(some(0, ['a', 'b'], 0, 9).max).toBe(2);
    expect(count(some(0, ['a', 'b'], 0, 9))).toBe(4);
  });
  test('the counts of large questions are right: 20 over 10', () => {
    expect(
      count(
        some(
          0,
          Array.from({ length: 20 }, (_, i) => i),
          10,
          10,
        ),
      ),
    ).toBe(184_756);
  });
});

describe('share', () => {
  const exact = share(0, 3, ['ore', 'salt'], [0, 1], [2, 3]);
  test('an exact total is spread within the limits of each bin', () => {
    expect(refusal(exact, [2, 1])).toBeNull();
    expect(refusal(exact, [3, 0])).toBe('bin-limit');
    expect(refusal(share(0, 3, ['ore', 'salt'], [0, 0], [2, 3]), [3, 0])).toBe('bin-limit');
    expect(refusal(exact, [2, 2])).toBe('wrong-total');
    expect(refusal(exact, [1, 1])).toBe('wrong-total');
    expect(refusal(exact, [3])).toBe('wrong-bins');
    expect(refusal(exact, [1, 1, 1])).toBe('wrong-bins');
    expect(refusal(exact, [1.5, 1.5])).toBe('bin-limit');
    expect(refusal(exact, ['2', '1'])).toBe('bin-limit');
    expect(refusal(exact, 3)).toBe('not-a-list');
    expect(all(exact)).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ]);
  });
  test('a total between a least and a most takes every sum between them', () => {
    const range = shareBetween(0, 1, 2, ['a', 'b'], [0, 0], [1, 2]);
    expect(all(range)).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
    ]);
    expect(count(range)).toBe(4);
    expect(refusal(range, [0, 0])).toBe('wrong-total');
    expect(refusal(range, [1, 2])).toBe('wrong-total');
  });
  test('a total that no answer can reach has no answer', () => {
    const impossible = share(0, 9, ['a', 'b'], [0, 0], [1, 1]);
    expect(count(impossible)).toBe(0);
    expect(all(impossible)).toEqual([]);
    expect(refusal(impossible, sample(impossible, rndFrom(1)))).toBe('wrong-total');
  });
  test('sampling ends whatever the generator gives', () => {
    const ask = share(0, 5, ['a', 'b', 'c'], [0, 0, 0], [1, 1, 3]);
    expect(sample(ask, () => 0)).toEqual([1, 1, 3]);
  });
});

describe('order', () => {
  const ask = order(0, ['x', 'y', 'z']);
  test('all items, each once', () => {
    expect(refusal(ask, ['z', 'x', 'y'])).toBeNull();
    expect(refusal(ask, ['z', 'x'])).toBe('not-an-order');
    expect(refusal(ask, ['z', 'x', 'x'])).toBe('repeated');
    expect(refusal(ask, ['z', 'x', 'w'])).toBe('not-an-order');
    expect(refusal(ask, ['z', 'x', 'y', 'y'])).toBe('repeated');
  });
  test('three items have six orders', () => {
    expect(count(ask)).toBe(6);
    expect(new Set(all(ask).map(canonical)).size).toBe(6);
  });
});

describe('any question', () => {
  it('accepts whatever is sampled from it', () => {
    fc.assert(
      fc.property(anyAsk, fc.integer(), (ask, seed) => {
        const rnd = rndFrom(seed);
        for (let i = 0; i < 5; i++) expect(refusal(ask, sample(ask, rnd))).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('enumerates exactly as many different answers as it counts, and refuses none', () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        const answers = all(ask);
        expect(answers).toHaveLength(count(ask));
        const different =
          ask.shape === 'some' ? answers.map((a) => canonical([...(a as unknown[])].map(String).sort())) : answers.map(canonical);
        expect(new Set(different).size).toBe(answers.length);
        for (const answer of answers) expect(refusal(ask, answer)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('can sample every one of its answers', () => {
    const rnd = rndFrom(3);
    const asks = [pick(0, [1, 2, 3]), some(0, [1, 2, 3], 1, 2), shareBetween(0, 1, 3, ['a', 'b'], [0, 0], [2, 2]), order(0, [1, 2, 3])];
    for (const ask of asks) {
      const seen = new Set(Array.from({ length: 300 }, () => canonical(sorted(ask, sample(ask, rnd)))));
      expect(seen.size).toBe(count(ask));
    }
  });

  it('refuses what is no answer at all', () => {
    fc.assert(
      fc.property(anyAsk, fc.constantFrom(...NEVER), (ask, nonsense) => {
        expect(refusal(ask, nonsense)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts nothing that it does not enumerate', () => {
    const part = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.constantFrom('a', 'bin-0', null, 0.5, Number.NaN));
    const near = fc.oneof(part, fc.array(part, { maxLength: 6 }), fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), fc.anything());
    const form = (ask: Ask, answer: unknown): string =>
      JSON.stringify(ask.shape === 'some' ? [...(answer as unknown[])].map(String).sort() : answer);
    fc.assert(
      fc.property(anyAsk, fc.array(near, { minLength: 20, maxLength: 20 }), (ask, answers) => {
        const legal = all(ask).map((answer) => form(ask, answer));
        for (const answer of answers)
          if (refusal(ask, answer) === null) expect(legal).toContain(form(ask, accepted(ask, answer as Answer)));
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the answer on as a fresh list of its own ids', () => {
    fc.assert(
      fc.property(anyAsk, fc.integer(), (ask, seed) => {
        const answer = sample(ask, rndFrom(seed));
        const taken = accepted(ask, answer);
        expect(taken).toEqual(answer);
        if (Array.isArray(answer)) expect(taken).not.toBe(answer);
      }),
    );
  });

  it('never gives a negative zero on to the game', () => {
    expect(Object.is(accepted(pick(0, [0, 1]), -0), 0)).toBe(true);
    expect(accepted(some(0, [0, 1], 1, 1), [-0])).toEqual([0]);
    expect(accepted(share(0, 1, ['a', 'b'], [0, 0], [1, 1]), [-0, 1])).toEqual([0, 1]);
    expect(accepted(order(0, [0, 1]), [1, -0])).toEqual([1, 0]);
  });
});

/** The same choice has one form: of `some` the order does not matter. */
const sorted = (ask: Ask, answer: unknown): unknown => (ask.shape === 'some' ? [...(answer as number[])].sort() : answer);
