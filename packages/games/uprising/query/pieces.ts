/** Pieces: what stands where, and what is left in the reserve. */
import type { Seat } from '@longtable/kernel';
import {
  CURSES,
  FACTION,
  GARRISONS,
  HAVENS,
  KINDS,
  RESOURCE_SUPPLY,
  SKELETONS,
  TOWERS,
  UNIT,
  type UnitId,
  WALLS,
} from '../data/factions.ts';
import { CAPITAL, type HexId } from '../data/map.ts';
import { NEMESIS } from '../data/nemesis.ts';
import { isSecond, player } from '../table.ts';
import type { Foe, ReadTable } from '../types.ts';

export const NO_UNITS: readonly number[] = [0, 0, 0, 0];

export function unitsAt(t: ReadTable, h: HexId): number {
  const { units } = t.hexes[h]!;
  return units[0]! + units[1]! + units[2]! + units[3]!;
}

export const sideOf = (foe: Readonly<Foe>): 'E' | 'C' => NEMESIS[foe.card].side;

/** Legions (E) or Hordes (C) in a hex, lowest initiative first. */
export const foesAt = (t: ReadTable, h: HexId, side: 'E' | 'C'): Foe[] => t.foes.filter((f) => f.at === h && sideOf(f) === side);
export const foesOf = (t: ReadTable, side: 'E' | 'C'): Foe[] => t.foes.filter((f) => sideOf(f) === side);

export function hasFoe(t: ReadTable, h: HexId, side: 'E' | 'C'): boolean {
  for (let i = 0; i < t.foes.length; i++) {
    const f = t.foes[i]!;
    if (f.at === h && sideOf(f) === side) return true;
  }
  return false;
}

export const hasEmpire = (t: ReadTable, h: HexId): boolean => t.hexes[h]!.garrisons > 0 || hasFoe(t, h, 'E');
export const hasChaos = (t: ReadTable, h: HexId): boolean => t.hexes[h]!.skeletons > 0 || hasFoe(t, h, 'C');
export const hasNemesis = (t: ReadTable, h: HexId, side: 'E' | 'C'): boolean => (side === 'E' ? hasEmpire(t, h) : hasChaos(t, h));

/** UP-CON-05, UP-CON-07, UP-CON-17: Heroes do not matter. */
export function isEmpty(t: ReadTable, h: HexId): boolean {
  const hex = t.hexes[h]!;
  if (hex.haven >= 0 || hex.garrisons > 0 || hex.skeletons > 0 || hex.curse || hex.owner >= 0) return false;
  for (let i = 0; i < t.foes.length; i++) if (t.foes[i]!.at === h) return false;
  return h !== CAPITAL || !isSecond(t) || !t.foes.some((f) => f.target === CAPITAL);
}

export function havensOf(t: ReadTable, seat: Seat): HexId[] {
  const list: HexId[] = [];
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.haven === seat) list.push(h);
  return list;
}
export function havenCount(t: ReadTable, seat: Seat): number {
  let n = 0;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.haven === seat) n++;
  return n;
}
/** UP-ACT-HAV-02 */
export const havensLeft = (t: ReadTable, seat: Seat): number => HAVENS - havenCount(t, seat);

/** UP-SET-02, UP-COM-55: Units of a kind that can be bought or placed. */
export function reserve(t: ReadTable, seat: Seat, kind: number): number {
  const p = player(t, seat);
  let n = UNIT[FACTION[p.faction].units[kind]!].number - p.boxed[kind]!;
  for (let h = 0; h < t.hexes.length; h++) {
    const hex = t.hexes[h]!;
    if (hex.owner === seat) n -= hex.units[kind]!;
  }
  return n - t.imperialGrave.units[seat]![kind]! - t.chaosGrave.units[seat]![kind]!;
}

/** The same for all kinds at once. */
export function reserves(t: ReadTable, seat: Seat): number[] {
  const p = player(t, seat);
  const { units } = FACTION[p.faction];
  const imperial = t.imperialGrave.units[seat]!;
  const chaos = t.chaosGrave.units[seat]!;
  const left = [0, 0, 0, 0];
  for (let k = 0; k < left.length; k++) left[k] = UNIT[units[k]!].number - p.boxed[k]! - imperial[k]! - chaos[k]!;
  for (let h = 0; h < t.hexes.length; h++) {
    const hex = t.hexes[h]!;
    if (hex.owner !== seat) continue;
    for (let k = 0; k < left.length; k++) left[k]! -= hex.units[k]!;
  }
  return left;
}

/** Pieces in the Imperial Graveyard are not in the reserve (UP-CHA-06). */
export function skeletonsLeft(t: ReadTable): number {
  let n = SKELETONS - t.imperialGrave.skeletons;
  for (let h = 0; h < t.hexes.length; h++) n -= t.hexes[h]!.skeletons;
  return n;
}

/** UP-EMP-01: pieces left for one more Garrison on a hex with 0, 1, 2 levels; none for a hex with 3. */
export function garrisonsLeftByLevel(t: ReadTable): readonly number[] {
  const { garrisons } = t.chaosGrave;
  let one = GARRISONS - garrisons[0]!;
  let two = GARRISONS - garrisons[1]!;
  let three = GARRISONS - garrisons[2]!;
  for (let h = 0; h < t.hexes.length; h++) {
    const n = t.hexes[h]!.garrisons;
    if (n > 0) one--;
    if (n > 1) two--;
    if (n > 2) three--;
  }
  return [one, two, three, 0];
}

/** UP-EMP-01: pieces of a level, from 1. */
export const garrisonsLeft = (t: ReadTable, level: number): number => garrisonsLeftByLevel(t)[level - 1]!;

export function cursesOnMap(t: ReadTable): number {
  let n = 0;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.curse) n++;
  return n;
}
/** UP-SET-03 */
export const cursesLeft = (t: ReadTable): number => CURSES - cursesOnMap(t);

/** UP-DEF-05 */
export function wallsLeft(t: ReadTable): number {
  let n = WALLS;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.wall) n--;
  return n;
}
export function towersLeft(t: ReadTable): number {
  let n = TOWERS;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.tower) n--;
  return n;
}

/** UP-CON-03: how many resources may still be gained by anybody. */
export function supplyLeft(t: ReadTable): number {
  const { resourceSupply } = t.options;
  if (resourceSupply === 'unlimited' || (resourceSupply === 'edition' && !isSecond(t))) return Number.MAX_SAFE_INTEGER;
  return RESOURCE_SUPPLY - t.players.reduce((sum, p) => sum + p.salt + p.plunder + p.food, 0);
}

/** enemy Units and Threat in a hex, as one Nemesis faction counts them. */
export function strengthAgainst(t: ReadTable, h: HexId, side: 'E' | 'C'): number {
  const hex = t.hexes[h]!;
  let n = unitsAt(t, h) + (side === 'E' ? hex.skeletons : hex.garrisons);
  for (const foe of t.foes) if (foe.at === h && sideOf(foe) !== side) n += foe.threat;
  return n;
}

/** Kinds of Unit of a faction, for loops. */
export const KIND_LIST: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** What a Unit costs in all: for "most expensive". */
export const priceOfUnit = (unit: UnitId): number => Math.max(...UNIT[unit].costs.map((c) => c.goods[0] + c.goods[1] + c.goods[2] + c.any));
