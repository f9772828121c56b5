/** The tree of a search: a node stands for the answers that led to it, whatever the dice said and whatever was dealt. */
import { type Answer, type Ask, count, enumerate, type Id, type Match, type Rnd, refusal, type Seat, type Spec } from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';
import { keyOf, plausible } from './imagination.ts';

export interface Node {
  /** The giver of the answer. */
  readonly seat: Seat;
  readonly answer: Answer;
  readonly key: Id;
  visits: number;
  /** Sum of the prospects of that seat, and of their squares. */
  worth: number;
  squares: number;
  /** Visits of the parent at which this answer was possible. */
  possible: number;
  children: readonly Node[];
}

/** The reach of a look at something less promising, in standard deviations of the prospects, where a game does not say otherwise. */
const EXPLORE = 3;
const WIDEN = 2.2;
/** Questions with at most this many answers are searched whole. */
const SMALL = 24;

const NONE: readonly Node[] = [];

const node = (seat: Seat, answer: Answer, key: Id): Node => ({
  seat,
  answer,
  key,
  visits: 0,
  worth: 0,
  squares: 0,
  possible: 1,
  children: NONE,
});

export const rootFor = (seat: Seat): Node => node(seat, '', '');

/** The child to go to: a new one while there is something new to try, else the most promising that is possible in this world. */
export function step<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, here: Node, rnd: Rnd): Node {
  const { children } = here;
  const explore = (h.explore ?? EXPLORE) * spreadOf(children, ask.seat);
  let fitting = 0;
  let best: Node | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    if (child.seat !== ask.seat || refusal(ask, child.answer) !== null) continue;
    fitting++;
    const { visits } = child;
    const score = child.worth / visits + explore * Math.sqrt(Math.log(++child.possible) / visits);
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  const answers = count(ask);
  const whole = answers <= SMALL;
  const room = whole ? answers : Math.min(answers, Math.ceil(WIDEN * Math.sqrt(here.visits + 1)));
  if (best !== null && fitting >= room) return best;
  return untried(h, m, ask, here, rnd, whole, best === null) ?? best!;
}

/** The standard deviation of what this seat's answers led to. Prospects of one match may differ by hundredths, those of another by halves. */
function spreadOf(children: readonly Node[], seat: Seat): number {
  let visits = 0;
  let worth = 0;
  let squares = 0;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    if (child.seat !== seat) continue;
    visits += child.visits;
    worth += child.worth;
    squares += child.squares;
  }
  return visits === 0 ? 0 : Math.sqrt(Math.max(0, squares / visits - (worth / visits) ** 2));
}

/** The answer to give: the one that was looked at most. */
export const favourite = (root: Node, ask: Ask): Node =>
  root.children
    .filter((child) => child.seat === ask.seat && refusal(ask, child.answer) === null)
    .reduce((a, b) => (b.visits > a.visits ? b : a));

/** The child that stands for an answer, made where it was never tried. */
export const childFor = (here: Node, ask: Ask, answer: Answer): Node =>
  here.children.find((child) => child.seat === ask.seat && child.key === keyOf(ask, answer)) ?? grow(here, ask, answer);

/** `must`: no known answer fits this world, so that the likely one is taken whatever it is. */
function untried<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, here: Node, rnd: Rnd, whole: boolean, must: boolean): Node | null {
  const likely = plausible(h, m, ask, rnd);
  const isSensible = must || (h.sensible?.(m, ask, likely) ?? true);
  if (isSensible && isNew(here, ask.seat, keyOf(ask, likely))) return grow(here, ask, likely);
  if (!whole) return null;
  for (const answer of ask.shape === 'pick' ? ask.options : enumerate(ask))
    if (isNew(here, ask.seat, keyOf(ask, answer)) && (h.sensible?.(m, ask, answer) ?? true)) return grow(here, ask, answer);
  return null;
}

function isNew({ children }: Node, seat: Seat, key: Id): boolean {
  for (let i = 0; i < children.length; i++) if (children[i]!.key === key && children[i]!.seat === seat) return false;
  return true;
}

function grow(here: Node, ask: Ask, answer: Answer): Node {
  const child = node(ask.seat, answer, keyOf(ask, answer));
  if (here.children === NONE) here.children = [child];
  else (here.children as Node[]).push(child);
  return child;
}
