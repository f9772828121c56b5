/**
 * A match looked at afterwards: how the prospects went, where an answer cost most, and what was luck. Every answer is judged by what
 * its seat could know when it was given.
 */
import { type Answer, type Engine, type Match, outcome, type Rnd, rndFrom, type Seat, type Spec } from '@longtable/kernel';
import type { Advise, Judge } from './advise.ts';
import { costOver } from './coach.ts';
import type { Words } from './heuristic.ts';
import type { ThinkRules } from './think.ts';

/** One answer of the match: the positions before and after it. */
export interface Move<S extends Spec> {
  /** Its place in the log, from 0. */
  readonly entry: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly engine: Engine<S>;
  readonly before: Match<S>;
  readonly after: Match<S>;
}

export interface Reviewer<S extends Spec> {
  readonly rules: ThinkRules<S>;
  readonly advise: Advise<S>;
  readonly judge: Judge<S>;
  readonly seed: number;
  /** Looks at each answer; more at those that seem to have cost most. */
  readonly iterations: number;
}

/** The prospects of all seats, each as far as it could tell itself. */
export interface Point {
  readonly entry: number;
  readonly prospects: readonly number[];
}

/** An answer that cost a lot. */
export interface TurningPoint {
  readonly entry: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly prospect: number;
  readonly better: {
    readonly answer: Answer;
    readonly prospect: number;
    readonly why: Words | null;
    /** The reason, as it is said to whoever answered. */
    readonly toYou: Words | null;
  };
}

export interface Luck {
  readonly seat: Seat;
  /** Shares of a win that chance and the unknown gave or took. */
  readonly gained: number;
  /** Shares of a win that own answers gave away. */
  readonly lost: number;
  /** Number of 100 matches with these answers that would have been less lucky; null: chance had no say. */
  readonly percentile: number | null;
}

export interface Review {
  readonly curve: readonly Point[];
  readonly turningPoints: readonly TurningPoint[];
  readonly luck: readonly Luck[];
}

const MOST_POINTS = 60;
/** The share of the work that goes into weighing every answer. */
const WEIGHING = 0.8;
const MOST_TURNING_POINTS = 5;
/** The cost of an answer, in shares of a win, from which it is worth a word; and from which it is where hardly any cost that much. */
const WORTH_A_WORD = 0.05;
const WORTH_A_LOOK = 0.02;
const FEW_TURNING_POINTS = 3;
/** Answers that are looked at again, closely, and how closely. */
const CLOSER = 12;
const CLOSELY = 4;
/** Times that an answer is given once more, to see what chance might have made of it. */
const TIMES = 8;
/** Worlds in which what came of it is judged. */
const WORLDS = 4;

/** Yields the share that is done. The same match with the same seed gives the same review. */
export function* review<S extends Spec>(reviewer: Reviewer<S>, moves: readonly Move<S>[], seats: number): Generator<number, Review> {
  const eyes = eyesOf(reviewer);
  const curve: Point[] = [];
  const weighed: Weighed<S>[] = [];
  const every = Math.max(1, Math.ceil(moves.length / MOST_POINTS));
  for (const [i, move] of moves.entries()) {
    if (i % every === 0) curve.push({ entry: move.entry, prospects: eyes.own(move.engine, move.before, seats) });
    const found = eyes.weigh(move);
    if (found !== null) weighed.push(found);
    yield ((i + 1) / moves.length) * WEIGHING;
  }
  const end = moves.at(-1);
  if (end !== undefined) curve.push({ entry: end.entry + 1, prospects: eyes.own(end.engine, end.after, seats) });
  const costly = weighed.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost);
  const turningPoints: TurningPoint[] = [];
  for (const [i, { move }] of costly.slice(0, CLOSER).entries()) {
    const found = eyes.lookCloser(move);
    if (found !== null) turningPoints.push(found);
    yield WEIGHING + ((1 - WEIGHING) * (i + 1)) / Math.min(CLOSER, costly.length);
  }
  return { curve, turningPoints: theMostCostly(turningPoints), luck: luckOf(weighed, seats) };
}

/** One answer, with what it cost and what came of it. */
interface Weighed<S extends Spec> {
  readonly move: Move<S>;
  readonly cost: number;
  readonly chance: Chance;
}

/** Luck of an answer: the outcome beyond what might have come of it, and how much that varies. */
interface Chance {
  readonly luck: number;
  readonly variance: number;
}
const NO_CHANCE: Chance = { luck: 0, variance: 0 };

