/** Things that never move: the sea, the tiles with their land, mountain edges, and the names of the regions. */
import { memo, type ReactNode } from 'react';
import { hashNoise } from '../common/hash-noise.ts';
import { edgeOf, outline, R, SEA, SPOTS } from './geometry.ts';
import { Mark } from './glyph.tsx';
import { grain } from './grain.ts';
import type { View } from './open.ts';

type Hex = View['hexes'][number];
type Land = 'ice' | 'woods' | 'highlands' | 'marsh' | 'badlands' | 'capital' | 'hidden';

const PAINT: Readonly<Record<Land, readonly [light: string, dark: string]>> = {
  ice: ['#c9dadd', '#9dbac2'],
  woods: ['#6f8a62', '#4c6a4a'],
  highlands: ['#9a948a', '#6f6a63'],
  marsh: ['#8a9a7a', '#5f7560'],
  badlands: ['#b9936a', '#8a6644'],
  capital: ['#6b2f2a', '#3b1715'],
  hidden: ['#3a4750', '#27323a'],
};

/** The land that a tile shows. */
function landOf(hex: Hex): Land {
  if (hex.kind === 'capital') return 'capital';
  if (!hex.up) return 'hidden';
  if (hex.kind === 'tower') return 'ice';
  return hex.terrain === 'curse' || hex.terrain === 'none' ? 'badlands' : hex.terrain;
}

type Piece = (x: number, y: number, r: number) => ReactNode;
const TREE: Piece = (x, y, r) => (
  <path d={`M${x} ${y}l-5.5 0 5.5-15 5.5 15z`} fill={r < 0.5 ? '#2f4a34' : '#3b5a3c'} stroke="#1a2a1e" strokeWidth=".8" />
);
const PEAK: Piece = (x, y, r) => {
  const high = Math.round(14 + r * 8);
  return (
    <>
      <path d={`M${x} ${y}l-11 0 ${8 + r * 4}-${high} 12 ${high}z`} fill="#5d5851" stroke="#37332e" />
      <path d={`M${Math.round(x - 3 + r * 4)} ${y - high + 6}l3-5 4 6z`} fill="#eef2f0" />
    </>
  );
};
const FLOE: Piece = (x, y) => <path d={`M${x} ${y}l7-3 6 3-5 3zM${x} ${y}l-4 5`} fill="#eef6f6" stroke="#7f9fa8" strokeWidth=".9" />;
const REED: Piece = (x, y) => (
  <>
    <path d={`M${x} ${y}v-8M${x - 3} ${y}l-2-6M${x + 3} ${y}l2-6`} stroke="#34483a" strokeWidth="1.4" />
    <ellipse cx={x} cy={y + 2} rx="8" ry="2" fill="#5d7d86" fillOpacity=".8" />
  </>
);
const ROCK: Piece = (x, y) => <path d={`M${x} ${y}l2-7h6l2 7z`} fill="#7d5a3c" stroke="#4b3321" strokeWidth=".9" />;
const COVER: Readonly<Partial<Record<Land, readonly [count: number, piece: Piece]>>> = {
  woods: [34, TREE],
  highlands: [12, PEAK],
  ice: [16, FLOE],
  marsh: [17, REED],
  badlands: [14, ROCK],
};

/** Trees, peaks and floes, scattered the same way for ever; the middle stays free for what stands there. */
function Cover({ land, seed }: { readonly land: Land; readonly seed: number }) {
  const [count, piece] = COVER[land] ?? [0, TREE];
  const spots = Array.from({ length: count }, (_, i) => {
    const angle = hashNoise(i, seed, 1) * 2 * Math.PI;
    const far = Math.sqrt(hashNoise(i, seed, 2)) * R * 0.72;
    return { i, x: Math.round(Math.cos(angle) * far), y: Math.round(Math.sin(angle) * far * 0.92) };
  });
  const clear = spots.filter(({ x, y }) => Math.abs(x) >= 20 || Math.abs(y) >= 16);
  return clear.sort((a, b) => a.y - b.y).map(({ i, x, y }) => <g key={i}>{piece(x, y, hashNoise(i, seed, 3))}</g>);
}

