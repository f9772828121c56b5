/** Figures of the game. */

/** SK-SET-02 */
export const RANKS = 5;
export const COPIES = 8;
/** SK-SET-03 */
export const HAND = 4;
/** SK-RND-03 */
export const DIE = 6;
/** The hills by number of rounds (SK-SET-04). */
export const HILLS = { 5: [1, 2, 2, 3, 4], 7: [1, 1, 2, 2, 3, 3, 4] } as const;
