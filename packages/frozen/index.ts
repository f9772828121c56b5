export { inTime } from './budget.ts';
export * from './contract.ts';
export { type Frozen, freeze, hashOf } from './freeze.ts';
export { BadTitle, freezeGuest, type GuestTitle } from './guest.ts';
export { rulesHere } from './here.ts';
export { type Bytes, fileOf, loadRules, loadWords, type Unusable, UnusableTitle } from './load.ts';
export { impurities } from './purity.ts';
export { legacyRules, type Names, ownCode, ownTitles, type Released, released } from './release.ts';
