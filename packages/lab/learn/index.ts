export type { Effect } from './climb.ts';
export type { Verdict } from './gate.ts';
export type { LearnPlan } from './plan.ts';
export { type Learnt, learn } from './run.ts';
export type { ValuePlan } from './value/plan.ts';
export { type LearntValue, learnValue } from './value/run.ts';
