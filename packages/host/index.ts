export * from './chance.ts';
export * from './command.ts';
export { type Delta, deltaText, patch } from './diff.ts';
export { type Host, host, type Prepared, type Preparing } from './host.ts';
export * from './kept.ts';
export type { Start } from './play.ts';
export * from './receipt.ts';
export { RESIGNED } from './resign.ts';
export * from './rules.ts';
