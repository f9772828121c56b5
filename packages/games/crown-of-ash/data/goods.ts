/** Goods in storage areas: the four basic resources and gold, always in this order (CA-RES-01). */
/** CA-RES-01 */
export const KINDS = ['sulphur', 'blood', 'ash', 'bone'] as const;
export type Kind = (typeof KINDS)[number];

export const GOODS = [...KINDS, 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const GOLD = 4;

/** Goods that tiles, taxes and combat cards give. `special` is a joker: its taker chooses a basic resource for each (CA-RES-10). */
export interface Gain {
  readonly sulphur?: number;
  readonly blood?: number;
  readonly ash?: number;
  readonly bone?: number;
  readonly gold?: number;
  readonly special?: number;
  readonly vp?: number;
}
