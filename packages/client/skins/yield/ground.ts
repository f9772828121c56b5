/** The painted ground: an old hand-coloured sheet. It never changes in a match, so it is drawn once and kept as a bitmap. */
import { along, cellOf, type Geometry, inside, MARGIN, type Point, type Region, random, rivers, type Spot, smooth } from './geometry.ts';
import { field, house, pool, reed, tree } from './land-cover.ts';
import { shaken } from './noise.ts';

const WASH: Readonly<Record<Region, string>> = { forest: '#b3bd86', wetlands: '#b4cac2', town: '#e0c192' };
/** The area for each thing, and the room that it needs. */
const COVER: Readonly<Record<Region, { readonly area: number; readonly gap: number }>> = {
  forest: { area: 300, gap: 13 },
  wetlands: { area: 1000, gap: 32 },
  town: { area: 900, gap: 25 },
};

/** Grain and stains are small tiles, so that a slow filter runs over few pixels. */
const TILES = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .17  0 0 0 0 .08  0 0 0 -.9 .52"/></filter><filter id="blot" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="12" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .27  0 0 0 0 .1  0 0 0 1.3 -.52"/></filter><pattern id="grains" width="180" height="180" patternUnits="userSpaceOnUse"><rect width="180" height="180" filter="url(#grain)"/></pattern><pattern id="blots" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="scale(5)"><rect width="120" height="120" filter="url(#blot)"/></pattern><radialGradient id="vig" cx=".5" cy=".47" r=".72"><stop offset=".55" stop-color="#5a3a14" stop-opacity="0"/><stop offset="1" stop-color="#3c230a" stop-opacity=".55"/></radialGradient>`;

const closed = (shape: readonly Point[]): string => `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export function groundSvg(geometry: Geometry): string {
  const { width, height, spots, streets } = geometry;
  const cells = spots.map((spot) => cellOf(geometry, spot));
  const coasts = cells.map((cell) => ragged(cell));
  const waters = rivers(geometry);
  const inner = `x="${MARGIN}" y="${MARGIN}" width="${width - 2 * MARGIN}" height="${height - 2 * MARGIN}"`;
  const roads = streets.map((street) => smooth(along(geometry, street, street.a, 9).map((p) => shaken(p, 0.03, 7))));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${TILES}<clipPath id="sheet"><rect ${inner}/></clipPath></defs>`,
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="6" fill="#e9dab6"/><g clip-path="url(#sheet)">`,
    washes(spots, cells, coasts),
    water(waters),
    '<g fill="none" stroke-linecap="round">',
    ...roads.map((d) => `<path d="${d}" stroke="#4a3319" stroke-width="9.500" stroke-opacity=".9"/>`),
    ...roads.map((d) => `<path d="${d}" stroke="#f6ead0" stroke-width="6"/>`),
    ...roads.map((d) => `<path d="${d}" stroke="#a58a5c" stroke-width="1" stroke-dasharray="3 7"/>`),
    '</g>',
    cover(geometry, cells, waters),
    `<rect width="${width}" height="${height}" fill="url(#blots)" opacity=".5"/><rect width="${width}" height="${height}" fill="url(#grains)" opacity=".35"/><rect width="${width}" height="${height}" fill="url(#vig)"/></g>`,
    neatline(width, height),
    '</svg>',
  ].join('');
}

/** Cells in the colour of their region, and soft borders where two regions meet. */
function washes(spots: readonly Spot[], cells: readonly Point[][], coasts: readonly Point[][]): string {
  const fills = spots.map(
    ({ region }, i) => `<path d="${closed(coasts[i]!)}" fill="${WASH[region]}" stroke="${WASH[region]}" stroke-width="3"/>`,
  );
  let borders = '';
  for (const [i, a] of spots.entries()) {
    for (const [j, b] of spots.entries()) {
      if (j <= i || a.region === b.region) continue;
      const [from, to, more] = cells[i]!.filter((p) => cells[j]!.some((q) => distance(p, q) < 0.6));
      if (from && to && !more)
        borders += line(
          ragged([from, to])
            .slice(0, -1)
            .concat([shaken(to, 0.012, 34)]),
        );
    }
  }
  const glow = [30, 24, 18, 12].map((wide) => `<path d="${borders}" stroke="#fbf1d6" stroke-opacity=".24" stroke-width="${wide}"/>`);
  return `${fills.join('')}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${glow.join('')}<path d="${borders}" stroke="#5f4a2a" stroke-opacity=".65" stroke-width="1.800" stroke-dasharray="1 6"/></g>`;
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A shape whose sides wander a little; neighbours wander alike, so no gap opens. */
function ragged(shape: readonly Point[]): Point[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const parts = Math.max(1, Math.round(distance(p, q) / 12));
    return Array.from({ length: parts }, (_, n): Point => {
      const t = n / parts;
      return shaken([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t], 0.012, 34);
    });
  });
}

