/** Advice for a seat: what a search makes of its question, and what the open terms say of a position. Frozen with a title's words. */
import { type Answer, type Ask, count, fail, isRefusal, type Match, rndFrom, type Seat, type Spec } from '@longtable/kernel';
import type { Task } from './bot.ts';
import { gainsOf, hintOf, reasonsFor } from './coach.ts';
import { reasonOver } from './explain.ts';
import { type Heuristic, prospects, type Words } from './heuristic.ts';
import { nextAsk, playOn } from './imagination.ts';
import { explore, iterate } from './search.ts';
import type { Telling } from './tellings.ts';
import type { ThinkRules } from './think.ts';
import { childFor, type Node, rootFor } from './tree.ts';

/** A question to be advised on. */
export interface Matter {
  /** A saved match in which all that the seat cannot know has been drawn again. */
  readonly saved: string;
  readonly seat: Seat;
  readonly seed: number;
  readonly iterations: number;
  /** An answer that is looked at whatever it promises: the one that was given. */
  readonly also?: Answer;
  /** Reasons are wanted, as a coach tells them. */
  readonly reasons?: boolean;
}

/** One answer, with what it promises the seat. */
export interface Way {
  readonly answer: Answer;
  readonly prospect: number;
  /** Standard deviation of the outcomes. */
  readonly spread: number;
  readonly visits: number;
}

/** One thing that speaks for the favourite, and the points that it is worth. */
export interface Reason {
  readonly words: Words;
  readonly points: number;
}

export interface Advice {
  /** The most promising first; empty where there is no choice. */
  readonly ways: readonly Way[];
  /** The thing that speaks for the first of them over the one that was given; null: none was given, or it is the first. */
  readonly why: Words | null;
  /** The same, as it is said to whoever gave that answer. Advice from before there were such words has none. */
  readonly toYou?: Words;
  /** Asked for: the things that the favourite brings beyond the next best, the most important first. */
  readonly reasons?: readonly Reason[];
  /** A question of taste: its answers are as good as each other, as far as anybody can tell. */
  readonly taste?: boolean;
}

export type Advise<S extends Spec = Spec> = (rules: ThinkRules<S>, matter: Matter) => Advice;

/** A position to be judged, from what one seat may know. */
export interface Scene {
  readonly saved: string;
  readonly seat: Seat;
  readonly seed: number;
  /** Worlds in which it is judged; left out: enough for a figure that is shown. */
  readonly worlds?: number;
}

/** One term of a position that everybody can see, with each seat's points by it. */
export interface Standing {
  readonly words: Words;
  /** The term's name in a list; words from before there were names have none. */
  readonly label?: Words;
  readonly points: readonly number[];
}

export interface Judgement {
  /** Each seat's chance of winning, as far as the seat can tell. */
  readonly prospects: readonly number[];
  readonly standings: readonly Standing[];
}

export type Judge<S extends Spec = Spec> = (rules: ThinkRules<S>, scene: Scene) => Judgement;

/** Of the looks of an advice, the share that goes to the answer that was given. */
const ALSO = 0.2;
/** Answers that were hardly looked at are no advice. */
const FEW = 3;
/** Worlds in which the best answer is compared with the one that was given. */
const COMPARED = 4;
/** Worlds in which a position is judged. */
const WORLDS = 12;
const PLAY_ON = 30;
const ENDLESS = Number.MAX_SAFE_INTEGER;

function loaded<S extends Spec>({ game, engine }: ThinkRules<S>, saved: string) {
  const machine = engine(game);
  const match = machine.load(saved);
  return { machine, match: isRefusal(match) ? fail(`the match cannot be loaded: ${match.refused}`) : (match as Match<S>) };
}

export function advising<S extends Spec>(heuristic: Heuristic<S>, telling: Telling = {}): Advise<S> {
  return (rules, matter) => {
    const { machine, match } = loaded(rules, matter.saved);
    const task: Task<S> = { engine: machine, heuristic, match, seat: matter.seat, rnd: rndFrom(matter.seed) };
    const advice = adviceOn(task, matter, telling);
    const hint = matter.reasons === true ? hintOf(advice) : null;
    if (hint === null) return advice;
    return { ...advice, taste: heuristic.taste?.(match) ?? false, reasons: reasonsFor(task, hint, telling) };
  };
}

/** The same for a question at hand. */
export function adviceOn<S extends Spec>(
  task: Task<S>,
  { iterations, also }: Pick<Matter, 'iterations' | 'also'>,
  telling: Telling = {},
): Advice {
  const { match, seat } = task;
  const ask = nextAsk(match, seat);
  if (ask.seat !== seat) fail(`seat ${seat} is not asked`);
  if (count(ask) === 1) return { ways: [], why: null };
  const root = rootFor(seat);
  const given = also === undefined ? null : childFor(root, ask, also);
  for (let i = 0; given !== null && i < iterations * ALSO; i++) iterate(task, root, given);
  explore(task, root, { iterations, milliseconds: ENDLESS }, () => 0);
  const ways = waysOf(root, ask, given);
  const [best] = ways;
  if (given === null || best === undefined || best.answer === given.answer) return { ways, why: null };
  return { ways, ...reasonOver(task.heuristic, gainsOf(task, best.answer, given.answer, COMPARED), root.visits, telling) };
}

function waysOf(root: Node, ask: Ask, given: Node | null): Way[] {
  const nodes = root.children.filter((node) => node.seat === ask.seat && (node === given || node.visits >= FEW));
  return nodes.map(wayOf).sort((a, b) => b.prospect - a.prospect);
}

function wayOf({ answer, visits, worth, squares }: Node): Way {
  const prospect = worth / visits;
  return { answer, visits, prospect, spread: Math.sqrt(Math.max(0, squares / visits - prospect ** 2)) };
}

export function judging<S extends Spec>(heuristic: Heuristic<S>, telling: Telling = {}): Judge<S> {
  return (rules, { saved, seat, seed, worlds = WORLDS }) => {
    const { machine, match } = loaded(rules, saved);
    const rnd = rndFrom(seed);
    const sum = new Array<number>(match.seats).fill(0);
    for (let n = 0; n < worlds; n++) {
      const world = machine.imagine(match, seat, rnd);
      playOn(machine, heuristic, world, PLAY_ON, rnd);
      for (const [i, own] of prospects(heuristic, world).entries()) sum[i]! += own / worlds;
    }
    return { prospects: sum, standings: match.result === null ? standingsOf(heuristic, telling, match) : [] };
  };
}

function standingsOf<S extends Spec>(heuristic: Heuristic<S>, telling: Telling, match: Match<S>): Standing[] {
  const open = heuristic.terms.filter((term) => term.open);
  const all = open.map(({ name, words, weight, amount }) => ({
    words,
    label: telling[name]?.label ?? words,
    points: Array.from({ length: match.seats }, (_, seat) => weight * amount(match, seat)),
  }));
  return all.filter(({ points }) => points.some((n) => n !== 0));
}
