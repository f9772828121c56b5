/** Advice, judgements and reviews of Skirmish, where every card can be counted. */
import { type Answer, fail, type Match, outcome, rndFrom, type Spec, sample } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { advising, judging } from '../advise.ts';
import { type Move, type Review, review, type TurningPoint, theMostCostly } from '../review.ts';
import { bot, type Ring, ring, start, task } from './ring.ts';

const rulesOf = ({ title, machine }: Ring) => ({ game: title.game, engine: () => machine });

const BAD = 0.2;

/** A match in which somebody blunders once, where there is something to lose: they take what the advice likes least. */
function matchWith(r: Ring, seed: number, blunders: boolean): { readonly moves: Move<Spec>[]; readonly at: number } {
  const m = start(r, 2, seed);
  const moves: Move<Spec>[] = [];
  const rnd = rndFrom(seed);
  let at = -1;
  for (let entry = 0; m.result === null; entry++) {
    const [seat] = r.machine.awaited(m) as [number];
    const before = r.machine.clone(m);
    const saved = r.machine.save(r.machine.imagine(m, seat, rnd));
    const { ways } = advising(r.heuristic)(rulesOf(r), { saved, seat, seed, iterations: 200 });
    const isBad = blunders && at < 0 && ways.length > 1 && ways[0]!.prospect - ways.at(-1)!.prospect > BAD;
    if (isBad) at = entry;
    const answer = isBad ? ways.at(-1)!.answer : bot('greedy').decide(task(r, m, seat, seed * 100 + entry)).answer;
    r.machine.apply(m, seat, answer);
    moves.push({ entry, seat, answer, engine: r.machine, before, after: r.machine.clone(m) });
  }
  return { moves, at };
}

function reviewed(r: Ring, moves: readonly Move<Spec>[], seed: number, iterations = 120, judge = judging(r.heuristic)): Review {
  const steps = review({ rules: rulesOf(r), advise: advising(r.heuristic), judge, iterations, seed }, moves, 2);
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(last);
    last = step.value;
  }
}

/** `reroll`: what comes of an answer, where chance may be helped. */
function played(r: Ring, seed: number, reroll: (before: Match<Spec>, seat: number, answer: Answer) => Match<Spec>): Move<Spec>[] {
  const moves: Move<Spec>[] = [];
  for (let entry = 0, m = start(r, 2, seed); m.result === null; entry++) {
    const before = r.machine.clone(m);
    const [seat] = r.machine.awaited(m) as [number];
    const { answer } = bot('greedy').decide(task(r, m, seat, seed * 100 + entry));
    m = reroll(before, seat, answer);
    moves.push({ entry, seat, answer, engine: r.machine, before, after: r.machine.clone(m) });
  }
  return moves;
}
const asItComes = (r: Ring) => (before: Match<Spec>, seat: number, answer: Answer) => {
  const after = r.machine.clone(before);
  r.machine.apply(after, seat, answer);
  return after;
};

describe('advice', () => {
  const position = (r: Ring, seed: number): { m: Match<Spec>; seat: number; saved: string } => {
    const m = start(r, 2, seed);
    const [seat] = r.machine.awaited(m) as [number];
    return { m, seat, saved: r.machine.save(r.machine.imagine(m, seat, rndFrom(1))) };
  };

  test('names answers that are possible, the most promising first', async () => {
    const r = await ring('skirmish');
    const { m, seat, saved } = position(r, 3);
    const { ways } = advising(r.heuristic)(rulesOf(r), { saved, seat, seed: 1, iterations: 150 });
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.map(({ prospect }) => prospect)).toEqual(ways.map(({ prospect }) => prospect).sort((a, b) => b - a));
    for (const { answer } of ways) expect(r.machine.apply(r.machine.clone(m), seat, answer)).toBeNull();
  });

  test('the same seed gives the same advice, another seat none', async () => {
    const r = await ring('skirmish');
    const { seat, saved } = position(r, 3);
    const ask = (seed: number) => advising(r.heuristic)(rulesOf(r), { saved, seat, seed, iterations: 60 });
    expect(ask(5)).toEqual(ask(5));
    const idle = start(r, 2, 3);
    const other = [0, 1].find((s) => !r.machine.awaited(idle).includes(s));
    if (other !== undefined)
      expect(() => advising(r.heuristic)(rulesOf(r), { saved, seat: other, seed: 1, iterations: 60 })).toThrow('not asked');
  });

  test('an answer that was given is looked at, however bad', async () => {
    const r = await ring('skirmish');
    const { m, seat, saved } = position(r, 4);
    const ask = m.open.find((open) => open.seat === seat) ?? fail('nobody is asked');
    const also = sample(ask, rndFrom(9));
    const { ways } = advising(r.heuristic)(rulesOf(r), { saved, seat, seed: 1, iterations: 100, also });
    expect(ways.find(({ answer }) => answer === also)?.visits).toBeGreaterThanOrEqual(20);
  });
});

