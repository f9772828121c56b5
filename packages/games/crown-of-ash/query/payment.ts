/** Paying for a fighter: required resources, gold instead of any of them, any resource for special ingredients. */
import { type ShareAsk, share, shareBetween } from '@longtable/kernel';
import { FIGHTERS } from '../data/fighters.ts';
import { GOLD, KINDS, type Kind } from '../data/goods.ts';
import { EMPTY } from '../data/numbers.ts';
import type { FighterId, ReadTable, Who } from '../spec.ts';

/** Units that no resource in storage covers: gold must (CA-GLD-02). */
function lacking(goods: readonly number[], fighter: FighterId): number {
  const { basic, special } = FIGHTERS[fighter]!;
  let missing = 0;
  let left = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const rest = goods[k]! - basic[k]!;
    if (rest < 0) missing -= rest;
    else left += rest;
  }
  return missing + Math.max(0, special - left);
}

/** CA-FIG-21 */
export const canPay = (table: ReadTable, who: Who, fighter: FighterId): boolean => {
  const { goods } = table.players[who]!;
  return lacking(goods, fighter) <= goods[GOLD]!;
};

/** Fighters of the display that the player can pay for: tier sets no other condition. CA-FIG-06 */
export function payable(table: ReadTable, who: Who): FighterId[] {
  const list: FighterId[] = [];
  for (let i = 0; i < table.display.length; i++) {
    const id = table.display[i]!;
    if (id !== EMPTY && canPay(table, who, id)) list.push(id);
  }
  return list;
}

/** The bins of a fighter's cost: its basic resources, then special ingredients. Made once for each card. */
const BINS: readonly (readonly (Kind | 'special')[])[] = FIGHTERS.map(({ basic, special }) => [
  ...KINDS.filter((_, k) => basic[k]! > 0),
  ...(special > 0 ? (['special'] as const) : []),
]);
/** The number of units of each bin. */
const UNITS: readonly (readonly number[])[] = FIGHTERS.map(({ basic, special }, id) =>
  BINS[id]!.map((bin) => (bin === 'special' ? special : basic[KINDS.indexOf(bin)]!)),
);

/** Units of each part of the cost that are paid with gold, as a question; null: there is nothing to choose. */
export function goldAsk(table: ReadTable, who: Who, fighter: FighterId): ShareAsk<Kind | 'special'> | null {
  const { goods } = table.players[who]!;
  const min = lacking(goods, fighter);
  const bins = BINS[fighter]!;
  const most = UNITS[fighter]!;
  let cost = 0;
  for (let i = 0; i < most.length; i++) cost += most[i]!;
  const max = Math.min(cost, goods[GOLD]!);
  if (max === 0) return null;
  const least = bins.map((bin) =>
    bin === 'special' ? 0 : Math.max(0, FIGHTERS[fighter]!.basic[KINDS.indexOf(bin)]! - goods[KINDS.indexOf(bin)]!),
  );
  return shareBetween(who, min, max, bins, least, most);
}

/** The answer by kind, special ingredients last. */
export function goldByKind(fighter: FighterId, units: readonly number[]): number[] {
  const byKind = [0, 0, 0, 0, 0];
  const bins = BINS[fighter]!;
  for (let i = 0; i < bins.length; i++) byKind[bins[i] === 'special' ? KINDS.length : KINDS.indexOf(bins[i] as Kind)] = units[i]!;
  return byKind;
}

/** Which basic resources pay the special ingredients that gold does not; null: none, or only one way. */
export function ingredientsAsk(table: ReadTable, who: Who, fighter: FighterId, gold: readonly number[]): ShareAsk<Kind> | null {
  const { basic, special } = FIGHTERS[fighter]!;
  const owed = special - gold[KINDS.length]!;
  if (owed === 0) return null;
  const { goods } = table.players[who]!;
  const most = KINDS.map((_, k) => Math.min(owed, goods[k]! - (basic[k]! - gold[k]!)));
  return share(who, owed, KINDS, NONE, most);
}
export const NONE: readonly number[] = [0, 0, 0, 0];

/** Everything that leaves the storage area, in the order of GOODS. */
export function paymentOf(fighter: FighterId, gold: readonly number[], ingredients: readonly number[]): number[] {
  const { basic } = FIGHTERS[fighter]!;
  const paid = [0, 0, 0, 0, gold[KINDS.length]!];
  for (let k = 0; k < KINDS.length; k++) {
    paid[k] = basic[k]! - gold[k]! + ingredients[k]!;
    paid[GOLD] = paid[GOLD]! + gold[k]!;
  }
  return paid;
}
