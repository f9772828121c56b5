import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, isRefusal, pick } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

type Frames = {
  main: { data: object; does: 'fork' | 'end' };
  /** Buys until it has had enough: a small program for one seat. */
  build: { data: { seat: number; bought: number }; asks: { buy: { pick: string } } };
  /** Asks for a colour and hands it to its caller. */
  paint: { data: { seat: number }; result: string; asks: { colour: { pick: string } } };
  house: { data: { seat: number; colour: string | null }; does: 'paint' | 'stand' };
};

const game = (seats: readonly number[] = [0, 1, 2], inLane: 'build' | 'house' = 'build'): Game<Toy<Frames>> =>
  toy<Frames>('main', {
    main: {
      first: 'fork',
      stages: {
        fork(t) {
          t.fork(
            seats.map((seat) =>
              inLane === 'build'
                ? { seat, kind: 'build', args: { seat, bought: 0 } }
                : { seat, kind: 'house', args: { seat, colour: null } },
            ),
          );
          return 'end';
        },
        end(t) {
          t.table.did.push('end');
          t.finish(DRAW);
          return 'done';
        },
      },
    },
    build: {
      first: 'buy',
      stages: {
        buy: {
          rules: ['HU-01'],
          // The last wall goes to whoever takes it first: the others are asked again.
          ask: (table, f) => (f.bought === 2 ? null : pick(f.seat, table.n === 0 ? ['road', 'wall', 'enough'] : ['road', 'enough'])),
          skip: 'done',
          answer(t, f, what, seat) {
            if (what === 'enough') return 'done';
            if (what === 'wall') t.table.n = 1;
            f.bought++;
            t.table.did.push(`${seat}:${what}`);
            return 'buy';
          },
        },
      },
    },
    paint: {
      first: 'colour',
      stages: {
        colour: { rules: ['HU-01'], ask: (_table, f) => pick(f.seat, ['red', 'blue']), answer: (t, _f, colour) => t.done(colour) },
      },
    },
    house: {
      first: 'paint',
      stages: {
        paint(t, f) {
          t.call('paint', { seat: f.seat }, 'colour');
          return 'stand';
        },
        stand(t, f) {
          t.table.did.push(`${f.seat}:${f.colour}`);
          return 'done';
        },
      },
    },
  });

describe('lanes', () => {
  it('ask every seat its own question at the same time, in the order of the fork', () => {
    const { e, m } = begin(game([2, 0]), 3);
    expect(m.open.map((ask) => ask.seat)).toEqual([2, 0]);
    expect(e.describe(m, 2)).toMatchObject({ kind: 'build', stage: 'buy', among: 'one' });
    expect(e.apply(m, 1, 'road')).toEqual({ refused: 'not-asked' });
  });

  it('run each at its own pace; the caller goes on when all are through', () => {
    const { e, m, say, did } = begin(game(), 3);
    say(1, 'road');
    say(1, 'road');
    expect(e.awaited(m)).toEqual([0, 2]);
    expect(e.apply(m, 1, 'road')).toEqual({ refused: 'not-asked' });
    say(0, 'enough');
    expect(did()).toBe('1:road 1:road');
    say(2, 'enough');
    expect(did()).toBe('1:road 1:road end');
    expect(m.result).toEqual(DRAW);
  });

  it('are asked again when another lane changed the table', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 'wall');
    expect(m.open.find((ask) => ask.seat === 2)).toEqual(pick(2, ['road', 'enough']));
    expect(e.apply(m, 2, 'wall')).toEqual({ refused: 'not-an-option' });
  });

  it('commute as long as they do not touch the same things', () => {
    const run = (order: readonly number[]): string => {
      const { e, m, say } = begin(game(), 3);
      for (const seat of order) say(seat, 'road');
      m.table.did.sort(); // a diary in order of arrival is such a thing
      return e.hash(m);
    };
    const all = [0, 0, 1, 1, 2, 2];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 6 }), fc.nat(6), (order, n) => {
        const part = order.slice(0, n);
        expect(run(part)).toBe(run(part.toSorted()));
      }),
    );
  });

  it('hand results to the caller in the same lane', () => {
    const { say, did } = begin(game([0, 1], 'house'), 2);
    say(1, 'blue');
    say(0, 'red');
    expect(did()).toBe('1:blue 0:red end');
  });

  it('of nobody are over at once', () => {
    expect(begin(game([])).did()).toBe('end');
  });

  it('survive saving, a finished one included, and copies do not share them', () => {
    const { e, m, say } = begin(game(), 3);
    say(1, 'enough');
    say(0, 'road');
    const loaded = e.load(e.save(m));
    if (isRefusal(loaded)) throw new Error(loaded.refused);
    expect(loaded).toEqual(m);
    const before = e.hash(m);
    const copy = e.clone(m);
    expect(e.apply(copy, 0, 'road')).toBeNull();
    expect(e.hash(m)).toBe(before);
  });
});

describe('in a lane it is a mistake', () => {
  type Wrong = {
    main: { data: object; does: 'fork' | 'end' };
    lane: { data: object; does: 'fork'; asks: { foreign: { pick: string }; sealed: { pick: string } } };
  };
  const wrong = (stage: 'foreign' | 'sealed' | 'fork') =>
    toy<Wrong>('main', {
      main: {
        first: 'fork',
        stages: {
          fork(t) {
            t.fork([{ seat: 0, kind: 'lane', args: {} }]);
            return 'end';
          },
          end: () => 'done',
        },
      },
      lane: {
        first: stage,
        stages: {
          foreign: { rules: ['HU-01'], ask: () => pick(1, ['yes', 'no']), answer: () => 'done' },
          sealed: { rules: ['HU-01'], askAll: () => [pick(0, ['yes'])], answer: () => {}, next: 'done' },
          fork(t) {
            t.fork([]);
            return 'done';
          },
        },
      },
    });
  it('to ask a seat that the lane is not for', () => {
    expect(() => begin(wrong('foreign'))).toThrow('seat 1 is asked in the lane of seat 0');
  });
  it('to seal answers', () => {
    expect(() => begin(wrong('sealed'))).toThrow('a sealed question in a lane');
  });
  it('to fork again', () => {
    expect(() => begin(wrong('fork'))).toThrow('lanes do not nest');
  });
});
