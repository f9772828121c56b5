/** Places at the end of a match: winners first, then by points; whoever has as much shares a place. */
import type { Seat } from '@longtable/kernel';

export interface Ranked<F> {
  readonly face: F;
  readonly place: number;
}

export function rankedBy<F extends { readonly seat: Seat }>(
  faces: readonly F[],
  winners: readonly Seat[],
  scores: readonly number[],
): readonly Ranked<F>[] {
  const isAhead = (one: Seat, other: Seat): boolean => {
    const won = winners.includes(one);
    return won === winners.includes(other) ? (scores[one] ?? 0) > (scores[other] ?? 0) : won;
  };
  const placeOf = ({ seat }: F): number => 1 + faces.filter((other) => isAhead(other.seat, seat)).length;
  return faces.map((face) => ({ face, place: placeOf(face) })).sort((a, b) => a.place - b.place);
}
