/** A question of a card to the table: who asks, and inside what. */
import type { Seat } from '@longtable/kernel';
import { FACTION, type UnitId } from '../data/factions.ts';
import type { HexId } from '../data/map.ts';
import type { CombatData, HeroRollData, RoundData } from '../spec.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import type { Side } from './dice.ts';

export interface Question {
  readonly seat: Seat;
  readonly combat: Readonly<CombatData> | null;
  readonly round: Readonly<RoundData> | null;
  readonly hero: Readonly<HeroRollData> | null;
  readonly side: Side;
  /** Symbols of the last Hero roll of the effect. */
  readonly roll: readonly number[] | null;
}

export const kindsOf = (table: ReadTable, seat: Seat): readonly UnitId[] => FACTION[player(table, seat).faction].units;
export const heroAt = (table: ReadTable, q: Question): HexId => player(table, q.seat).at;
export const hereOf = (table: ReadTable, q: Question): HexId => q.combat?.hex ?? heroAt(table, q);
