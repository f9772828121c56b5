/** The two simple bots: at random, and the best at first sight. */
import { type Answer, fail, type Match, type Rnd, type Spec, sample } from '@longtable/kernel';
import { bargainFor } from './bargain.ts';
import { type Bot, obviously, type Task, type Thought } from './bot.ts';
import { reasonFor } from './explain.ts';
import { prospects } from './heuristic.ts';
import { candidates, nextAsk, obvious, playOn } from './imagination.ts';

export const random: Bot = {
  name: 'random',
  decide: ({ match, seat, rnd }) => obviously(sample(nextAsk(match, seat), rnd)),
};

interface Care {
  /** Worlds in which answers are tried: all in the first, the better half in each further one. */
  readonly worlds: number;
  readonly candidates: number;
  /** Plausible answers played on until the dust settles. */
  readonly steps: number;
  /** Wavering of the judgement, in standard deviations of what is at stake: 0 picks the best, more makes mistakes. */
  readonly blur: number;
}

/** Tries answers in a few possible worlds, lets the dust settle, and takes the one that looks best. */
export function greedy(name: string, care: Care): Bot {
  return { name, decide: (task) => glance(task, care) };
}

/** The same in one of the ways that the game's heuristic tells apart. */
export function greedyIn(style: string, name: string, care: Care): Bot {
  return {
    name,
    style,
    decide: (task) => glance({ ...task, heuristic: task.heuristic.styles?.[style] ?? fail(`no style ${style}`) }, care),
  };
}

interface Rated {
  readonly answer: Answer;
  value: number;
}

function glance<S extends Spec>(task: Task<S>, care: Care): Thought {
  const { engine, heuristic, seat, rnd } = task;
  const first = engine.imagine(task.match, seat, rnd);
  const ask = nextAsk(first, seat);
  const clear = obvious(heuristic, first, ask, rnd);
  if (clear !== null) return obviously(clear);
  const offer = bargainFor(task, first);
  if (offer !== null) return offer;
  const answers = candidates(heuristic, first, ask, care.candidates, rnd);
  // Equals are told apart by chance.
  let field = answers.map((answer): Rated => ({ answer, value: rnd(1000) / 1e9 }));
  let looked = 0;
  for (let n = 0; n < care.worlds; n++) {
    const world = n === 0 ? first : engine.imagine(task.match, seat, rnd);
    const worth = field.map(({ answer }) => prospects(heuristic, outcomeOf(task, world, answer, care.steps))[seat]!);
    const blur = care.blur * (heuristic.waver ?? 1) * deviation(worth);
    for (const [i, rated] of field.entries()) rated.value += worth[i]! + wavering(blur, rnd);
    looked += field.length;
    field = betterHalf(field);
  }
  const { answer, value } = field[0]!;
  return {
    answer,
    looked,
    prospect: value / care.worlds,
    why: () => reasonFor(heuristic, first, outcomeOf(task, first, answer, care.steps), seat, looked),
  };
}

const wavering = (blur: number, rnd: Rnd): number => (blur === 0 ? 0 : (blur * (rnd(2001) - 1000)) / 1000);

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Answers that deserve another look, best first. */
const betterHalf = (field: Rated[]): Rated[] => field.sort((a, b) => b.value - a.value).slice(0, Math.max(2, Math.ceil(field.length / 2)));

function outcomeOf<S extends Spec>({ engine, heuristic, seat, rnd }: Task<S>, world: Match<S>, answer: Answer, steps: number): Match<S> {
  const copy = engine.clone(world);
  if (engine.apply(copy, seat, answer) === null) playOn(engine, heuristic, copy, steps, rnd);
  return copy;
}
