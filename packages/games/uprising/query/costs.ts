/** UP-BLD-04, UP-CARD-19: what a Unit costs now, with the marks of this Phase. */
import type { Seat } from '@longtable/kernel';
import { type Cost, type Goods, UNIT, type UnitId } from '../data/factions.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { goodsOf } from './goods.ts';

const ARMORY = 2;

const mapGoods = (cost: Cost, change: (n: number, i: number) => number): Cost => ({
  goods: cost.goods.map(change) as unknown as Goods,
  any: cost.any,
});

/** Armory: two resources less, the player chooses the kinds: every way to leave two out. */
function cheaper(cost: Cost): Cost[] {
  const [salt, plunder, food] = cost.goods;
  const list: Cost[] = [];
  for (let s = 0; s <= Math.min(ARMORY, salt); s++) {
    for (let p = 0; p <= Math.min(ARMORY - s, plunder); p++) {
      const f = ARMORY - s - p;
      if (f <= food) list.push({ goods: [salt - s, plunder - p, food - f], any: cost.any });
    }
  }
  return list;
}

export function costsOf(table: ReadTable, seat: Seat, unit: UnitId): readonly Cost[] {
  const { costs, elite } = UNIT[unit];
  const { marks } = player(table, seat);
  if (marks.length === 0) return costs;
  let list = costs;
  if (unit === 'berserkers' && marks.includes('berserkers')) list = list.map((c) => mapGoods(c, (n) => Math.max(0, n - 1)));
  if (unit === 'rangers' && marks.includes('rangers')) list = list.map((c) => mapGoods(c, (n, i) => (i === 0 ? Math.max(0, n - 2) : n)));
  if (unit === 'beastmasters' && marks.includes('beastmasters')) list = list.map((c) => mapGoods(c, (n) => Math.ceil(n / 2)));
  return elite && marks.includes('armory') ? list.flatMap(cheaper) : list;
}

export function affordable(table: ReadTable, seat: Seat, cost: Cost): boolean {
  const have = goodsOf(table, seat);
  let left = 0;
  for (let i = 0; i < have.length; i++) {
    if (have[i]! < cost.goods[i]!) return false;
    left += have[i]! - cost.goods[i]!;
  }
  return left >= cost.any;
}