describe('a judgement', () => {
  test('is made of shares, and of points that everybody can count', async () => {
    const r = await ring('yield');
    const m = start(r, 3, 2);
    const { prospects, standings } = judging(r.heuristic)(rulesOf(r), { saved: r.machine.save(m), seat: 1, seed: 1 });
    expect(prospects).toHaveLength(3);
    for (const share of prospects) expect(share).toBeGreaterThan(0);
    for (const { words, points } of standings) {
      expect(words.en).not.toBe('');
      expect(points).toHaveLength(3);
    }
    const closed = r.heuristic.terms.filter(({ open }) => !open).map(({ words }) => words.en);
    expect(standings.filter(({ words }) => closed.includes(words.en))).toEqual([]);
  });
});

describe('a review', () => {
  test('finds the answer that was made to be bad, and the same again with the same seed', async () => {
    const r = await ring('skirmish');
    const blunders = [20, 21, 22].map((seed) => matchWith(r, seed, true));
    for (const { at, moves } of blunders) {
      const { turningPoints, curve, luck } = reviewed(r, moves, 1);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(turningPoints.map(({ entry }) => entry)).toContain(at);
      expect(turningPoints.length).toBeLessThanOrEqual(5);
      for (const { prospect, better } of turningPoints) expect(better.prospect - prospect).toBeGreaterThanOrEqual(0.02);
      for (const { better } of turningPoints) {
        expect(better.why?.en).not.toMatch(/Nothing better/);
        expect(better.toYou?.en).not.toMatch(/ to it\.$/);
      }
      expect(curve[0]?.entry).toBe(0);
      expect(luck.map(({ seat }) => seat)).toEqual([0, 1]);
      for (const { lost } of luck) expect(lost).toBeGreaterThanOrEqual(0);
    }
    expect(reviewed(r, blunders[0]!.moves, 7)).toEqual(reviewed(r, blunders[0]!.moves, 7));
  });
});

describe('turning points', () => {
  const points = (...costs: number[]) =>
    costs.map((cost, entry): TurningPoint => {
      return { entry, seat: 0, answer: 'a', prospect: 0.5 - cost, better: { answer: 'b', prospect: 0.5, why: null, toYou: null } };
    });
  const entries = (...costs: number[]): number[] => theMostCostly(points(...costs)).map(({ entry }) => entry);

  test('are the five that cost most, in the order of the match', () => {
    expect(entries(0.06, 0.3, 0.07, 0.2, 0.08, 0.09, 0.1)).toEqual([1, 3, 4, 5, 6]);
  });

  test('are only those that cost 5 % where there are three of them, and three where there are fewer', () => {
    expect(entries(0.06, 0.03, 0.07, 0.04, 0.08)).toEqual([0, 2, 4]);
    expect(entries(0.03, 0.2, 0.04, 0.025, 0.02)).toEqual([0, 1, 2]);
    expect(entries(0.03)).toEqual([0]);
    expect(entries()).toEqual([]);
  });
});

describe('luck', () => {
  const percentiles = (r: Ring, moves: readonly Move<Spec>[], seed: number): number[] =>
    reviewed(r, moves, seed, 20).luck.map(({ percentile }) => percentile ?? fail('chance had no say'));

  test.each([
    ['skirmish', 24],
    ['yield', 8],
    ['crown-of-ash', 6],
    ['rune-age', 4],
  ] as const)('half of all are lucky: %s', async (game, matches) => {
    const r = await ring(game);
    const all = Array.from({ length: matches }, (_, i) => percentiles(r, played(r, i + 1, asItComes(r)), i)).flat();
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean).toBeGreaterThan(30);
    expect(mean).toBeLessThan(65);
    expect(Math.min(...all)).toBeLessThan(30);
    expect(Math.max(...all)).toBeGreaterThan(60);
  });

  test('whoever gets the best of six is luckier than others, and the opponent is not', async () => {
    const r = await ring('skirmish');
    const judge = judging(r.heuristic);
    const worth = (match: Match<Spec>): number => judge(rulesOf(r), { saved: r.machine.save(match), seat: 0, seed: 1 }).prospects[0]!;
    const rnd = rndFrom(5);
    const helped = (before: Match<Spec>, seat: number, answer: Answer): Match<Spec> => {
      if (seat === 1) return asItComes(r)(before, seat, answer);
      const all = Array.from({ length: 6 }, () => asItComes(r)(r.machine.imagine(before, 0, rnd), 0, answer));
      return all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    };
    const found = [1, 2, 3, 4, 5, 6].map((seed) => percentiles(r, played(r, seed, helped), seed));
    for (const [own] of found) expect(own).toBeGreaterThan(75);
    expect(found.filter(([, other]) => other! > 75).length).toBeLessThan(3);
  });

  test('answers that leave nothing to chance are no luck, whatever a judge makes of them', async () => {
    const r = await ring('yield');
    const told = (move: Move<Spec>) => {
      const out = outcome<Spec>();
      r.machine.apply(r.machine.clone(move.before), move.seat, move.answer, out);
      return out.closed;
    };
    const sure = played(r, 3, asItComes(r)).filter((move) => told(move) === null);
    expect(sure.length).toBeGreaterThan(50);
    let n = 0;
    const judge = judging(r.heuristic);
    const moody: typeof judge = (rules, scene) => ({ ...judge(rules, scene), prospects: [n++ % 2, n % 2] });
    for (const { gained, percentile } of reviewed(r, sure, 1, 20, moody).luck) expect([gained, percentile]).toEqual([0, null]);
  });
});
