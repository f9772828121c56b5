/** Armies: strength, walls, and whom an ability may touch. */
import type { Seat } from '@longtable/kernel';
import { hasTrait, IS_UNIT, idOfKind, type Kind, kindOf, STRENGTH, UNIT_KINDS } from '../data/cards.ts';
import { type EventId, event, isEvent } from '../data/events.ts';
import { NOBODY, OBJECTIVE_ATTRITION, OBJECTIVE_STRENGTH, STRONGHOLD_STRENGTH } from '../data/numbers.ts';
import { isSite, type SiteData, type SiteId, site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { Combat, Fighter, ReadTable, Side, Target } from '../spec.ts';
import { pileOf, player } from '../table.ts';
import { holding, isHeld } from './holding.ts';

export const sideOf = (c: Combat, seat: Seat): Side => (seat === c.attacker ? 0 : 1);
export const seatOf = (c: Combat, side: Side): Seat => (side === 0 ? c.attacker : c.defender);
export const isUnit = (f: Fighter): boolean => IS_UNIT[kindOf(f.card)]!;
export const isSiege = (c: Combat): boolean => c.defender !== NOBODY;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The present strength of a unit: what is printed, and the bonuses it has now. RA-ABL-17, RA-ABL-18, RA-AMB-41 */
export const strengthOf = (f: Fighter): number => (f.shadowed ? 0 : Math.max(0, STRENGTH[kindOf(f.card)]! + f.bonus));

/** Strength of an army, wounded units included: everybody hears it. RA-RES-07, RA-DES-08, RA-SIE-05 */
export function totalOf(table: ReadTable, c: Combat, side: Side): number {
  let n = armyBonus(table, c, side);
  for (let i = 0; i < c.fighters.length; i++) {
    const f = c.fighters[i]!;
    if (f.side === side) n += strengthOf(f);
  }
  return n;
}

/** Strength that belongs to the army as a whole: abilities, landmarks, Enemies and lasting Instants. */
export function armyBonus(table: ReadTable, c: Combat, side: Side): number {
  const seat = seatOf(c, side);
  let n = c.bonus[side];
  if (c.target === 'objective') {
    for (const x of player(table, seat).treasures) n += treasure(x.id).slays ?? 0;
    return n;
  }
  if (!isSiege(c)) return n;
  if (holdsTrait(table, seat, 'oaths')) n++;
  if (seat === table.overlord) n += holding(table, 'overlordSieges');
  if (side === 0 && isSite(c.target) && !site(c.target).landmark) n += holding(table, 'citySieges');
  return n;
}

export const holdsTrait = (table: ReadTable, seat: Seat, trait: SiteData['trait']): boolean =>
  table.sites.some((s) => s.owner === seat && site(s.id).trait === trait);

/** Strength that a besieged site adds to its defender: the Iron Gate strengthens all walls of its owner. RA-SIE-12 */
export function siteWalls(table: ReadTable, id: SiteId, owner: Seat): number {
  if (site(id).landmark && isHeld(table, 'openLandmarks')) return 0;
  return site(id).walls + (owner !== NOBODY && holdsTrait(table, owner, 'gate') ? 1 : 0);
}

/** The auto-defense in a siege; a home realm has none, and what a city costs in battle is of no account. RA-SIE-12, RA-SIE-19 */
export const wallsOf = (table: ReadTable, c: Combat): number =>
  isSiege(c) && !c.wallsDown && isSite(c.target) ? siteWalls(table, c.target, c.defender) : 0;

/** Strength that an army must match in a battle; walls do not count there. RA-RES-08, RA-BAT-19, RA-AMB-34 */
export function targetStrength(table: ReadTable, target: Target): number {
  if (target === 'stronghold') return STRONGHOLD_STRENGTH;
  if (target === 'objective') return OBJECTIVE_STRENGTH + holding(table, 'objective');
  if (isSite(target)) return site(target).strength;
  return isEvent(target) ? eventStrength(table, target) : 0;
}

/** Only an Instant with strength of its own attacks, and is strengthened. */
export function eventStrength(table: ReadTable, id: EventId): number {
  const { strength = 0, perPlayer = 0, type } = event(id);
  const own = strength + perPlayer * table.players.length;
  return own > 0 && type === 'instant' ? own + holding(table, 'instants') : own;
}

/** Icons on the target of a battle: event cards and the objective alone have them. RA-ATT-01 */
export function attritionIcons(target: Target): number {
  if (target === 'objective') return OBJECTIVE_ATTRITION;
  return isEvent(target) ? (event(target).attrition ?? 0) : 0;
}

/** Own units that attrition may take, wounded ones too. RA-ATT-06, RA-ATT-08, RA-ATT-09 */
export function attritionChoices(c: Combat, side: Side): Fighter[] {
  const guarded = c.fighters.some((f) => f.side === side && hasTrait(kindOf(f.card), 'guards'));
  return c.fighters.filter((f) => {
    const kind = kindOf(f.card);
    if (f.side !== side || !isUnit(f) || hasTrait(kind, 'no-attrition')) return false;
    return !guarded || hasTrait(kind, 'guards');
  });
}

/** Opposing units that this user may destroy; Enemies are none. `by`: the unit that does it, if it is one. RA-EXP-11, RA-BAT-29, RA-DES-11 */
export function destroyable(c: Combat, side: Side, by: Fighter | undefined, most: number): Fighter[] {
  const list: Fighter[] = [];
  const weak = by !== undefined && isUnit(by) && strengthOf(by) <= 3;
  for (const f of c.fighters) {
    if (f.side === side || !isUnit(f) || strengthOf(f) > most) continue;
    const kind = kindOf(f.card);
    if (hasTrait(kind, 'untouchable') || (weak && hasTrait(kind, 'proud'))) continue;
    list.push(f);
  }
  return list;
}

/** Units that their own side must choose from when an opposing ability destroys one. */
export const concedable = (c: Combat, side: Side): Fighter[] =>
  c.fighters.filter((f) => f.side === side && isUnit(f) && !hasTrait(kindOf(f.card), 'untouchable'));

/** A wounded unit cannot be wounded again; the user's own unit is one of his. RA-DES-10, RA-EXP-13 */
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

/** Units of this side that the combat has destroyed and whose piles still hold a copy, each kind once. */
export function fallenKinds(table: ReadTable, c: Combat, side: Side): Kind[] {
  const p = player(table, seatOf(c, side));
  const left = (kind: Kind): number => {
    const slot = UNIT_KINDS[p.race].indexOf(kind);
    return slot >= 0 ? p.barracks[slot]! : (table.piles[pileOf(table, idOfKind(kind))] ?? 0);
  };
  const kinds: Kind[] = [];
  for (const f of c.fallen) if (f.side === side && !kinds.includes(f.kind) && left(f.kind) > 0) kinds.push(f.kind);
  return kinds;
}
