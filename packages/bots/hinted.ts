/** Somebody who follows the coach at every question: to measure what hints are worth. */
import type { Spec } from '@longtable/kernel';
import { adviceOn } from './advise.ts';
import { type Bot, obviously, type Task, type Thought } from './bot.ts';
import { hintOf } from './coach.ts';
import { nextAsk, obvious } from './imagination.ts';

export const hinted = (name: string, iterations: number): Bot => ({ name, decide: (task) => followed(task, iterations) });

function followed<S extends Spec>(task: Task<S>, iterations: number): Thought {
  const { engine, heuristic, seat, rnd } = task;
  const world = engine.imagine(task.match, seat, rnd);
  const clear = obvious(heuristic, world, nextAsk(world, seat), rnd);
  if (clear !== null) return obviously(clear);
  const advice = adviceOn({ ...task, match: world }, { iterations });
  const { best } = hintOf(advice)!;
  return { answer: best.answer, looked: iterations, prospect: best.prospect, why: () => advice.why };
}
