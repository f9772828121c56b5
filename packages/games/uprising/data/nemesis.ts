/** Legions and Hordes (components, sections 6 and 7). */

import { type Colour, diceOf } from './dice.ts';
import type { Edition } from './difficulty.ts';
import type { Source } from './factions.ts';
import { HORDE_CARDS } from './nemesis/hordes.ts';
import { LEGION_CARDS } from './nemesis/legions.ts';
import type { Op, Terrain } from './ops.ts';

/** Combat abilities: they hold while the card fights. */
export type Ability =
  | { readonly on: 'archery-dice'; readonly terrain: Terrain; readonly add: readonly Colour[] }
  | { readonly on: 'dice'; readonly when: 'target-here' | 'haven-or-empire-here'; readonly add: readonly Colour[] }
  | { readonly on: 'no-archery' }
  | { readonly on: 'no-enemy-shields' }
  | { readonly on: 'no-enemy-bolts' }
  | { readonly on: 'copy-dice' }
  | { readonly on: 'adjacent-to-all' }
  | { readonly on: 'reroll-blanks'; readonly n: number }
  | { readonly on: 'retarget-removes-tower' };

export interface Godpower {
  readonly when: 'before-damage' | 'after-damage';
  /** bolt: every Bolt activates it again. */
  readonly limit: 'bolt' | 'round' | 'combat';
  readonly effect: readonly Op[];
}

export interface NemesisDef {
  readonly side: 'E' | 'C';
  readonly initiative: Readonly<Record<Edition, number>>;
  readonly max: number;
  /** By Threat, from 1; index 0 is empty. */
  readonly archery: readonly (readonly Colour[])[];
  readonly clash: readonly (readonly Colour[])[];
  readonly immediate: readonly Op[];
  readonly abilities: readonly Ability[];
  readonly godpower: Godpower;
  readonly destroyed: readonly Op[];
  readonly advanced: boolean;
  readonly rules: readonly string[];
  readonly source: Source;
}

export interface NemesisText extends Omit<NemesisDef, 'initiative' | 'archery' | 'clash' | 'max' | 'side' | 'rules' | 'advanced'> {
  readonly initiative: number | readonly [first: number, second: number];
  /** 'archery/clash' from the highest Threat down to 1. */
  readonly dice: readonly string[];
  readonly advanced?: true;
}

const NO_DICE: readonly Colour[] = [];

const LEGION_RULES = ['UP-EMP-10', 'UP-EMP-11', 'UP-EMP-13'];
const HORDE_RULES = ['UP-CHA-10', 'UP-CHA-11', 'UP-CHA-13'];

function cardOf(side: 'E' | 'C', text: NemesisText): NemesisDef {
  const rows = [...text.dice].reverse().map((row) => row.split('/').map((part) => diceOf(part.replace('-', ''))));
  const { initiative } = text;
  return {
    side,
    initiative: typeof initiative === 'number' ? { '1E': initiative, '2E': initiative } : { '1E': initiative[0], '2E': initiative[1] },
    max: rows.length,
    archery: [NO_DICE, ...rows.map((row) => row[0]!)],
    clash: [NO_DICE, ...rows.map((row) => row[1]!)],
    immediate: text.immediate,
    abilities: text.abilities,
    godpower: text.godpower,
    destroyed: text.destroyed,
    advanced: text.advanced === true,
    rules: side === 'E' ? LEGION_RULES : HORDE_RULES,
    source: text.source,
  };
}

export type LegionId = keyof typeof LEGION_CARDS;
export type HordeId = keyof typeof HORDE_CARDS;
export type NemesisId = LegionId | HordeId;

const mapped = (side: 'E' | 'C', cards: Readonly<Record<string, NemesisText>>): [string, NemesisDef][] =>
  Object.entries(cards).map(([id, text]) => [id, cardOf(side, text)]);

export const NEMESIS = Object.fromEntries([...mapped('E', LEGION_CARDS), ...mapped('C', HORDE_CARDS)]) as Readonly<
  Record<NemesisId, NemesisDef>
>;
export const LEGIONS = Object.keys(LEGION_CARDS) as LegionId[];
export const HORDES = Object.keys(HORDE_CARDS) as HordeId[];
/** @public */
export const NEMESES: readonly NemesisId[] = [...LEGIONS, ...HORDES];

/** UP-CHA-02 */
export const SKELETON_POWER: Godpower = {
  when: 'after-damage',
  limit: 'bolt',
  effect: [{ op: 'place', what: 'skeleton', n: 1, where: { at: 'here' } }],
};

/** Under the option `mageBreaker: even` her Archery dice are the same at every Threat. */
export const EVEN_MAGE_BREAKER: readonly Colour[] = diceOf('ky');
