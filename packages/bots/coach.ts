/** A coach: which way it would go, why in the game's own terms, and what another way costs. */
import type { Answer, Ask, Engine, Match, Rnd, Seat, Spec } from '@longtable/kernel';
import type { Advice, Reason, Way } from './advise.ts';
import type { Task } from './bot.ts';
import { WORTH_SAYING } from './explain.ts';
import type { Heuristic } from './heuristic.ts';
import { keyOf, playOn } from './imagination.ts';
import type { Telling } from './tellings.ts';

/** off: says nothing · warn: before what costs much · hint: names a way · explain: with the reason and another way */
export const COACH_LEVELS = ['off', 'warn', 'hint', 'explain'] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** Looks at one question: as many as a Warlord takes. */
export const COACH_LOOKS = 3000;

/** The share of a win that an answer must cost before a coach speaks up. */
export const WORTH_A_WARNING = 0.1;

/** Standard errors that make a difference believable. */
const SURE = 2;

export interface Hint {
  readonly best: Way;
  /** The next best; null: nothing else was worth a look. */
  readonly other: Way | null;
}

/** Ways that were looked at less than this share of the favourite are no comparison. */
const SOLID = 0.02;

/** The way that was looked at most, as a Warlord would choose; null: there is no choice. */
export function hintOf({ ways }: Pick<Advice, 'ways'>): Hint | null {
  const [first] = ways;
  if (first === undefined) return null;
  const best = ways.reduce((a, b) => (b.visits > a.visits ? b : a), first);
  const other = ways.find((way) => way !== best && way.visits >= SOLID * best.visits) ?? null;
  return { best, other };
}

/** The cost of an answer, where that is more than the error of so few looks. */
export function costOver(best: Way, played: Way): number {
  const cost = best.prospect - played.prospect;
  const error = Math.sqrt(best.spread ** 2 / best.visits + played.spread ** 2 / played.visits);
  return cost > SURE * error ? cost : 0;
}

export const wayFor = (ask: Ask, ways: readonly Way[], answer: Answer): Way | null =>
  ways.find((way) => keyOf(ask, way.answer) === keyOf(ask, answer)) ?? null;

/** The expected cost of an answer beside the favourite; null: it was not looked at. */
export function costOf(ask: Ask, advice: Pick<Advice, 'ways'>, answer: Answer): number | null {
  const hint = hintOf(advice);
  const way = wayFor(ask, advice.ways, answer);
  return hint === null || way === null ? null : costOver(hint.best, way);
}

/** Worlds in which two ways are compared, and how far they are played on there. */
const WORLDS = 16;
const PLAY_ON = 30;
const MOST_REASONS = 2;

/** Terms that the favourite brings beyond the next best, or beyond what there is. */
export function reasonsFor<S extends Spec>(task: Task<S>, { best, other }: Hint, telling: Telling): Reason[] {
  const gains = gainsOf(task, best.answer, other === null ? null : other.answer, WORLDS);
  return task.heuristic.terms
    .map(({ name, words }, i) => ({ words: telling[name]?.you ?? words, points: gains[i]! }))
    .filter(({ points }) => points >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);
}

/** Gains of each term by an answer beyond another, or beyond what there is (null), on average over worlds that the seat may imagine. */
export function gainsOf<S extends Spec>(task: Task<S>, answer: Answer, instead: Answer | null, worlds: number): number[] {
  const { engine, heuristic, match, seat, rnd } = task;
  const gains = heuristic.terms.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = engine.imagine(match, seat, rnd);
    const before = instead === null ? world : after(engine, heuristic, world, seat, instead, rnd);
    const then = after(engine, heuristic, world, seat, answer, rnd);
    for (const [i, { weight, amount }] of heuristic.terms.entries())
      gains[i]! += (weight * (amount(then, seat) - amount(before, seat))) / worlds;
  }
  return gains;
}

function after<S extends Spec>(
  engine: Engine<S>,
  heuristic: Heuristic<S>,
  world: Match<S>,
  seat: Seat,
  answer: Answer,
  rnd: Rnd,
): Match<S> {
  const copy = engine.clone(world);
  // What is not possible in this world changes nothing there.
  engine.apply(copy, seat, answer);
  playOn(engine, heuristic, copy, PLAY_ON, rnd);
  return copy;
}
