/** Dice of a fight in Uprising, before they are thrown: as the terrain lets them be thrown. */
import { describe, expect, it } from 'vitest';
import { averages, type Combat, diceOf, throwsOne } from '../skins/uprising/pool.ts';

const POOLS = { archery: [['white', 'red'], ['yellow']], clash: [['blue', 'red'], ['red']] };
const fight = (part: Partial<Combat>): Combat =>
  ({ terrain: 'woods', sides: [0, 'E'], marks: [], round: null, dice: [], pools: POOLS, ...part }) as unknown as Combat;
const colours = (combat: Combat, side: 0 | 1): readonly string[] => diceOf(combat, side).map(({ colour }) => colour);

describe('dice before the roll', () => {
  it('are those of Archery first, where anybody has some', () => {
    expect(colours(fight({}), 0)).toEqual(['white', 'red']);
    expect(colours(fight({ round: 'clash' }), 0)).toEqual(['blue', 'red']);
  });

  it('[UP-TER-03] are white instead of red in a Marsh, on both sides, and keep the sign of whoever throws them', () => {
    const marsh = fight({ terrain: 'marsh', round: 'clash' });
    expect([colours(marsh, 0), colours(marsh, 1)]).toEqual([['blue', 'white'], ['white']]);
    expect(diceOf(marsh, 0).map(({ brought }) => brought)).toEqual(['blue', 'red']);
    // A red die has 5 Skulls on six faces, a white one 2.
    expect(averages(diceOf(marsh, 1), 'default')[0]).toBeCloseTo(2 / 6);
    expect(averages(diceOf(fight({ round: 'clash' }), 1), 'default')[0]).toBeCloseTo(5 / 6);
  });

  it('[UP-TER-03] are white also where a card has gathered them already, and as they lie once they are thrown', () => {
    const gathered = [{ colour: 'red', face: -1, side: 0 }] as const;
    expect(colours(fight({ terrain: 'marsh', round: 'clash', dice: gathered }), 0)).toEqual(['white']);
    const lying = [{ colour: 'red', face: 2, side: 0 }] as const;
    expect(colours(fight({ terrain: 'marsh', round: 'clash', dice: lying }), 0)).toEqual(['red']);
  });

  it('[UP-TER-02] are one of several in the Highlands, in Archery alone, unless a card lifts it for a player', () => {
    const one = (part: Partial<Combat>, side: 0 | 1): boolean => {
      const combat = fight({ terrain: 'highlands', ...part });
      return throwsOne(combat, side, diceOf(combat, side));
    };
    expect([one({}, 0), one({}, 1), one({ round: 'clash' }, 0), one({ terrain: 'woods' }, 0)]).toEqual([true, false, false, false]);
    const marks = ['no-highlands'] as const;
    expect([one({ marks }, 0), one({ marks, sides: ['E', 0] }, 0)]).toEqual([false, true]);
  });
});
