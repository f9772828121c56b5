import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, isRefusal, type Match, pick, seeded } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

type Frames = {
  main: { data: object; does: 'roll' | 'end'; asks: { wait: { pick: string }; secret: { pick: number } } };
  lane: { data: { seat: number }; asks: { build: { pick: string } } };
};
type Spec = Toy<Frames>;

const game = toy<Frames>('main', {
  main: {
    first: 'wait',
    stages: {
      wait: {
        rules: ['HU-01'],
        ask: () => pick(0, ['roll', 'secret', 'fork', 'end']),
        answer(t, _f, said) {
          if (said === 'fork') t.fork([0, 1].map((seat) => ({ seat, kind: 'lane', args: { seat } })));
          return said === 'fork' ? 'wait' : (said as 'roll' | 'secret' | 'end');
        },
      },
      roll(t) {
        t.table.did.push(String(t.random('die', 6)));
        return 'wait';
      },
      secret: {
        rules: ['HU-01'],
        askAll: () => [0, 1].map((seat) => pick(seat, [1, 2])),
        answer: (t, _f, n, seat) => void t.table.did.push(`${seat}:${n}`),
        next: 'wait',
      },
      end(t) {
        t.finish(DRAW);
        return 'done';
      },
    },
  },
  lane: { first: 'build', stages: { build: { rules: ['HU-01'], ask: (_table, f) => pick(f.seat, ['road']), answer: () => 'done' } } },
});

const e = engine(game);
function loaded(text: string): Match<Spec> {
  const m = e.load(text);
  if (isRefusal(m)) throw new Error(m.refused);
  return m;
}

describe('a saved match', () => {
  it('loads as it was, also between sealed answers, in lanes and after the end', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1), fc.constantFrom('roll', 'secret', 'fork', 'road', 1, 2)), { maxLength: 12 }), (answers) => {
        const m = e.start({}, 2, 7);
        for (const [seat, answer] of answers) e.apply(m, seat, answer);
        expect(loaded(e.save(m))).toEqual(m);
        for (const seat of e.awaited(m)) e.apply(m, seat, 'end');
        expect(loaded(e.save(m))).toEqual(m);
      }),
    );
  });
  it('goes on with the same dice', () => {
    const m = e.start({}, 2, 7);
    e.apply(m, 0, 'roll');
    const again = loaded(e.save(m));
    for (const x of [m, again]) for (let i = 0; i < 5; i++) e.apply(x, 0, 'roll');
    expect(again.table.did).toEqual(m.table.did);
    expect(e.hash(again)).toBe(e.hash(m));
  });
  it('goes on with the same dice when they are labelled', () => {
    const labelled = engine(game, seeded(4));
    const m = labelled.start({}, 2, 7);
    labelled.apply(m, 0, 'roll');
    const again = labelled.load(labelled.save(m)) as Match<Spec>;
    for (const x of [m, again]) labelled.apply(x, 0, 'roll');
    expect(again).toEqual(m);
    expect(m.chance.counts).toEqual({ die: 2 });
  });
  it('does not contain the open questions: they are asked again', () => {
    expect(JSON.parse(e.save(e.start({}, 2, 1)))).not.toHaveProperty('open');
  });
});

