import { describe, expect, it } from 'vitest';
import { engine, pick } from '../index.ts';
import { begin, toy } from './toy.ts';

describe('the end of the game', () => {
  type Frames = {
    main: { data: object; does: 'go' | 'never' };
    deep: { data: { level: number }; does: 'down'; asks: { wait: { pick: string } } };
  };
  const game = toy<Frames>('main', {
    main: {
      first: 'go',
      stages: {
        go(t) {
          t.call('deep', { level: 3 });
          return 'never';
        },
        never(t) {
          t.table.did.push('went on');
          return 'done';
        },
      },
    },
    deep: {
      first: 'down',
      stages: {
        down(t, f) {
          if (f.level === 0) return 'wait';
          t.call('deep', { level: f.level - 1 });
          return 'down';
        },
        wait: {
          rules: ['HU-01'],
          ask: () => pick(0, ['stop', 'call and stop']),
          answer(t, _f, said) {
            if (said !== 'stop') t.call('main', {});
            t.finish({ winners: [1], scores: [2, 5], why: 'over' });
            return 'down';
          },
        },
      },
    },
  });

  it.each(['stop', 'call and stop'])('comes at once, in the middle of nested frames (%s)', (answer) => {
    const { m, say, did } = begin(game);
    expect(m.stack).toHaveLength(5);
    say(0, answer);
    expect(m).toMatchObject({ result: { winners: [1], scores: [2, 5], why: 'over' }, stack: [], open: [], sealed: null });
    expect(did()).toBe('');
  });

  it('refuses every further answer', () => {
    const { e, m, say } = begin(game);
    say(0, 'stop');
    expect(e.apply(m, 0, 'stop')).toEqual({ refused: 'finished' });
    expect(e.apply(m, 9, 'stop')).toEqual({ refused: 'finished' });
    expect(e.takeBack(m, 0)).toEqual({ refused: 'nothing-sealed' });
    expect(e.describe(m, 0)).toBeNull();
    expect(e.awaited(m)).toEqual([]);
  });

  it('leaves nothing behind for the next match of the same engine', () => {
    const e = engine(game);
    const m = e.start({}, 2, 1);
    e.apply(m, 0, 'call and stop');
    expect(e.start({}, 2, 1).stack).toHaveLength(5);
  });
});

describe('a mistake in the rules stops the machine with a trace', () => {
  type One = { main: { data: object; does: 'go' } };
  const one = (go: (t: { call(kind: 'main', args: object): void; random(label: string, sides: number): number }) => 'go' | 'done') =>
    toy<One>('main', { main: { first: 'go', stages: { go } } });

  it('when stages run in a circle', () => {
    let steps = 0;
    const circle = one(() => {
      steps++;
      return 'go';
    });
    expect(() => begin(circle)).toThrow('runaway at main.go');
    expect(steps).toBeLessThan(100_000);
  });
  it('when frames call one another without end', () => {
    const endless = one((t) => {
      t.call('main', {});
      return 'go';
    });
    expect(() => begin(endless)).toThrow('too deep: main.go > main.go');
  });
  it('when everything is done and there is no result', () => {
    expect(() => begin(one(() => 'done'))).toThrow('the stack ran empty without a result');
  });
  it('when a stage does not exist', () => {
    expect(() => begin(one(() => 'nowhere' as 'go'))).toThrow('there is no stage main.nowhere');
  });
  it('when a frame does not exist', () => {
    const lost = one((t) => {
      t.call('elsewhere' as 'main', {});
      return 'done';
    });
    expect(() => begin(lost)).toThrow('there is no frame elsewhere');
  });
  it('when a stage neither acts nor asks', () => {
    expect(() => engine(toy<One>('main', { main: { first: 'go', stages: { go: {} as never } } }))).toThrow('main.go neither acts nor asks');
  });
  it.each([0, -1, 1.5, Number.NaN, 2 ** 40])('when it draws one of %d', (sides) => {
    const draw = one((t) => {
      t.random('deck', sides);
      return 'done';
    });
    expect(() => begin(draw)).toThrow('deck: nothing to draw from');
  });
  it('and the engine still serves other matches afterwards', () => {
    type Frames = { main: { data: object; asks: { wait: { pick: string } } } };
    const e = engine(
      toy<Frames>('main', {
        main: {
          first: 'wait',
          stages: {
            wait: {
              rules: ['HU-01'],
              ask: () => pick(0, ['good', 'bad']),
              answer(t, _f, said) {
                t.call('main', {});
                if (said === 'bad') throw new Error('oh');
                return 'wait';
              },
            },
          },
        },
      }),
    );
    const m = e.start({}, 2, 1);
    expect(() => e.apply(e.clone(m), 0, 'bad')).toThrow('oh');
    expect(e.apply(m, 0, 'good')).toBeNull();
    expect(m.stack).toHaveLength(2);
  });
});
