/** Learns a value on all cores. The result depends on the plan alone: not on the number of threads, nor on where a run was stopped. */
import { availableParallelism } from 'node:os';
import type { NetData } from '@longtable/bots/net';
import { fail } from '@longtable/kernel';
import { Piscina } from 'piscina';
import { ringFor } from '../../arena/play.ts';
import { type Verdict, verdict } from '../gate.ts';
import { examplesOf, fit } from './fit.ts';
import { type Notebook, openNotebook } from './notebook.ts';
import { gateSeed, matchSeed, type Told, type ValuePlan } from './plan.ts';
import type { Wanted } from './worker.ts';

export interface LearntValue {
  readonly net: NetData;
  readonly verdict: Verdict;
  /** Matches that this run played itself; the others were in the notebook. */
  readonly made: number;
}

export interface ValueWatcher {
  /** After a round: examples, and how far the old net and the new one are from them. */
  round(number: number, examples: number, before: number, after: number): void;
  /** After each match. */
  progress(done: number, all: number): void;
}

/** A way to play a match: in threads, or for tests right here. */
export type PlayMatch = (wanted: Wanted) => Promise<Told>;

export async function learnValue(
  plan: ValuePlan,
  folder: string | null,
  threads: number | null,
  watcher: ValueWatcher,
): Promise<LearntValue> {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads ?? availableParallelism(),
  });
  try {
    const { heuristic } = await ringFor(plan);
    const { net } = heuristic.learnt ?? fail(`nothing is learnt of ${plan.game}`);
    return await learnValueWith(plan, net, openNotebook(folder), (wanted) => pool.run(wanted) as Promise<Told>, watcher);
  } finally {
    await pool.destroy();
  }
}

export async function learnValueWith(
  plan: ValuePlan,
  old: NetData,
  notebook: Notebook,
  play: PlayMatch,
  watcher: ValueWatcher,
): Promise<LearntValue> {
  const all = plan.rounds * plan.matches + 2 * plan.gate;
  let made = 0;
  let done = 0;
  const settle = async (name: string, wanted: Wanted): Promise<Told> => {
    let told = notebook.found(name);
    if (told === undefined) {
      told = await play(wanted);
      notebook.write(name, told);
      made++;
    }
    watcher.progress(++done, all);
    return told;
  };
  const many = (n: number, one: (match: number) => Promise<Told>): Promise<Told[]> =>
    Promise.all(Array.from({ length: n }, (_, match) => one(match)));

  let net = old;
  for (let round = 0; round < plan.rounds; round++) {
    const by = net;
    const told = await many(plan.matches, (match) =>
      settle(`${round}.${match}`, { plan, net: by, seed: matchSeed(plan, round, match), isTold: true }),
    );
    const examples = examplesOf(told, by);
    const fitted = fit(examples, by, plan.seed + round);
    net = fitted.net;
    watcher.round(round, examples.length, fitted.before, fitted.after);
  }
  const leads = async (by: NetData, name: string): Promise<number[]> => {
    const told = await many(plan.gate, (match) =>
      settle(`gate.${name}.${match}`, { plan, net: by, seed: gateSeed(plan, match), isTold: false }),
    );
    return told.map(({ lead }) => lead);
  };
  const [one, other] = [await leads(net, 'new'), await leads(old, 'old')];
  return { net, verdict: verdict(one.map((lead, i) => ({ one: lead, other: other[i]! }))), made };
}
