/** What a faction can pay. */
import type { Seat } from '@longtable/kernel';
import type { Goods } from '../data/factions.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';

export function canPay(t: ReadTable, seat: Seat, goods: Goods): boolean {
  const p = player(t, seat);
  return p.salt >= goods[0] && p.plunder >= goods[1] && p.food >= goods[2];
}
export const wealth = (t: ReadTable, seat: Seat): number => player(t, seat).salt + player(t, seat).plunder + player(t, seat).food;
export const goodsOf = (t: ReadTable, seat: Seat): [number, number, number] => {
  const p = player(t, seat);
  return [p.salt, p.plunder, p.food];
};
