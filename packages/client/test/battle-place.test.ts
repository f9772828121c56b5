/** The place that a battle of Yield is named after, and how it stands. */
import { describe, expect, it } from 'vitest';
import { heartOf, standing } from '../skins/yield/battle-place.ts';
import { WORDS } from '../skins/yield/words.ts';

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

describe('the standing of a battle', () => {
  const NAMES = ['Mirela', 'Rowan', 'Sable'];
  /** Sides of three seats, those still inside, totals by side, and the side that acts. */
  const stands = (sides: readonly number[], inside: readonly number[], totals: readonly number[], acting: number): string[] =>
    [WORDS.en, WORDS.de].map((words) =>
      standing(
        { battle: { order: [0, 1, 2], inside, totals, acting }, players: sides.map((side) => ({ side })) } as unknown as Parameters<
          typeof standing
        >[0],
        words,
        (seat) => NAMES[seat]!,
      ),
    );

  it('tells who has the initiative, and how far behind those who still fight', () => {
    expect(stands([0, 1, 2], [0, 1], [7, 9, 15], 0)).toEqual([
      'Mirela has the initiative, 2 behind',
      'Mirela hat die Initiative, 2 zurück',
    ]);
    expect(stands([0, 1, 2], [0, 1], [9, 9, 15], 0)).toEqual(['Mirela has the initiative', 'Mirela hat die Initiative']);
  });
  it('names the winner, and not whoever yielded, once one side is left', () => {
    expect(stands([0, 1, 2], [2], [7, 9, 15], 1)).toEqual(['Sable wins the battle', 'Sable gewinnt die Schlacht']);
  });
  it('names both of a team', () => {
    expect(stands([0, 1, 0], [0, 1], [7, 9], 0)[0]).toBe('Mirela & Sable have the initiative, 2 behind');
    expect(stands([0, 1, 0], [0], [9, 7], 1)).toEqual(['Mirela & Sable win the battle', 'Mirela & Sable gewinnen die Schlacht']);
  });
});
