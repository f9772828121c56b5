/** Battle cards and strategy cards. Source of all of them: the rulebook. */

/** YD-MAP-02 */
export const REGIONS = ['forest', 'wetlands', 'town'] as const;
export type Region = (typeof REGIONS)[number];
export const VALUES = [3, 4, 5, 6] as const;
export const COPIES = 6;

/** Battle cards have no identity: a kind is a small number, a pile is twelve counts. */
export type CardName = `${Region}-${(typeof VALUES)[number]}`;
export interface BattleCard {
  readonly name: CardName;
  /** Index into REGIONS. */
  readonly region: number;
  readonly value: number;
}
export const CARDS: readonly BattleCard[] = REGIONS.flatMap((region, r) =>
  VALUES.map((value) => ({ name: `${region}-${value}` as CardName, region: r, value })),
);
export const CARD_NAMES: readonly CardName[] = CARDS.map((c) => c.name);
export const KINDS = CARDS.length;

/** YD-CRD-01 */
export const STRATEGY = ['move-all', 'move-two', 'conquer', 'ambush', 'upgrade', 'ritual'] as const;
export type StrategyCard = (typeof STRATEGY)[number];
/** Ritual copies any of these (YD-CRD-RIT-06). */
export const PLAIN_CARDS = ['move-all', 'move-two', 'conquer', 'ambush', 'upgrade'] as const;
export type PlainCard = (typeof PLAIN_CARDS)[number];

export type Deed = 'conquer' | 'ambush' | 'upgrade';

/** `armies` different armies move up to `streets` each, `pool` further steps go to any army, and one deed may be done, in any order. */
export interface Banner {
  readonly armies: number;
  readonly streets: number;
  readonly pool: number;
  readonly deed: Deed | null;
}
/** "All armies": more than anybody has. */
const ALL = 4;
const PLAIN: Banner = { armies: 0, streets: 1, pool: 0, deed: null };
export const BANNERS = {
  /** YD-CRD-MOV-01, YD-CRD-MOV-02 */
  'all-move-1': { ...PLAIN, armies: ALL },
  /** YD-CRD-MV2-01 */
  'one-moves-2': { ...PLAIN, armies: 1, streets: 2 },
  /** YD-CRD-MV2-02 */
  'two-move-1': { ...PLAIN, armies: 2 },
  /** YD-CRD-CON-07 */
  'conquer-and-move': { ...PLAIN, armies: 1, deed: 'conquer' },
  /** YD-CRD-AMB-01 */
  ambush: { ...PLAIN, deed: 'ambush' },
  /** YD-CRD-AMB-06 */
  'one-moves-1': { ...PLAIN, armies: 1 },
  /** YD-CRD-UPG-05 */
  'upgrade-and-move': { ...PLAIN, armies: 1, deed: 'upgrade' },
  /** One movement more, and all of it a pool. YD-LDR-VYM-B04 */
  'all-move-1-and-1': { ...PLAIN, armies: ALL, pool: 1 },
  /** YD-LDR-VYM-B02 */
  'move-3': { ...PLAIN, pool: 3 },
  /** YD-LDR-VYM-B03 */
  'conquer-and-move-2': { ...PLAIN, pool: 2, deed: 'conquer' },
  /** YD-LDR-VYM-B06 */
  'ambush-and-move-1': { ...PLAIN, pool: 1, deed: 'ambush' },
  /** YD-LDR-VYM-B06 */
  'move-2': { ...PLAIN, pool: 2 },
  /** YD-LDR-VYM-B05 */
  'upgrade-and-move-2': { ...PLAIN, pool: 2, deed: 'upgrade' },
} as const satisfies Record<string, Banner>;
export type BannerId = keyof typeof BANNERS;

export const BANNERS_OF: Record<PlainCard, readonly BannerId[]> = {
  'move-all': ['all-move-1'],
  'move-two': ['one-moves-2', 'two-move-1'],
  conquer: ['conquer-and-move'],
  ambush: ['ambush', 'one-moves-1'],
  upgrade: ['upgrade-and-move'],
};
/** The banners of a card that Vymar copies with the fast traveller's Ritual. */
export const FAST_BANNERS_OF: Record<PlainCard, readonly BannerId[]> = {
  'move-all': ['all-move-1-and-1'],
  'move-two': ['move-3'],
  conquer: ['conquer-and-move-2'],
  ambush: ['ambush-and-move-1', 'move-2'],
  upgrade: ['upgrade-and-move-2'],
};
