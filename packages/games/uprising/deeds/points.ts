/** The only functions that change points and goods. Each tells what happened. */

import type { Seat } from '@longtable/kernel';
import { RESOURCES, type Res } from '../data/factions.ts';
import { reasonOf, type Why } from '../data/reasons.ts';
import { supplyLeft } from '../query/pieces.ts';
import type { Party, Turn } from '../spec.ts';
import { player } from '../table.ts';

/** UP-CON-02: at once, and never below 0. */
export function addVp(t: Turn, party: Party, n: number, why: Why): void {
  if (n === 0) return;
  const { table } = t;
  if (party === 'E') table.empireVp = Math.max(0, table.empireVp + n);
  else if (party === 'C') table.chaosVp = Math.max(0, table.chaosVp + n);
  else player(table, party).vp = Math.max(0, player(table, party).vp + n);
  const total = party === 'E' ? table.empireVp : party === 'C' ? table.chaosVp : player(table, party).vp;
  t.emit({ type: 'vp', party, n, total, why: reasonOf(why) });
}

/** UP-CON-03: what the supply cannot give is lost; who gains chooses the kinds. */
export function gain(t: Turn, seat: Seat, goods: readonly number[], why: Why): void {
  const total = goods[0]! + goods[1]! + goods[2]!;
  if (total === 0) return;
  const left = supplyLeft(t.table);
  if (total > left) {
    if (left > 0) t.call('goods', { seat, n: left, most: goods, why });
    return;
  }
  give(t, seat, goods, why);
}

/** Adds goods, or takes them away. */
export function give(t: Turn, seat: Seat, goods: readonly number[], why: Why): void {
  const p = player(t.table, seat);
  p.salt += goods[0]!;
  p.plunder += goods[1]!;
  p.food += goods[2]!;
  t.emit({ type: 'goods', seat, goods, why: reasonOf(why) });
}

export const pay = (t: Turn, seat: Seat, goods: readonly number[], why: Why): void =>
  give(
    t,
    seat,
    goods.map((n) => (n === 0 ? 0 : -n)),
    why,
  );

export function lose(t: Turn, seat: Seat, res: Res, n: number, why: Why): void {
  const lost = Math.min(n, player(t.table, seat)[res]);
  if (lost > 0)
    pay(
      t,
      seat,
      RESOURCES.map((r) => (r === res ? lost : 0)),
      why,
    );
}

/** As many action points as there are. */
export function spendAp(t: Turn, seat: Seat, n: number, why: Why): void {
  const p = player(t.table, seat);
  const spent = Math.min(n, p.ap);
  p.ap -= spent;
  if (spent > 0) t.emit({ type: 'ap', seat, n: -spent, why: reasonOf(why) });
}
