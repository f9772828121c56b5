/**
 * A match looked at afterwards: how the prospects went, where an answer cost most, and what was luck. Every answer is judged by what
 * its seat could know when it was given.
 */
import { type Answer, type Engine, type Match, rndFrom, type Seat, type Spec } from '@longtable/kernel';
import type { Advise, Judge, Way } from './advise.ts';
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
  readonly better: { readonly answer: Answer; readonly prospect: number; readonly why: Words | null };
}

export interface Luck {
  readonly seat: Seat;
  /** What chance and the unknown gave or took, in shares of a win. */
  readonly gained: number;
  /** What own answers gave away, in the same measure. */
  readonly lost: number;
  /** How many of 100 matches with these answers would have been less lucky; null: chance had no say. */
  readonly percentile: number | null;
}

export interface Review {
  readonly curve: readonly Point[];
  readonly turningPoints: readonly TurningPoint[];
  readonly luck: readonly Luck[];
}

const MOST_POINTS = 60;
const MOST_TURNING_POINTS = 5;
/** What an answer must have cost to be worth a word. */
const WORTH_A_WORD = 0.05;
/** How many standard errors make a difference believable. */
const SURE = 2;
/** Answers that are looked at again, closely, and how closely. */
const CLOSER = 12;
const CLOSELY = 4;

interface Weighed<S extends Spec> {
  readonly move: Move<S>;
  readonly cost: number;
}

/** Yields the share that is done. The same matter with the same seed gives the same review. */
export function* review<S extends Spec>(reviewer: Reviewer<S>, moves: readonly Move<S>[], seats: number): Generator<number, Review> {
  const rnd = rndFrom(reviewer.seed);
  const look = (engine: Engine<S>, match: Match<S>, seat: Seat) => ({
    saved: engine.save(engine.imagine(match, seat, rnd)),
    seat,
    seed: rnd(0x7fffffff),
  });
  const tallies = Array.from({ length: seats }, () => ({ gained: 0, lost: 0, variance: 0 }));
  const curve: Point[] = [];
  const weighed: Weighed<S>[] = [];
  const every = Math.max(1, Math.ceil(moves.length / MOST_POINTS));
  for (const [i, move] of moves.entries()) {
    const { engine, before, after, seat, entry } = move;
    if (i % every === 0) {
      const own = Array.from({ length: seats }, (_, s) => reviewer.judge(reviewer.rules, look(engine, before, s)).prospects[s]!);
      curve.push({ entry, prospects: own });
    }
    const { ways } = reviewer.advise(reviewer.rules, {
      ...look(engine, before, seat),
      iterations: reviewer.iterations,
      also: move.answer,
    });
    const [best] = ways;
    const played = ways.find(({ answer }) => isSame(answer, move.answer));
    if (best !== undefined && played !== undefined) {
      const cost = costOver(best, played);
      const luck = reviewer.judge(reviewer.rules, look(engine, after, seat)).prospects[seat]! - played.prospect;
      const tally = tallies[seat]!;
      tally.gained += luck;
      tally.lost += cost;
      tally.variance += played.spread ** 2;
      weighed.push({ move, cost });
    }
    yield ((i + 1) / moves.length) * 0.8;
  }
  const close = weighed
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, CLOSER);
  const turningPoints: TurningPoint[] = [];
  for (const [i, { move }] of close.entries()) {
    const found = closely(reviewer, move, look(move.engine, move.before, move.seat));
    if (found !== null) turningPoints.push(found);
    yield 0.8 + (0.2 * (i + 1)) / close.length;
  }
  return {
    curve,
    turningPoints: turningPoints
      .sort((a, b) => costOf(b) - costOf(a))
      .slice(0, MOST_TURNING_POINTS)
      .sort((a, b) => a.entry - b.entry),
    luck: tallies.map(({ gained, lost, variance }, seat) => ({
      seat,
      gained,
      lost,
      percentile: variance === 0 ? null : Math.round(100 * normal(gained / Math.sqrt(variance))),
    })),
  };
}

/** What an answer cost, as far as that is more than the error of so few looks. */
function costOver(best: Way, played: Way): number {
  const cost = best.prospect - played.prospect;
  const error = Math.sqrt(best.spread ** 2 / best.visits + played.spread ** 2 / played.visits);
  return cost > SURE * error ? cost : 0;
}

const costOf = ({ prospect, better }: TurningPoint): number => better.prospect - prospect;

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** null: looked at closely, it was no mistake. */
function closely<S extends Spec>(
  { rules, advise, iterations }: Reviewer<S>,
  { entry, seat, answer }: Move<S>,
  scene: { readonly saved: string; readonly seat: Seat; readonly seed: number },
): TurningPoint | null {
  const { ways, why } = advise(rules, { ...scene, iterations: iterations * CLOSELY, also: answer });
  const [best] = ways;
  const played = ways.find((way) => isSame(way.answer, answer));
  if (best === undefined || played === undefined || costOver(best, played) < WORTH_A_WORD) return null;
  return { entry, seat, answer, prospect: played.prospect, better: { answer: best.answer, prospect: best.prospect, why } };
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17, to five places). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z >= 0 ? 1 - above : above;
}
