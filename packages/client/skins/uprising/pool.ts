/** The dice of a fight: as they lie, or as the terrain of the hex lets them be thrown. */
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import type { View } from './open.ts';

export type Combat = NonNullable<View['combat']>;

export interface DieOfSide {
  readonly colour: Colour;
  /** The colour that whoever throws it brings along. */
  readonly brought: Colour;
  /** -1: not thrown yet; -2: turned to blank. */
  readonly face: number;
  /** Its place among the dice of both sides: a die that a card adds lies behind those of the enemy. */
  readonly place: number;
}

const kindOf = ({ round, pools }: Combat): 'archery' | 'clash' =>
  round ?? (pools.archery.some((pool) => pool.length > 0) ? 'archery' : 'clash');

/** Red dice are white ones in a Marsh. UP-TER-03 */
const colourIn = ({ terrain }: Combat, brought: Colour): Colour => (terrain === 'marsh' && brought === 'red' ? 'white' : brought);

/** The dice of a side: as they lie, or as they would be thrown. */
export function diceOf(combat: Combat, side: 0 | 1): readonly DieOfSide[] {
  const lying = combat.dice.map((die, place) => ({ ...die, place })).filter((die) => die.side === side);
  const dice = lying.length > 0 ? lying : combat.pools[kindOf(combat)][side]!.map((colour) => ({ colour, face: -1, place: -1 }));
  return dice.map(({ colour, face, place }) => ({ colour: face === -1 ? colourIn(combat, colour) : colour, brought: colour, face, place }));
}

/** A side throws only one of several dice: Archery in the Highlands, where no card lifts that for a player. UP-TER-02 */
export const throwsOne = (combat: Combat, side: 0 | 1, dice: readonly DieOfSide[]): boolean =>
  combat.terrain === 'highlands' &&
  kindOf(combat) === 'archery' &&
  dice.length > 1 &&
  !(typeof combat.sides[side] === 'number' && combat.marks.includes('no-highlands'));

/** Averages of each symbol. */
export const averages = (dice: readonly DieOfSide[], faces: View['options']['dice']): readonly number[] =>
  [0, 1, 2].map((i) => dice.reduce((sum, { colour }) => sum + FACES[faces][colour].reduce((n, face) => n + face[i]!, 0) / 6, 0));
