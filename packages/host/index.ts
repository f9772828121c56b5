export * from './chance.ts';
export * from './command.ts';
export { type Delta, deltaText, patch } from './diff.ts';
export { type Host, host, type Prepared, type Preparing, type Start } from './host.ts';
export * from './receipt.ts';
