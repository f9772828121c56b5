import { type GameId, loadTitle } from '@longtable/games';
import { engine, type Match, refusal, rndFrom, type Spec, sample } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, LEVELS, loadHeuristic, type Task } from '../index.ts';

const GAMES: readonly GameId[] = ['skirmish', 'yield'];
const NAMES = ['random', 'greedy', 'search:40', 'apprentice'];

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (found === null) throw new Error(`no bot ${name}`);
  return found;
};

async function ring(game: GameId) {
  const title = await loadTitle(game);
  const heuristic = await loadHeuristic(game);
  if (heuristic === null) throw new Error(`no heuristic for ${game}`);
  return { title, heuristic, machine: engine<Spec>(title.game) };
}
type Ring = Awaited<ReturnType<typeof ring>>;

const start = ({ title, machine }: Ring, seats: number, seed: number, options: object = {}): Match<Spec> =>
  machine.start(title.game.options(options, seats), seats, seed);

const task = ({ machine, heuristic }: Ring, match: Match<Spec>, seat: number, seed: number): Task<Spec> => ({
  engine: machine,
  heuristic,
  match,
  seat,
  rnd: rndFrom(seed),
});

/** Plays a match; `bots` by seat. */
function play(r: Ring, bots: readonly Bot[], seed: number, options: object = {}): Match<Spec> {
  const m = start(r, bots.length, seed, options);
  for (let n = 0; m.result === null; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    const { answer } = bots[seat]!.decide(task(r, m, seat, seed * 1000 + n));
    expect(r.machine.apply(m, seat, answer)).toBeNull();
  }
  return m;
}

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
    expect(wins('greedy', 'random', 16)).toBeGreaterThanOrEqual(game === 'yield' ? 15 : 10);
    if (game === 'yield') expect(wins('search:150', 'greedy', 8)).toBeGreaterThanOrEqual(5);
  });

  test('a thoughtful bot can say why, in both languages', async () => {
    const r = await ring(game);
    const m = start(r, 2, 3);
    const [seat] = r.machine.awaited(m) as [number];
    for (const name of ['greedy', 'search:50']) {
      const { why, prospect } = bot(name).decide(task(r, m, seat, 1));
      expect(prospect).toBeGreaterThan(0);
      expect(why?.en).toMatch(/\w{3}/);
      expect(why?.de).toMatch(/\w{3}/);
      expect(why?.de).not.toBe(why?.en);
    }
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

describe('names', () => {
  test.each(['nobody', 'search', 'search:', 'search:0', 'search:0s', 'search:-5', 'search:x', ''])('"%s" is no bot', (name) => {
    expect(botNamed(name)).toBeNull();
  });
  test('levels are bots', () => {
    expect(LEVELS.map((level) => botNamed(level)?.name)).toEqual([...LEVELS]);
  });
});