const Spires = () => (
  <>
    <circle r="50" fill="url(#up-ember)" fillOpacity=".6" />
    <g fill="#140a09" stroke="#d8a93a" strokeWidth="1.2">
      <path d="M-34 24v-26l7-13 7 13v26zM20 24v-26l7-13 7 13v26zM-16 24v-40l7-14 7 14v40zM2 24v-40l7-14 7 14v40z" />
      <path d="M-8 24v-56l8-20 8 20v56z" />
    </g>
    <path d="M-2-22h4v8h-4zM-11-6h3v7h-3zM8-6h3v7h-3z" fill="#ffc561" />
  </>
);

const SeaTower = () => (
  <g opacity=".95">
    <path d="M-9 22l3-44h-4v-9h5v4h3v-4h4v4h3v-4h5v9h-4l3 44z" fill="#4e6873" stroke="#10171c" strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M-2-14h4v8h-4z" fill="#ffd98a" />
  </g>
);

const FaceDown = ({ tower }: { readonly tower: boolean }) => (
  <>
    <Mark name={tower ? 'tower' : 'hidden'} y={-8} size={28} colour="#9fb1b8" />
    <polygon points={outline(R - 14)} fill="none" stroke="#9fb1b8" strokeOpacity=".35" strokeDasharray="2 5" />
  </>
);

const Cracks = () => (
  <>
    <polygon points={outline(R - 6)} fill="#4b1d60" fillOpacity=".62" />
    <path
      d="M-44 6l14-6 8 9 14-12 9 6 12-14 10 9 16-6M-20 42l6-16 12-6M24-40l-7 15-12 5M-34-24l13 8"
      fill="none"
      stroke="#d7a4ec"
      strokeOpacity=".75"
      strokeWidth="1.7"
    />
  </>
);

function Tile({ hex, seed }: { readonly hex: Hex; readonly seed: number }) {
  if (hex.kind === 'bare')
    return (
      <polygon
        points={outline(R - 2)}
        fill={hex.curse ? '#4b1d60' : '#d5e6ea'}
        fillOpacity={hex.curse ? 0.44 : 0.05}
        stroke="#7f9fae"
        strokeOpacity=".8"
        strokeWidth="1.2"
        strokeDasharray="3 5"
      />
    );
  const land = landOf(hex);
  const [light, dark] = PAINT[land];
  return (
    <>
      <polygon points={outline(R - 1.5)} fill="#0a0f13" fillOpacity=".55" transform="translate(0 5)" />
      <polygon points={outline(R - 1.5)} fill={dark} stroke="#10171c" strokeWidth="2" />
      <polygon points={outline(R - 6)} fill={light} stroke="#fff" strokeOpacity=".3" />
      <polygon points={outline(R - 6)} fill="url(#up-sheen)" />
      <Cover land={land} seed={seed} />
      {land === 'capital' && <Spires />}
      {land === 'hidden' && <FaceDown tower={hex.kind === 'tower'} />}
      {land !== 'hidden' && hex.kind === 'tower' && <SeaTower />}
      {hex.curse && <Cracks />}
    </>
  );
}

const STONES = [-2, -1, 0, 1, 2] as const;

/** A ridge of small peaks on an edge that no Unit crosses. */
function Ridge({ direction }: { readonly direction: number }) {
  const { at, along } = edgeOf(direction);
  return STONES.map((i) => {
    const x = Math.round((at[0] + along[0] * i * 9) * 10) / 10;
    const y = Math.round((at[1] + along[1] * i * 9) * 10) / 10;
    return (
      <g key={i} transform={`translate(${x} ${y})`}>
        <path d="M0 4l-5 0 5-10 5 10z" fill="#3a3530" stroke="#0f1215" strokeWidth="1.1" />
        <path d="M0-6l-1.7 3.4 3.4 0z" fill="#eef2f0" />
      </g>
    );
  });
}

const WAVES: readonly (readonly [number, number])[] = [
  [-250, -150],
  [-290, -40],
  [230, 180],
  [150, -290],
  [-130, 285],
  [250, -120],
  [-190, -250],
  [90, 292],
  [-60, -305],
];
const wave = (x: number, y: number, w: number): string => `M${x} ${y}q${w / 8}-7 ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0`;

