/** The eight Heroes, two for each faction (components, section 3). */
import type { FactionId, Source } from './factions.ts';

/** UP-HERO-01 */
export const ATTRIBUTES = ['might', 'magic', 'leadership', 'guile'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const HEROES = ['ronja', 'hanzo', 'syndra', 'fhayanor', 'yanny', 'baranth', 'khaal', 'dugpa'] as const;
export type HeroId = (typeof HEROES)[number];

export interface HeroDef {
  readonly faction: FactionId;
  /** In the order of ATTRIBUTES. */
  readonly attributes: readonly [might: number, magic: number, leadership: number, guile: number];
  readonly source: Source;
}

export const HERO: Readonly<Record<HeroId, HeroDef>> = {
  ronja: { faction: 'mohyar', attributes: [2, 0, 1, 1], source: 'rulebook' },
  hanzo: { faction: 'mohyar', attributes: [0, 1, 0, 3], source: 'rulebook' },
  syndra: { faction: 'druwhn', attributes: [0, 2, 1, 1], source: 'house' },
  fhayanor: { faction: 'druwhn', attributes: [1, 0, 2, 1], source: 'house' },
  yanny: { faction: 'duerkhar', attributes: [1, 1, 2, 0], source: 'house' },
  baranth: { faction: 'duerkhar', attributes: [2, 1, 1, 0], source: 'house' },
  khaal: { faction: 'krowh', attributes: [3, 0, 1, 0], source: 'house' },
  dugpa: { faction: 'krowh', attributes: [0, 3, 0, 1], source: 'house' },
};

export const heroesOf = (faction: FactionId): HeroId[] => HEROES.filter((id) => HERO[id].faction === faction);
