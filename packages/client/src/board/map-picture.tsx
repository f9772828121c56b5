/** Any map as a sheet of parchment: places, ways, pieces. */
import type { MapPicture, MapPlace } from '@longtable/kit';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { HexMap } from './hex-map.tsx';
import { itemWords } from './items.tsx';
import { MapPiece } from './map-piece.tsx';
import { svgButton } from './targets.tsx';
import { hueOf } from './tones.ts';
import { usePlace } from './use-place.ts';
import './map-picture.css';

function Mark({ shape, tone }: Pick<MapPlace, 'shape' | 'tone'>) {
  const fill = hueOf(tone);
  const line = { stroke: '#241507', strokeWidth: 2.2 };
  if (shape === 'diamond')
    return (
      <>
        <path d="M0-18L18 0 0 18-18 0z" fill="#fbf3de" {...line} />
        <path d="M0-10L10 0 0 10-10 0z" fill={fill} />
      </>
    );
  if (shape === 'square')
    return (
      <>
        <rect x="-15" y="-15" width="30" height="30" fill="#fbf3de" {...line} />
        <rect x="-9" y="-9" width="18" height="18" fill={fill} />
      </>
    );
  return (
    <>
      <circle r="15" fill="#fbf3de" {...line} />
      <circle r="9" fill={fill} />
    </>
  );
}

function Place({ place, onLook }: { readonly place: MapPlace; readonly onLook: (place: MapPlace) => void }) {
  const { target, label, press } = usePlace(place, onLook);
  const start = -((place.pieces.length - 1) * 44) / 2;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g className={`map-place ${target?.state ?? ''}`} data-target={place.target} data-state={target?.state} {...svgButton(label, press)}>
        <title>{label}</title>
        <circle r="36" fill="transparent" />
        {target && target.state !== 'blocked' && (
          <>
            <circle r="31" fill="#fff3c4" fillOpacity=".55" stroke="#3d2400" strokeWidth="11" />
            <circle r="31" fill="none" stroke={target.state === 'chosen' ? '#fffaf0' : '#ffcf3f'} strokeWidth="6" />
          </>
        )}
        <Mark shape={place.shape} tone={place.tone} />
        {target?.state === 'blocked' && (
          <svg x="14" y="-38" width="26" height="26" color="#24160a" aria-hidden="true">
            <circle cx="13" cy="13" r="12" fill="#efe4ca" stroke="#24160a" />
            <use href="#i-lock" x="4" y="4" width="18" height="18" />
          </svg>
        )}
        <text y="42" textAnchor="middle" className="map-name">
          {place.label}
        </text>
      </g>
      {place.pieces.map((item, i) => (
        <MapPiece key={item.target ?? i} item={item} x={start + i * 44} y={-34} />
      ))}
    </g>
  );
}

/** Places joined by ways, on a sheet of parchment. */
function StreetMap({ map, onLook }: { readonly map: MapPicture; readonly onLook: (place: MapPlace) => void }) {
  const text = useText();
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={text.table.land} className="map-svg">
      <rect x="2" y="2" width={map.width - 4} height={map.height - 4} rx="8" fill="#e9dab6" />
      <rect x="20" y="20" width={map.width - 40} height={map.height - 40} fill="none" stroke="#3b2810" strokeWidth="2" />
      <rect
        x="13"
        y="13"
        width={map.width - 26}
        height={map.height - 26}
        fill="none"
        stroke="#3b2810"
        strokeOpacity=".6"
        strokeWidth="5"
        strokeDasharray="24 24"
      />
      {map.ways.map(([a, b]) => {
        const p = map.places[a]!;
        const q = map.places[b]!;
        return <path key={`${a}-${b}`} d={`M${p.x} ${p.y}L${q.x} ${q.y}`} className="map-way" />;
      })}
      {map.ways.map(([a, b]) => {
        const p = map.places[a]!;
        const q = map.places[b]!;
        return <path key={`${a}-${b}`} d={`M${p.x} ${p.y}L${q.x} ${q.y}`} className="map-way top" />;
      })}
      {map.places.map((one) => (
        <Place key={one.target} place={one} onLook={onLook} />
      ))}
    </svg>
  );
}

export function MapPictureView({ map }: { readonly map: MapPicture }) {
  const text = useText();
  const [place, setPlace] = useState<MapPlace | null>(null);
  const Land = map.places[0]?.shape === 'hex' ? HexMap : StreetMap;
  return (
    <div className="map-sheet">
      <Land map={map} onLook={setPlace} />
      {place && (
        <div className="map-info tip" role="status">
          <h3>{place.label}</h3>
          {place.text && <p>{place.text}</p>}
          {place.pieces.map((item) => (
            <p key={item.target ?? item.label}>{itemWords(item, text.table)}</p>
          ))}
        </div>
      )}
    </div>
  );
}
