/** The map as shapes: places, streets as gentle curves, region cells, rivers. Pure, from the tableau's picture alone. */
import type { MapPicture } from '@longtable/kit';

export type Point = readonly [x: number, y: number];
export type Region = 'forest' | 'wetlands' | 'town';

export interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly numeral: string | null;
  readonly region: Region;
}

export interface Street {
  readonly a: number;
  readonly b: number;
  /** The bend of the quadratic curve. */
  readonly bend: Point;
  readonly d: string;
}

export interface Geometry {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly streets: readonly Street[];
}

export const MARGIN = 26;
const NUMERAL = /^(.*) ([IVX]+)$/;

/** The same numbers for the same seed: a map looks the same for everybody. */
export function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function geometryOf(map: MapPicture, stretch: number): Geometry {
  const spots = map.places.map((place, id): Spot => {
    const [, name = place.label, numeral = null] = NUMERAL.exec(place.label) ?? [];
    return { id, x: place.x * stretch, y: place.y, name, numeral, region: place.tone as Region };
  });
  const streets = map.ways.map(([a, b], i): Street => {
    const p = spots[a]!;
    const q = spots[b]!;
    const bow = (random(i * 31 + 5)() - 0.5) * 0.16;
    const bend: Point = [(p.x + q.x) / 2 - (q.y - p.y) * bow, (p.y + q.y) / 2 + (q.x - p.x) * bow];
    return { a, b, bend, d: `M${p.x} ${p.y}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${q.x} ${q.y}` };
  });
  return { key: `${spots.length} ${stretch}`, width: map.width * stretch, height: map.height, spots, streets };
}

export const streetBetween = ({ streets }: Pick<Geometry, 'streets'>, a: number, b: number): Street | undefined =>
  streets.find((street) => (street.a === a && street.b === b) || (street.a === b && street.b === a));

/** Points along the street from one end to the other. */
export function along({ spots }: Geometry, street: Street, from: number, steps: number): Point[] {
  const start = spots[from]!;
  const end = spots[street.a === from ? street.b : street.a]!;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    return [u * u * start.x + 2 * u * t * street.bend[0] + t * t * end.x, u * u * start.y + 2 * u * t * street.bend[1] + t * t * end.y];
  });
}

/** The area nearest to a spot: half-planes cut off one by one. */
export function cellOf({ width, height, spots }: Geometry, spot: Spot): Point[] {
  let shape: Point[] = [
    [MARGIN, MARGIN],
    [width - MARGIN, MARGIN],
    [width - MARGIN, height - MARGIN],
    [MARGIN, height - MARGIN],
  ];
  for (const other of spots) {
    if (other === spot) continue;
    const beyond = ([x, y]: Point): number =>
      (x - (spot.x + other.x) / 2) * (other.x - spot.x) + (y - (spot.y + other.y) / 2) * (other.y - spot.y);
    shape = clip(shape, beyond);
  }
  return shape;
}

function clip(shape: readonly Point[], beyond: (point: Point) => number): Point[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const a = beyond(p);
    const b = beyond(q);
    const kept: Point[] = a <= 0 ? [p] : [];
    if (a * b < 0) kept.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
    return kept;
  });
}

export function inside([x, y]: Point, shape: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i]!;
    const [bx, by] = shape[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const [x0, y0] = at(0);
  const parts = points.slice(0, -1).map((b, i) => {
    const a = at(i - 1);
    const c = at(i + 1);
    const d = at(i + 2);
    const near: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const far: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${near.map((n) => n.toFixed(1)).join(' ')} ${far.map((n) => n.toFixed(1)).join(' ')} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  });
  return `M${x0.toFixed(1)} ${y0.toFixed(1)}${parts.join('')}`;
}

/** Rivers: through each group of joined wetlands along its longest way, from edge to edge, beside the places. */
export function rivers(geometry: Geometry): Point[][] {
  const { spots, streets } = geometry;
  const wet = (id: number): boolean => spots[id]!.region === 'wetlands';
  const next = (id: number): number[] => streets.flatMap(({ a, b }) => (a === id && wet(b) ? [b] : b === id && wet(a) ? [a] : []));
  const seen = new Set<number>();
  const found: Point[][] = [];
  for (const { id, region } of spots) {
    if (region !== 'wetlands' || seen.has(id)) continue;
    const first = farthest(next, id);
    const way = farthest(next, first.at(-1)!);
    for (const one of reach(next, id)) seen.add(one);
    found.push(
      riverAlong(
        geometry,
        way.map((one) => spots[one]!),
      ),
    );
  }
  return found;
}

function reach(next: (id: number) => number[], from: number): Set<number> {
  const seen = new Set([from]);
  const queue = [from];
  for (let id = queue.shift(); id !== undefined; id = queue.shift())
    for (const to of next(id))
      if (!seen.has(to)) {
        seen.add(to);
        queue.push(to);
      }
  return seen;
}

/** The way to the place that is most steps away. */
function farthest(next: (id: number) => number[], from: number): number[] {
  const ways = new Map<number, number[]>([[from, [from]]]);
  const queue = [from];
  let last = [from];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    last = ways.get(id)!;
    for (const to of next(id))
      if (!ways.has(to)) {
        ways.set(to, [...last, to]);
        queue.push(to);
      }
  }
  return last;
}

function riverAlong({ width, height }: Geometry, way: readonly Spot[]): Point[] {
  const beside = way.map(({ x, y }, i): Point => [x + (i % 2 === 0 ? -20 : 20), y + (i % 2 === 0 ? 44 : -46)]);
  const out = ([x, y]: Point): Point => {
    const edges: [number, Point][] = [
      [x, [-20, y + 12]],
      [width - x, [width + 20, y - 12]],
      [y, [x + 14, -20]],
      [height - y, [x - 14, height + 20]],
    ];
    return edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best))[1];
  };
  const start = beside[0]!;
  const end = beside.at(-1)!;
  const from = out(start);
  const to = out(way.length === 1 ? [width - end[0], height - end[1]] : end);
  return [from, ...beside, to];
}
