/** Armies: strength, walls, and whom an ability may touch. */
import type { Seat } from '@longtable/kernel';
import { hasTrait, IS_UNIT, KIND, type Kind, kindOf, STRENGTH } from '../data/cards.ts';
import { type EventId, event, isEvent } from '../data/events.ts';
import { NOBODY, OBJECTIVE_ATTRITION, OBJECTIVE_STRENGTH, STRONGHOLD_STRENGTH } from '../data/numbers.ts';
import { isSite, site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { Combat, Fighter, ReadTable, Side, Target } from '../spec.ts';
import { player } from '../table.ts';

export const sideOf = (c: Combat, seat: Seat): Side => (seat === c.attacker ? 0 : 1);
export const seatOf = (c: Combat, side: Side): Seat => (side === 0 ? c.attacker : c.defender);
export const isUnit = (f: Fighter): boolean => IS_UNIT[kindOf(f.card)]!;
export const isSiege = (c: Combat): boolean => c.defender !== NOBODY;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

const BEHEMOTH = KIND['or-behemoth'];

/** RA-ABL-17, RA-ABL-18: printed strength and the bonuses it has now. */
export function strengthOf(table: ReadTable, c: Combat, f: Fighter): number {
  if (f.shadowed) return 0;
  const kind = kindOf(f.card);
  const hungry = kind === BEHEMOTH && player(table, seatOf(c, f.side)).hand.length === 0 ? 1 : 0;
  return Math.max(0, STRENGTH[kind]! + f.bonus + hungry);
}

/** RA-SIE-05: what is announced. */
export function totalOf(table: ReadTable, c: Combat, side: Side): number {
  let n = armyBonus(table, c, side);
  for (let i = 0; i < c.fighters.length; i++) {
    const f = c.fighters[i]!;
    if (f.side === side) n += strengthOf(table, c, f);
  }
  return n;
}

/** Strength that belongs to the army as a whole: abilities, landmarks, Enemies and lasting Instants. */
function armyBonus(table: ReadTable, c: Combat, side: Side): number {
  const seat = seatOf(c, side);
  let n = c.bonus[side];
  if (c.target === 'objective') {
    for (const x of player(table, seat).treasures) if (treasure(x.id).trait === 'slayer') n += 3;
    return n;
  }
  if (!isSiege(c)) return n;
  for (const s of table.sites) if (s.owner === seat && s.id === 'lm-5') n++;
  if (seat === table.overlord && table.enemies.includes('ao-21')) n++;
  if (side === 0 && isSite(c.target)) {
    if (table.lasting === 'rw-11' && !site(c.target).landmark) n++;
    if (table.lasting === 'cq-25' && site(c.target).landmark) n++;
  }
  return n;
}

/** RA-SIE-12: a home realm has none. */
export const wallsOf = (c: Combat): number => (isSiege(c) && !c.wallsDown && isSite(c.target) ? site(c.target).walls : 0);

/** RA-RES-08: what an army must match in a battle. */
export function targetStrength(table: ReadTable, target: Target): number {
  if (target === 'stronghold') return STRONGHOLD_STRENGTH;
  if (target === 'objective') return OBJECTIVE_STRENGTH + (table.enemies.includes('dlv-3') ? 2 : 0);
  if (isSite(target)) return site(target).strength;
  return isEvent(target) ? eventStrength(table, target) : 0;
}

export function eventStrength(table: ReadTable, id: EventId): number {
  const { strength = 0, perPlayer = 0, type } = event(id);
  const gate = type === 'instant' && table.enemies.includes('ca-23') ? 1 : 0;
  return strength + perPlayer * table.players.length + gate;
}

/** RA-ATT-01: icons on the target of a battle. */
export function attritionIcons(target: Target): number {
  if (target === 'objective') return OBJECTIVE_ATTRITION;
  return isEvent(target) ? (event(target).attrition ?? 0) : 0;
}

/** RA-ATT-04, RA-ATT-06, RA-ATT-09: own units that attrition may take. */
export function attritionChoices(c: Combat, side: Side): Fighter[] {
  const guarded = c.fighters.some((f) => f.side === side && hasTrait(kindOf(f.card), 'guards'));
  return c.fighters.filter((f) => {
    const kind = kindOf(f.card);
    if (f.side !== side || !isUnit(f) || hasTrait(kind, 'no-attrition')) return false;
    return !guarded || hasTrait(kind, 'guards');
  });
}

/** RA-EXP-11, RA-EXP-12, RA-BAT-29: opposing units that this user may destroy. `by`: the unit that does it, if it is one. */
export function destroyable(table: ReadTable, c: Combat, side: Side, by: Fighter | undefined, most: number): Fighter[] {
  const list: Fighter[] = [];
  const weak = by !== undefined && isUnit(by) && strengthOf(table, c, by) <= 3;
  for (const f of c.fighters) {
    if (f.side === side || !isUnit(f) || strengthOf(table, c, f) > most) continue;
    const kind = kindOf(f.card);
    if (hasTrait(kind, 'untouchable') || (weak && hasTrait(kind, 'proud'))) continue;
    list.push(f);
  }
  return list;
}

/** Units that their own side must choose from when an opposing ability destroys one. */
export const concedable = (c: Combat, side: Side): Fighter[] =>
  c.fighters.filter((f) => f.side === side && isUnit(f) && !hasTrait(kindOf(f.card), 'untouchable'));

/** RA-DES-10 */
export const woundable = (c: Combat, side: Side): Fighter[] => c.fighters.filter((f) => f.side === side && isUnit(f) && !f.wounded);
export const woundedUnits = (c: Combat, side: Side): Fighter[] =>
  c.fighters.filter((f) => f.side === side && f.wounded && f.fate === 'none');

export function countKind(c: Combat, side: Side, kind: Kind): number {
  let n = 0;
  for (const f of c.fighters) if (f.side === side && kindOf(f.card) === kind) n++;
  return n;
}

export function countUnits(c: Combat, side: Side): number {
  let n = 0;
  for (const f of c.fighters) if (f.side === side && isUnit(f)) n++;
  return n;
}
