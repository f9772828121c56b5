export type { Effect } from './climb.ts';
export type { Verdict } from './gate.ts';
export type { LearnPlan } from './plan.ts';
export { type Learnt, learn } from './run.ts';
