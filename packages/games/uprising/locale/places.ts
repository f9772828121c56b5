/** Names of hexes: a tile by its name, a bare space by region and numeral, a face-down hex by a neighbour. Never coordinates. */
import { ALL, DIAGRAMS, type HexId, NEXT, REGION_OF, REGIONS, ring, SPACES, WEDGES } from '../data/map.ts';
import type { View } from '../view-types.ts';
import type { Words } from './words.ts';

const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Directions of the map clockwise from the north. */
const CLOCKWISE: readonly number[] = [2, 1, 0, 5, 4, 3];

/** The angle of a space clockwise from the north, in thousandths of a turn; straight north comes last. */
function bearing(h: HexId): number {
  const { q, r } = SPACES[h]!;
  const turn = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) / (2 * Math.PI);
  return Math.round((turn <= 0.0001 ? turn + 1 : turn) * 1000);
}

/** The number of each space in its region: bare spaces of the diagram first, clockwise and from the rim inwards, then the others. */
function numbers(players: number): readonly number[] {
  const { homes, towers, random } = DIAGRAMS[players]!;
  const covered = [...homes, ...towers, ...random];
  const list = new Array<number>(ALL.length).fill(0);
  for (const region of REGIONS) {
    const order = WEDGES[region].toSorted((a, b) => bearing(a) - bearing(b) || ring(b) - ring(a));
    const bareFirst = [...order.filter((h) => !covered.includes(h)), ...order.filter((h) => covered.includes(h))];
    bareFirst.forEach((h, i) => {
      list[h] = i;
    });
  }
  return list;
}
const NUMBER: Readonly<Record<number, readonly number[]>> = Object.fromEntries([2, 3, 4].map((n) => [n, numbers(n)]));

/** A space by its region and numeral. */
function spaceName(w: Words, view: View, h: HexId): string {
  const region = REGION_OF[h] ?? null;
  return `${region === null ? w.space : w.regions[region]} ${NUMERALS[NUMBER[view.players.length]![h]!]}`;
}

/** A hex that has a name of its own; null: it is called after a neighbour. */
function ownName(w: Words, view: View, h: HexId): string | null {
  const hex = view.hexes[h]!;
  if (hex.kind === 'bare') return spaceName(w, view, h);
  if (hex.tile == null) return null;
  return hex.up ? w.tiles[hex.tile][0] : `${w.tiles[hex.tile][0]} (${hex.kind === 'tower' ? w.seaTower : w.unexplored})`;
}

/** The neighbour that gives a face-down hex its name: the first with a tile clockwise from the north, else the first bare one. */
function godparent(w: Words, view: View, h: HexId): HexId {
  const near = CLOCKWISE.map((d) => NEXT[h]![d]!).filter((n) => n >= 0 && ownName(w, view, n) !== null);
  return near.find((n) => view.hexes[n]!.kind !== 'bare') ?? near[0] ?? -1;
}

export function hexName(w: Words, view: View, h: HexId): string {
  const hex = view.hexes[h];
  if (hex === undefined) return w.reserve;
  const own = ownName(w, view, h);
  if (own !== null) return own;
  const what = hex.kind === 'tower' ? w.seaTower : w.unexplored;
  const near = godparent(w, view, h);
  if (near < 0) return `${what} (${spaceName(w, view, h)})`;
  const same = (x: HexId): boolean =>
    x !== h &&
    (view.hexes[x]!.kind === 'tower') === (hex.kind === 'tower') &&
    ownName(w, view, x) === null &&
    godparent(w, view, x) === near;
  const side = ALL.some(same) ? w.compass[CLOCKWISE.indexOf(NEXT[near]!.indexOf(h))]! : null;
  return w.byHex(what, ownName(w, view, near)!, side);
}
