/** Cards in the combat area: they come, are wounded, grow, and leave. */
import type { Seat } from '@longtable/kernel';
import { takeOut } from '@longtable/kit';
import { type Card, hasTrait, idOf, kindOf } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { seatOf, sideOf, totalOf } from '../query/combat.ts';
import type { Combat, Fighter, FighterId, LossReason, Table, Target, Turn } from '../spec.ts';
import { combatOf, fighter } from '../table.ts';
import { toOrigin } from './zones.ts';

export function beginCombat(table: Table, attacker: Seat, defender: Seat, target: Target): Combat {
  const combat: Combat = {
    attacker,
    defender,
    target,
    fighters: [],
    arrivals: 0,
    bonus: [0, 0],
    call: [0, 0],
    wallsDown: false,
    fallen: [],
    winner: -1,
  };
  table.combat = combat;
  return combat;
}

/** A card comes into the combat area, and its owner's army grows. RA-ACT-02 */
export function enterCombat(c: Combat, seat: Seat, card: Card, bonus: number): Fighter {
  const newcomer: Fighter = {
    id: c.arrivals++,
    side: sideOf(c, seat),
    card,
    wounded: false,
    bonus,
    shadowed: false,
    done: false,
    fate: 'none',
  };
  c.fighters.push(newcomer);
  return newcomer;
}

/** Out of combat at once, with its strength, to its place of origin. RA-DES-03, RA-ATT-05, RA-EXP-09 */
export function destroyFighter(t: Turn, f: Fighter, why: LossReason): void {
  const c = combatOf(t.table);
  takeOut(c.fighters, f);
  const seat = seatOf(c, f.side);
  toOrigin(t.table, seat, f.card);
  const kind = kindOf(f.card);
  if (!hasTrait(kind, 'mythic')) c.fallen = [...c.fallen, { side: f.side, kind }];
  t.emit({ type: 'destroyed', seat, unit: f.id, card: idOf(f.card), why });
}

/** Turned sideways; it fights on. RA-DES-07 */
export function wound(t: Turn, f: Fighter): void {
  f.wounded = true;
  t.emit({ type: 'wounded', seat: seatOf(combatOf(t.table), f.side), unit: f.id, card: idOf(f.card) });
}

/** For the rest of this combat. RA-ABL-16 */
export function strengthen(t: Turn, f: Fighter, by: number): void {
  const c = combatOf(t.table);
  f.bonus += by;
  t.emit({ type: 'strengthened', seat: seatOf(c, f.side), unit: f.id, by, total: totalOf(t.table, c, f.side) });
}

export function strengthenArmy(t: Turn, seat: Seat, by: number): void {
  const c = combatOf(t.table);
  const side = sideOf(c, seat);
  c.bonus = side === 0 ? [c.bonus[0] + by, c.bonus[1]] : [c.bonus[0], c.bonus[1] + by];
  t.emit({ type: 'strengthened', seat, unit: NOBODY, by, total: totalOf(t.table, c, side) });
}

/** This card's ability is used up for the round, wherever the card goes. RA-ABL-02, RA-AMB-20 */
export function markFighter(t: Turn, seat: Seat, unit: FighterId): void {
  const self = fighter(combatOf(t.table), unit)!;
  self.card |= 1;
  t.emit({ type: 'used', seat, card: idOf(self.card) });
}
