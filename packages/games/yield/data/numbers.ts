/** The figures of the rulebook. */
export const YEARS = 3;
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
/** YD-BAT-18 */
export const FACE_DOWN_VALUE = 1;
/** YD-LDR-VYM-A01 */
export const VYMAR_FACE_DOWN_VALUE = 3;
/** YD-LDR-KER-B02 */
export const CHAMPION_BONUS = 2;
/** YD-CRD-CON-04, YD-CRD-CON-05 */
export const CONQUEST = { draw: 2, discard: 1 } as const;
/** YD-FOR-05 */
export const UPGRADES = 2;
/** YD-REC-04: cards revealed after Year 1, 2 and 3. */
export const RECRUITMENT_CARDS = [0, 1, 2, 0] as const;

/** What a seat starts with: armies, units over them, cards drawn and discarded (YD-SET-11, YD-SET-14, YD-SET-18). */
export interface Muster {
  readonly armies: number;
  readonly units: number;
  readonly draw: number;
  readonly discard: number;
}
export const MUSTER: Muster = { armies: 3, units: 12, draw: 10, discard: 3 };
/** YD-DUO-02, YD-DUO-03, YD-DUO-04: each of the pair, and the single player. */
export const DUO_PAIR: Muster = { armies: 2, units: 7, draw: 5, discard: 1 };
export const DUO_SINGLE: Muster = { armies: 4, units: 14, draw: 10, discard: 2 };
/** YD-DUO-05: drawn and kept when a strategy card stays face down. */
export const DUO_PAIR_DRAW = { draw: 3, keep: 2 } as const;
export const DUO_SINGLE_DRAW = { draw: 6, keep: 4 } as const;

export const NEUTRAL = -1;
export const NOBODY = -1;
export const OFF_MAP = -1;
