export { ALWAYS, type Examined, examine, type LawName, type Plan, type Violation, WHOLE } from './examine.ts';
export type { Law, Position } from './law.ts';
export { type Difference, type Move, parseReplay, type Replay, verifyReplay } from './replay.ts';
