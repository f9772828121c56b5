import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import { numeralAt, worldFor } from '../places.ts';
import { battle, type War, war } from '../scenes.ts';

const end = (w: War) => war(w).at('game', {}, 'end').match.result;
/** Stacks of the wanted values, each on a place of its own. */
const stacksOf = (seats: number, values: readonly (readonly number[])[]): Record<number, number[]> =>
  Object.fromEntries(
    values
      .flatMap((list, seat) => list.map((n) => [seat, n]))
      .map(([seat, n], at) => [at, new Array<number>(n!).fill(seat!)])
      .slice(0, worldFor(seats).graph.size),
  );

describe('the end', () => {
  it('[YD-END-01] Year 3 ends the game after its Conquer phase', () => {
    const s = war({ seats: 2, stacks: { [numeralAt(2, 'I')]: [NEUTRAL, 1] } })
      .with((t) => {
        t.year = 3;
      })
      .at('game', {}, 'conquer');
    expect(s.match.result).toEqual({ winners: [1], scores: [0, 2], why: 'years-over' });
    const second = war({ seats: 2 })
      .with((t) => {
        t.year = 2;
      })
      .at('game', {}, 'conquer');
    expect(second.match.result).toBeNull();
  });

  it('[YD-END-02] [YD-E-13] 2, 4 and 5 are 11 and beat 1, 2, 2 and 3', () => {
    expect(
      end({
        seats: 2,
        stacks: stacksOf(2, [
          [2, 4, 5],
          [1, 2, 2, 3],
        ]),
      }),
    ).toMatchObject({ winners: [0], scores: [11, 8] });
  });

  it('[YD-END-03] neutral fortresses, those of others and tokens buried in them give nothing', () => {
    const [a, b, c] = ['I', 'II', 'VI'].map((n) => numeralAt(2, n)) as [number, number, number];
    expect(end({ seats: 2, stacks: { [a]: [0, 0, 0, 1], [b]: [NEUTRAL, NEUTRAL], [c]: [0, NEUTRAL] } })).toMatchObject({
      winners: [1],
      scores: [0, 4],
    });
  });

  it('[YD-END-04] [YD-T-17] 9 to 9 between seats 2 and 4 with seat 3 as starting player: seat 4 wins', () => {
    const stacks = stacksOf(5, [[1], [9], [2], [9], [8]]);
    expect(end({ seats: 5, first: 2, stacks })).toMatchObject({ winners: [3] });
    expect(end({ seats: 5, first: 1, stacks })).toMatchObject({ winners: [1] });
    expect(end({ seats: 5, first: 4, stacks })).toMatchObject({ winners: [1] });
  });

  it('[YD-END-05] cards, units and armies give no points', () => {
    const at = numeralAt(2, 'I');
    const rich = { seats: 2, armies: [[], [[15, 0] as const, [15, 0] as const]], hands: [[], ['town-6', 'town-6', 'town-6'] as const] };
    expect(end({ ...rich, stacks: { [at]: [0] } })).toMatchObject({ winners: [0], scores: [1, 0] });
  });

  it('[YD-GEN-01] a lost battle ends nothing without the Destroyer', () => {
    const s = battle({ seats: 2, armies: [[[1, 0]], [[9, worldFor(2).graph.next[0]![0]!]]] }).say(0, 'yield');
    expect(s.match.result).toBeNull();
  });
});
