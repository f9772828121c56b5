import type { GameId } from '@longtable/games';
import { type Ask, engine, type Match, outcome, refusal, rndFrom, type Spec, sample } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../imagination.ts';
import { botNamed, type Heuristic, LEVELS, thinking } from '../index.ts';
import { bot, play, ring, start, task } from './ring.ts';

const GAMES: readonly GameId[] = ['skirmish', 'yield', 'crown-of-ash'];
const NAMES = ['random', 'greedy', 'search:40', 'apprentice'];

describe.each(GAMES)('%s', (game) => {
  test.each(NAMES)('%s answers every question of whole matches with legal answers', async (name) => {
    const r = await ring(game);
    for (const seats of [2, 3]) expect(play(r, Array(seats).fill(bot(name)), 5 + seats).result).not.toBeNull();
  });

  test.each(['greedy', 'search:60'])('%s decides the same in every world that looks the same to its seat', async (name) => {
    const r = await ring(game);
    const rnd = rndFrom(7);
    const m = start(r, 3, 11);
    let compared = 0;
    for (let n = 0; n < 60 && m.result === null; n++) {
      for (const seat of r.machine.awaited(m)) {
        const thought = bot(name).decide(task(r, m, seat, n));
        const inTwin = bot(name).decide(task(r, r.machine.imagine(m, seat, rnd), seat, n));
        expect(inTwin.answer).toEqual(thought.answer);
        compared++;
      }
      const [seat] = r.machine.awaited(m) as [number];
      r.machine.apply(m, seat, sample(m.open.find((q) => q.seat === seat) ?? m.open[0]!, rnd));
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('greedy beats random, and a little search beats greedy', async () => {
    const r = await ring(game);
    const wins = (a: string, b: string, games: number): number => {
      let n = 0;
      for (let g = 0; g < games; g++) {
        const bots = g % 2 === 0 ? [bot(a), bot(b)] : [bot(b), bot(a)];
        if (play(r, bots, 100 + g).result?.winners.includes(g % 2)) n++;
      }
      return n;
    };
    expect(wins('greedy', 'random', 12)).toBeGreaterThanOrEqual(game === 'skirmish' ? 8 : 11);
    if (game !== 'skirmish') expect(wins('search:60', 'greedy', 4)).toBeGreaterThanOrEqual(3);
  });

  test('what a heuristic proposes fits the question, nearly always', async () => {
    const r = await ring(game);
    const rnd = rndFrom(3);
    let proposed = 0;
    let unfit = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const m = start(r, 2 + (seed % 2), seed);
      while (m.result === null) {
        const [seat] = r.machine.awaited(m) as [number];
        const ask = m.open.find((q) => q.seat === seat) ?? m.open[0]!;
        const answer = r.heuristic.propose(m, ask, rnd);
        if (answer !== null) {
          proposed++;
          if (refusal(ask, answer) !== null) unfit++;
        }
        r.machine.apply(m, seat, sample(ask, rnd));
      }
    }
    expect(proposed).toBeGreaterThan(50);
    expect(unfit / proposed).toBeLessThan(0.02);
  });
});

describe('an Apprentice', () => {
  test('errs in proportion to what is at stake: flat prospects do not make it a random player', async () => {
    const r = await ring('crown-of-ash');
    const flat = { ...r, heuristic: { ...r.heuristic, scale: (m: Match<Spec>) => 1000 * r.heuristic.scale(m) } };
    let wins = 0;
    for (let g = 0; g < 12; g++) {
      const bots = g % 2 === 0 ? [bot('apprentice'), bot('random')] : [bot('random'), bot('apprentice')];
      if (play(flat, bots, 300 + g).result?.winners.includes(g % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});

describe('the name of an answer', () => {
  const some: Ask = { seat: 0, shape: 'some', options: [11, 38], min: 0, max: 2 };
  test('is the same for a set in any order, and not for an arrangement', () => {
    expect(keyOf(some, [38, 11])).toBe(keyOf(some, [11, 38]));
    expect(keyOf({ seat: 0, shape: 'order', items: [11, 38] }, [38, 11])).not.toBe(
      keyOf({ seat: 0, shape: 'order', items: [11, 38] }, [11, 38]),
    );
    expect(keyOf(some, [11])).not.toBe(keyOf(some, [11, 38]));
  });
});

describe('styles', () => {
  const types = async (style: string): Promise<string[]> => {
    const told = outcome<Spec>();
    play(await ring('crown-of-ash'), [bot(`greedy:${style}`), bot('greedy')], 4, told);
    return told.events.filter(({ event }) => 'who' in event && event.who === 0).map(({ event }) => event.type);
  };
  test('a builder builds and does not attack, an attacker the other way round', async () => {
    const [builder, attacker] = await Promise.all([types('builder'), types('attacker')]);
    expect([builder.includes('built'), builder.includes('attack')]).toEqual([true, false]);
    expect([attacker.includes('built'), attacker.includes('attack')]).toEqual([false, true]);
  });
  test('a style that the game does not know is a mistake', async () => {
    const r = await ring('skirmish');
    expect(() => bot('greedy:builder').decide(task(r, start(r, 2, 1), 0, 1))).toThrow('no style builder');
  });
});

describe('a match that is over', () => {
  test.each(['random', 'greedy', 'search:10'])('%s says so', async (name) => {
    const r = await ring('skirmish');
    const m = play(r, [bot('random'), bot('random')], 1);
    expect(() => bot(name).decide(task(r, m, 0, 1))).toThrow(/^the match is over/);
    const think = thinking(r.heuristic);
    expect(() => think({ game: r.title.game, engine }, { saved: r.machine.save(m), seat: 0, level: name, seed: 1 })).toThrow(
      'the match is over',
    );
  });
});

describe('names', () => {
  test.each(['nobody', 'search', 'search:', 'search:0', 'search:0s', 'search:-5', 'search:x', 'greedy:', 'greedy:3', ''])(
    '"%s" is no bot',
    (name) => {
      expect(botNamed(name)).toBeNull();
    },
  );
  test('levels are bots', () => {
    expect(LEVELS.map((level) => botNamed(level)?.name)).toEqual([...LEVELS]);
  });
});

describe('the measure of a level belongs to the game', () => {
  /** A question that is worth a thought, and a heuristic with this measure. */
  const asked = async (measure: Partial<Heuristic<Spec>>) => {
    const r = await ring('crown-of-ash');
    const m = start(r, 2, 3);
    for (;;) {
      const [seat] = r.machine.awaited(m) as [number];
      const { looked, answer } = bot('greedy').decide(task(r, m, seat, 1));
      if (looked > 8) return { r: { ...r, heuristic: { ...r.heuristic, ...measure } }, m, seat };
      r.machine.apply(m, seat, answer);
    }
  };

  test('a Lord and a Warlord look as often as it says', async () => {
    const { r, m, seat } = await asked({ lord: 30, warlord: 45 });
    expect(['lord', 'warlord'].map((level) => bot(level).decide(task(r, m, seat, 1)).looked)).toEqual([30, 45]);
  });

  test('a Captain wavers as much as it says, and not at all where it says nothing', async () => {
    const answers = async (name: string, captain?: number) => {
      const { r, m, seat } = await asked(captain === undefined ? {} : { captain });
      return Array.from({ length: 12 }, (_, n) => bot(name).decide(task(r, m, seat, n)).answer);
    };
    const [greedy, captain, wavering] = [await answers('greedy'), await answers('captain'), await answers('captain', 50)];
    expect(captain).toEqual(greedy);
    expect(wavering).not.toEqual(greedy);
  });
});