interface Eyes<S extends Spec> {
  /** The prospects of each seat, as far as it can tell itself. */
  own(engine: Engine<S>, match: Match<S>, seats: number): number[];
  /** null: there was no choice. */
  weigh(move: Move<S>): Weighed<S> | null;
  /** null: looked at closely, it was no mistake. */
  lookCloser(move: Move<S>): TurningPoint | null;
}

/** Everything is seen through a seat's eyes: what it could not know is drawn again first. */
function eyesOf<S extends Spec>(reviewer: Reviewer<S>): Eyes<S> {
  const { rules, advise, judge, seed, iterations } = reviewer;
  const rnd = rndFrom(seed);
  const scene = (engine: Engine<S>, match: Match<S>, seat: Seat) => ({
    saved: engine.save(engine.imagine(match, seat, rnd)),
    seat,
    seed: rnd(0x7fffffff),
  });
  const choices = ({ engine, before, seat, answer }: Move<S>, looks: number) => {
    const { ways, why, toYou = why } = advise(rules, { ...scene(engine, before, seat), iterations: looks, also: answer });
    const played = ways.find((way) => JSON.stringify(way.answer) === JSON.stringify(answer));
    return { best: ways[0], played, why, toYou };
  };
  return {
    own: (engine, match, seats) => Array.from({ length: seats }, (_, seat) => judge(rules, scene(engine, match, seat)).prospects[seat]!),
    weigh(move) {
      const { best, played } = choices(move, iterations);
      if (best === undefined || played === undefined) return null;
      return { move, cost: costOver(best, played), chance: chanceOf(reviewer, move, rnd) };
    },
    lookCloser(move) {
      const { best, played, why, toYou } = choices(move, iterations * CLOSELY);
      if (best === undefined || played === undefined || costOver(best, played) < WORTH_A_LOOK) return null;
      const { entry, seat, answer } = move;
      return { entry, seat, answer, prospect: played.prospect, better: { answer: best.answer, prospect: best.prospect, why, toYou } };
    },
  };
}

/**
 * The answer is given again in worlds that its seat could imagine. All that came of it is judged in the same way with the same numbers, so
 * that positions which look alike to the seat are worth the same, and nothing but chance and the unknown is left of a difference.
 */
function chanceOf<S extends Spec>({ rules, judge }: Reviewer<S>, { engine, before, after, seat, answer }: Move<S>, rnd: Rnd): Chance {
  const worlds = Array.from({ length: TIMES }, () => ({ match: engine.imagine(before, seat, rnd), told: outcome<S>() }));
  const possible = worlds.filter(({ match, told }) => engine.apply(match, seat, answer, told) === null);
  if (possible.length < 2 || possible.every(({ told }) => told.closed !== 'chance')) return NO_CHANCE;
  const seed = rnd(0x7fffffff);
  const worth = (match: Match<S>): number => {
    const saved = engine.save(engine.imagine(match, seat, rndFrom(seed)));
    return judge(rules, { saved, seat, seed, worlds: WORLDS }).prospects[seat]!;
  };
  const others = possible.map(({ match }) => worth(match));
  const n = others.length;
  const mean = others.reduce((sum, one) => sum + one, 0) / n;
  const squares = others.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  // The mean is itself a guess of so few: what came differs from it by that much more.
  return { luck: worth(after) - mean, variance: (squares / (n - 1)) * (1 + 1 / n) };
}

/** Those that are worth a word, or a look where there are few; in the order of the match. */
export function theMostCostly(points: readonly TurningPoint[]): TurningPoint[] {
  const costOf = ({ prospect, better }: TurningPoint): number => better.prospect - prospect;
  const costly = [...points].sort((a, b) => costOf(b) - costOf(a));
  const worth = costly.filter((point) => costOf(point) >= WORTH_A_WORD).length;
  const shown = Math.min(MOST_TURNING_POINTS, Math.max(worth, FEW_TURNING_POINTS));
  return costly.slice(0, shown).sort((a, b) => a.entry - b.entry);
}

function luckOf<S extends Spec>(weighed: readonly Weighed<S>[], seats: number): Luck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = weighed.filter(({ move }) => move.seat === seat);
    const sum = (of: (one: Weighed<S>) => number): number => own.reduce((all, one) => all + of(one), 0);
    const gained = sum(({ chance }) => chance.luck);
    const variance = sum(({ chance }) => chance.variance);
    const percentile = variance === 0 ? null : Math.round(100 * normal(gained / Math.sqrt(variance)));
    return { seat, gained, lost: sum(({ cost }) => cost), percentile };
  });
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17, to five places). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z >= 0 ? 1 - above : above;
}
