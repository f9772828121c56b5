/**
 * Information-set Monte-Carlo tree search. Every iteration deals again what the seat cannot know, walks down one tree that all
 * these worlds share, tries something new, plays on plausibly until the position is calm, and judges it. Chance is left open.
 */
import { type Match, outcome, type Spec } from '@longtable/kernel';
import { bargainFor } from './bargain.ts';
import { type Bot, obviously, type Task, type Thought } from './bot.ts';
import { reasonFor } from './explain.ts';
import { prospects, type Words } from './heuristic.ts';
import { nextAsk, obvious, playOn } from './imagination.ts';
import { keep, recall } from './memory.ts';
import { favourite, type Node, rootFor, step } from './tree.ts';

export interface Budget {
  /** Visits of the root to reach; those that were kept of an earlier tree count. */
  readonly iterations: number;
  readonly milliseconds: number;
}

const PLAY_ON = 30;
const DEEPEST = 40;
const CLOCK_EVERY = 8;
const WORDS = 0x7fffffff;

export function search(name: string, budget: Budget, now: () => number): Bot {
  return { name, decide: (task) => think(task, budget, now) };
}

function think<S extends Spec>(task: Task<S>, { iterations, milliseconds }: Budget, now: () => number): Thought {
  const { engine, heuristic, seat, rnd } = task;
  const world = engine.imagine(task.match, seat, rnd);
  const ask = nextAsk(world, seat);
  const clear = obvious(heuristic, world, ask, rnd);
  if (clear !== null) return obviously(clear);
  const offer = bargainFor(task, world);
  if (offer !== null) return offer;
  const root = recall(task, ask) ?? rootFor(seat);
  const done = explore(task, root, { iterations, milliseconds }, now);
  const best = favourite(root, ask);
  const after = engine.clone(world);
  const told = outcome<S>();
  engine.apply(after, seat, best.answer, told);
  keep(task, after, told, best);
  const why = (): Words => {
    const later = engine.clone(after);
    playOn(engine, heuristic, later, PLAY_ON, rnd);
    return reasonFor(heuristic, world, later, seat, done);
  };
  return { answer: best.answer, looked: done, prospect: best.worth / best.visits, why };
}

/** Lets the tree grow within the budget. Returns how many positions were looked at. */
export function explore<S extends Spec>(task: Task<S>, root: Node, { iterations, milliseconds }: Budget, now: () => number): number {
  const deadline = now() + milliseconds;
  const deal = dealer(task);
  let done = 0;
  do {
    iterate(task, root, null, deal);
    done++;
  } while (root.visits < iterations && (done % CLOCK_EVERY !== 0 || now() <= deadline));
  return done;
}

/** Worlds to look at: each as often as the heuristic says before the next is dealt, with dice that fall anew. */
function dealer<S extends Spec>({ engine, heuristic: { looks = 1 }, match, seat, rnd }: Task<S>): () => Match<S> {
  let world: Match<S> | null = null;
  let left = 0;
  return () => {
    if (world === null || left === 0) {
      world = engine.imagine(match, seat, rnd);
      left = looks;
    }
    if (--left === 0) return world;
    const twin = engine.clone(world);
    twin.chance = { word: rnd(WORDS), counts: null };
    return twin;
  };
}

/** One look ahead; `first`: through this child of the root, whatever the others promise. */
export function iterate<S extends Spec>(task: Task<S>, root: Node, first: Node | null = null, deal = dealer(task)): void {
  const { engine, heuristic, seat, rnd } = task;
  const m = deal();
  const path = [root];
  let here = root;
  const { depth: deepest = DEEPEST } = heuristic;
  for (let depth = 0; depth < deepest && m.result === null; depth++) {
    const ask = nextAsk(m, seat);
    here = depth === 0 && first !== null ? first : step(heuristic, m, ask, here, rnd);
    engine.apply(m, ask.seat, here.answer);
    path.push(here);
    if (here.visits === 0) break;
  }
  playOn(engine, heuristic, m, PLAY_ON, rnd);
  const worth = prospects(heuristic, m);
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    node.visits++;
    const own = worth[node.seat]!;
    node.worth += own;
    node.squares += own * own;
  }
}
