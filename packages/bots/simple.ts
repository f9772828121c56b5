/** The two simple bots: at random, and the best at first sight. */
import { type Answer, type Match, type Spec, sample } from '@longtable/kernel';
import type { Bot, Task, Thought } from './bot.ts';
import { reasonFor } from './explain.ts';
import { prospects } from './heuristic.ts';
import { candidates, nextAsk, playOn } from './imagination.ts';

export const random: Bot = {
  name: 'random',
  decide: ({ match, seat, rnd }) => ({ answer: sample(nextAsk(match, seat), rnd), looked: 0, prospect: null, why: null }),
};

interface Care {
  /** Worlds in which each answer is tried. */
  readonly worlds: number;
  readonly candidates: number;
  /** Plausible answers played on until the dust settles. */
  readonly steps: number;
  /** How much the judgement wavers: 0 picks the best, more makes mistakes. */
  readonly blur: number;
}

/** Tries every answer in a few possible worlds, lets the dust settle, and takes the one that looks best. */
export function greedy(name: string, care: Care): Bot {
  return { name, decide: (task) => glance(task, care) };
}

function glance<S extends Spec>(task: Task<S>, care: Care): Thought {
  const { engine, heuristic, seat, rnd } = task;
  const worlds = Array.from({ length: care.worlds }, () => engine.imagine(task.match, seat, rnd));
  const answers = candidates(heuristic, worlds[0]!, nextAsk(worlds[0]!, seat), care.candidates, rnd);
  if (answers.length === 1) return { answer: answers[0]!, looked: 0, prospect: null, why: null };
  let best: Answer = answers[0]!;
  let bestValue = Number.NEGATIVE_INFINITY;
  let looked = 0;
  for (const answer of answers) {
    let value = 0;
    for (const world of worlds) {
      const after = outcomeOf(task, world, answer, care.steps);
      value += prospects(heuristic, after)[seat]!;
      looked++;
    }
    value = value / worlds.length + (care.blur * (rnd(2001) - 1000)) / 1000;
    if (value > bestValue) {
      bestValue = value;
      best = answer;
    }
  }
  return {
    answer: best,
    looked,
    prospect: bestValue,
    why: reasonFor(heuristic, worlds[0]!, outcomeOf(task, worlds[0]!, best, care.steps), seat),
  };
}

function outcomeOf<S extends Spec>({ engine, heuristic, seat, rnd }: Task<S>, world: Match<S>, answer: Answer, steps: number): Match<S> {
  const copy = engine.clone(world);
  if (engine.apply(copy, seat, answer) === null) playOn(engine, heuristic, copy, steps, rnd);
  return copy;
}
