/** Finds places on the maps by what a test needs of them, so that no test depends on where things lie. */
import { adjacent } from '@longtable/kit';
import type { Region } from '../data/cards.ts';
import { WORLDS, type World } from '../data/world.ts';
import type { Place } from '../spec.ts';

/** A region type or any; `+`: with a Roman numeral, `-`: without. */
type Wanted = `${Region | '*'}${'+' | '-' | ''}`;

export const worldFor = (seats: number): World => WORLDS[seats]!;
export const nextTo = (seats: number, at: Place): readonly Place[] => worldFor(seats).graph.next[at]!;

/**
 * Places by name with exactly these streets between them and no others:
 *
 *     layout(2, { a: 'town', b: 'forest-', c: '*' }, 'a-b b-c')
 *
 * `fits` may ask for more.
 */
export function layout<N extends string>(
  seats: number,
  wanted: Readonly<Record<N, Wanted>>,
  streets: string,
  fits: (found: Readonly<Record<N, Place>>) => boolean = () => true,
): Record<N, Place> {
  const world = worldFor(seats);
  const names = Object.keys(wanted) as N[];
  const joined = new Set(streets.split(' ').flatMap((street) => [street, street.split('-').reverse().join('-')]));
  const found: Partial<Record<N, Place>> = {};
  const search = (i: number): boolean => {
    if (i === names.length) return fits(found as Record<N, Place>);
    const name = names[i]!;
    for (let p = 0; p < world.locations.length; p++) {
      if (!matches(world, p, wanted[name])) continue;
      const others = names.slice(0, i);
      if (others.some((o) => found[o] === p || adjacent(world.graph, found[o]!, p) !== joined.has(`${o}-${name}`))) continue;
      found[name] = p;
      if (search(i + 1)) return true;
    }
    delete found[name];
    return false;
  };
  if (!search(0)) throw new Error(`the map for ${seats} has no ${JSON.stringify(wanted)} with ${streets}`);
  return found as Record<N, Place>;
}

function matches(world: World, p: Place, wanted: Wanted): boolean {
  const { region, numeral } = world.locations[p]!;
  const kind = wanted.replace(/[+-]$/, '');
  if (kind !== '*' && kind !== region) return false;
  if (wanted.endsWith('+')) return numeral !== null;
  return !wanted.endsWith('-') || numeral === null;
}

/** Places that are none of these and next to none of these, nor to each other. */
export function farFrom(seats: number, from: readonly Place[], n = 1): Place[] {
  const { graph } = worldFor(seats);
  const found: Place[] = [];
  for (let p = graph.size - 1; p >= 0 && found.length < n; p--) {
    if ([...from, ...found].every((q) => q !== p && !adjacent(graph, p, q))) found.push(p);
  }
  if (found.length < n) throw new Error(`the map for ${seats} is too small`);
  return found;
}

export const numeralAt = (seats: number, numeral: string): Place =>
  worldFor(seats).locations.findIndex((location) => location.numeral === numeral);