const Sea = () => (
  <>
    <circle r="340" cy="5" fill="#04080b" fillOpacity=".5" />
    <circle r="340" fill="url(#up-sea)" stroke="#0a1218" strokeWidth="3" />
    <g fill="none" stroke="#7fa3b2" strokeOpacity=".3">
      <circle r="338" strokeWidth="1.5" />
      <circle r="329" strokeWidth="6" strokeDasharray="1.5 11" />
      <circle r="320" />
    </g>
    {WAVES.map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={wave(x, y, 44) + wave(x + 14, y + 9, 30)}
        fill="none"
        stroke="#8fb4c2"
        strokeOpacity=".28"
        strokeWidth="1.5"
      />
    ))}
  </>
);

const ARCS = {
  'fog-grave': 'M-300 62A306 306 0 0 1 -80 -296',
  'howling-white': 'M96 -291A306 306 0 0 1 304 -30',
  'screaming-sea': 'M-240 214A321 321 0 0 0 176 268',
} as const;

const Paints = () => (
  <defs>
    <linearGradient id="up-sheen" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".22" />
      <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#0a1218" stopOpacity=".35" />
    </linearGradient>
    <radialGradient id="up-ember">
      <stop offset="0" stopColor="#ff8a3c" stopOpacity=".9" />
      <stop offset="1" stopColor="#ff5a2b" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="up-sea">
      <stop offset="0" stopColor="#35586a" />
      <stop offset=".7" stopColor="#1e3644" />
      <stop offset="1" stopColor="#132530" />
    </radialGradient>
    <clipPath id="up-shore">
      <circle r="320" />
    </clipPath>
  </defs>
);

interface GroundProps {
  readonly hexes: View['hexes'];
  readonly regions: Readonly<Record<keyof typeof ARCS, string>>;
}

const lie = (hex: Hex): string => `${hex.kind}${hex.up}${hex.terrain}${hex.curse}${hex.edges.join()}`;
const same = (a: GroundProps, b: GroundProps): boolean =>
  a.regions === b.regions && (a.hexes === b.hexes || a.hexes.every((hex, h) => lie(hex) === lie(b.hexes[h]!)));

/** Pixels for each unit of the map that the ground is painted with, once for all sizes of it. */
const PAINTED = 1.8;

/** The ground as large as the map is seen: the painted one is shrunk, which costs nothing. */
export const Ground = ({ scale, ...painted }: GroundProps & { readonly scale: number }) => (
  <div className="up-ground" style={{ width: 2 * SEA * PAINTED, height: 2 * SEA * PAINTED, transform: `scale(${scale / PAINTED})` }}>
    <Painted {...painted} />
  </div>
);

/** Painted once, and again only when a tile is turned or cursed. */
const Painted = memo(
  ({ hexes, regions }: GroundProps) => (
    <svg viewBox={`${-SEA} ${-SEA} ${2 * SEA} ${2 * SEA}`} aria-hidden="true" focusable="false">
      <Paints />
      <Sea />
      {Object.entries(ARCS).map(([region, d]) => (
        <g key={region}>
          <path id={`up-arc-${region}`} d={d} fill="none" />
          <text className="up-lore">
            <textPath href={`#up-arc-${region}`} startOffset="50%">
              {regions[region as keyof typeof ARCS]}
            </textPath>
          </text>
        </g>
      ))}
      {hexes.map((hex, h) => (
        <g key={SPOTS[h]!.join(' ')} transform={`translate(${SPOTS[h]!.join(' ')})`}>
          <Tile hex={hex} seed={h + 1} />
        </g>
      ))}
      <g clipPath="url(#up-shore)">
        <image className="up-grain" x="-330" y="-330" width="660" height="660" href={grain() ?? undefined} />
      </g>
      {hexes.map((hex, h) => (
        <g key={SPOTS[h]!.join(' ')} transform={`translate(${SPOTS[h]!.join(' ')})`}>
          {hex.edges.map((direction) => (
            <Ridge key={direction} direction={direction} />
          ))}
        </g>
      ))}
    </svg>
  ),
  same,
);
