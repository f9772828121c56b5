/**
 * Information-set Monte-Carlo tree search. Every iteration deals again what the seat cannot know, walks down one tree that all
 * these worlds share, tries something new, plays on plausibly until the position is calm, and judges it. Chance is left open: a
 * node stands for the answers that led to it, whatever the dice said.
 */
import { type Answer, type Ask, count, enumerate, type Match, type Rnd, refusal, type Spec } from '@longtable/kernel';
import type { Bot, Task, Thought } from './bot.ts';
import { reasonFor } from './explain.ts';
import { type Heuristic, prospects } from './heuristic.ts';
import { keyOf, nextAsk, plausible, playOn } from './imagination.ts';

export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

interface Node {
  readonly answer: Answer | null;
  /** Who gave the answer. */
  readonly seat: number;
  visits: number;
  /** Sum of the prospects of that seat. */
  worth: number;
  /** How often this answer was possible when its parent was visited. */
  possible: number;
  readonly children: Node[];
  readonly byKey: Record<string, Node>;
}

const node = (answer: Answer | null, seat: number): Node => ({ answer, seat, visits: 0, worth: 0, possible: 0, children: [], byKey: {} });

const EXPLORE = 0.6;
const WIDEN = 2.2;
/** Questions with at most this many answers are searched whole. */
const SMALL = 24;
const PLAY_ON = 30;
const DEEPEST = 40;
const CLOCK_EVERY = 8;

export function search(name: string, budget: Budget, now: () => number): Bot {
  return { name, decide: (task) => think(task, budget, now) };
}

function think<S extends Spec>(task: Task<S>, { iterations, milliseconds }: Budget, now: () => number): Thought {
  const { engine, heuristic, seat, rnd } = task;
  const world = engine.imagine(task.match, seat, rnd);
  const ask = nextAsk(world, seat);
  if (count(ask) === 1) return { answer: enumerate(ask).next().value as Answer, looked: 0, prospect: null, why: null };
  const root = node(null, seat);
  const deadline = now() + milliseconds;
  let done = 0;
  while (done < iterations) {
    if (done % CLOCK_EVERY === 0 && done > 0 && now() > deadline) break;
    iterate(task, root);
    done++;
  }
  const best = root.children.reduce((a, b) => (b.visits > a.visits ? b : a));
  const after = engine.clone(world);
  engine.apply(after, seat, best.answer!);
  playOn(engine, heuristic, after, PLAY_ON, rnd);
  return { answer: best.answer!, looked: done, prospect: best.worth / best.visits, why: reasonFor(heuristic, world, after, seat) };
}

function iterate<S extends Spec>({ engine, heuristic, match, seat, rnd }: Task<S>, root: Node): void {
  const m = engine.imagine(match, seat, rnd);
  const path = [root];
  let here = root;
  for (let depth = 0; depth < DEEPEST && m.result === null; depth++) {
    const ask = nextAsk(m, seat);
    const next = step(heuristic, m, ask, here, rnd);
    engine.apply(m, ask.seat, next.answer!);
    path.push(next);
    here = next;
    if (next.visits === 0) break;
  }
  playOn(engine, heuristic, m, PLAY_ON, rnd);
  const worth = prospects(heuristic, m);
  for (const n of path) {
    n.visits++;
    n.worth += worth[n.seat]!;
  }
}

/** The child to go to: a new one while there is something new to try, else the most promising that is possible in this world. */
function step<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, here: Node, rnd: Rnd): Node {
  const possible: Node[] = [];
  for (const child of here.children) {
    if (child.seat !== ask.seat || refusal(ask, child.answer) !== null) continue;
    child.possible++;
    possible.push(child);
  }
  const answers = count(ask);
  const room = answers <= SMALL ? answers : Math.ceil(WIDEN * Math.sqrt(here.visits + 1));
  if (possible.length < Math.min(answers, room)) {
    const fresh = untried(h, m, ask, here, rnd, answers <= SMALL);
    if (fresh !== null) return fresh;
  }
  let best = possible[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const child of possible) {
    const score = child.worth / child.visits + EXPLORE * Math.sqrt(Math.log(child.possible + 1) / child.visits);
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  return best;
}

function untried<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, here: Node, rnd: Rnd, whole: boolean): Node | null {
  let answer: Answer | null = plausible(h, m, ask, rnd);
  if (here.byKey[`${ask.seat}:${keyOf(answer)}`] !== undefined) {
    answer = null;
    if (whole) {
      for (const a of enumerate(ask)) {
        if (here.byKey[`${ask.seat}:${keyOf(a)}`] === undefined) {
          answer = a;
          break;
        }
      }
    }
  }
  if (answer === null) return null;
  const child = node(answer, ask.seat);
  child.possible = 1;
  here.byKey[`${ask.seat}:${keyOf(answer)}`] = child;
  here.children.push(child);
  return child;
}
