/** Places at the end of a match: winners first, then by points; whoever has as much shares a place. */
import type { Seat } from '@longtable/kernel';

export interface Ranked<F> {
  readonly face: F;
  readonly place: number;
}

/** More than anybody scores. */
const WON = 1000;

export function rankedBy<F extends { readonly seat: Seat }>(
  faces: readonly F[],
  winners: readonly Seat[],
  scores: readonly number[],
): readonly Ranked<F>[] {
  const worth = ({ seat }: F): number => (scores[seat] ?? 0) + (winners.includes(seat) ? WON : 0);
  const placeOf = (face: F): number => 1 + faces.filter((other) => worth(other) > worth(face)).length;
  return faces.map((face) => ({ face, place: placeOf(face) })).sort((a, b) => a.place - b.place);
}
