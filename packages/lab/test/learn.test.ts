import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHeuristic, reweighed, type Weights, weightsOf } from '@longtable/bots';
import { rndFrom } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { ringFor } from '../arena/play.ts';
import { climbed, effects, shaken, signs } from '../learn/climb.ts';
import { openDiary } from '../learn/diary.ts';
import { duel } from '../learn/duel.ts';
import { gateOf, verdict } from '../learn/gate.ts';
import { type Comparison, type Duel, gateSeedOf, type LearnPlan, optionsOf, seedOf, variantOf } from '../learn/plan.ts';
import { learn, learnWith, type Watcher } from '../learn/run.ts';

const plan: LearnPlan = {
  game: 'uprising',
  bot: 'captain',
  players: 2,
  options: { edition: '2E', chapters: 2 },
  varied: [],
  seed: 3,
  rounds: 3,
  pairs: 40,
  shake: 0.3,
  gate: 60,
};
const nobody: Watcher = { round: () => {}, progress: () => {} };
const diaryFile = (): string => join(mkdtempSync(join(tmpdir(), 'learn-')), 'diary.jsonl');

/** A game in which it is known what is right: `good` should be 3, `bad` 0.3, `idle` does nothing. The rest is luck. */
const worth = ({ good, bad }: Weights, luck: number): number =>
  -3 * Math.abs(Math.log(good! / 3)) - 3 * Math.abs(Math.log(bad! / 0.3)) + luck;
const played = async ({ one, other, seed }: Duel): Promise<Comparison> => {
  const rnd = rndFrom(seed);
  return { one: worth(one, rnd(100) / 25), other: worth(other, rnd(100) / 25) };
};
const START: Weights = { good: 1, bad: 1, idle: 1, none: 0 };

describe('a way uphill', () => {
  it('finds what is known to be right, leaves what does nothing nearly alone, and a weight of 0 alone', async () => {
    const { weights, verdict: gate } = await learnWith({ ...plan, rounds: 6 }, START, openDiary(null), played, nobody);
    expect(weights['good']).toBeGreaterThan(2);
    expect(weights['bad']).toBeLessThan(0.5);
    expect(Math.abs(Math.log(weights['idle']!))).toBeLessThan(0.6);
    expect(weights['none']).toBe(0);
    expect(gate.passed).toBe(true);
  });
  it('says of each weight what it does, whatever the others did', () => {
    const found = Array.from({ length: 400 }, (_, pair): Comparison => {
      const by = signs(START, plan, 0, pair);
      return { one: worth(shaken(START, by, 0.3), 0), other: worth(shaken(START, by, -0.3), 0) };
    });
    const [good, bad, idle] = effects(START, plan, 0, found);
    expect(good!.gain).toBeCloseTo(0.9, 0);
    expect(bad!.gain).toBeCloseTo(-0.9, 0);
    expect(Math.abs(idle!.gain)).toBeLessThan(3 * idle!.error);
  });
  it('moves no weight whose effect is smaller than its error', () => {
    expect(
      climbed(
        { a: 1, b: 1 },
        [
          { name: 'a', gain: 0.5, error: 1 },
          { name: 'b', gain: 3, error: 1 },
        ],
        0.3,
      ),
    ).toEqual({
      a: 1,
      b: expect.closeTo(Math.exp(0.3 * (8 / 9))),
    });
  });
});

describe('the gate', () => {
  const luck = (seed: number, gain: number): Comparison[] => {
    const rnd = rndFrom(seed);
    return Array.from({ length: 200 }, () => ({ one: gain + rnd(1000) / 100, other: rnd(1000) / 100 }));
  };
  it('is shut to weights that are only as good, and to worse ones', () => {
    const passed = Array.from({ length: 40 }, (_, seed) => verdict(luck(seed, 0)).passed).filter(Boolean);
    expect(passed.length).toBeLessThan(5);
    expect(verdict(luck(1, -1)).passed).toBe(false);
    expect(verdict([{ one: 9, other: 0 }]).passed).toBe(false);
  });
  it('lets better ones through, with the interval of the gain', () => {
    const { passed, gain, low, high } = verdict(luck(1, 2));
    expect(passed).toBe(true);
    expect([low < 2, high > 2, high - low < 2.5, low < gain]).toEqual([true, true, true, true]);
  });
  it('keeps old weights where nothing can be learnt', async () => {
    const { verdict: gate } = await learnWith(
      plan,
      { idle: 1, none: 0 },
      openDiary(null),
      async ({ seed }) => {
        const rnd = rndFrom(seed);
        return { one: rnd(100), other: rnd(100) };
      },
      nobody,
    );
    expect(gate.passed).toBe(false);
  });
  it('asks with seeds that learning has not seen', () => {
    const seen = new Set(
      Array.from({ length: plan.rounds * plan.pairs }, (_, i) => seedOf(plan, Math.floor(i / plan.pairs), i % plan.pairs)),
    );
    expect(seen.size).toBe(plan.rounds * plan.pairs);
    for (let match = 0; match < plan.gate; match++) expect(seen.has(gateSeedOf(plan, match))).toBe(false);
  });
});

