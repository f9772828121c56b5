export * from './ask.ts';
export { canonical, digest } from './canonical.ts';
export { committed, rndFrom, scripted, seeded } from './chance.ts';
export * from './contract.ts';
export { lanes } from './copy.ts';
export { type Engine, engine, isRefusal, outcome } from './engine.ts';
export { fail } from './fail.ts';
export { fromHex, hex, hmacSha256, sha256, utf8 } from './sha256.ts';
