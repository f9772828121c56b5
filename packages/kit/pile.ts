/**
 * A pile that nobody can look into or arrange, as counts per kind: no order to leak, no ids to link, and discarding is a
 * `share`. A card gets its kind at the moment it is drawn, which has the same distribution as a shuffled pile.
 */
export type Pile = number[];

export function sizeOf(pile: readonly number[]): number {
  let n = 0;
  for (let kind = 0; kind < pile.length; kind++) n += pile[kind]!;
  return n;
}

/** Takes the n-th card out and says its kind. */
export function takeNth(pile: Pile, n: number): number {
  let left = n;
  let kind = 0;
  while (left >= pile[kind]!) left -= pile[kind++]!;
  pile[kind] = pile[kind]! - 1;
  return kind;
}

export function addTo(pile: Pile, kind: number, n: number): void {
  pile[kind] = pile[kind]! + n;
}

/** Moves counts from one pile to another. */
export function moveBetween(from: Pile, to: Pile, counts: readonly number[]): void {
  for (let kind = 0; kind < counts.length; kind++) {
    from[kind] = from[kind]! - counts[kind]!;
    to[kind] = to[kind]! + counts[kind]!;
  }
}

/** The pile as a list of kinds. */
export function kindsOf(pile: readonly number[]): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < pile.length; kind++) for (let n = pile[kind]!; n > 0; n--) list.push(kind);
  return list;
}
