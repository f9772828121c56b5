/** Means of a faction to pay. */
import type { Seat } from '@longtable/kernel';
import type { Goods } from '../data/factions.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';

export function canPay(table: ReadTable, seat: Seat, goods: Goods): boolean {
  const p = player(table, seat);
  return p.salt >= goods[0] && p.plunder >= goods[1] && p.food >= goods[2];
}
export const wealth = (table: ReadTable, seat: Seat): number =>
  player(table, seat).salt + player(table, seat).plunder + player(table, seat).food;
export const goodsOf = (table: ReadTable, seat: Seat): [number, number, number] => {
  const p = player(table, seat);
  return [p.salt, p.plunder, p.food];
};
