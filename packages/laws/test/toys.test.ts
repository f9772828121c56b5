/** Laws that Skirmish cannot break, because it has neither lanes nor offers: small games that can. */
import { type Asked, type FrameSpec, type Game, pick, share } from '@longtable/kernel';
import type { Prompt, Texts, Title } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { reported } from './broken.ts';

interface Toy<F extends Record<string, FrameSpec>, O extends Record<string, Asked> = Record<never, Asked>> {
  options: object;
  table: { taken: number[]; salt: number };
  view: { taken: readonly number[]; salt: number };
  event: { type: 'none' };
  frames: F;
  offers: O;
}

const words: Prompt<never> = { ask: () => 'What now?', option: (id) => `take ${id}`, explain: 'Take something.' };

/** A title around a few frames: two seats, at most forty answers, the same words for everything. */
function titleOf<F extends Record<string, FrameSpec>, O extends Record<string, Asked> = Record<never, Asked>>(
  parts: Pick<Game<Toy<F, O>>, 'first' | 'frames'> & Partial<Game<Toy<F, O>>>,
  prompts: object,
  offers: object = {},
): Title<Toy<F, O>> {
  const texts = {
    name: 'Toy',
    tagline: 'A toy.',
    prompts,
    offers,
    events: { none: () => null },
    results: { over: 'It is over.' },
    options: {},
    terms: {},
  };
  return {
    game: {
      id: 'toy',
      options: () => ({}),
      setup: () => ({ taken: [0, 0], salt: 3 }),
      copy: ({ taken, salt }) => ({ taken: taken.slice(), salt }),
      view: ({ table: { taken, salt } }) => ({ taken: taken.slice(), salt }),
      imagine: () => {},
      check: () => [],
      ...parts,
    },
    players: { min: 2, max: 2 },
    bound: 40,
    fields: [],
    variant: () => ({}),
    texts: { en: texts, de: texts } as unknown as Record<'en' | 'de', Texts<Toy<F, O>>>,
    tableau: () => ({ heading: 'Toy', map: null, zones: [], mats: [] }),
  };
}

describe('commute', () => {
  type Frames = { main: { data: object; does: 'fork' | 'end' }; lane: { data: { seat: number }; asks: { take: { pick: number } } } };
  type LaneAnswer = (t: Parameters<Game<Toy<Frames>>['frames']['main']['stages']['fork']>[0], seat: number, n: number) => void;
  /** Both seats take something at the same time. */
  const market = (answer: LaneAnswer) =>
    titleOf<Frames>(
      {
        first: 'main',
        frames: {
          main: {
            first: 'fork',
            stages: {
              fork(t) {
                t.fork([0, 1].map((seat) => ({ seat, kind: 'lane', args: { seat } })));
                return 'end';
              },
              end(t) {
                t.finish({ winners: [0], scores: [0, 0], why: 'over' });
                return 'done';
              },
            },
          },
          lane: {
            first: 'take',
            stages: {
              take: {
                rules: ['HU-01'],
                ask: (_table, f) => pick(f.seat, [1, 2, 3]),
                answer(t, _f, n, seat) {
                  answer(t as never, seat, n);
                  return 'done';
                },
              },
            },
          },
        },
      },
      { lane: { take: words } },
    );

  it('rejects lanes in which the first one gets more', () => {
    const race = market((t, seat, n) => {
      t.table.taken[seat] = n * t.table.salt--;
    });
    expect(reported(race)).toMatch(/^commute: .*the order of answers of seats/);
  });
  it('accepts lanes that do not touch each other', () => {
    const calm = market((t, seat, n) => {
      t.table.taken[seat] = n;
    });
    expect(reported(calm)).toBe('none');
  });
  it('accepts lanes that draw, each under its own label, and rejects lanes that draw under one', () => {
    const own = market((t, seat) => {
      t.table.taken[seat] = t.random(`feats:${seat}`, 1000);
    });
    expect(reported(own)).toBe('none');
    const common = market((t, seat) => {
      t.table.taken[seat] = t.random('feats', 1000);
    });
    expect(reported(common)).toMatch(/^commute: /);
  });
});

describe('offers', () => {
  type Frames = { main: { data: object; does: 'end'; asks: { pay: { share: string } } } };
  type Offers = { swap: { pick: string } };
  /** Seat 0 pays two of its salt; anybody may swap salt away beside it. */
  const shop = (kinds: ReturnType<typeof pick<string>>[], left: number, offerWords: object = { swap: words }) =>
    titleOf<Frames, Offers>(
      {
        first: 'main',
        frames: {
          main: {
            first: 'pay',
            stages: {
              pay: { rules: ['HU-01'], ask: ({ salt }) => share(0, 2, ['salt'], [0], [salt]), answer: () => 'end' },
              end(t) {
                t.finish({ winners: [0], scores: [0, 0], why: 'over' });
                return 'done';
              },
            },
          },
        },
        offers: {
          list: ({ table }) => (table.salt === 3 ? kinds.map((ask) => ({ kind: 'swap', ask })) : []),
          take: {
            swap(t) {
              t.table.salt = left;
            },
          },
        },
      },
      { main: { pay: words } },
      offerWords,
    );

  it('rejects an offer that leaves a question without an answer', () => {
    expect(reported(shop([pick(0, ['one'])], 1))).toMatch(/^offers: .*left a question that nobody can answer/);
  });
  it('rejects an offer that is listed and cannot be taken', () => {
    expect(reported(shop([pick(0, ['one']), pick(0, ['two'])], 2))).toMatch(/^offers: .*was refused/);
  });
  it('accepts an offer that leaves enough, and takes it now and then', () => {
    expect(reported(shop([pick(0, ['one'])], 2), { offersIn100: 50 })).toBe('none');
  });
  it('need words, too', () => {
    expect(reported(shop([pick(0, ['one'])], 2, {}))).toMatch(/^texts: .*missing: offer swap/);
  });
});
