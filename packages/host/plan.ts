/** Plans: answers that a seat leaves with the table. A question says what may be planned for it; nobody but the seat sees a plan. */
import { type Answer, count, type Described, enumerate, refusal } from '@longtable/kernel';

/** other: until the seat is asked something else · round: until a new round · touched: until a moment touches the seat itself */
const UNTILS = ['other', 'round', 'touched'] as const;
export type Until = (typeof UNTILS)[number];

/** Lets the moments of one question go by. */
export interface PassPlan {
  /** The question, by its frame and stage. */
  readonly question: string;
  readonly until: Until;
  /** The round in which it was made. */
  readonly round: number | null;
}

export interface Plan {
  readonly pass: PassPlan | null;
  /** True: an only option that everybody can see is answered unasked. */
  readonly forced: boolean;
}
export const NO_PLAN: Plan = { pass: null, forced: false };

/** A plan as its owner sees it. */
export interface PlanLook {
  readonly until: Until | null;
  readonly forced: boolean;
  /** Ends of a plan that the present question offers. */
  readonly may: readonly Until[];
  /** True: the plan answers the present question. */
  readonly answers: boolean;
}

export const questionOf = ({ kind, stage }: Described): string => `${kind}.${stage}`;

/** Partners decide together: nobody plans for the other. */
const passOf = ({ ask, among, shown }: Described): Answer | null => {
  const pass = shown.plan?.pass;
  return pass === undefined || among === 'any' || refusal(ask, pass) !== null ? null : pass;
};

/** Ends that a plan made at this question can have; none: it cannot be planned. */
export function untilsOf(question: Described): readonly Until[] {
  if (passOf(question) === null) return [];
  const { round, touches } = question.shown.plan!;
  return UNTILS.filter((until) => (until === 'round' ? round !== undefined : until === 'touched' ? touches === false : true));
}

export const passUntil = (question: Described, until: Until): PassPlan => ({
  question: questionOf(question),
  until,
  round: question.shown.plan?.round ?? null,
});

/** True: the question ends the plan instead of being answered by it. */
function isOver({ question: planned, until, round }: PassPlan, question: Described): boolean {
  const now = question.shown.plan;
  if (until === 'round' && now?.round !== undefined && now.round !== round) return true;
  if (questionOf(question) !== planned) return until === 'other';
  return passOf(question) === null || (until === 'touched' && now?.touches !== false);
}

/** The plan once its seat is asked this. */
export const planAt = (plan: Plan, question: Described): Plan =>
  plan.pass !== null && isOver(plan.pass, question) ? { ...plan, pass: null } : plan;

const isOpen = ({ ask, among, shown }: Described): boolean => among !== 'any' && shown.plan?.open === true && count(ask) === 1;

/** The answer that the plan gives to a question; null: the seat is asked. */
export function plannedAnswer(plan: Plan, question: Described): Answer | null {
  const { pass, forced } = planAt(plan, question);
  if (pass !== null && pass.question === questionOf(question)) return passOf(question);
  return forced && isOpen(question) ? (enumerate(question.ask).next().value ?? null) : null;
}

/** A plan as its owner sees it at a question. */
export const planLook = (plan: Plan, question: Described | null): PlanLook => ({
  until: plan.pass?.until ?? null,
  forced: plan.forced,
  may: question === null ? [] : untilsOf(question),
  answers: question !== null && plannedAnswer(plan, question) !== null,
});
