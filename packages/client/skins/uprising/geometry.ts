/** Places of the 37 spaces: flat-topped hexes round The Capital. */
import { SPACES } from '@longtable/uprising/data/map';
import type { Point } from '../common/frame.ts';

/** Half the width of a hex, in units of the map. */
export const R = 56;
/** Half the side of the square that holds the whole sea. */
export const SEA = 345;

const ROOT_3 = Math.sqrt(3);
const round = (n: number): number => Math.round(n * 10) / 10;

export const SPOTS: readonly Point[] = SPACES.map(({ q, r }) => [round(q * 1.5 * R), round((r + q / 2) * ROOT_3 * R)]);

const corner = (i: number, radius: number): string =>
  `${round(Math.cos((Math.PI / 3) * i) * radius)},${round(Math.sin((Math.PI / 3) * i) * radius)}`;

/** Corners of a hex, for a polygon. */
export const outline = (radius: number): string => [0, 1, 2, 3, 4, 5].map((i) => corner(i, radius)).join(' ');

/** Angles of the six edges, in the order of the game's directions. */
const EDGES = [30, -30, -90, 210, 150, 90].map((degrees) => (degrees * Math.PI) / 180);
const RIM = 47;

/** The middle of an edge of a hex and the direction along it. */
export function edgeOf(direction: number): { readonly at: Point; readonly along: Point } {
  const angle = EDGES[direction]!;
  return { at: [Math.cos(angle) * RIM, Math.sin(angle) * RIM], along: [-Math.sin(angle), Math.cos(angle)] };
}

const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest space in the direction of an arrow key; null: there is none, or it is no arrow key. */
export function beyond(from: number, key: string): number | null {
  const direction = ARROWS[key];
  if (direction === undefined) return null;
  const [x, y] = SPOTS[from]!;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  SPOTS.forEach(([tx, ty], hex) => {
    const ahead = (tx - x) * direction[0] + (ty - y) * direction[1];
    const aside = Math.abs((tx - x) * direction[1]) + Math.abs((ty - y) * direction[0]);
    if (hex === from || ahead <= 1 || ahead + aside * 2 >= least) return;
    least = ahead + aside * 2;
    best = hex;
  });
  return best;
}
