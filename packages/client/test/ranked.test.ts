import { expect, it } from 'vitest';
import { rankedBy } from '../src/replay/ranked.ts';

const places = (winners: readonly number[], scores: readonly number[]): number[][] =>
  rankedBy(
    scores.map((_, seat) => ({ seat })),
    winners,
    scores,
  ).map(({ face: { seat }, place }) => [seat, place]);

it('equal points share a place, and the next place is left out', () => {
  expect(places([], [14, 20, 14, 3])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

it('whoever won is before whoever has more points', () => {
  expect(places([1], [30, 12])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
