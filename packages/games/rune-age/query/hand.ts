/** Cards of a hand or a discard pile as options. */
import type { Seat } from '@longtable/kernel';
import { ABILITY, type Card, GOLD_VALUE, HAND_IDS, type HandId, IS_GOLD, IS_UNIT, isUsed, KIND, kindOf, STRENGTH } from '../data/cards.ts';
import type { Which } from '../ops.ts';
import type { Payment, ReadTable } from '../spec.ts';
import { combatOf, player } from '../table.ts';
import { destroyable, sideOf } from './combat.ts';
import { payments } from './goods.ts';

const FITS: Readonly<Record<Which, (kind: number) => boolean>> = {
  any: () => true,
  gold: (kind) => IS_GOLD[kind]!,
  'gold-1': (kind) => kind === KIND['gold-1'],
  unit: (kind) => IS_UNIT[kind]!,
  'unit-3': (kind) => IS_UNIT[kind]! && STRENGTH[kind]! <= 3,
  footman: (kind) => kind === KIND['dq-footman'],
  undead: (kind) => kind === KIND['wq-reanimate'] || kind === KIND['wq-archer'],
};
export const fits = (card: Card, which: Which): boolean => FITS[which](kindOf(card));

/** Different cards of a sorted hand that fit, by name. */
export function handOptions(hand: readonly Card[], which: Which): HandId[] {
  const list: HandId[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if ((i === 0 || hand[i - 1] !== card) && fits(card, which)) list.push(HAND_IDS[card]!);
  }
  return list;
}

/** Gold whose double value reaches an opposing unit (Bombard). */
export function aimedGold(table: ReadTable, seat: Seat, unit: number): HandId[] {
  const c = combatOf(table);
  const by = c.fighters.find((f) => f.id === unit);
  return handOptions(player(table, seat).hand, 'gold').filter(
    (id) => destroyable(c, sideOf(c, seat), by, 2 * GOLD_VALUE[KIND[id as keyof typeof KIND]]!).length > 0,
  );
}

/** Units and tactics that may be played in an assault, tactics also without units. RA-BAT-03, RA-BAT-04, RA-AMB-09 */
export function playable(hand: readonly Card[], stop: 'stop' | 'pass'): (HandId | 'stop' | 'pass')[] {
  const list: (HandId | 'stop' | 'pass')[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if ((i === 0 || hand[i - 1] !== card) && !IS_GOLD[kindOf(card)]) list.push(HAND_IDS[card]!);
  }
  list.push(stop);
  return list;
}

/** Plague of Vermin: every way to discard gold and units worth that much. */
export function worth(table: ReadTable, seat: Seat, amount: number): Payment[] {
  const ids: string[] = [];
  const values: number[] = [];
  const counts: number[] = [];
  const { hand } = player(table, seat);
  const different = hand.filter((card, i) => card !== hand[i - 1]).sort((a, b) => worthOf(b) - worthOf(a));
  for (const card of different) {
    if (worthOf(card) === 0) continue;
    ids.push(HAND_IDS[card]!);
    values.push(worthOf(card));
    counts.push(hand.filter((x) => x === card).length);
  }
  return payments({ ids, values, counts }, amount, table.options.payment);
}
const worthOf = (card: Card): number => GOLD_VALUE[kindOf(card)]! + STRENGTH[kindOf(card)]!;

/** Cards of a hand with an Action that was not used this round, units or not. RA-UNI-01, RA-UNI-08, RA-AMB-03 */
export function actionCards(hand: readonly Card[]): Card[] {
  const list: Card[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if ((i === 0 || hand[i - 1] !== card) && !isUsed(card) && ABILITY[kindOf(card)]?.at === 'action') list.push(card);
  }
  return list;
}
