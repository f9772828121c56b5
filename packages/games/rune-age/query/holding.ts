/** Changes to the rules by lasting Instants and Enemies in play: their entries say it (`holds`), here it is read. */
import type { Seat } from '@longtable/kernel';
import type { Holds } from '../data/events/types.ts';
import { type EventId, event } from '../data/events.ts';
import { NOBODY } from '../data/numbers.ts';
import type { ReadTable } from '../spec.ts';

type Figure = Exclude<keyof Holds, 'spares' | 'openLandmarks' | 'cursedLandmarks' | 'acquisitions'>;

/** A figure of all cards beside the objective, added up: the card wins over the rule. RA-ABL-15 */
export function holding(table: ReadTable, what: Figure): number {
  let n = table.lasting === null ? 0 : (event(table.lasting).holds?.[what] ?? 0);
  for (let i = 0; i < table.enemies.length; i++) n += event(table.enemies[i]!).holds?.[what] ?? 0;
  return n;
}

/** Laws without a figure. They come from lasting Instants alone. */
export const isHeld = (table: ReadTable, what: 'openLandmarks' | 'cursedLandmarks'): boolean =>
  table.lasting !== null && event(table.lasting).holds?.[what] === true;

/** Sieges that a lasting Instant forbids. RA-SCN-11 */
export const isSpared = (table: ReadTable, what: Holds['spares']): boolean =>
  table.lasting !== null && event(table.lasting).holds?.spares === what;

/** A lasting Instant concerns everybody, or the one whom it hit in the cooperative variant. RA-COO-08 */
export const concerns = (table: ReadTable, seat: Seat): boolean => table.lastingOn === NOBODY || table.lastingOn === seat;

/** The number of cards that this player may still acquire by influence in this turn. */
export function acquisitionsLeft(table: ReadTable, seat: Seat): number {
  const most = table.lasting === null ? undefined : event(table.lasting).holds?.acquisitions;
  return most === undefined || !concerns(table, seat) ? Number.MAX_SAFE_INTEGER : most - table.acquired;
}

/** All cards beside the objective that change something now. */
export const holders = (table: ReadTable): EventId[] =>
  [...table.enemies, ...(table.lasting === null ? [] : [table.lasting])].filter((id) => event(id).holds !== undefined);
