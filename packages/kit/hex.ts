/** Hexes in axial coordinates, pointy top. Direction 0 is east-north-east and they go round clockwise; direction d + 3 is its opposite. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export const opposite = (direction: number): number => (direction + 3) % 6;

export const hexDistance = (a: Axial, b: Axial): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** A board of hexes numbered as given. `next[h][d]` is the neighbour in direction d, or -1. */
export interface HexMap {
  readonly hexes: readonly Axial[];
  readonly next: readonly (readonly number[])[];
}

export function hexMap(hexes: readonly Axial[]): HexMap {
  const index = (q: number, r: number): number => hexes.findIndex((h) => h.q === q && h.r === r);
  return { hexes, next: hexes.map((h) => DIRECTIONS.map((d) => index(h.q + d.q, h.r + d.r))) };
}

/** Steps from each hex to `goal` where `open` lets one pass from a hex in a direction; -1: no way. */
export function stepsTo(map: HexMap, goal: number, open: (from: number, direction: number) => boolean): number[] {
  const far = new Array<number>(map.hexes.length).fill(-1);
  far[goal] = 0;
  const queue = [goal];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (let d = 0; d < 6; d++) {
      const there = map.next[here]![d]!;
      if (there < 0 || far[there] !== -1 || !open(there, opposite(d))) continue;
      far[there] = far[here]! + 1;
      queue.push(there);
    }
  }
  return far;
}
