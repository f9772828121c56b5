/** Learns weights on all cores. The result depends on the plan alone: not on the number of threads, nor on where a run was stopped. */
import { availableParallelism } from 'node:os';
import { type Weights, weightsOf } from '@longtable/bots';
import { Piscina } from 'piscina';
import { ringFor } from '../arena/play.ts';
import { climbed, type Effect, effects, shaken, signs } from './climb.ts';
import { type Diary, openDiary } from './diary.ts';
import { gateOf, type Verdict } from './gate.ts';
import { type Comparison, type Duel, gateSeedOf, type LearnPlan, seedOf } from './plan.ts';

export interface Learnt {
  readonly old: Weights;
  readonly weights: Weights;
  readonly verdict: Verdict;
  /** By further options, in the order of the plan. */
  readonly varied: readonly Verdict[];
  /** Comparisons that this run made itself; the others were in the diary. */
  readonly made: number;
}

export interface Watcher {
  /** After a round: what each weight did, and where they are now. */
  round(number: number, effects: readonly Effect[], weights: Weights): void;
  /** After each comparison. */
  progress(done: number, all: number): void;
}

/** A way to make comparisons: in threads, or for tests right here. */
export type Compare = (duel: Duel) => Promise<Comparison>;

export async function learn(plan: LearnPlan, diary: string | null, threads: number | null, watcher: Watcher): Promise<Learnt> {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads ?? availableParallelism(),
  });
  try {
    const { heuristic } = await ringFor(plan);
    return await learnWith(plan, weightsOf(heuristic), openDiary(diary), (duel) => pool.run(duel) as Promise<Comparison>, watcher);
  } finally {
    await pool.destroy();
  }
}

export async function learnWith(plan: LearnPlan, old: Weights, diary: Diary, compare: Compare, watcher: Watcher): Promise<Learnt> {
  const all = plan.rounds * plan.pairs + plan.gate;
  let made = 0;
  let done = 0;
  const settle = async (round: number | 'gate', pair: number, duel: Duel): Promise<Comparison> => {
    let found = diary.found(round, pair);
    if (found === undefined) {
      found = await compare(duel);
      diary.write(round, pair, found);
      made++;
    }
    watcher.progress(++done, all);
    return found;
  };
  let weights = old;
  for (let round = 0; round < plan.rounds; round++) {
    const found = await Promise.all(
      Array.from({ length: plan.pairs }, (_, pair) => {
        const by = signs(weights, plan, round, pair);
        const duel = {
          plan,
          one: shaken(weights, by, plan.shake),
          other: shaken(weights, by, -plan.shake),
          seed: seedOf(plan, round, pair),
        };
        return settle(round, pair, duel);
      }),
    );
    const seen = effects(weights, plan, round, found);
    weights = rounded(climbed(weights, seen, plan.shake));
    watcher.round(round, seen, weights);
  }
  const found = await Promise.all(
    Array.from({ length: plan.gate }, (_, match) =>
      settle('gate', match, { plan, one: weights, other: old, seed: gateSeedOf(plan, match) }),
    ),
  );
  return { old, weights, ...gateOf(plan, found), made };
}

/** Three digits say all that was learnt. */
const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toPrecision(3))]));
