/** Numbers of the rulebook, and of the house where the rulebook is silent. */
import type { Source } from './source.ts';

export const ROUNDS = 4;
/** CA-TRN-01: one for each turn of a round. */
export const MINIONS = 4;
export const CONTROL_TOKENS = 7;
/** CA-SET-24 */
export const STARTING_GOLD = 2;
/** CA-CIT-04 */
export const KING_ATTACK = 5;
export const REGION_DEFENDERS = 2;
export const CITADEL_DEFENDERS = 3;
export const ROW = 4;
export const DIE = 6;
/** CA-POW-07 */
export const FOREWARNED = 1;
/** CA-POW-08 */
export const FENCE = 3;
/** CA-END-02 */
export const RESOURCES_PER_VP = 3;
/** CA-END-03 */
export const GOLD_PER_VP = 2;
/** CA-SET-04, 06, 28: from this many players on the larger side of everything is used. */
export const MANY = 3;

/** CA-GLD-04 */
export const GOLD_SPACE: { readonly gold: number; readonly source: Source } = { gold: 1, source: 'public' };

/** CA-SET-09: the tier of each display space, from left to right. */
export const DISPLAY: { readonly tiers: readonly number[]; readonly source: Source } = { tiers: [1, 1, 2, 2, 3, 3], source: 'house' };

/** CA-CIT-02: what the Citadel scores, by round. */
export const CITADEL_VP: { readonly few: readonly number[]; readonly many: readonly number[]; readonly source: Source } = {
  few: [3, 5, 7, 9],
  many: [3, 5, 8, 12],
  source: 'house',
};

/** Decks that refill a space of each tier, in this order; the one deck left in the end. CA-FIG-13 */
export const REFILL: readonly (readonly number[])[] = [
  [],
  /** CA-FIG-10 */
  [1, 2, 3],
  /** CA-FIG-11 */
  [2, 1, 3],
  /** CA-FIG-12 */
  [3, 2, 1],
];

export const NOBODY = -1;
/** Holds the Citadel until somebody beats him. */
export const KING = -2;
export const EMPTY = -1;