describe('tables that differ', () => {
  const mixed: LearnPlan = { ...plan, varied: [{ chapters: 3 }, { edition: '1E' }, {}], gate: 600 };
  it('take turns, whoever sits where', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 6; seed++) met.add(`${seed % mixed.players} ${variantOf(mixed, seed)}`);
    expect(met.size).toBe(6);
    expect([0, 2, 4, 6].map((seed) => optionsOf(mixed, seed))).toEqual([
      { edition: '2E', chapters: 3 },
      { edition: '1E', chapters: 2 },
      { edition: '2E', chapters: 2 },
      { edition: '2E', chapters: 3 },
    ]);
    expect([3, 8].map((seed) => optionsOf(plan, seed))).toEqual([plan.options, plan.options]);
  });
  it('shut the gate where one kind is worse, though all together are better', () => {
    const found = (gains: readonly number[]): Comparison[] => {
      const rnd = rndFrom(4);
      return Array.from({ length: mixed.gate }, (_, match) => ({
        one: gains[variantOf(mixed, gateSeedOf(mixed, match))]! + rnd(100) / 100,
        other: rnd(100) / 100,
      }));
    };
    const { verdict: worse, varied } = gateOf(mixed, found([3, -1, 3]));
    expect(worse.gain).toBeGreaterThan(1);
    expect(worse.passed).toBe(false);
    expect(varied.map(({ comparisons, gain }) => [comparisons, Math.round(gain)])).toEqual([
      [200, 3],
      [200, -1],
      [200, 3],
    ]);
    expect(gateOf(mixed, found([3, 0, 3])).verdict.passed).toBe(true);
    expect(gateOf(mixed, found([0, 0, 0])).verdict.passed).toBe(false);
    expect(gateOf(plan, found([1, 1, 1])).varied).toEqual([]);
  });
});

describe('a stopped run', () => {
  it('goes on where it stopped, and comes to the same as an unbroken one', async () => {
    const file = diaryFile();
    const whole = await learnWith(plan, START, openDiary(file), played, nobody);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const all = plan.rounds * plan.pairs + plan.gate;
    expect([lines.length, whole.made]).toEqual([all, all]);
    for (const kept of [0, 17, plan.pairs, plan.pairs + 5, all - 3, all]) {
      const cut = diaryFile();
      // Stopped in the middle of a line.
      writeFileSync(
        cut,
        `${lines
          .slice(0, kept)
          .map((line) => `${line}\n`)
          .join('')}{"round":1,"pa`,
      );
      const resumed = await learnWith(plan, START, openDiary(cut), played, nobody);
      expect([resumed.weights, resumed.verdict]).toEqual([whole.weights, whole.verdict]);
      expect(resumed.made).toBe(all - kept);
      // What was cut off spoils nothing that is written after it.
      expect((await learnWith(plan, START, openDiary(cut), played, nobody)).made).toBe(0);
    }
  });
});

describe('a small run with real matches', () => {
  const small: LearnPlan = { ...plan, rounds: 1, pairs: 2, gate: 2 };
  it('Uprising, in threads and again from its diary: the same weights and the same verdict', async () => {
    const file = diaryFile();
    const rounds: number[] = [];
    const first = await learn(small, file, 1, { round: (n, seen) => rounds.push(n, seen.length), progress: () => {} });
    const again = await learn(small, file, 1, nobody);
    expect([first.made, again.made]).toEqual([4, 0]);
    expect([again.weights, again.verdict]).toEqual([first.weights, first.verdict]);
    expect(rounds).toEqual([0, Object.keys(first.old).length]);
  });
  it('the same weights come to the same; others do not', async () => {
    const ring = await ringFor(small);
    const old = weightsOf(ring.heuristic);
    const { one, other } = duel(ring, { plan: small, one: old, other: old, seed: 5 });
    expect(one).toBe(other);
    const foolish = duel(ring, { plan: small, one: old, other: { ...old, points: -5, havens: -5 }, seed: 5 });
    expect(foolish.one).toBeGreaterThan(foolish.other);
  });
  it('is played with the options of its table', async () => {
    const mixed: LearnPlan = { ...small, options: { edition: '2E' }, varied: [{ chapters: 2 }, { chapters: 3 }] };
    const ring = await ringFor(mixed);
    const old = weightsOf(ring.heuristic);
    const alone = (chapters: number, seed: number): Comparison =>
      duel(ring, { plan: { ...mixed, options: { edition: '2E', chapters }, varied: [] }, one: old, other: old, seed });
    for (const seed of [4, 6]) {
      const own = duel(ring, { plan: mixed, one: old, other: old, seed });
      const [two, three] = [alone(2, seed), alone(3, seed)];
      expect(two).not.toEqual(three);
      expect(own).toEqual(variantOf(mixed, seed) === 0 ? two : three);
    }
  });
  it('where players are against each other, who wins counts', async () => {
    const against: LearnPlan = { ...small, game: 'crown-of-ash', options: {} };
    const ring = await ringFor(against);
    const old = weightsOf(ring.heuristic);
    const foolish: Weights = { ...old, score: -1, income: -1 };
    let [wise, fool] = [0, 0];
    for (let seed = 0; seed < 3; seed++) {
      const { one, other } = duel(ring, { plan: against, one: old, other: foolish, seed });
      wise += one;
      fool += other;
    }
    expect([wise, fool]).toEqual([3, 0]);
  });
});

describe('weights of a judgement', () => {
  it.each(['crown-of-ash', 'rune-age', 'uprising', 'yield'] as const)(
    '%s: reweighing changes what is named and nothing else',
    async (game) => {
      const h = (await loadHeuristic(game))!;
      const old = weightsOf(h);
      expect(weightsOf(reweighed(h, old))).toEqual(old);
      for (const name of Object.keys(old)) expect(weightsOf(reweighed(h, { [name]: 7 }))).toEqual({ ...old, [name]: 7 });
    },
  );
});
