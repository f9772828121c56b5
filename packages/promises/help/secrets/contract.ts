/**
 * An oracle for secrets that shares no code with views or with `imagine`. For each game it knows from the rulebook alone which zones of a
 * table are hidden from whom: it swaps things there by hand, and covers them to say what a viewer may know.
 */
import type { Rnd } from '@longtable/kernel';

/** A seat, or null: a spectator. */
export type Viewer = number | null;

/** A saved match, as far as the oracle reads it. */
export interface Saved<T> {
  readonly seats: number;
  table: T;
  readonly stack: readonly { readonly k: string; readonly data: object }[];
}

export interface Zones<T> {
  /** Swaps two things that lie where the viewer cannot see them. False: there are no two such things. */
  swap(match: Saved<T>, viewer: Viewer, rnd: Rnd): boolean;
  /** True if something that lay open is hidden again: whoever watched knows more than the table shows. */
  forgets?(before: Saved<T>, after: Saved<T>): boolean;
  /** The table with everything covered that the viewer may not know. */
  cover(match: Saved<T>, viewer: Viewer): void;
}

export const pick = <T>(list: readonly T[], rnd: Rnd): T | undefined => list[rnd(Math.max(1, list.length))];

/** A place in a list or record where one thing lies. */
export interface Spot<V> {
  get(): V;
  set(value: V): void;
}
export const spotIn = <V>(list: V[], at: number): Spot<V> => ({
  get: () => list[at]!,
  set: (value) => {
    list[at] = value;
  },
});

/** Exchanges what lies in two spots, if that makes a difference. */
export function exchange<V>(spots: readonly Spot<V>[], rnd: Rnd): boolean {
  if (spots.length < 2) return false;
  for (let tries = 0; tries < 8; tries++) {
    const [a, b] = [pick(spots, rnd)!, pick(spots, rnd)!];
    const [x, y] = [a.get(), b.get()];
    if (x === y) continue;
    a.set(y);
    b.set(x);
    return true;
  }
  return false;
}

/** One card of one pile for one of another; piles are counts by kind. */
export function exchangeInPiles(piles: readonly number[][], rnd: Rnd): boolean {
  for (let tries = 0; tries < 8; tries++) {
    const [a, b] = [pick(piles, rnd), pick(piles, rnd)];
    if (a === undefined || b === undefined || a === b) continue;
    const held = (pile: readonly number[]): number[] => pile.flatMap((n, kind) => (n > 0 ? [kind] : []));
    const [x, y] = [pick(held(a), rnd), pick(held(b), rnd)];
    if (x === undefined || y === undefined || x === y) continue;
    for (const [pile, kind, by] of [
      [a, x, -1],
      [a, y, 1],
      [b, y, -1],
      [b, x, 1],
    ] as const)
      pile[kind] = pile[kind]! + by;
    return true;
  }
  return false;
}

export const sum = (pile: readonly number[]): number => pile.reduce((total, n) => total + n, 0);
/** Tries the ways in an order drawn at random until one makes a difference. */
export function oneOf(ways: readonly (() => boolean)[], rnd: Rnd): boolean {
  const left = [...ways];
  while (left.length > 0) if (left.splice(rnd(left.length), 1)[0]!()) return true;
  return false;
}
