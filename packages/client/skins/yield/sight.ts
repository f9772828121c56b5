/** Sight of the map: what the camera turns to, which streets are lit, where figures stand. */
import type { View } from '@longtable/yield';
import { type Geometry, type Point, type Spot, type Street, streetBetween } from './geometry.ts';
import type { March } from './use-march.ts';

/** More lit places than these are drawn thinly, and are no reason to turn. */
export const MANY = 10;

/** The place of a figure: beside the fortress, and beside other armies. */
export function standingAt(geometry: Geometry, view: View, army: number, place: number): Point {
  const { x, y } = geometry.spots[place]!;
  const there = view.armies.flatMap((one, id) => (one.at === place || id === army ? [id] : []));
  const i = there.indexOf(army);
  const stacked = view.stacks[place]!.length > 0;
  const dx = stacked ? 42 + i * 40 : (i - (there.length - 1) / 2) * 42;
  return [x + dx, y - (stacked ? 30 : 26)];
}

export const fightingPlaces = ({ battle, armies }: View): number[] =>
  battle === null ? [] : [...new Set(battle.armies.map((id) => armies[id]!.at).filter((place) => place >= 0))];

/** Places that matter now: those of a battle, else those that can be chosen, else one's own. */
export function focusOf(view: View, viewer: number | null, lit: readonly Spot[], { mover }: March): number[] {
  const fighting = fightingPlaces(view);
  if (fighting.length > 0) return fighting;
  if (lit.length > 0 && lit.length < MANY) return [...lit.map(({ id }) => id), ...(mover === null ? [] : [view.armies[mover]!.at])];
  return view.armies.filter(({ owner, at }) => owner === viewer && at >= 0).map(({ at }) => at);
}

/** Streets that are fought along, or that the chosen army may take. */
export function litStreets(geometry: Geometry, view: View, { mover, ways }: March): Street[] {
  if (view.battle !== null) {
    const fighting = fightingPlaces(view);
    return geometry.streets.filter(({ a, b }) => fighting.includes(a) && fighting.includes(b));
  }
  return mover === null ? [] : ways.flatMap(({ to }) => streetBetween(geometry, view.armies[mover]!.at, to) ?? []);
}
