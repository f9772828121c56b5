/** UP-CARD-02, UP-ACT-MKT: which Items a Hero can use and pay. */
import type { Seat } from '@longtable/kernel';
import { ATTRIBUTES, type Attribute } from '../data/heroes.ts';
import { ITEM, ITEMS, type ItemId } from '../data/items.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { tileAt } from './map.ts';

/** The attribute that each Item needs, as its place on the Hero card; -1: none. */
const NEEDED = Object.fromEntries(ITEMS.map((id) => [id, ATTRIBUTES.indexOf(ITEM[id].requires?.attribute as Attribute)])) as Readonly<
  Record<ItemId, number>
>;

/** UP-CARD-02, UP-HERO-05 */
export function canUse(table: ReadTable, seat: Seat, item: ItemId): boolean {
  const needed = NEEDED[item];
  return needed < 0 || player(table, seat).attributes[needed]! >= ITEM[item].requires!.least;
}

const FENCE = 2;

/** UP-ACT-MKT-05, UP-HEX-15 */
export function priceOf(table: ReadTable, seat: Seat, item: ItemId): number {
  const p = player(table, seat);
  const tile = tileAt(table, p.at);
  const tower = tile?.kind === 'tower' ? (tile.ongoing === 'market-2' ? 2 : 1) : 0;
  const less = tower + (p.marks.includes('fence') ? FENCE : 0) + (p.marks.includes('salt-barons') ? 1 : 0);
  return Math.max(0, ITEM[item].cost - less);
}

/** UP-ACT-MKT-01, UP-ACT-MKT-07: the open Items that could be bought now. */
export function buyable(table: ReadTable, seat: Seat): ItemId[] {
  const list: ItemId[] = [];
  if (table.marketClosed) return list;
  const { salt } = player(table, seat);
  for (let i = 0; i < table.market.length; i++) {
    const item = table.market[i]!;
    if (canUse(table, seat, item) && salt >= priceOf(table, seat, item)) list.push(item);
  }
  return list;
}
