/** The points that stand beside a seat. */
import { RESIGNED } from '@longtable/host';
import type { AnyLook } from '../link/table-link.ts';

/** At the end with all that is counted only then; `counted`: the points of the table so far. null: this game has none. */
export function scoreOf(result: AnyLook['result'], seat: number, counted: number | null): number | null {
  if (counted === null || result === null || result.why === RESIGNED) return counted;
  return result.scores[seat] ?? counted;
}
