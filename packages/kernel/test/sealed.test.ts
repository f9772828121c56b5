import { describe, expect, it } from 'vitest';
import { engine, outcome, type PickAsk, pick, REFUSALS, rndFrom, some } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

type Frames = { main: { data: object; asks: { choose: { pick: number }; after: { pick: string } }; does: 'end' } };

/** Seats 2, 0 and 1 choose a number in secret; then seat 0 is asked openly. */
const game = (seats: readonly number[] = [2, 0, 1], stopAt = -1) =>
  toy<Frames>('main', {
    main: {
      first: 'choose',
      stages: {
        choose: {
          rules: ['HU-01'],
          askAll: () => seats.map((seat) => pick(seat, [1, 2, 3])),
          answer(t, _f, n, seat) {
            t.table.did.push(`${seat}:${n}`);
            if (seat === stopAt) t.finish(DRAW);
          },
          next: 'after',
        },
        after: { rules: ['HU-01'], ask: () => pick(0, ['again', 'end']), answer: (_t, _f, said) => (said === 'again' ? 'choose' : 'end') },
        end(t) {
          t.finish(DRAW);
          return 'done';
        },
      },
    },
  });

describe('a sealed question', () => {
  it('asks all at once; nothing happens before the last answer', () => {
    const { e, m, say, did } = begin(game(), 3);
    expect(e.awaited(m)).toEqual([2, 0, 1]);
    expect(e.describe(m, 1)?.among).toBe('sealed');
    say(1, 3);
    say(2, 1);
    expect(did()).toBe('');
    expect(e.awaited(m)).toEqual([0]);
  });

  it('opens the answers in the order asked, whatever order they came in', () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      const { say, did } = begin(game(), 3);
      for (const seat of order) say(seat, seat + 1);
      expect(did()).toBe('2:3 0:1 1:2');
    }
  });

  it('keeps the answers in the match only: neither in the table, nor in a frame, nor in the open questions', () => {
    const { m, say } = begin(game(), 3);
    say(1, 3);
    expect(m.sealed).toEqual([null, 3, null]);
    const { sealed: _, given: __, ...rest } = m;
    const { sealed: ___, given: ____, ...fresh } = begin(game(), 3).m;
    expect(rest).toEqual(fresh);
  });

  it('is over with the last answer, and a new one starts empty', () => {
    const { m, say, did } = begin(game(), 3);
    for (const seat of [0, 1, 2]) say(seat, 1);
    expect(m.sealed).toBeNull();
    say(0, 'again');
    expect(m.sealed).toEqual([null, null, null]);
    for (const seat of [0, 1, 2]) say(seat, 2);
    expect(did()).toBe('2:1 0:1 1:1 2:2 0:2 1:2');
  });

  it('of nobody goes on at once', () => {
    const { m } = begin(game([]), 3);
    expect(m.open).toEqual([pick(0, ['again', 'end'])]);
    expect(m.sealed).toBeNull();
  });

  it('of some seats does not ask the others', () => {
    const { e, m } = begin(game([1, 2]), 3);
    expect(e.apply(m, 0, 1)).toEqual({ refused: 'not-asked' });
  });

  it('ends with the answer that ends the game: those after it are not opened', () => {
    const { m, say, did } = begin(game([2, 0, 1], 0), 3);
    for (const seat of [0, 1, 2]) say(seat, 1);
    expect(did()).toBe('2:1 0:1');
    expect(m).toMatchObject({ result: DRAW, stack: [], open: [], sealed: null });
  });

  it('gives the rules lists that nobody outside can still change', () => {
    type Lists = { main: { data: object; asks: { choose: { some: number } }; does: 'end' } };
    const e = engine(
      toy<Lists>('main', {
        main: {
          first: 'choose',
          stages: {
            choose: {
              rules: ['HU-01'],
              askAll: () => [0, 1].map((seat) => some(seat, [1, 2, 3], 1, 2)),
              answer: (t, _f, list, seat) => void t.table.did.push(`${seat}:${list.join('+')}`),
              next: 'end',
            },
            end(t) {
              t.finish(DRAW);
              return 'done';
            },
          },
        },
      }),
    );
    const m = e.start({}, 2, 1);
    const list = [1, 2];
    e.apply(m, 0, list);
    list[0] = 99;
    e.apply(m, 1, [3]);
    expect(m.table.did).toEqual(['0:1+2', '1:3']);
  });
});

