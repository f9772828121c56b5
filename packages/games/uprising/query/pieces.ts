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
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { isSecond, player } from '../table.ts';
import type { Foe, ReadTable } from '../types.ts';

export const NO_UNITS: readonly number[] = [0, 0, 0, 0];

export function unitsAt(table: ReadTable, h: HexId): number {
  const { units } = table.hexes[h]!;
  return units[0]! + units[1]! + units[2]! + units[3]!;
}

export const sideOf = (foe: Readonly<Foe>): 'E' | 'C' => NEMESIS[foe.card].side;

/** Legions (E) or Hordes (C) in a hex, lowest initiative first. */
export const foesAt = (table: ReadTable, h: HexId, side: 'E' | 'C'): Foe[] => table.foes.filter((f) => f.at === h && sideOf(f) === side);
export const foesOf = (table: ReadTable, side: 'E' | 'C'): Foe[] => table.foes.filter((f) => sideOf(f) === side);

/** UP-EVT-06: the cards with the fewest Activation Tokens among some. */
export function fewestTokens(foes: readonly Readonly<Foe>[]): NemesisId[] {
  const least = Math.min(...foes.map((f) => f.tokens));
  return foes.filter((f) => f.tokens === least).map((f) => f.card);
}

export function hasFoe(table: ReadTable, h: HexId, side: 'E' | 'C'): boolean {
  for (let i = 0; i < table.foes.length; i++) {
    const f = table.foes[i]!;
    if (f.at === h && sideOf(f) === side) return true;
  }
  return false;
}

export const hasEmpire = (table: ReadTable, h: HexId): boolean => table.hexes[h]!.garrisons > 0 || hasFoe(table, h, 'E');
export const hasChaos = (table: ReadTable, h: HexId): boolean => table.hexes[h]!.skeletons > 0 || hasFoe(table, h, 'C');
export const hasNemesis = (table: ReadTable, h: HexId, side: 'E' | 'C'): boolean =>
  side === 'E' ? hasEmpire(table, h) : hasChaos(table, h);

/** UP-CON-05, UP-CON-07, UP-CON-17: Heroes do not matter. */
export function isEmpty(table: ReadTable, h: HexId): boolean {
  const hex = table.hexes[h]!;
  if (hex.haven >= 0 || hex.garrisons > 0 || hex.skeletons > 0 || hex.curse || hex.owner >= 0) return false;
  for (let i = 0; i < table.foes.length; i++) if (table.foes[i]!.at === h) return false;
  return h !== CAPITAL || !isSecond(table) || !table.foes.some((f) => f.target === CAPITAL);
}

export function havensOf(table: ReadTable, seat: Seat): HexId[] {
  const list: HexId[] = [];
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.haven === seat) list.push(h);
  return list;
}
export function havenCount(table: ReadTable, seat: Seat): number {
  let n = 0;
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.haven === seat) n++;
  return n;
}
/** UP-ACT-HAV-02 */
export const havensLeft = (table: ReadTable, seat: Seat): number => HAVENS - havenCount(table, seat);

/** UP-SET-02, UP-COM-55: Units of a kind that can be bought or placed. */
export function reserve(table: ReadTable, seat: Seat, kind: number): number {
  const p = player(table, seat);
  let n = UNIT[FACTION[p.faction].units[kind]!].number - p.boxed[kind]!;
  for (let h = 0; h < table.hexes.length; h++) {
    const hex = table.hexes[h]!;
    if (hex.owner === seat) n -= hex.units[kind]!;
  }
  return n - table.imperialGrave.units[seat]![kind]! - table.chaosGrave.units[seat]![kind]!;
}

/** The same for all kinds at once. */
export function reserves(table: ReadTable, seat: Seat): number[] {
  const p = player(table, seat);
  const { units } = FACTION[p.faction];
  const imperial = table.imperialGrave.units[seat]!;
  const chaos = table.chaosGrave.units[seat]!;
  const left = [0, 0, 0, 0];
  for (let k = 0; k < left.length; k++) left[k] = UNIT[units[k]!].number - p.boxed[k]! - imperial[k]! - chaos[k]!;
  for (let h = 0; h < table.hexes.length; h++) {
    const hex = table.hexes[h]!;
    if (hex.owner !== seat) continue;
    for (let k = 0; k < left.length; k++) left[k]! -= hex.units[k]!;
  }
  return left;
}

/** Pieces in the Imperial Graveyard are not in the reserve (UP-CHA-06). */
export function skeletonsLeft(table: ReadTable): number {
  let n = SKELETONS - table.imperialGrave.skeletons;
  for (let h = 0; h < table.hexes.length; h++) n -= table.hexes[h]!.skeletons;
  return n;
}

/** UP-EMP-01: pieces left for one more Garrison on a hex with 0, 1, 2 levels; none for a hex with 3. */
export function garrisonsLeftByLevel(table: ReadTable): readonly number[] {
  const { garrisons } = table.chaosGrave;
  let one = GARRISONS - garrisons[0]!;
  let two = GARRISONS - garrisons[1]!;
  let three = GARRISONS - garrisons[2]!;
  for (let h = 0; h < table.hexes.length; h++) {
    const n = table.hexes[h]!.garrisons;
    if (n > 0) one--;
    if (n > 1) two--;
    if (n > 2) three--;
  }
  return [one, two, three, 0];
}

/** UP-EMP-01: pieces of a level, from 1. */
export const garrisonsLeft = (table: ReadTable, level: number): number => garrisonsLeftByLevel(table)[level - 1]!;

export function cursesOnMap(table: ReadTable): number {
  let n = 0;
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.curse) n++;
  return n;
}
/** UP-SET-03 */
export const cursesLeft = (table: ReadTable): number => CURSES - cursesOnMap(table);

/** UP-DEF-05 */
export function wallsLeft(table: ReadTable): number {
  let n = WALLS;
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.wall) n--;
  return n;
}
export function towersLeft(table: ReadTable): number {
  let n = TOWERS;
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.tower) n--;
  return n;
}

/** UP-CON-03: how many resources may still be gained by anybody. */
export function supplyLeft(table: ReadTable): number {
  const { resourceSupply } = table.options;
  if (resourceSupply === 'unlimited' || (resourceSupply === 'edition' && !isSecond(table))) return Number.MAX_SAFE_INTEGER;
  return RESOURCE_SUPPLY - table.players.reduce((sum, p) => sum + p.salt + p.plunder + p.food, 0);
}

/** enemy Units and Threat in a hex, as one Nemesis faction counts them. */
export function strengthAgainst(table: ReadTable, h: HexId, side: 'E' | 'C'): number {
  const hex = table.hexes[h]!;
  let n = unitsAt(table, h) + (side === 'E' ? hex.skeletons : hex.garrisons);
  for (const foe of table.foes) if (foe.at === h && sideOf(foe) !== side) n += foe.threat;
  return n;
}

/** Kinds of Unit of a faction, for loops. */
export const KIND_LIST: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** The whole cost of a Unit: for "most expensive". */
export const priceOfUnit = (unit: UnitId): number => Math.max(...UNIT[unit].costs.map((c) => c.goods[0] + c.goods[1] + c.goods[2] + c.any));

/** A Unit of the faction lies in one of the Graveyards. */
export const isBuried = (table: ReadTable, seat: Seat): boolean =>
  table.imperialGrave.units[seat]!.some((n) => n > 0) || table.chaosGrave.units[seat]!.some((n) => n > 0);
