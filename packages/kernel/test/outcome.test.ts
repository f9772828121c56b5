import { describe, expect, it } from 'vitest';
import { type Engine, engine, type Match, outcome, pick, rndFrom, scripted, some } from '../index.ts';
import { begin, type Toy, toy } from './toy.ts';

const MOVES = ['roll', 'shuffle', 'reveal', 'both', 'whisper', 'quiet', 'forbidden'] as const;
type Frames = { main: { data: object; asks: { move: { pick: string }; many: { some: string } } } };
type Spec = Toy<Frames>;

const game = toy<Frames>('main', {
  main: {
    first: 'move',
    stages: {
      move: {
        rules: ['HU-01'],
        ask: () => pick<string>(0, [...MOVES.slice(0, 6), 'many']),
        show: () => ({
          targets: { roll: 'place:1' },
          blocked: [{ id: 'forbidden', target: 'place:2', rule: 'TOY-01' }],
        }),
        answer(t, _f, move) {
          if (move === 'many') return 'many';
          if (move === 'reveal' || move === 'both') t.reveal();
          if (move === 'roll' || move === 'both') t.table.n = t.random('die', 6);
          if (move === 'both') t.reveal();
          if (move === 'shuffle') {
            const cards = ['a', 'b', 'c'];
            t.shuffle('deck', cards);
            t.table.did = cards;
          }
          if (move === 'whisper') {
            t.emit({ type: 'said', text: 'to all' });
            t.emit({ type: 'said', text: 'to one' }, [1]);
          }
          return 'move';
        },
      },
      many: {
        rules: ['HU-01'],
        ask: () => some(0, ['x', 'y'], 1, 2),
        show: () => ({ blocked: [{ id: 'z', rule: 'TOY-02' }] }),
        answer: () => 'move',
      },
    },
  },
});

function after(move: string, e: Engine<Spec> = engine(game)): { told: ReturnType<typeof outcome<Spec>>; m: Match<Spec> } {
  const m = e.start({}, 2, 1);
  const told = outcome<Spec>();
  expect(e.apply(m, 0, move, told)).toBeNull();
  return { told, m };
}

describe('the outcome of an answer', () => {
  it('has the events in order, each with its audience', () => {
    expect(after('whisper').told.events).toEqual([
      { event: { type: 'said', text: 'to all' }, to: null },
      { event: { type: 'said', text: 'to one' }, to: [1] },
    ]);
  });
  it('closes undo by chance, by a reveal, or not at all; chance is the stronger reason', () => {
    const closed = (move: string) => after(move).told.closed;
    expect(MOVES.slice(0, 6).map(closed)).toEqual(['chance', 'chance', 'reveal', 'chance', null, null]);
  });
  it('has every draw with label, number, sides and value', () => {
    const e = engine(
      game,
      scripted({ die: [4, 2], deck: [0, 1] }, () => 0),
    );
    const { told, m } = after('roll', e);
    expect(told.draws).toEqual([{ label: 'die', n: 0, sides: 6, value: 4 }]);
    e.apply(m, 0, 'roll', told);
    expect(told.draws[1]).toEqual({ label: 'die', n: 1, sides: 6, value: 2 });
    e.apply(m, 0, 'shuffle', told);
    expect(told.draws.slice(2).map(({ label, sides }) => `${label} of ${sides}`)).toEqual(['deck of 3', 'deck of 2']);
    expect(m.table.did.toSorted()).toEqual(['a', 'b', 'c']);
  });
  it('is the same match whether or not anybody records it', () => {
    const e = engine(game);
    const silent = e.start({}, 2, 1);
    e.apply(silent, 0, 'both');
    expect(e.hash(silent)).toBe(e.hash(after('both', e).m));
  });
});

describe('a shuffle', () => {
  it('can bring out every order, all about as often', () => {
    const e = engine(game);
    const seen: Record<string, number> = {};
    for (let seed = 0; seed < 6000; seed++) {
      const m = e.start({}, 2, seed * 7919);
      e.apply(m, 0, 'shuffle');
      const order = m.table.did.join('');
      seen[order] = (seen[order] ?? 0) + 1;
    }
    expect(Object.keys(seen)).toHaveLength(6);
    for (const times of Object.values(seen)) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });
});

describe('going back', () => {
  it('to an older copy and answering again rolls the same dice', () => {
    for (const e of [
      engine(game),
      engine(
        game,
        scripted({ die: [3, 1] }, () => 5),
      ),
    ]) {
      const m = e.start({}, 2, 9);
      const old = e.clone(m);
      e.apply(m, 0, 'roll');
      e.apply(old, 0, 'quiet');
      e.apply(old, 0, 'roll');
      expect(old.table.n).toBe(m.table.n);
    }
  });
});

