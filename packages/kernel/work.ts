/** The match that is being worked on, and all that holds while one call lasts: valid from `enter` until the call returns. */
import { nextFast } from './chance.ts';
import { compile, type Heading } from './compile.ts';
import type { Answer, ChanceSource, Frame, Game, Lane, Match, Outcome, Seat, Spec, TurnIn, Up } from './contract.ts';
import { LANES, lanesOf } from './copy.ts';
import { fail } from './fail.ts';

/** Nobody waits for the result of a frame. */
export const NOBODY_WAITS = -1;
/** A frame that an offer has started: it sees nothing below. */
export const FROM_OUTSIDE = -2;

export interface Work<S extends Spec> {
  readonly headings: Record<string, Heading>;
  readonly source: ChanceSource | undefined;
  m: Match<S>;
  out: Outcome<S> | undefined;
  /** The frames at work: of the match, or of one lane. */
  stack: Frame[];
  /** Around the lane at work; null: outside of lanes. */
  outer: Frame[] | null;
  inOffer: boolean;
  steps: number;
  /** True: the counts of labels are this call's own. Copies of a match share them until one of them draws. */
  ownCounts: boolean;
  /** The frames that the stage has called so far: the first `calls` of `called`. */
  calls: number;
  readonly called: Frame[];
  /** The result of the frame that ends. */
  returned: unknown;
  /** The turn that stages get, and how they look upwards. */
  turn: TurnIn<Spec, string> & { table: S['table']; seats: number; telling: boolean };
  up: Up<Spec>;
}

/** Without a turn: whoever makes it hands one out. */
export function workOn<S extends Spec>(game: Game<S>, source: ChanceSource | undefined): Work<S> {
  const w = {
    headings: compile(game),
    source,
    m: undefined as unknown as Match<S>,
    out: undefined,
    stack: [],
    outer: null,
    inOffer: false,
    steps: 0,
    ownCounts: false,
    calls: 0,
    called: [],
    returned: undefined,
    turn: undefined as unknown as Work<S>['turn'],
    up: ((kind: string) => enclosing(w, kind)) as unknown as Up<Spec>,
  } as Work<S>;
  return w;
}

export function enter<S extends Spec>(w: Work<S>, match: Match<S>, recorder: Outcome<S> | undefined): void {
  w.m = match;
  w.out = recorder;
  w.stack = match.stack;
  w.outer = null;
  w.inOffer = false;
  w.steps = 0;
  w.ownCounts = false;
  w.calls = 0;
  w.returned = undefined;
  w.turn.table = match.table;
  w.turn.seats = match.seats;
  w.turn.telling = recorder !== undefined;
}

export function frame<S extends Spec>(w: Work<S>, kind: string, args: object, into: string): Frame {
  const heading = w.headings[kind] ?? fail(`there is no frame ${kind}`);
  const data = heading.begin ? heading.begin(w.m.table, args) : args;
  return { k: kind, at: heading.first, data, into, from: NOBODY_WAITS };
}

/** The nearest frame of a kind from the running one downwards, itself excluded; one that an offer started is the end of the world. */
function enclosing<S extends Spec>(w: Work<S>, kind: string): object | undefined {
  const { stack } = w;
  const own = stack[stack.length - 1];
  return w.inOffer || own === undefined || own.from === FROM_OUTSIDE ? undefined : nearest(w.outer, stack, stack.length - 2, kind);
}

function nearest(outer: Frame[] | null, frames: readonly Frame[], top: number, kind: string): object | undefined {
  for (let i = top; i >= 0; i--) {
    const f = frames[i]!;
    if (f.k === kind) return f.data;
    if (f.from === FROM_OUTSIDE) return undefined;
  }
  return outer === null || frames === outer ? undefined : nearest(outer, outer, outer.length - 2, kind);
}

export function draw<S extends Spec>(w: Work<S>, label: string, sides: number): number {
  if ((sides | 0) !== sides || sides < 1) fail(`${label}: nothing to draw from ${sides}`);
  const { chance } = w.m;
  let n = 0;
  let value: number;
  if (chance.counts === null) value = nextFast(chance, sides);
  else {
    n = counted(w, chance.counts, label);
    value = (w.source ?? fail('this match needs a chance source'))(label, n, sides);
  }
  if (w.out) {
    w.out.closed = 'chance';
    w.out.draws.push({ label, n, sides, value });
  }
  return value;
}

/** Draws of the label so far, to which one is added. */
function counted<S extends Spec>(w: Work<S>, shared: Record<string, number>, label: string): number {
  const counts = w.ownCounts ? shared : { ...shared };
  w.m.chance.counts = counts;
  w.ownCounts = true;
  const n = counts[label] ?? 0;
  counts[label] = n + 1;
  return n;
}

/** Points to where a seat's question, or its offer, is at work. A seat without a lane gets one. */
export function turnTo<S extends Spec>(w: Work<S>, x: Match<S>, seat: Seat): void {
  w.stack = x.stack;
  w.outer = null;
  const f = x.stack[x.stack.length - 1];
  if (f === undefined || f.k !== LANES) return;
  w.outer = x.stack;
  w.stack = (lanesOf(f).find((l) => l.seat === seat) ?? newLane(f, seat)).stack;
}

function newLane(f: Frame, seat: Seat): Lane {
  const lane: Lane = { seat, stack: [] };
  lanesOf(f).push(lane);
  return lane;
}

export function emptySeal(seats: number): (Answer | null)[] {
  const sealed: (Answer | null)[] = [];
  for (let seat = 0; seat < seats; seat++) sealed.push(null);
  return sealed;
}
