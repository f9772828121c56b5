import { describe, expect, it } from 'vitest';
import { type FrameRules, type Game, pick } from '../index.ts';
import { begin, DRAW, type Toy, toy } from './toy.ts';

type Frames = {
  main: { args: object; data: { a: number | null; b: number | null }; does: 'call' | 'look' };
  /** Asks seat 0 for a number and returns it. */
  number: { data: { from: number }; result: number; asks: { which: { pick: number } } };
  /** Leaves its result to another frame. */
  relay: { args: object; data: { own: number | null }; result: number; does: 'pass' };
  /** Ends without a word. */
  mute: { data: object; result: number; does: 'end' };
};
type Main = FrameRules<Toy<Frames>, 'main'>['stages']['call'];

function game(call: Main, relay: FrameRules<Toy<Frames>, 'relay'>['stages']['pass'] = (t) => t.done(0)): Game<Toy<Frames>> {
  return toy<Frames>('main', {
    main: {
      first: 'call',
      begin: () => ({ a: null, b: null }),
      stages: {
        call,
        look(t, f) {
          t.table.did.push(`a=${f.a} b=${f.b}`);
          t.finish(DRAW);
          return 'done';
        },
      },
    },
    number: {
      first: 'which',
      stages: {
        which: {
          rules: ['HU-01'],
          ask: (_table, f) => pick(0, [f.from, f.from + 1]),
          answer: (t, _f, n) => t.done(n),
        },
      },
    },
    relay: { first: 'pass', begin: () => ({ own: null }), stages: { pass: relay } },
    mute: { first: 'end', stages: { end: () => 'done' } },
  });
}

describe('a result', () => {
  it('goes to the slot that the caller named; the slot is null until then, also when it held something', () => {
    const { m, say, did } = begin(
      game((t, f) => {
        f.a = 99;
        f.b = 7;
        t.call('number', { from: 10 }, 'a');
        return 'look';
      }),
    );
    expect(m.stack[0]!.data).toEqual({ a: null, b: 7 });
    say(0, 11);
    expect(did()).toBe('a=11 b=7');
  });

  it('of each of two calls in one stage goes to its own slot', () => {
    const { m, say, did } = begin(
      game((t) => {
        t.call('number', { from: 10 }, 'b');
        t.call('number', { from: 20 }, 'a');
        return 'look';
      }),
    );
    say(0, 10);
    expect(m.stack[0]!.data).toEqual({ a: null, b: 10 });
    say(0, 21);
    expect(did()).toBe('a=21 b=10');
  });

  it('that nobody named a slot for is dropped', () => {
    const { say, did } = begin(
      game((t, f) => {
        f.a = 1;
        f.b = 2;
        t.call('number', { from: 10 });
        return 'look';
      }),
    );
    say(0, 10);
    expect(did()).toBe('a=1 b=2');
  });

  it('is left by a frame that ends with a call to the frame that it calls', () => {
    const { say, did } = begin(
      game(
        (t) => {
          t.call('relay', {}, 'a');
          return 'look';
        },
        (t) => {
          t.call('number', { from: 30 });
          return 'done';
        },
      ),
    );
    say(0, 31);
    expect(did()).toBe('a=31 b=null');
  });

  it('is left to the last of several calls, as the one that speaks last', () => {
    const { say, did } = begin(
      game(
        (t) => {
          t.call('relay', {}, 'a');
          return 'look';
        },
        (t) => {
          t.call('number', { from: 30 });
          t.call('number', { from: 40 });
          return 'done';
        },
      ),
    );
    say(0, 30);
    say(0, 41);
    expect(did()).toBe('a=41 b=null');
  });

  it('that a frame wants for itself and does not wait for goes nowhere', () => {
    const { m, say, did } = begin(
      game(
        (t) => {
          t.call('relay', {});
          return 'look';
        },
        (t) => {
          t.call('number', { from: 30 }, 'own');
          return 'done';
        },
      ),
    );
    expect(m.stack.map((f) => f.k)).toEqual(['main', 'number']);
    say(0, 31);
    expect(did()).toBe('a=null b=null');
  });

  it('named together with a last call wins over what the called frame returns', () => {
    const { say, did } = begin(
      game(
        (t) => {
          t.call('relay', {}, 'a');
          return 'look';
        },
        (t) => {
          t.call('number', { from: 30 });
          return t.done(5);
        },
      ),
    );
    say(0, 31);
    expect(did()).toBe('a=5 b=null');
  });

  it('that never comes leaves the slot null', () => {
    const { did } = begin(
      game((t) => {
        t.call('mute', {}, 'a');
        t.call('mute', {}, 'b');
        return 'look';
      }),
    );
    expect(did()).toBe('a=null b=null');
  });

  it('may be false, zero or any other value', () => {
    const { did } = begin(
      game((t) => {
        t.call('relay', {}, 'a');
        return 'look';
      }),
    );
    expect(did()).toBe('a=0 b=null');
  });

  it('survives saving while it is awaited', () => {
    const { e, m } = begin(
      game((t) => {
        t.call('number', { from: 10 }, 'b');
        return 'look';
      }),
    );
    const loaded = e.load(e.save(m));
    if ('refused' in loaded) throw new Error(loaded.refused);
    e.apply(loaded, 0, 11);
    expect(loaded.table.did).toEqual(['a=null b=11']);
  });
});
