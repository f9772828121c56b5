/** A map of hexes: tiles on a dark sea, with terrain, short names and small pieces. */
import type { MapPicture, MapPlace } from '@longtable/kit';
import { useText } from '../i18n/index.ts';
import { MapPiece } from './map-piece.tsx';
import { svgButton } from './targets.tsx';
import { hueOf, isEmptyTone, signOf } from './tones.ts';
import { usePlace } from './use-place.ts';

const RADIUS = 49;
const PIECE = 0.62;

const hexagon = (r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** The name without its coordinates, in one line or two. */
function linesOf(label: string): readonly string[] {
  const name = label.replace(/\s*\([^)]*\)$/, '');
  const gap = name.length > 11 ? name.indexOf(' ', Math.floor(name.length / 3)) : -1;
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

export function HexMap({ map, onLook }: { readonly map: MapPicture; readonly onLook: (place: MapPlace) => void }) {
  const text = useText();
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={text.table.land} className="map-svg">
      <rect width={map.width} height={map.height} rx="14" fill="#10222d" />
      <rect x="6" y="6" width={map.width - 12} height={map.height - 12} rx="10" fill="none" stroke="#82693a" />
      {map.places.map((place) => (
        <Hex key={place.target} place={place} onLook={onLook} />
      ))}
      {map.places.map(({ target, x, y, pieces }) => (
        <g key={target} transform={`translate(${x} ${y - 8})`}>
          {pieces.map((item, i) => (
            <MapPiece key={item.target ?? i} item={item} {...seatFor(i, pieces.length)} scale={PIECE} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Up to three in a row, then a second row. */
function seatFor(i: number, n: number): { x: number; y: number } {
  const inRow = n <= 3 ? n : Math.ceil(n / 2);
  const row = Math.floor(i / inRow);
  const here = Math.min(inRow, n - row * inRow);
  return { x: ((i % inRow) - (here - 1) / 2) * 27, y: n <= 3 ? 0 : row * 26 - 13 };
}

function Hex({ place, onLook }: { readonly place: MapPlace; readonly onLook: (place: MapPlace) => void }) {
  const { target, label, press } = usePlace(place, onLook);
  const lit = target !== undefined && target.state !== 'blocked';
  const sign = signOf(place.tone);
  const lines = isEmptyTone(place.tone) ? [] : linesOf(place.label);
  return (
    <g
      transform={`translate(${place.x} ${place.y})`}
      className={`map-place map-hex ${target?.state ?? ''}`}
      data-target={place.target}
      data-state={target?.state}
      {...svgButton(label, press)}
    >
      <title>{label}</title>
      <polygon points={hexagon(RADIUS)} fill={hueOf(place.tone)} className={place.tone === 'sea' ? 'sea' : 'land'} />
      {sign && place.pieces.length === 0 && <use href={`#i-${sign}`} x="-15" y="-24" width="30" height="30" className="sign" />}
      {lit && <polygon points={hexagon(RADIUS - 4)} className={target.state === 'chosen' ? 'lit chosen' : 'lit'} />}
      {target?.state === 'blocked' && <use href="#i-lock" x="16" y="-40" width="18" height="18" className="lock" />}
      <text textAnchor="middle" className="hex-name">
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={lines.length === 1 ? 34 : 25 + i * 12}>
            {`${line} `}
          </tspan>
        ))}
      </text>
    </g>
  );
}
