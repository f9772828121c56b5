import { describe, expect, it } from 'vitest';
import { isRefusal, outcome, pick, some } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

type Frames = {
  main: { data: object; does: 'seal' | 'fork' | 'end'; asks: { wait: { pick: string }; secret: { pick: number } } };
  gift: { data: { seat: number }; asks: { what: { pick: string } } };
  lane: { data: { seat: number }; asks: { build: { pick: string } } };
};
type Offers = { swap: { some: string }; give: { pick: string }; quit: { pick: string } };
type Spec = Toy<Frames, Offers>;

/** Seat 1 is asked; anybody may swap, give or quit beside it. What may be swapped depends on the table. */
const game = toy<Frames, Offers>(
  'main',
  {
    main: {
      first: 'wait',
      stages: {
        wait: {
          rules: ['HU-01'],
          ask: (table) => pick(1, table.n === 0 ? ['secret', 'fork', 'end'] : ['end']),
          answer: (t, _f, said) => {
            t.table.did.push(`answer:${said}`);
            return said === 'secret' ? 'secret' : said === 'fork' ? 'fork' : 'end';
          },
        },
        secret: { rules: ['HU-01'], askAll: () => [0, 1].map((seat) => pick(seat, [1, 2])), answer: () => {}, next: 'end' },
        seal: () => 'secret',
        fork(t) {
          t.fork([0, 1].map((seat) => ({ seat, kind: 'lane', args: { seat } })));
          return 'end';
        },
        end(t) {
          t.finish(DRAW);
          return 'done';
        },
      },
    },
    gift: {
      first: 'what',
      stages: {
        what: {
          rules: ['HU-01'],
          ask: (_table, f) => pick(f.seat, ['gold', 'salt']),
          answer(t, f, what) {
            t.table.did.push(`gift:${f.seat}:${what}`);
            return 'done';
          },
        },
      },
    },
    lane: {
      first: 'build',
      stages: {
        build: {
          rules: ['HU-01'],
          ask: (_table, f) => pick(f.seat, ['road', 'stop']),
          answer: (_t, _f, what) => (what === 'stop' ? 'done' : 'build'),
        },
      },
    },
  },
  {
    offers: {
      list: (m, seat) => [
        ...(m.table.n < 2 ? [{ kind: 'swap' as const, ask: some(seat, ['ore', 'salt'], 1, 2) }] : []),
        { kind: 'give', ask: pick(seat, ['take']) },
        { kind: 'quit', ask: pick(seat, ['yes']) },
      ],
      take: {
        swap(t, list, seat) {
          t.table.n++;
          t.table.did.push(`swap:${seat}:${list.join('+')}`);
          t.emit({ type: 'said', text: 'swapped' });
        },
        give: (t, _answer, seat) => t.call('gift', { seat }),
        quit: (t) => t.finish(DRAW),
      },
    },
  },
);

