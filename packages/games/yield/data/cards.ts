/** Battle cards and strategy cards. Source of all of them: the rulebook. */

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
  'all-move-1': { ...PLAIN, armies: ALL },
  'one-moves-2': { ...PLAIN, armies: 1, streets: 2 },
  'two-move-1': { ...PLAIN, armies: 2 },
  'conquer-and-move': { ...PLAIN, armies: 1, deed: 'conquer' },
  ambush: { ...PLAIN, deed: 'ambush' },
  'one-moves-1': { ...PLAIN, armies: 1 },
  'upgrade-and-move': { ...PLAIN, armies: 1, deed: 'upgrade' },
  // YD-LDR-VYM-B02 to B07: one movement more, and all of it a pool.
  'all-move-1-and-1': { ...PLAIN, armies: ALL, pool: 1 },
  'move-3': { ...PLAIN, pool: 3 },
  'conquer-and-move-2': { ...PLAIN, pool: 2, deed: 'conquer' },
  'ambush-and-move-1': { ...PLAIN, pool: 1, deed: 'ambush' },
  'move-2': { ...PLAIN, pool: 2 },
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
