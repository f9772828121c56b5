import { describe, expect, it } from 'vitest';
import type { FrameRules } from '../index.ts';
import { pick, some } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

interface Wait {
  data: object;
  asks: { wait: { pick: string } };
}
/** Waits for seat 0 and then ends the game. */
const waiting = {
  first: 'wait' as const,
  stages: {
    wait: {
      rules: ['HU-01'],
      ask: () => pick(0, ['go', 'stay']),
      answer(t: { finish(r: typeof DRAW): void }) {
        t.finish(DRAW);
        return 'done' as const;
      },
    },
  },
};

describe('stages that act', () => {
  type Frames = { main: { data: object; does: 'one' | 'two' }; wait: Wait };
  it('follow one another as they say, and the frame below goes on when a frame is done', () => {
    const game = toy<Frames>('main', {
      main: {
        first: 'one',
        stages: {
          one(t) {
            t.table.did.push('one');
            return 'two';
          },
          two(t) {
            t.table.did.push('two');
            t.call('wait', {});
            return 'one';
          },
        },
      },
      wait: waiting,
    });
    const { m, did } = begin(game);
    expect(did()).toBe('one two');
    expect(m.stack.map((f) => `${f.k}.${f.at}`)).toEqual(['main.one', 'wait.wait']);
    expect(m.open).toEqual([pick(0, ['go', 'stay'])]);
  });
});

describe('calls', () => {
  type Frames = { main: { data: object; does: 'go' | 'after' }; say: { data: { text: string }; does: 'aloud' }; wait: Wait };
  const speak: FrameRules<Toy<Frames>, 'say'> = {
    first: 'aloud',
    stages: {
      aloud(t, f) {
        t.table.did.push(f.text);
        if (f.text === 'b') t.call('say', { text: 'inside-b' });
        return 'done';
      },
    },
  };
  it('of one stage run in the order written, each with all that it calls, before the next stage', () => {
    const game = toy<Frames>('main', {
      main: {
        first: 'go',
        stages: {
          go(t) {
            for (const text of ['a', 'b', 'c']) t.call('say', { text });
            t.table.did.push('called');
            return 'after';
          },
          after(t) {
            t.table.did.push('after');
            t.call('wait', {});
            return 'done';
          },
        },
      },
      say: speak,
      wait: waiting,
    });
    expect(begin(game).did()).toBe('called a b inside-b c after');
  });

  it('made with the last word of a frame take its place', () => {
    const game = toy<Frames>('main', {
      main: {
        first: 'go',
        stages: {
          go(t) {
            t.call('wait', {});
            return 'done';
          },
          after: () => 'done',
        },
      },
      say: speak,
      wait: waiting,
    });
    expect(begin(game).m.stack.map((f) => f.k)).toEqual(['wait']);
  });
});

describe('a frame with arguments', () => {
  type Frames = {
    main: { data: object; does: 'go' };
    twice: { args: { by: number }; data: { twice: number }; asks: { wait: { pick: number } } };
  };
  it('gets its data from begin, which sees the table and the arguments', () => {
    const game = toy<Frames>('main', {
      main: {
        first: 'go',
        stages: {
          go(t) {
            t.table.n = 5;
            t.call('twice', { by: 7 });
            return 'done';
          },
        },
      },
      twice: {
        first: 'wait',
        begin: (table, { by }) => ({ twice: 2 * by + table.n }),
        stages: { wait: { rules: ['HU-01'], ask: (_table, f) => pick(0, [f.twice]), answer: () => 'done' } },
      },
    });
    expect(begin(game).m.open).toEqual([pick(0, [19])]);
  });
});

describe('stages that ask', () => {
  type Frames = { main: { data: object; asks: { first: { pick: number }; second: { some: string } }; does: 'end' } };
  const game = (options: number[] | null, extra: { skip?: 'second' | 'end'; forced?: boolean }) =>
    toy<Frames>('main', {
      main: {
        first: 'first',
        stages: {
          first: {
            rules: ['HU-01'],
            ask: () => (options === null ? null : pick(1, options)),
            answer(t, _f, n, seat) {
              t.table.did.push(`first:${n}:${seat}`);
              return 'second';
            },
            ...extra,
          },
          second: {
            rules: ['HU-01'],
            ask: () => some(0, ['x', 'y'], 0, 2),
            answer(t, _f, list) {
              t.table.did.push(`second:${list.join('+')}`);
              return 'end';
            },
          },
          end(t) {
            t.finish(DRAW);
            return 'done';
          },
        },
      },
    });

  it('wait for the seat, hand the answer over with the seat, and go where the answer says', () => {
    const { m, say, did } = begin(game([4, 5], {}));
    expect(m.open).toEqual([pick(1, [4, 5])]);
    say(1, 5);
    expect(m.open[0]).toMatchObject({ seat: 0, shape: 'some' });
    say(0, ['y', 'x']);
    expect(did()).toBe('first:5:1 second:y+x');
    expect(m.result).toEqual(DRAW);
  });

  it.each([
    ['null', null],
    ['a pick without options', []],
  ])('with %s go where skip says, unanswered', (_what, options) => {
    const { m, did } = begin(game(options, { skip: 'second' }));
    expect(m.open[0]).toMatchObject({ seat: 0, shape: 'some' });
    expect(did()).toBe('');
    expect(m.given).toEqual([0, 0]);
  });

  it('without anything to ask and without skip are a mistake that names the stage', () => {
    expect(() => begin(game([], {}))).toThrow('main.first has nothing to ask and no way on');
  });

  it('that are forced are answered by the machine when there is one option, and only then', () => {
    expect(begin(game([4], { forced: true })).did()).toBe('first:4:1');
    expect(begin(game([4, 5], { forced: true })).m.open).toEqual([pick(1, [4, 5])]);
  });

  it('with one option are asked all the same unless they are forced', () => {
    expect(begin(game([4], {})).m.open).toEqual([pick(1, [4])]);
  });

  it('name the seat as it is, whatever zero it was called by', () => {
    const zero = toy<{ main: { data: object; asks: { wait: { pick: string } } } }>('main', {
      main: {
        first: 'wait',
        stages: {
          wait: {
            rules: ['HU-01'],
            ask: () => pick(0, ['go']),
            answer(t, _f, _said, seat) {
              t.table.n = seat;
              return 'wait';
            },
          },
        },
      },
    });
    const { m, say } = begin(zero);
    say(-0, 'go');
    expect(Object.is(m.table.n, 0)).toBe(true);
  });

  it('count the answers of each seat', () => {
    const { m, say } = begin(game([4], {}));
    say(1, 4);
    expect(m.given).toEqual([0, 1]);
  });
});