function water(waters: readonly Point[][]): string {
  const lines = waters.map(smooth);
  const strokes = [
    ['#35626f', 33, ''],
    ['#79abb8', 28, ''],
    ['#9cc6cd', 16, ''],
    ['#eef7f4', 1.7, 'stroke-dasharray="22 34 9 41"'],
    ['#e3f1ef', 1.5, 'stroke-dasharray="14 52 20 30" transform="translate(6 7)"'],
    ['#4f8592', 1.4, 'stroke-dasharray="18 40 7 60" transform="translate(-8 -8)"'],
  ] as const;
  const drawn = strokes.flatMap(([colour, wide, more]) =>
    lines.map((d) => `<path d="${d}" stroke="${colour}" stroke-width="${wide}" ${more}/>`),
  );
  return `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`;
}

function neatline(width: number, height: number): string {
  const frame = (out: number, more: string): string =>
    `<rect x="${MARGIN - out}" y="${MARGIN - out}" width="${width - 2 * (MARGIN - out)}" height="${height - 2 * (MARGIN - out)}" stroke="#3b2810" ${more}/>`;
  return `<g fill="none">${frame(0, 'stroke-width="2.5"')}${frame(7, 'stroke-width="6" stroke-dasharray="26 26" stroke-opacity=".75"')}${frame(11, 'stroke-width="1.5"')}</g>`;
}

/** Trees, fields, houses, pools and reeds, where nothing else stands. */
function cover(geometry: Geometry, cells: readonly Point[][], waters: readonly Point[][]): string {
  const { width, height, spots } = geometry;
  const chance = random(7);
  const roads = roadPoints(geometry);
  const wet = waters.flatMap((line) => between(line));
  const things: { at: Point; depth: number; svg: string }[] = [];
  for (const [i, { region }] of spots.entries()) {
    const shape = cells[i]!;
    const [left, right] = [Math.min(...shape.map(([x]) => x)), Math.max(...shape.map(([x]) => x))];
    const [top, bottom] = [Math.min(...shape.map(([, y]) => y)), Math.max(...shape.map(([, y]) => y))];
    const { area, gap } = COVER[region];
    for (let n = ((right - left) * (bottom - top)) / area; n > 0; n--) {
      const at: Point = [left + chance() * (right - left), top + chance() * (bottom - top)];
      const [kind, size] = [chance(), chance()];
      const [x, y] = at;
      if (x < MARGIN + 16 || x > width - MARGIN - 16 || y < MARGIN + 26 || y > height - MARGIN - 8 || !inside(at, shape)) continue;
      if (nearSpot(spots, at) < 46 || roads.some((p) => distance(p, at) < 14) || wet.some((p) => distance(p, at) < 30)) continue;
      if (things.some((thing) => Math.hypot(thing.at[0] - x, (thing.at[1] - y) * 1.3) < gap)) continue;
      things.push({ at, ...growing(region, at, kind, size) });
    }
  }
  return things
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

function growing(region: Region, at: Point, kind: number, size: number): { depth: number; svg: string } {
  const [, y] = at;
  if (region === 'forest') return { depth: y, svg: tree(at, 0.78 + size * 0.42, kind < 0.62, size) };
  if (region === 'wetlands') return { depth: y, svg: kind < 0.34 ? pool(at, 0.6 + size * 0.5) : reed(at, 0.85 + size * 0.4) };
  // Fields lie under everything else.
  if (kind < 0.42) return { depth: y - 400, svg: field(at, 0.8 + size * 0.5, size * 30 - 15, size) };
  return { depth: y, svg: house(at, 0.85 + size * 0.35, size) };
}

function roadPoints({ spots, streets }: Geometry): Point[] {
  return streets.flatMap(({ a, b, bend }) => {
    const p = spots[a]!;
    const q = spots[b]!;
    return Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14;
      const u = 1 - t;
      return [u * u * p.x + 2 * u * t * bend[0] + t * t * q.x, u * u * p.y + 2 * u * t * bend[1] + t * t * q.y];
    });
  });
}

const between = (line: readonly Point[]): Point[] =>
  line.slice(0, -1).flatMap(([ax, ay], i) => {
    const [bx, by] = line[i + 1]!;
    return Array.from({ length: 13 }, (_, n): Point => [ax + ((bx - ax) * n) / 13, ay + ((by - ay) * n) / 13]);
  });

/** Names hang below their places, so more room is kept there. */
const nearSpot = (spots: readonly Spot[], [x, y]: Point): number =>
  Math.min(...spots.map((spot) => Math.hypot((x - spot.x) * 0.72, y > spot.y ? (y - spot.y) * 0.78 : y - spot.y)));
