/** The board of 37 spaces, its regions, and the diagrams for 2, 3 and 4 factions (components, section 4). */

/** A space, as its position in SPACES. */
export type HexId = number;

export interface Space {
  readonly q: number;
  readonly r: number;
}

const RADIUS = 3;

export const SPACES: readonly Space[] = (() => {
  const list: Space[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) list.push({ q, r });
  }
  return list;
})();

export const hexAt = (q: number, r: number): HexId => SPACES.findIndex((s) => s.q === q && s.r === r);

/** Impassable edges are given as indices into this list; direction d + 3 is the opposite of d. */
export const DIRECTIONS: readonly Space[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
export const opposite = (direction: number): number => (direction + 3) % 6;

/** NEXT[hex][direction]: the neighbour, or -1 over the rim. */
export const NEXT: readonly (readonly HexId[])[] = SPACES.map(({ q, r }) => DIRECTIONS.map((d) => hexAt(q + d.q, r + d.r)));
/** The neighbours without the rim. */
export const NEIGHBOURS: readonly (readonly HexId[])[] = NEXT.map((list) => list.filter((h) => h >= 0));

/** The direction from one space to a neighbour; -1: not next to each other. */
export const DIRECTION: readonly (readonly number[])[] = SPACES.map((_, a) => SPACES.map((_b, b) => NEXT[a]!.indexOf(b)));

export const ALL: readonly HexId[] = SPACES.map((_, h) => h);
export const CAPITAL: HexId = hexAt(0, 0);

const apart = (a: Space, b: Space): number => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
/** Plain hex distance between any two spaces. */
export const DISTANCE: readonly (readonly number[])[] = SPACES.map((a) => SPACES.map((b) => apart(a, b)));
export const ring = (h: HexId): number => DISTANCE[h]![CAPITAL]!;

export const REGIONS = ['screaming-sea', 'howling-white', 'fog-grave'] as const;
export type Region = (typeof REGIONS)[number];

const hexes = (text: string): readonly HexId[] =>
  text.split(' ').map((pair) => {
    const [q, r] = pair.split(',').map(Number);
    return hexAt(q!, r!);
  });

/** UP-HEX-13: the three wedges; only bare spaces of a wedge belong to the region (UP-HEX-14). */
export const WEDGES: Readonly<Record<Region, readonly HexId[]>> = {
  'screaming-sea': hexes('-3,3 -2,3 -1,3 0,3 1,2 2,1 -2,2 -1,2 0,2 1,1 -1,1 0,1'),
  'howling-white': hexes('3,0 3,-1 3,-2 3,-3 2,-3 1,-3 2,0 2,-1 2,-2 1,-2 1,0 1,-1'),
  'fog-grave': hexes('0,-3 -1,-2 -2,-1 -3,0 -3,1 -3,2 0,-2 -1,-1 -2,0 -2,1 0,-1 -1,0'),
};
export const REGION_OF: readonly (Region | null)[] = ALL.map((h) => REGIONS.find((region) => WEDGES[region].includes(h)) ?? null);

export interface Diagram {
  readonly homes: readonly HexId[];
  readonly towers: readonly HexId[];
  readonly random: readonly HexId[];
  readonly skeletons: readonly HexId[];
  /** In this order, up to the number of the difficulty; then `MORE_CURSES`. */
  readonly curses: readonly HexId[];
}

const RING_1 = '1,0 1,-1 0,-1 -1,0 -1,1 0,1';

export const DIAGRAMS: Readonly<Record<number, Diagram>> = {
  2: {
    homes: hexes('0,2 0,-2'),
    towers: hexes('2,0 -2,0'),
    random: hexes(`${RING_1} -1,-1 1,-2 -1,2 1,1`),
    skeletons: hexes('0,3 0,-3 2,-1'),
    curses: hexes('0,3 0,-3 2,-1'),
  },
  3: {
    homes: hexes('2,0 0,-2 -2,2'),
    towers: hexes('-2,0 0,2 2,-2'),
    random: hexes(`${RING_1} 1,1 -1,2 -2,1 -1,-1 1,-2 2,-1`),
    skeletons: hexes('3,0 0,-3 -3,3'),
    curses: hexes('3,0 0,-3 -3,3'),
  },
  4: {
    homes: hexes('-2,0 1,-2 -1,2 2,0'),
    towers: hexes('3,-2 1,2 -3,2 -1,-2'),
    random: hexes(`${RING_1} 0,2 -2,2 0,-2 2,-2 1,1 -2,1 -1,-1 2,-1`),
    skeletons: hexes('0,3 3,-3 -3,3'),
    curses: hexes('0,3 3,-3 -3,3'),
  },
};

/** UP-SET-15, UP-DIF-05: the three hexes of the diagram, then the rest of the ring. */
export const SINGLE_GARRISONS: readonly HexId[] = hexes('1,-1 0,1 -1,0 1,0 0,-1 -1,1');

/** further Curses go on bare spaces of the outer ring that are not next to a home hex. */
export function curseSpaces(players: number): HexId[] {
  const d = DIAGRAMS[players]!;
  const tiles = [...d.homes, ...d.towers, ...d.random];
  const more = ALL.filter(
    (h) => ring(h) === RADIUS && !tiles.includes(h) && !d.curses.includes(h) && !NEIGHBOURS[h]!.some((n) => d.homes.includes(n)),
  );
  return [...d.curses, ...more];
}
