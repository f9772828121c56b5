/** Retreats on the map for five: some seats fight, the armies of the others lie down and stand in the way. */
import { NOBODY } from '../data/numbers.ts';
import type { ArmyId, Place } from '../spec.ts';
import { nextTo } from './places.ts';
import { type War, war, type YieldScene } from './scenes.ts';

export const SEATS = 5;

interface Walled extends Partial<War> {
  /** Armies of the fighters that have fought already. */
  readonly tired?: readonly ArmyId[];
}

/** A battle around seat 0's first army. Inactive armies of the seats that do not fight stand on `walls`. */
export function walled(armies: NonNullable<War['armies']>, walls: readonly Place[], { tired = [], ...more }: Walled = {}): YieldScene {
  const fighters = armies.length;
  const wall = walls.map((at) => [1, at] as const);
  if (wall.length > 3 * (SEATS - fighters)) throw new Error('too many walls');
  const rest = Array.from({ length: SEATS - fighters }, (_, i) => wall.slice(3 * i, 3 * i + 3));
  return war({ seats: SEATS, ...more, armies: [...armies, ...rest] })
    .with((t) => {
      t.armies.forEach((x, id) => {
        x.inactive = x.owner >= fighters || tired.includes(id);
      });
    })
    .at('battle', { from: 0, ambusher: NOBODY });
}

/** Walls that leave each place only these ways out. */
export const wallsFor = (...places: readonly (readonly [at: Place, open: readonly Place[]])[]): Place[] => [
  ...new Set(places.flatMap(([at, open]) => nextTo(SEATS, at).filter((p) => !open.includes(p)))),
];