describe('a sealed answer', () => {
  it('cannot be given twice', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 1);
    expect(e.apply(m, 0, 2)).toEqual({ refused: 'already-answered' });
    expect(m.sealed).toEqual([1, null, null]);
  });

  it('can be taken back and given anew until the last one is in', () => {
    const { e, m, say, did } = begin(game(), 3);
    say(0, 1);
    say(1, 1);
    expect(e.takeBack(m, 0)).toBeNull();
    expect(e.awaited(m)).toEqual([2, 0]);
    say(0, 3);
    say(2, 1);
    expect(did()).toBe('2:1 0:3 1:1');
    expect(e.takeBack(m, 0)).toEqual({ refused: 'nothing-sealed' });
  });

  it('that was never given cannot be taken back', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 1);
    const before = e.hash(m);
    for (const seat of [1, 7, -1, 0.5, Number.NaN]) expect(e.takeBack(m, seat)).toEqual({ refused: 'nothing-sealed' });
    expect(e.hash(m)).toBe(before);
    expect(REFUSALS).toContain('nothing-sealed');
  });

  it('counts as given, and so does taking it back: an old click is stale', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 1);
    e.takeBack(m, 0);
    say(0, 1);
    expect(m.given).toEqual([3, 0, 0]);
  });

  it('says nothing before it is opened: no event, no draw, undo stays open', () => {
    const { e, m } = begin(game(), 3);
    const told = outcome<Toy<Frames>>();
    e.apply(m, 0, 1, told);
    expect(told).toEqual({ events: [], draws: [], closed: null });
  });

  it('survives saving, and the questions are the same after it', () => {
    const { e, m, say } = begin(game(), 3);
    say(1, 3);
    const loaded = e.load(e.save(m));
    if ('refused' in loaded) throw new Error(loaded.refused);
    expect(loaded).toEqual(m);
    e.apply(loaded, 0, 1);
    e.apply(loaded, 2, 2);
    expect(loaded.table.did).toEqual(['2:2', '0:1', '1:3']);
  });
});

describe('another world', () => {
  it('draws the sealed answers of others again, from their questions, and keeps the own one', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 2);
    say(1, 3);
    const rnd = rndFrom(1);
    const worlds = Array.from({ length: 40 }, () => e.imagine(m, 0, rnd).sealed ?? []);
    expect(new Set(worlds.map((w) => w[0]))).toEqual(new Set([2]));
    expect(new Set(worlds.map((w) => w[1]))).toEqual(new Set([1, 2, 3]));
    expect(new Set(worlds.map((w) => w[2]))).toEqual(new Set([null]));
    expect(m.sealed).toEqual([2, 3, null]);
  });
  it('of a spectator draws all of them', () => {
    const { e, m, say } = begin(game(), 3);
    say(0, 2);
    const rnd = rndFrom(1);
    const first = new Set(Array.from({ length: 40 }, () => e.imagine(m, null, rnd).sealed?.[0]));
    expect(first).toEqual(new Set([1, 2, 3]));
  });
});

describe('partners who decide together', () => {
  type Pair = { main: { data: object; asks: { agree: { pick: string } }; does: 'end' } };
  const pair = (asks: () => PickAsk<string>[], forced: boolean) =>
    toy<Pair>('main', {
      main: {
        first: 'agree',
        stages: {
          agree: {
            rules: ['HU-01'],
            askAny: asks,
            answer(t, _f, said, seat) {
              t.table.did.push(`${seat}:${said}`);
              return 'end';
            },
            skip: 'end',
            forced,
          },
          end(t) {
            t.finish(DRAW);
            return 'done';
          },
        },
      },
    });
  const both = (): PickAsk<string>[] => [pick(0, ['yes', 'no']), pick(1, ['yes', 'no'])];

  it('are both asked, and the first answer counts', () => {
    const { e, m, say, did } = begin(pair(both, false));
    expect(e.awaited(m)).toEqual([0, 1]);
    expect(e.describe(m, 0)?.among).toBe('any');
    say(1, 'no');
    expect(did()).toBe('1:no');
    expect(e.apply(m, 0, 'yes')).toEqual({ refused: 'finished' });
  });
  it('are not asked where there is nobody to ask', () => {
    expect(begin(pair(() => [], false)).did()).toBe('');
  });
  it('are answered for where one seat has one option and everybody can see it', () => {
    expect(begin(pair(() => [pick(1, ['yes'])], true)).did()).toBe('1:yes');
    expect(begin(pair(() => [pick(1, ['yes'])], false)).m.open).toHaveLength(1);
    expect(begin(pair(both, true)).m.open).toHaveLength(2);
  });
});
