import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacent, componentOf, DIRECTIONS, distancesFrom, graphOf, hexDistance, hexMap, opposite, stepsTo } from '../index.ts';

describe('a map of places and streets', () => {
  // 0 - 1 - 2 - 3, a street 1 - 3, and 4 on an island
  const map = graphOf(5, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
  it('joins both ends of every street and nothing else', () => {
    expect(map.next).toEqual([[1], [0, 2, 3], [1, 3], [2, 1], []]);
    for (let a = 0; a < 5; a++) for (let b = 0; b < 5; b++) expect(adjacent(map, a, b)).toBe(map.next[a]!.includes(b));
  });
  it('counts the streets of the shortest way; -1 is out of reach', () => {
    expect(distancesFrom(map, 0)).toEqual([0, 1, 2, 2, -1]);
    expect(distancesFrom(map, 4)).toEqual([-1, -1, -1, -1, 0]);
  });
  it('holds 31 places, the last one too, and no more', () => {
    const line = graphOf(
      31,
      Array.from({ length: 30 }, (_, i) => [i, i + 1] as const),
    );
    expect(adjacent(line, 30, 29)).toBe(true);
    expect(adjacent(line, 30, 28)).toBe(false);
    expect(distancesFrom(line, 0)[30]).toBe(30);
    expect(() => graphOf(32, [])).toThrow('31 places');
  });
  it('finds the component around a place, for any relation', () => {
    expect(componentOf(2, 5, (a, b) => adjacent(map, a, b))).toEqual([0, 1, 2, 3]);
    expect(componentOf(4, 5, (a, b) => adjacent(map, a, b))).toEqual([4]);
    expect(componentOf(1, 6, (a, b) => a % 2 === b % 2)).toEqual([1, 3, 5]);
  });
});

const small = fc.integer({ min: -20, max: 20 });
const hex = fc.record({ q: small, r: small });

describe('hexes', () => {
  it('have six neighbours, each one step away, and the opposite direction leads back', () => {
    expect(new Set(DIRECTIONS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    for (let d = 0; d < 6; d++) {
      const there = DIRECTIONS[d]!;
      const back = DIRECTIONS[opposite(d)]!;
      expect(hexDistance({ q: 0, r: 0 }, there)).toBe(1);
      expect([there.q + back.q, there.r + back.r]).toEqual([0, 0]);
      expect(opposite(opposite(d))).toBe(d);
    }
  });
  it('go round clockwise: each direction borders the next one', () => {
    for (let d = 0; d < 6; d++) expect(hexDistance(DIRECTIONS[d]!, DIRECTIONS[(d + 1) % 6]!)).toBe(1);
    // Pointy top, r downwards: from north-east by east to south-east.
    expect(DIRECTIONS.slice(0, 3)).toEqual([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]);
  });
  it('are apart as a distance should be: symmetric, zero only to itself, never longer than a detour', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });
  it.each([
    [{ q: 0, r: 0 }, { q: 3, r: 0 }, 3],
    [{ q: 0, r: 0 }, { q: 2, r: -2 }, 2],
    [{ q: -1, r: 2 }, { q: 2, r: 1 }, 3],
    [{ q: 0, r: 0 }, { q: 2, r: 3 }, 5],
  ])('are apart as one counts on the board (%o, %o)', (a, b, steps) => {
    expect(hexDistance(a, b)).toBe(steps);
  });
});

/** All hexes within a radius: 1, 7, 19, 37. */
const disc = (radius: number) => {
  const hexes: { q: number; r: number }[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (hexDistance({ q: 0, r: 0 }, { q, r }) <= radius) hexes.push({ q, r });
  return hexes;
};

describe('a board of hexes', () => {
  const board = hexMap(disc(3));
  const at = (q: number, r: number): number => board.hexes.findIndex((h) => h.q === q && h.r === r);
  const always = (): boolean => true;

  it('knows the neighbours on the board, both ways', () => {
    expect(board.hexes).toHaveLength(37);
    board.next.forEach((neighbours, here) => {
      neighbours.forEach((there, d) => {
        if (there >= 0) expect(board.next[there]![opposite(d)]).toBe(here);
      });
    });
    expect(board.next[at(0, 0)]!.filter((n) => n >= 0)).toHaveLength(6);
    expect(board.next[at(3, -3)]!.filter((n) => n >= 0)).toHaveLength(3);
  });

  it('without obstacles takes as many steps as the distance', () => {
    for (let goal = 0; goal < 37; goal++) {
      expect(stepsTo(board, goal, always)).toEqual(board.hexes.map((h) => hexDistance(h, board.hexes[goal]!)));
    }
  });

  it('goes round a blocked edge', () => {
    const from = at(0, 0);
    const to = at(1, 0);
    const blocked = (a: number, b: number) => (hex: number, d: number) =>
      !((hex === a && board.next[hex]![d] === b) || (hex === b && board.next[hex]![d] === a));
    expect(stepsTo(board, to, blocked(from, to))[from]).toBe(2);
    expect(stepsTo(board, to, blocked(from, to))[at(0, 1)]).toBe(1);
  });

  it('may let one pass in one direction only: what counts is the step towards the goal', () => {
    const cliff = at(0, 0);
    const open = (hex: number): boolean => hex !== cliff;
    const far = stepsTo(board, at(1, 0), open);
    expect(far[cliff]).toBe(-1);
    expect(stepsTo(board, cliff, open)[at(1, 0)]).toBe(1);
  });

  it('says -1 where there is no way', () => {
    const island = hexMap([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 5, r: 5 },
    ]);
    expect(stepsTo(island, 0, always)).toEqual([0, 1, -1]);
    expect(stepsTo(board, 0, () => false).filter((n) => n >= 0)).toEqual([0]);
  });
});