describe('an offer', () => {
  it('may be taken by anybody beside the open question, which is asked again afterwards', () => {
    const { e, m } = begin(game, 3);
    expect(e.offers(m, 0).map((o) => o.kind)).toEqual(['swap', 'give', 'quit']);
    const told = outcome<Spec>();
    expect(e.offer(m, 0, 'swap', ['salt', 'ore'], told)).toBeNull();
    expect(m.table.did).toEqual(['swap:0:salt+ore']);
    expect(told.events).toEqual([{ event: { type: 'said', text: 'swapped' }, to: null }]);
    expect(m.open).toEqual([pick(1, ['end'])]);
    expect(m.given).toEqual([1, 0, 0]);
  });

  it('that calls a frame puts it on top of what waits', () => {
    const { e, m, say, did } = begin(game, 3);
    e.offer(m, 0, 'give', 'take');
    expect(m.open).toEqual([pick(0, ['gold', 'salt'])]);
    expect(e.apply(m, 1, 'end')).toEqual({ refused: 'not-asked' });
    say(0, 'gold');
    expect(m.open).toEqual([pick(1, ['secret', 'fork', 'end'])]);
    expect(did()).toBe('gift:0:gold');
  });

  it('may end the game', () => {
    const { e, m } = begin(game);
    expect(e.offer(m, 1, 'quit', 'yes')).toBeNull();
    expect(m).toMatchObject({ result: DRAW, open: [], stack: [] });
  });

  it('is refused, without a trace, when it is not on the list or the answer does not fit', () => {
    const { e, m } = begin(game, 3);
    const before = e.hash(m);
    expect(e.offer(m, 0, 'steal', 'take')).toEqual({ refused: 'no-such-offer' });
    expect(e.offer(m, 0, 'constructor', 'take')).toEqual({ refused: 'no-such-offer' });
    expect(e.offer(m, 0, 'swap', [])).toEqual({ refused: 'wrong-count' });
    expect(e.offer(m, 0, 'swap', 'ore')).toEqual({ refused: 'not-a-list' });
    expect(e.offer(m, 0, 'give', 'take it')).toEqual({ refused: 'not-an-option' });
    expect(e.hash(m)).toBe(before);
  });

  it('does not exist for seats that do not', () => {
    const { e, m } = begin(game, 3);
    for (const seat of [3, -1, 0.5, Number.NaN, '0' as unknown as number]) {
      expect(e.offers(m, seat)).toEqual([]);
      expect(e.offer(m, seat, 'give', 'take')).toEqual({ refused: 'no-such-offer' });
    }
  });

  it('is gone once the table no longer allows it', () => {
    const { e, m } = begin(game, 3);
    e.offer(m, 0, 'swap', ['ore']);
    e.offer(m, 2, 'swap', ['ore']);
    expect(e.offer(m, 1, 'swap', ['ore'])).toEqual({ refused: 'no-such-offer' });
  });

  it('does not exist while answers are sealed', () => {
    const { e, m, say } = begin(game, 2);
    say(1, 'secret');
    expect(e.offers(m, 0)).toEqual([]);
    expect(e.offer(m, 0, 'give', 'take')).toEqual({ refused: 'no-such-offer' });
  });

  it('does not exist after the end', () => {
    const { e, m, say } = begin(game, 2);
    say(1, 'end');
    expect(e.offers(m, 0)).toEqual([]);
    expect(e.offer(m, 0, 'give', 'take')).toEqual({ refused: 'finished' });
  });
});

describe('an offer beside lanes', () => {
  it('runs in the lane of its seat; the other lanes go on', () => {
    const { e, m, say } = begin(game, 3);
    say(1, 'fork');
    e.offer(m, 0, 'give', 'take');
    expect(m.open).toEqual([pick(0, ['gold', 'salt']), pick(1, ['road', 'stop'])]);
    say(1, 'road');
    say(0, 'salt');
    expect(m.open).toEqual([pick(0, ['road', 'stop']), pick(1, ['road', 'stop'])]);
  });

  it('opens a finished lane again, until it is answered', () => {
    const { e, m, say, did } = begin(game, 3);
    say(1, 'fork');
    say(0, 'stop');
    e.offer(m, 0, 'give', 'take');
    say(1, 'stop');
    expect(m.result).toBeNull();
    say(0, 'gold');
    expect(did()).toBe('answer:fork gift:0:gold');
    expect(m.result).toEqual(DRAW);
  });

  it('gives a seat without a lane one of its own', () => {
    const { e, m, say } = begin(game, 3);
    say(1, 'fork');
    expect(e.offer(m, 2, 'give', 'take')).toBeNull();
    expect(m.open).toContainEqual(pick(2, ['gold', 'salt']));
    const loaded = e.load(e.save(m));
    if (isRefusal(loaded)) throw new Error(loaded.refused);
    expect(loaded.open).toEqual(m.open);
    say(2, 'gold');
    say(0, 'stop');
    say(1, 'stop');
    expect(m.result).toEqual(DRAW);
  });
});
