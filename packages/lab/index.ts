export { BOT_NAMES, type Chooser, choiceOf, chooserFor, type Thought } from './chooser.ts';
export type { Found, SimulationPlan, Tally } from './simulate/plan.ts';
export { playMatches } from './simulate/play.ts';
export { simulate, threads } from './simulate/run.ts';
