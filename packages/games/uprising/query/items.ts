/** UP-CARD-02, UP-ACT-MKT: which Items a Hero can use and pay. */
import type { Seat } from '@longtable/kernel';
import { ATTRIBUTES } from '../data/heroes.ts';
import { ITEM, type ItemId } from '../data/items.ts';
import { player } from '../table.ts';
import type { Look } from '../types.ts';
import { tileAt } from './map.ts';

export function canUse(t: Look, seat: Seat, item: ItemId): boolean {
  const { requires } = ITEM[item];
  return requires === null || player(t, seat).attributes[ATTRIBUTES.indexOf(requires.attribute)]! >= requires.least;
}

const FENCE = 2;

/** UP-ACT-MKT-05, UP-HEX-15 */
export function priceOf(t: Look, seat: Seat, item: ItemId): number {
  const p = player(t, seat);
  const tile = tileAt(t, p.at);
  const tower = tile?.kind === 'tower' ? (tile.ongoing === 'market-2' ? 2 : 1) : 0;
  const less = tower + (p.marks.includes('fence') ? FENCE : 0) + (p.marks.includes('salt-barons') ? 1 : 0);
  return Math.max(0, ITEM[item].cost - less);
}

/** UP-ACT-MKT-01, UP-ACT-MKT-07: the open Items that could be bought now. */
export function buyable(t: Look, seat: Seat): ItemId[] {
  if (t.marketClosed) return [];
  return t.market.filter((item) => canUse(t, seat, item) && player(t, seat).salt >= priceOf(t, seat, item));
}
