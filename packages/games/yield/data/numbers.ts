/** The figures of the rulebook. */

/** YD-GEN-01 */
export const YEARS = 3;
/** YD-STR-01 */
export const SEASONS = 4;
/** YD-GEN-06 */
export const HAND_LIMIT = 10;
/** YD-STR-04 */
export const FACE_DOWN_DRAW = 5;
/** YD-ARM-02 */
export const DIAL_MAX = 15;
/** YD-FOR-10 */
export const TOKENS = 15;
/** YD-CRD-AMB-03 */
export const AMBUSH_BONUS = 6;
/** YD-CRD-CON-04, YD-CRD-CON-05 */
export const CONQUEST = { draw: 2, discard: 1 } as const;
/** YD-FOR-05 */
export const UPGRADES = 2;
/** Cards revealed after Year 1, 2 and 3. YD-REC-04, YD-GEN-03 */
export const RECRUITMENT_CARDS = [0, 1, 2, 0] as const;

/** The start of a seat: armies, units over them, cards drawn and discarded at the setup. */
export interface Muster {
  readonly armies: number;
  readonly units: number;
  readonly draw: number;
  readonly discard: number;
}
/** YD-SET-14, YD-SET-18 */
export const MUSTER: Omit<Muster, 'armies'> = { units: 12, draw: 10, discard: 3 };
/** Each of the pair. YD-DUO-02, YD-DUO-03, YD-DUO-04 */
export const DUO_PAIR: Muster = { armies: 2, units: 7, draw: 5, discard: 1 };
/** The single player. YD-DUO-02, YD-DUO-03, YD-DUO-04 */
export const DUO_SINGLE: Muster = { armies: 4, units: 14, draw: 10, discard: 2 };
/** Drawn and kept when a strategy card stays face down. YD-DUO-05 */
export const DUO_PAIR_DRAW = { draw: 3, keep: 2 } as const;
export const DUO_SINGLE_DRAW = { draw: 6, keep: 4 } as const;

export const NEUTRAL = -1;
export const NOBODY = -1;
export const OFF_MAP = -1;