describe('the hash', () => {
  it('is the same for equal matches and changes with every answer', () => {
    const { m, say } = begin(game);
    const hashes = [e.hash(m)];
    expect(e.hash(e.clone(m))).toBe(hashes[0]);
    for (const [seat, answer] of [
      [0, 'roll'],
      [0, 'secret'],
      [1, 2],
      [0, 1],
    ] as const) {
      say(seat, answer);
      hashes.push(e.hash(m));
    }
    expect(new Set(hashes).size).toBe(5);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('loading refuses', () => {
  const good = (answers: readonly (readonly [number, unknown])[] = []): Record<string, unknown> => {
    const m = e.start({}, 2, 7);
    for (const [seat, answer] of answers) e.apply(m, seat, answer);
    return JSON.parse(e.save(m)) as Record<string, unknown>;
  };
  const code = (x: unknown): string => {
    const m = e.load(typeof x === 'string' ? x : JSON.stringify(x));
    return isRefusal(m) ? m.refused : 'loaded';
  };
  const frame = { k: 'main', at: 'wait', data: {}, into: '', from: -1 };

  it('a match of another game', () => {
    expect(code({ ...good(), game: 'chess' })).toBe('other-game');
  });

  it('nothing that a match does not have: what a save says beside it is left out', () => {
    const m = e.load(JSON.stringify({ ...good(), rules: 2 }));
    expect(isRefusal(m) ? m.refused : Object.keys(m)).not.toContain('rules');
  });

  it.each(['', 'nonsense', '{', 'null', '7', '"text"', '[]', '{}', '{"game":"toy"}', '{"game":"toy","seats":"3"}'])(
    '%j as corrupt',
    (text) => {
      expect(code(text)).toBe('corrupt');
    },
  );

  it.each([
    ['no seats', { seats: 0 }],
    ['seats that are no number', { seats: '2' }],
    ['more seats than counters', { seats: 3 }],
    ['counters that are none', { given: [0, 'x'] }],
    ['no chance', { chance: null }],
    ['chance without a word', { chance: { word: null, counts: null } }],
    ['counts that are none', { chance: { word: 1, counts: { die: 'x' } } }],
    ['a table that is none', { table: 7 }],
    ['no stack', { stack: null }],
    ['an empty stack and no result', { stack: [] }],
    ['a stack of nonsense', { stack: [7] }],
    ['an unknown frame', { stack: [{ ...frame, k: 'siege' }] }],
    ['a frame called like a method', { stack: [{ ...frame, k: 'constructor', at: 'name' }] }],
    ['an unknown stage', { stack: [{ ...frame, at: 'sleep' }] }],
    ['a stage called like a method', { stack: [{ ...frame, at: 'toString' }] }],
    ['a frame without data', { stack: [{ ...frame, data: null }] }],
    ['a frame that forgot its caller', { stack: [{ k: 'main', at: 'wait', data: {} }] }],
    ['a stage that waits for nobody', { stack: [{ ...frame, at: 'roll' }] }],
    ['lanes that are none', { stack: [{ ...frame, k: '$lanes', at: '', data: { lanes: 3 } }] }],
    [
      'a lane of a seat that does not exist',
      { stack: [{ ...frame, k: '$lanes', at: '', data: { lanes: [{ seat: 2, stack: [frame] }] } }] },
    ],
    ['lanes that ask nobody', { stack: [{ ...frame, k: '$lanes', at: '', data: { lanes: [] } }] }],
    ['a result of another table', { stack: [], result: { winners: [], scores: [1], why: 'x' } }],
    ['a result without a reason', { stack: [], result: { winners: [], scores: [1, 2] } }],
    ['a result and something left to do', { result: DRAW }],
    ['no word about the result', { result: undefined }],
    ['sealed answers to an open question', { sealed: [null, null] }],
  ])('%s as corrupt', (_what, change) => {
    expect(code(good())).toBe('loaded');
    expect(code({ ...good(), ...change })).toBe('corrupt');
  });

  it.each([
    ['no place for sealed answers', { sealed: null }],
    ['too few places for sealed answers', { sealed: [2] }],
    ['a sealed answer that is no option', { sealed: [9, null] }],
    ['all answers sealed: they would be open', { sealed: [1, 1] }],
  ])('%s as corrupt', (_what, change) => {
    const sealed = good([[0, 'secret']]);
    expect(code({ ...sealed, sealed: [1, null] })).toBe('loaded');
    expect(code({ ...sealed, ...change })).toBe('corrupt');
  });

  it('a sealed answer of a seat that was not asked as corrupt', () => {
    const m = e.start({}, 3, 7);
    e.apply(m, 0, 'secret');
    const sealed = (answers: unknown) => code({ ...JSON.parse(e.save(m)), sealed: answers });
    expect(sealed([1, null, null])).toBe('loaded');
    expect(sealed([1, null, 2])).toBe('corrupt');
  });

  it('any text that somebody cut, without throwing', () => {
    const text = JSON.stringify(
      good([
        [0, 'roll'],
        [0, 'fork'],
      ]),
    );
    for (let n = 0; n < text.length; n++) expect(code(text.slice(0, n))).toBe('corrupt');
  });

  it('or loads, but never throws on, a save in which one value was changed', () => {
    const text = JSON.stringify(
      good([
        [0, 'secret'],
        [1, 2],
      ]),
    );
    const places = [...text.matchAll(/null|-?\d+|"[a-z$]*"/g)];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom('null', '-1', '{}', '[]', '"x"', '1e99', 'true'), (place, other) => {
        const changed = text.slice(0, place.index) + other + text.slice(place.index + place[0].length);
        expect(['corrupt', 'other-game', 'loaded']).toContain(code(changed));
      }),
      { numRuns: 500 },
    );
  });
});
