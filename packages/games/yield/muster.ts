import type { Seat } from '@longtable/kernel';
import { DUO_PAIR, DUO_PAIR_DRAW, DUO_SINGLE, DUO_SINGLE_DRAW, FACE_DOWN_DRAW, MUSTER, type Muster } from './data/numbers.ts';
import type { ReadTable } from './spec.ts';
import { powerOf } from './table.ts';

/** The seat that stands alone in two against one. YD-DUO-01 */
export const SINGLE: Seat = 0;

/** The start of a seat; a fourth army shares the same units (YD-LDR-KER-A02). */
export function musterOf(table: ReadTable, seat: Seat): Muster {
  if (table.options.teams === 'duo') return seat === SINGLE ? DUO_SINGLE : DUO_PAIR;
  return { ...MUSTER, armies: powerOf(table, seat).armies };
}

/** Cards that one kept face down brings (YD-STR-04, YD-DUO-05). */
export function faceDownDraw(table: ReadTable, seat: Seat): { readonly draw: number; readonly keep: number } {
  if (table.options.teams === 'duo') return seat === SINGLE ? DUO_SINGLE_DRAW : DUO_PAIR_DRAW;
  return { draw: FACE_DOWN_DRAW, keep: FACE_DOWN_DRAW };
}
