/** The numbers of the rulebook. */

/** By number of players: gold piles of value 1, 2, 3 · copies in each neutral pile · neutral cities. RA-SET-08 */
export const QUANTITIES: Readonly<
  Record<number, { readonly gold: readonly [number, number, number]; readonly copies: number; readonly cities: number }>
> = {
  1: { gold: [9, 8, 4], copies: 2, cities: 2 },
  2: { gold: [14, 10, 6], copies: 3, cities: 3 },
  3: { gold: [19, 12, 8], copies: 4, cities: 4 },
  4: { gold: [24, 14, 10], copies: 5, cities: 5 },
};

/** RA-SET-13 */
export const STARTING_GOLD = 5;
export const STARTING_UNITS = 3;
/** RA-SET-15, RA-TRN-11 */
export const HAND = 5;

/** RA-ELM-01 */
export const REALM_LIMIT = 20;
/** Ascent of the Overlord: his realm, by number of allies. RA-SCN-05 */
export const OVERLORD_LIMIT: readonly number[] = [0, 10, 24, 40];

export const STRONGHOLDS = 3;
/** RA-RES-09 */
export const STRONGHOLD_GOLD = 4;
/** RA-RES-09 */
export const STRONGHOLD_STRENGTH = 2;
/** RA-RES-10 */
export const STRONGHOLD_INFLUENCE = 1;

/** RA-SCN-04 */
export const MONUMENT_GOLD = 12;
/** Gold that the second player of a round pays less for it. RA-SCN-04 */
export const SECOND_DISCOUNT = 1;
/** RA-SCN-01 */
export const OBJECTIVE_STRENGTH = 18;
export const OBJECTIVE_ATTRITION = 1;
/** RA-SCN-09 */
export const LANDMARKS_TO_WIN = 3;
/** Landmarks on the table beyond the number of players. */
export const EXTRA_LANDMARKS = 2;

/** Marks on the six sides of the attrition die. */
export const ATTRITION_DIE: readonly number[] = [0, 0, 1, 1, 1, 2];

/** RA-TRN-16 */
export const ROUND_LIMIT = 40;
export const ROUND_LIMIT_MAX = 60;

export const NOBODY = -1;
