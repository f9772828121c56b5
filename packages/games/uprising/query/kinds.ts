/** Basic and elite Units of a faction, on the map and in the reserve. */
import type { Seat } from '@longtable/kernel';
import { UNIT } from '../data/factions.ts';
import type { HexId } from '../data/map.ts';
import { hexOf } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { KIND_LIST, reserve, reserves } from './pieces.ts';
import { kindsOf } from './question.ts';

/** Elite kinds of equal type, of which one is in the reserve. */
export const elitesFor = (table: ReadTable, seat: Seat, kind: number): number[] => {
  const kinds = kindsOf(table, seat);
  const { type } = UNIT[kinds[kind]!];
  return KIND_LIST.filter((k) => UNIT[kinds[k]!].elite && UNIT[kinds[k]!].type === type && reserve(table, seat, k) > 0);
};
export const isElite = (table: ReadTable, seat: Seat, kind: number): boolean => UNIT[kindsOf(table, seat)[kind]!].elite;
export const basicsAt = (table: ReadTable, seat: Seat, h: HexId): number[] =>
  hexOf(table, h).owner === seat ? KIND_LIST.filter((k) => hexOf(table, h).units[k]! > 0 && !isElite(table, seat, k)) : [];
export const basicsInReserve = (table: ReadTable, seat: Seat): number[] => {
  const left = reserves(table, seat);
  return KIND_LIST.filter((k) => left[k]! > 0 && !isElite(table, seat, k));
};
