/** The place that a battle of Yield is named after. */
import { describe, expect, it } from 'vitest';
import { heartOf } from '../skins/yield/battle-place.ts';

/** Armies by owner and place on a line of places, 0–1–2–3; `forts`: places with a fortress. */
const heart = (armies: readonly (readonly [owner: number, at: number])[], forts: readonly number[] = []): number =>
  heartOf(
    {
      battle: { armies: armies.map((_, id) => id) },
      armies: armies.map(([owner, at]) => ({ owner, at })),
      stacks: Array.from({ length: 4 }, (_, place) => (forts.includes(place) ? [0] : [])),
      players: [{ side: 0 }, { side: 1 }, { side: 0 }],
    } as unknown as Parameters<typeof heartOf>[0],
    {
      streets: [
        { a: 0, b: 1 },
        { a: 1, b: 2 },
        { a: 2, b: 3 },
      ],
    } as unknown as Parameters<typeof heartOf>[1],
  );

describe('a battle', () => {
  it('is named after the place where most foes meet', () => {
    expect(
      heart([
        [0, 0],
        [1, 1],
        [0, 2],
      ]),
    ).toBe(1);
  });
  it('is named after the fortress where two meet', () => {
    expect(
      heart(
        [
          [0, 0],
          [1, 1],
        ],
        [1],
      ),
    ).toBe(1);
    expect(
      heart(
        [
          [0, 0],
          [1, 1],
        ],
        [0],
      ),
    ).toBe(0);
  });
  it('does not count allies as foes', () => {
    expect(
      heart([
        [0, 0],
        [2, 1],
        [0, 2],
        [1, 3],
      ]),
    ).toBe(2);
  });
});
