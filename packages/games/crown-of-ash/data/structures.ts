/** The 27 structure tiles. A tile's id is its position in this list. */
import type { Region } from './board.ts';
import type { Gain } from './goods.ts';
import type { Source } from './source.ts';

export interface Tile {
  readonly key: string;
  /** 0: a starting structure. */
  readonly tier: number;
  /** The region of a starting structure (CA-SET-15). */
  readonly region: Region | null;
  readonly cost: number;
  readonly vp: number;
  readonly offers: Gain;
  readonly tax: Gain;
  /** CA-STR-16 */
  readonly resurrects: boolean;
  readonly source: Source;
}

/** CA-SET-12, CA-SET-15 */
const starting = (key: string, region: Region, offers: Gain, tax: Gain): Tile => ({
  key,
  tier: 0,
  region,
  cost: 0,
  vp: 1,
  offers,
  tax,
  resurrects: false,
  source: 'house',
});

/** Tied to no region; II offers more than I. CA-STR-01, CA-STR-04, CA-STR-11 */
const built = (key: string, tier: number, cost: number, vp: number, offers: Gain | 'resurrect', tax: Gain): Tile => ({
  key,
  tier,
  region: null,
  cost,
  vp,
  offers: offers === 'resurrect' ? {} : offers,
  tax,
  resurrects: offers === 'resurrect',
  source: 'house',
});

export const TILES: readonly Tile[] = [
  starting('smouldering-vent', 'volcano', { sulphur: 3 }, { sulphur: 1 }),
  starting('plague-infirmary', 'village', { blood: 3 }, { blood: 1 }),
  starting('burnt-chapel', 'forest', { ash: 3 }, { ash: 1 }),
  starting('open-ossuary', 'desert', { bone: 3 }, { bone: 1 }),
  built('sulphur-mine', 1, 1, 2, { sulphur: 4 }, { sulphur: 1 }),
  built('bloodletting-house', 1, 1, 2, { blood: 4 }, { blood: 1 }),
  built('ash-kiln', 1, 1, 2, { ash: 4 }, { ash: 1 }),
  built('bone-yard', 1, 1, 2, { bone: 4 }, { bone: 1 }),
  built('alchemist-hut', 1, 2, 3, { sulphur: 2, blood: 2 }, { sulphur: 1 }),
  built('smelter', 1, 2, 3, { sulphur: 2, ash: 2 }, { ash: 1 }),
  built('fume-crypt', 1, 2, 3, { sulphur: 2, bone: 2 }, { bone: 1 }),
  built('pyre-altar', 1, 2, 3, { blood: 2, ash: 2 }, { ash: 1 }),
  built('flensing-shed', 1, 2, 3, { blood: 2, bone: 2 }, { bone: 1 }),
  built('cremation-hall', 1, 2, 3, { ash: 2, bone: 2 }, { ash: 1 }),
  built('apothecary', 1, 2, 3, { special: 3 }, { special: 1 }),
  built('toll-house', 1, 2, 3, { gold: 2 }, { gold: 1 }),
  built('sulphur-works', 2, 2, 4, { sulphur: 5 }, { sulphur: 2 }),
  built('blood-temple', 2, 2, 4, { blood: 5 }, { blood: 2 }),
  built('ash-cathedral', 2, 2, 4, { ash: 5 }, { ash: 2 }),
  built('bone-fortress', 2, 2, 4, { bone: 5 }, { bone: 2 }),
  built('grand-crucible', 2, 3, 4, { sulphur: 3, ash: 3 }, { sulphur: 1, ash: 1 }),
  built('charnel-keep', 2, 3, 4, { blood: 3, bone: 3 }, { blood: 1, bone: 1 }),
  built('arcane-laboratory', 2, 3, 4, { special: 4 }, { special: 1 }),
  built('royal-mint', 2, 3, 4, { gold: 3 }, { gold: 1 }),
  built('war-treasury', 2, 3, 5, { gold: 2, special: 1 }, { gold: 1 }),
  built('mausoleum', 2, 2, 5, 'resurrect', { gold: 1 }),
  built('lich-gate', 2, 2, 5, 'resurrect', { special: 1 }),
];

/** Ids of the tiles of a tier. */
export const tilesOfTier = (tier: number): number[] => [...TILES.keys()].filter((id) => TILES[id]!.tier === tier);
