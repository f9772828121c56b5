/** Gains of tiles, taxes and combat cards, laid out once in the order of GOODS. */
import { CARD_DATA } from '../data/combat-cards.ts';
import { type Gain, GOODS } from '../data/goods.ts';
import { GOLD_SPACE } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';

export interface Spoils {
  readonly goods: readonly number[];
  readonly special: number;
  readonly vp: number;
  /** Resources, gold and special ingredients together: what the AI scores (CA-SOL-09). */
  readonly items: number;
}

function spoils(gain: Gain): Spoils {
  const goods = GOODS.map((good) => gain[good] ?? 0);
  const special = gain.special ?? 0;
  return { goods, special, vp: gain.vp ?? 0, items: goods.reduce((sum, n) => sum + n, special) };
}

/** CA-RES-11, CA-GLD-07 */
export const OFFERS: readonly Spoils[] = TILES.map(({ offers }) => spoils(offers));
/** CA-GLD-07 */
export const TAXES: readonly Spoils[] = TILES.map(({ tax }) => spoils(tax));
/** CA-CRD-04 */
export const REWARDS: readonly Spoils[] = CARD_DATA.map(({ wins }) => spoils(wins));
/** CA-CRD-04 */
export const COMPENSATIONS: readonly Spoils[] = CARD_DATA.map(({ loses }) => spoils(loses));
export const FROM_GOLD_SPACE: Spoils = spoils(GOLD_SPACE);
