/** The sums of a combat: each side as a row of terms that ends in its strength. */
import type { View } from '@longtable/rune-age';
import { event, isEvent } from '@longtable/rune-age/data/events';
import { isSite, site } from '@longtable/rune-age/data/sites';
import { countOf, type Fight, type Slot, standing } from './fight.ts';
import { afterLosses, throws } from './odds.ts';

export interface Term {
  readonly key: string;
  readonly n: number;
  /** A card, or something that has a word of its own. */
  readonly card: string | null;
  readonly word: 'walls' | 'abilities' | null;
}

export interface Sum {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** The strength that a card counts now: as the table has it while it fights, as it was told afterwards. */
export const strengthNow = (view: View, slot: Slot): number =>
  view.combat?.fighters.find(({ id }) => id === slot.unit)?.strength ?? countOf(slot);

const wallsOf = ({ target, wallsDown, defender }: Fight): number =>
  defender >= 0 && !wallsDown && isSite(target) ? site(target).walls : 0;

export function sumOf(fight: Fight, side: 0 | 1, view: View): Sum {
  const terms: Term[] = standing(fight, side).map((slot) => ({
    key: `${slot.unit}`,
    n: strengthNow(view, slot),
    card: slot.card,
    word: null,
  }));
  const walls = side === 1 ? wallsOf(fight) : 0;
  if (walls > 0) terms.push({ key: 'walls', n: walls, card: null, word: 'walls' });
  const counted = terms.reduce((n, term) => n + term.n, 0);
  const told = fight.result === null ? null : side === 0 ? fight.result.attacker : fight.result.defender;
  // A card on its way into the combat is told before the table has it: only what belongs to the whole army is the table's.
  const total = told ?? counted + (view.combat?.bonus ?? fight.army)[side];
  // Whatever belongs to the army as a whole is one term: abilities, landmarks, Enemies, lasting Instants.
  if (total !== counted) terms.push({ key: 'army', n: total - counted, card: null, word: 'abilities' });
  return { terms, total };
}

export interface Throw {
  readonly marks: number;
  readonly ways: number;
  readonly of: number;
  /** The strength that stays when the weakest fall. */
  readonly stays: number;
}

/** Every result of the attrition dice, and what would be left. */
export function throwsFor(fight: Fight, dice: number, view: View): readonly Throw[] {
  const strengths = standing(fight, 0).map((slot) => strengthNow(view, slot));
  const total = sumOf(fight, 0, view).total;
  const whole = strengths.reduce((a, b) => a + b, 0);
  const ways = throws(dice);
  const of = ways.reduce((a, b) => a + b, 0);
  return ways.map((n, marks) => ({ marks, ways: n, of, stays: total - whole + afterLosses(strengths, marks) }));
}

export const isInstant = (target: string): boolean => isEvent(target) && event(target).type === 'instant';
