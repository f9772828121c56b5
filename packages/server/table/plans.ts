/**
 * Answers that seats leave with the table. They are kept in its log, seen by their owners alone, and given after a pause like that of
 * somebody who looks first: while people are here, a planned answer cannot be told from a quick one. docs/plans.md says what can.
 */
import { createHash } from 'node:crypto';
import {
  type Entry,
  type Look,
  NO_PLAN,
  type Plan,
  passUntil,
  planAt,
  planLook,
  plannedAnswer,
  questionOf,
  type Until,
  untilsOf,
} from '@longtable/host';
import { type Answer, type Described, isRefusal, type Spec } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import type { Decided } from './actions.ts';
import type { TableState } from './state.ts';
import { isHeld } from './waits.ts';

export interface SeatPlan extends Plan {
  readonly seat: number;
  readonly at: number;
}

/** Plans that a table takes in all: each is an entry of its log. */
const MOST_PLANS = 1000;
const LEAST_PAUSE_MS = 1000;
const MORE_PAUSE_MS = 2000;

const planOf = ({ plans }: TableState, seat: number): Plan => plans.find((plan) => plan.seat === seat) ?? NO_PLAN;

/** The question that a seat's answer is awaited for. */
const askedNow = ({ host, match, awaited }: TableState, seat: number): Described | null =>
  host === null || match === null || !awaited.includes(seat) ? null : host.engine.describe(match, seat);

export function withPlan(
  state: TableState,
  { seat, plan, at }: { readonly seat: number; readonly plan: Plan; readonly at: number },
): TableState {
  const others = state.plans.filter((one) => one.seat !== seat);
  const isNone = plan.pass === null && !plan.forced;
  return { ...state, plans: isNone ? others : [...others, { seat, at, pass: plan.pass, forced: plan.forced }], planned: state.planned + 1 };
}

/** A plan after something that its own seat did: an own answer to the same question ends it, going back ends everything. */
function afterOwn(before: TableState, plan: SeatPlan, entry: Entry): Plan {
  if (entry.t === 'offer') return plan;
  if (entry.t !== 'answer') return NO_PLAN;
  const question = entry.planned === true ? null : askedNow(before, plan.seat);
  return question !== null && plan.pass?.question === questionOf(question) ? { ...plan, pass: null } : plan;
}

/** Plans after an entry of the match: each ends by its own condition, all of them where the match is over or goes another way. */
export function withPlans(before: TableState, next: TableState, entry: Entry): TableState {
  if (next.plans.length === 0) return next;
  if (next.match?.result !== null || entry.t === 'rules' || entry.t === 'rewind') return { ...next, plans: [] };
  const plans = next.plans.flatMap((plan): SeatPlan[] => {
    const kept = entry.seat === plan.seat ? afterOwn(before, plan, entry) : plan;
    const question = askedNow(next, plan.seat);
    const { pass, forced } = question === null ? kept : planAt(kept, question);
    return pass === null && !forced ? [] : [{ seat: plan.seat, at: plan.at, pass, forced }];
  });
  return { ...next, plans };
}

const answerOf = (state: TableState, plan: SeatPlan): Answer | null => {
  const question = state.status === 'playing' && state.holders[plan.seat] === 'person' ? askedNow(state, plan.seat) : null;
  return question === null ? null : plannedAnswer(plan, question);
};

/** True: the seat's plan answers what it is asked, so that nobody is waited for. */
export const isByPlan = (state: TableState, seat: number): boolean =>
  state.plans.some((plan) => plan.seat === seat && answerOf(state, plan) !== null);

/** Drawn from the table's secret: nobody can foresee it, and every node waits as long. Never more than half of the time that is left. */
function pauseOf({ created, clock, match }: TableState, seat: number): number {
  const drawn = createHash('sha256').update(`longtable/plan/${created.secret}/${seat}/${match?.given[seat]}`).digest().readUInt32BE();
  const pause = LEAST_PAUSE_MS + (drawn % MORE_PAUSE_MS);
  return created.clock.kind === 'none' ? pause : Math.min(pause, clock.left[seat]! / 2);
}

/** The next answer that a plan gives, and its time. */
export function nextByPlan(state: TableState): { readonly seat: number; readonly answer: Answer; readonly due: number } | null {
  if (isHeld(state)) return null;
  for (const plan of state.plans) {
    const answer = answerOf(state, plan);
    if (answer !== null) return { seat: plan.seat, answer, due: Math.max(plan.at, state.clock.since) + pauseOf(state, plan.seat) };
  }
  return null;
}

/** The match as a viewer sees it; whoever plays a seat sees its plan, too. */
export function lookOf(state: TableState, viewer: number | null): Look<Spec> | null {
  const look = state.host?.look(viewer) ?? null;
  if (look === null || viewer === null || !mayPlan(state, viewer)) return look;
  return { ...look, plan: planLook(planOf(state, viewer), look.question) };
}

const mayPlan = ({ status, holders, created }: TableState, seat: number): boolean =>
  status === 'playing' && !created.hotSeat && holders[seat] === 'person';

/** Left out: it stays as it is. */
export interface PlanWish {
  readonly seat: number;
  readonly until?: Until | null | undefined;
  readonly forced?: boolean | undefined;
}

/** The plan that somebody wishes, or why it cannot be. */
function planned(state: TableState, { seat, until, forced }: PlanWish): Plan | WireRefusal {
  const before = planOf(state, seat);
  const next = { pass: before.pass, forced: forced ?? before.forced };
  if (until === undefined) return next;
  if (until === null) return { ...next, pass: null };
  const question = askedNow(state, seat);
  if (question === null) return { refused: 'not-asked' };
  return untilsOf(question).includes(until) ? { ...next, pass: passUntil(question, until) } : { refused: 'not-an-option' };
}

export function makePlan(state: TableState, guest: string, wish: PlanWish, at: number): Decided<object> {
  const { seat } = wish;
  if (state.seats[seat]?.guest !== guest) return { refused: 'not-allowed' };
  if (state.status === 'finished' || state.status === 'abandoned') return { refused: 'finished' };
  if (state.status !== 'playing') return { refused: 'not-started' };
  if (!mayPlan(state, seat)) return { refused: 'not-allowed' };
  if (isHeld(state)) return { refused: 'asked-first' };
  if (state.planned >= MOST_PLANS) return { refused: 'too-many' };
  const plan = planned(state, wish);
  if (isRefusal(plan)) return plan;
  return { entry: { t: 'planned', at, seat, plan: { pass: plan.pass, forced: plan.forced } }, seat, answer: {} };
}
