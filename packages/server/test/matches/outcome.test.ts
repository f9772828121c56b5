/** The outcome of a match: places, winners, leavers, and whether it counts. */
import { describe, expect, test } from 'vitest';
import { type Outcome, outcomeOf } from '../../matches/outcome.ts';
import { over } from './help.ts';

const of = (wish: Parameters<typeof over>[0]): Outcome => outcomeOf(over(wish))!;
const places = (outcome: Outcome): (number | null)[] => outcome.seats.map(({ place }) => place);

describe('places', () => {
  test('winners first, the others by points, equal ones share', () => {
    expect(places(of({ winners: [2], scores: [5, 3, 4, 3] }))).toEqual([2, 3, 1, 3]);
    expect(places(of({ winners: [0, 1], scores: [4, 4, 4] }))).toEqual([1, 1, 3]);
  });
  test('whoever resigned, or whose seat a bot played at the end, is last, even with the most points or as the winner', () => {
    const resigned = of({ winners: [1], scores: [9, 5, 3], resigned: [0] });
    expect([places(resigned), resigned.seats.map(({ left }) => left)]).toEqual([
      [3, 1, 2],
      [true, false, false],
    ]);
    const replaced = of({ winners: [0], scores: [9, 5, 3], bots: [0] });
    expect([places(replaced), replaced.seats[0]!.won]).toEqual([[3, 1, 2], false]);
  });
  test('there are none where all play together, where nobody wins, and without a result', () => {
    const together = of({ side: () => 0, winners: [0, 1], scores: [2, 2] });
    expect([places(together), together.seats.map(({ won }) => won)]).toEqual([
      [null, null],
      [true, true],
    ]);
    expect(places(of({ side: (_, seat) => seat, winners: [0, 1], scores: [2, 2] }))).toEqual([1, 1]);
    expect(places(of({ winners: [], scores: [2, 1] }))).toEqual([null, null]);
    expect(of({ winners: null, scores: [] })).toMatchObject({ how: 'agreed', counts: false });
  });
});

describe('a match counts', () => {
  const counts = (wish: Partial<Parameters<typeof over>[0]>): boolean => of({ rated: true, winners: [0], scores: [2, 1], ...wish }).counts;
  test('only where people agreed to it, somebody won and somebody stayed', () => {
    expect(counts({})).toBe(true);
    expect(counts({ rated: false })).toBe(false);
    expect(counts({ resigned: [1] })).toBe(true);
    expect(counts({ bots: [0, 1] })).toBe(false);
    expect(counts({ winners: [] })).toBe(false);
    expect(counts({ winners: null })).toBe(false);
    expect(counts({ side: () => 0 })).toBe(false);
  });
  test('a table that goes on, never began or cannot be read is not written down', () => {
    expect(outcomeOf({ ...over({ winners: [0], scores: [1, 0] }), ended: null })).toBeNull();
    expect(outcomeOf({ ...over({ winners: [0], scores: [1, 0] }), match: null })).toBeNull();
    expect(outcomeOf({ ...over({ winners: [0], scores: [1, 0] }), parked: 'missing' })).toBeNull();
  });
});
