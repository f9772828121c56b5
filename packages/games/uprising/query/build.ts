/** UP-BLD: what a faction may build, where, and why not. */

import type { Blocked, RuleId, Seat } from '@longtable/kernel';
import { FACTION, UNIT, type UnitId } from '../data/factions.ts';
import { ALL, type HexId } from '../data/map.ts';
import type { Data, Purchase } from '../spec.ts';
import { hexOf, isSecond, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { affordable, costsOf } from './costs.ts';
import { isExplored, roomFor } from './map.ts';
import { hasChaos, hasEmpire, havensOf, isEmpty, reserves, towersLeft, wallsLeft } from './pieces.ts';

type Builder = Readonly<Data<'builder'>>;

/** Ids of purchases, made once: `hunters`, `younglings:1`, `wall@12`. */
const UNIT_IDS: Readonly<Record<string, readonly Purchase[]>> = Object.fromEntries(
  Object.entries(UNIT).map(([unit]) => [
    unit,
    [0, 1, 2, 3, 4, 5].map((i): Purchase => (i === 0 ? (unit as UnitId) : `${unit as UnitId}:${i}`)),
  ]),
);
const WALL_IDS = ALL.map((h): Purchase => `wall@${h}`);
const TOWER_IDS = ALL.map((h): Purchase => `tower@${h}`);

/** UP-BLD-03, UP-BLD-08, UP-BLD-09: where a faction may place Units. */
export function sites(table: ReadTable, f: Builder, havens: readonly HexId[]): HexId[] {
  const hexes = f.camp >= 0 ? [f.camp] : havens;
  return hexes.filter((h) => roomFor(table, f.seat, h) > 0 && !hasEmpire(table, h) && !hasChaos(table, h));
}

/** UP-BLD-08: hexes for the Hero of a faction without Haven. */
export function camps(table: ReadTable, seat: Seat): HexId[] {
  if (table.players[seat]!.home < 0 || havensOf(table, seat).length > 0) return [];
  return ALL.filter((h) => {
    if (!isExplored(table, h) || roomFor(table, seat, h) === 0) return false;
    return isSecond(table) ? !hasEmpire(table, h) && !hasChaos(table, h) : isEmpty(table, h);
  });
}

/** UP-DEF-04, UP-DEF-05: Walls and Towers that could be bought. */
function addBuildings(table: ReadTable, seat: Seat, what: 'wall' | 'tower', havens: readonly HexId[], list: Purchase[]): void {
  const p = player(table, seat);
  if (p.plunder < 1 && !p.marks.includes(what === 'wall' ? 'free-wall' : 'free-tower')) return;
  if ((what === 'wall' ? wallsLeft(table) : towersLeft(table)) === 0) return;
  const ids = what === 'wall' ? WALL_IDS : TOWER_IDS;
  for (const h of havens) if (!hexOf(table, h)[what]) list.push(ids[h]!);
}

export function purchases(table: ReadTable, f: Builder): Purchase[] {
  const list: Purchase[] = [];
  const havens = havensOf(table, f.seat);
  const { units } = FACTION[player(table, f.seat).faction];
  if (sites(table, f, havens).length > 0) {
    const left = reserves(table, f.seat);
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      const costs = costsOf(table, f.seat, units[kind]!);
      for (let i = 0; i < costs.length; i++) if (affordable(table, f.seat, costs[i]!)) list.push(UNIT_IDS[units[kind]!]![i]!);
    }
  }
  addBuildings(table, f.seat, 'wall', havens, list);
  addBuildings(table, f.seat, 'tower', havens, list);
  return list;
}

/** A Unit that cannot be bought at all: none in the reserve, or nowhere to go. */
function whyNoUnit(table: ReadTable, f: Builder, kind: number, left: number, havens: readonly HexId[]): RuleId | null {
  const buried = table.imperialGrave.units[f.seat]![kind]! + table.chaosGrave.units[f.seat]![kind]!;
  if (left === 0) return buried > 0 ? 'UP-COM-55' : 'UP-BLD-06';
  if (havens.length === 0 && f.camp < 0) return 'UP-BLD-08';
  return sites(table, f, havens).length === 0 ? 'UP-BLD-06' : null;
}

/** Units, or single prices of them, that cannot be bought. */
function barredUnits(table: ReadTable, f: Builder, havens: readonly HexId[]): Blocked[] {
  const left = reserves(table, f.seat);
  return FACTION[player(table, f.seat).faction].units.flatMap((unit, kind): Blocked[] => {
    const rule = whyNoUnit(table, f, kind, left[kind]!, havens);
    if (rule !== null) return [{ id: unit, rule }];
    return costsOf(table, f.seat, unit).flatMap((cost, i) =>
      affordable(table, f.seat, cost) ? [] : [{ id: UNIT_IDS[unit]![i]!, rule: 'UP-BLD-04' }],
    );
  });
}

/** The rule that forbids a Wall or a Tower on a hex, or null. */
function whyNoBuilding(table: ReadTable, seat: Seat, what: 'wall' | 'tower', h: HexId): RuleId | null {
  const p = player(table, seat);
  if (hexOf(table, h)[what]) return 'UP-DEF-04';
  if ((what === 'wall' ? wallsLeft(table) : towersLeft(table)) === 0) return 'UP-DEF-05';
  return p.plunder < 1 && !p.marks.includes(what === 'wall' ? 'free-wall' : 'free-tower') ? 'UP-BLD-05' : null;
}

/** Purchases one might want, and the rule that forbids each. */
export function barredPurchases(table: ReadTable, f: Builder): Blocked[] {
  const havens = havensOf(table, f.seat);
  const buildings = (['wall', 'tower'] as const).flatMap((what) => {
    /** UP-BLD-08: none in a camp. */
    const camp = f.camp < 0 ? [] : [{ id: `${what}@${f.camp}`, target: `hex:${f.camp}`, rule: 'UP-BLD-08' }];
    const refused = havens.flatMap((h): Blocked[] => {
      const rule = whyNoBuilding(table, f.seat, what, h);
      return rule === null ? [] : [{ id: `${what}@${h}`, target: `hex:${h}`, rule }];
    });
    return [...camp, ...refused];
  });
  return [...barredUnits(table, f, havens), ...buildings];
}

/** UP-BLD-06: own Havens without room for one more Unit. */
export const fullHavens = (table: ReadTable, f: Builder): Blocked[] =>
  havensOf(table, f.seat)
    .filter((h) => roomFor(table, f.seat, h) === 0)
    .map((id) => ({ id, target: `hex:${id}`, rule: 'UP-BLD-06' }));

/** The rule that keeps the Hero of a faction without Haven from a hex, or null. */
function whyNoCamp(table: ReadTable, seat: Seat, h: HexId): RuleId | null {
  const { haven, owner } = hexOf(table, h);
  if (haven >= 0 || (owner >= 0 && owner !== seat)) return 'UP-CON-09';
  if (camps(table, seat).includes(h)) return null;
  return isSecond(table) && owner === seat && !hasEmpire(table, h) && !hasChaos(table, h) ? 'UP-CON-06' : 'UP-BLD-08';
}

/** Hexes for the Hero that one might expect: every explored one, and where he is. */
export const barredCamps = (table: ReadTable, seat: Seat): Blocked[] =>
  ALL.flatMap((id): Blocked[] => {
    const rule = isExplored(table, id) || id === player(table, seat).at ? whyNoCamp(table, seat, id) : null;
    return rule === null ? [] : [{ id, target: `hex:${id}`, rule }];
  });
