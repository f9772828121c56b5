/** Cities, and the landmarks of Conquest, which are taken and besieged like cities but are none for any other effect. */
import type { RuleId } from '@longtable/kernel';
import type { Ability, Source } from '../ops.ts';

export interface SiteData {
  readonly landmark: boolean;
  readonly influence: number;
  readonly gold: number;
  readonly strength: number;
  readonly walls: number;
  readonly ability?: Ability;
  /** oaths: +1 strength in sieges · tower: keep a card free · forge: a unit costs 2 less · gate: +1 walls for all that its owner holds */
  readonly trait?: 'oaths' | 'tower' | 'forge' | 'gate';
  readonly rules: readonly RuleId[];
  readonly source: Source;
}

/** A city gives influence when it is exhausted; some can be exhausted for something else instead. */
const city = (influence: number, strength: number, walls: number, power: Partial<SiteData> = {}): SiteData => ({
  landmark: false,
  influence,
  gold: 0,
  strength,
  walls,
  rules: ['RA-SET-10', 'RA-RES-04', 'RA-SIE-12'],
  source: 'house',
  ...power,
});
const landmark = (strength: number, walls: number, power: Partial<SiteData>): SiteData => ({
  landmark: true,
  influence: 0,
  gold: 0,
  strength,
  walls,
  rules: ['RA-SET-21'],
  source: 'house',
  ...power,
});

export const SITES = {
  'city-tamalir': city(3, 7, 3),
  'city-nerekhall': city(3, 7, 2, { ability: { at: 'action', ops: [{ op: 'draw', n: 1 }] } }),
  'city-greyhaven': city(3, 6, 1, { gold: 1 }),
  'city-frostgate': city(2, 5, 4),
  'city-dawnsmoor': city(2, 5, 1, { ability: { at: 'action', ops: [{ op: 'fromHand', which: 'any', least: 1, most: 1, to: 'origin' }] } }),
  'city-forge': city(2, 5, 2, { ability: { at: 'action', ops: [{ op: 'take', card: 'gold-1', from: 'pile', to: 'hand' }] } }),
  'city-riverwatch': city(2, 5, 2, { ability: { at: 'end', ops: [{ op: 'heal', n: 1, fallen: true }] } }),
  'city-vynelvale': city(2, 5, 1, { gold: 2 }),
  'lm-1': landmark(8, 2, { ability: { at: 'action', ops: [{ op: 'draw', n: 1 }] } }),
  'lm-2': landmark(9, 4, { trait: 'gate' }),
  'lm-3': landmark(7, 1, { influence: 2 }),
  'lm-4': landmark(8, 2, { gold: 2 }),
  'lm-5': landmark(9, 3, { trait: 'oaths' }),
  'lm-6': landmark(7, 2, { ability: { at: 'end', ops: [{ op: 'heal', n: 1, fallen: true }] } }),
  'lm-7': landmark(8, 3, { trait: 'tower' }),
  'lm-8': landmark(9, 2, { trait: 'forge' }),
} as const satisfies Record<string, SiteData>;

export type SiteId = keyof typeof SITES;
export const SITE_IDS = Object.keys(SITES) as SiteId[];
export const site = (id: SiteId): SiteData => SITES[id];
export const CITY_IDS: readonly SiteId[] = SITE_IDS.filter((id) => !site(id).landmark);
export const LANDMARK_IDS: readonly SiteId[] = SITE_IDS.filter((id) => site(id).landmark);
const KNOWN: Readonly<Record<string, boolean>> = Object.fromEntries(SITE_IDS.map((id) => [id, true]));
export const isSite = (id: string): id is SiteId => KNOWN[id] === true;
