export { ALWAYS, type Examined, examine, type LawName, type Plan, type Violation, WHOLE } from './examine.ts';
export type { Law, Position } from './law.ts';
export { findingKey, type Read, readMatch } from './read.ts';
export { type Difference, type Move, parseReplay, type Replay, verifyReplay } from './replay.ts';
export { findingText, type TextFinding } from './texts.ts';