describe('a refusal', () => {
  const { e, m, say } = begin(game);
  it('names the rule that forbids what one might have expected', () => {
    expect(e.apply(m, 0, 'forbidden')).toEqual({ refused: 'not-an-option', rule: 'TOY-01' });
    expect(e.apply(m, 0, 'nonsense')).toEqual({ refused: 'not-an-option' });
    say(0, 'many');
    expect(e.apply(m, 0, ['x', 'z'])).toEqual({ refused: 'not-an-option', rule: 'TOY-02' });
    expect(e.apply(m, 0, ['x', 'x'])).toEqual({ refused: 'repeated' });
  });
  it('comes before anything has changed', () => {
    const before = e.hash(m);
    for (const answer of ['x', [], ['z'], ['x', 'y', 'x'], null]) expect(e.apply(m, 0, answer)).not.toBeNull();
    expect(e.apply(m, 1, ['x'])).toEqual({ refused: 'not-asked' });
    expect(e.hash(m)).toBe(before);
  });
});

describe('what a person is shown', () => {
  it('is the question with its heading, targets and blocked options; nothing for who is not asked', () => {
    const { e, m } = begin(game);
    expect(e.describe(m, 0)).toEqual({
      kind: 'main',
      stage: 'move',
      ask: m.open[0],
      shown: { targets: { roll: 'place:1' }, blocked: [{ id: 'forbidden', target: 'place:2', rule: 'TOY-01' }] },
      among: 'one',
    });
    expect(e.describe(m, 1)).toBeNull();
    expect(e.describe(m, Number.NaN)).toBeNull();
  });
});

describe('an imagined match', () => {
  it('is cut off from the true dice: it never asks the source', () => {
    let asked = 0;
    const e = engine(game, (_label, _n, sides) => {
      asked++;
      return sides - 1;
    });
    const m = e.start({}, 2, 1);
    const rnd = rndFrom(2);
    const rolls = Array.from({ length: 60 }, () => {
      const twin = e.imagine(m, 0, rnd);
      e.apply(twin, 0, 'roll');
      return twin.table.n;
    });
    expect(asked).toBe(0);
    expect(new Set(rolls)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    e.apply(m, 0, 'roll');
    expect(asked).toBe(1);
    expect(m.table.n).toBe(5);
  });
  it('of the fast generator does not roll what the match will roll', () => {
    const e = engine(game);
    const m = e.start({}, 2, 1);
    const rnd = rndFrom(2);
    const words = Array.from({ length: 20 }, () => e.imagine(m, null, rnd).chance.word);
    expect(new Set(words).size).toBe(20);
    expect(words).not.toContain(m.chance.word);
  });
  it('asks the game to deal again what the seat cannot know, then asks anew, and leaves the match alone', () => {
    type Hidden = { main: { data: object; asks: { guess: { pick: number } } } };
    const dealt: unknown[] = [];
    const e = engine(
      toy<Hidden>(
        'main',
        { main: { first: 'guess', stages: { guess: { rules: ['HU-01'], ask: (table) => pick(0, [table.n]), answer: () => 'done' } } } },
        {
          imagine(table, seat, rnd) {
            dealt.push(seat);
            table.n = 1 + rnd(3);
          },
        },
      ),
    );
    const m = e.start({}, 2, 1);
    const before = e.hash(m);
    const twin = e.imagine(m, 1, rndFrom(5));
    expect(dealt).toEqual([1]);
    expect(twin.open).toEqual([pick(0, [twin.table.n])]);
    expect(twin.table.n).not.toBe(0);
    expect(e.hash(m)).toBe(before);
    expect(m.open).toEqual([pick(0, [0])]);
  });
  it('does not tell how often the others answered: that counts take-backs', () => {
    const { e, m, say } = begin(game);
    say(0, 'quiet');
    say(0, 'quiet');
    expect(e.imagine(m, 1, rndFrom(1)).given).toEqual([0, 0]);
    expect(e.imagine(m, 0, rndFrom(1)).given).toEqual([2, 0]);
  });
});

describe('a match', () => {
  it('starts with what its options, seats and seed say', () => {
    const seen: unknown[] = [];
    const e = engine({
      ...game,
      setup(t, options, seats) {
        seen.push(options, seats);
        t.emit({ type: 'said', text: 'welcome' });
        return { did: [], n: t.random('lead', seats) };
      },
    });
    const told = outcome<Spec>();
    const m = e.start({ a: 1 }, 3, 5, told);
    expect(seen).toEqual([{ a: 1 }, 3]);
    expect(told.events).toHaveLength(1);
    expect(told.draws).toMatchObject([{ label: 'lead', sides: 3, value: m.table.n }]);
    expect(m).toMatchObject({ game: 'toy', seats: 3, given: [0, 0, 0], sealed: null, result: null });
  });
});
