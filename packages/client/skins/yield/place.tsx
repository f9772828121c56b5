/** A location: its mark in the shape of the region, its name, and what it means for the question. */
import type { KeyboardEvent } from 'react';
import { svgButton } from '../../src/board/targets.tsx';
import type { Region, Spot } from './geometry.ts';

export type PlaceState = 'idle' | 'legal' | 'chosen' | 'blocked';

const LINE = { stroke: '#241507', strokeWidth: 2.2 };

function Mark({ region, big }: { readonly region: Region; readonly big: boolean }) {
  const r = big ? 15 : 13;
  if (region === 'forest')
    return (
      <>
        <path d={`M0 ${-r * 1.25}L${r * 1.25} 0 0 ${r * 1.25} ${-r * 1.25} 0z`} fill="#fbf3de" {...LINE} />
        <path d={`M0 ${-r * 0.72}L${r * 0.72} 0 0 ${r * 0.72} ${-r * 0.72} 0z`} fill="var(--forest)" />
      </>
    );
  if (region === 'wetlands')
    return (
      <>
        <circle r={r} fill="#fbf3de" {...LINE} />
        <circle r={r * 0.6} fill="var(--wetlands)" />
      </>
    );
  return (
    <>
      <rect x={-r} y={-r} width={2 * r} height={2 * r} fill="#fbf3de" {...LINE} />
      <rect x={-r * 0.58} y={-r * 0.58} width={r * 1.16} height={r * 1.16} fill="var(--town)" />
    </>
  );
}

interface PlaceProps {
  readonly spot: Spot;
  readonly state: PlaceState;
  readonly label: string;
  readonly tabbable: boolean;
  readonly onPress: () => void;
  readonly onArrow: (event: KeyboardEvent) => void;
  readonly thin: boolean;
}

export function PlaceMark({ spot, state, label, tabbable, onPress, onArrow, thin }: PlaceProps) {
  const props = svgButton(label, onPress, state === 'chosen' ? true : undefined);
  const lit = state === 'legal' || state === 'chosen';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with the props
    <g
      transform={`translate(${spot.x} ${spot.y})`}
      className={`yd-place ${state}`}
      data-place={spot.id}
      data-target={`place:${spot.id}`}
      data-state={state}
      {...props}
      tabIndex={tabbable ? 0 : -1}
      onKeyDown={(event) => {
        props.onKeyDown(event);
        onArrow(event);
      }}
    >
      <title>{label}</title>
      <circle r="44" fill="transparent" className="yd-hit" />
      {lit && (
        <>
          <circle r={thin ? 44 : 58} fill="url(#yd-glow)" />
          <circle r="31" fill="#fff3c4" fillOpacity=".55" stroke="#3d2400" strokeWidth={thin ? 8 : 11} />
          <circle r="31" fill="none" stroke={state === 'chosen' ? '#fffaf0' : '#ffcf3f'} strokeWidth={thin ? 4 : 6.5} />
        </>
      )}
      <Mark region={spot.region} big={spot.numeral !== null} />
      {state === 'blocked' && (
        <g transform="translate(36 -46)">
          <circle r="17" fill="#2c3840" stroke="#f1eadc" strokeWidth="2.5" />
          <svg x="-11" y="-11" width="22" height="22" color="#f1eadc" aria-hidden="true">
            <use href="#i-lock" />
          </svg>
        </g>
      )}
    </g>
  );
}

/** Names lie beside the marks: the button has its own words. */
export const PlaceName = ({ spot }: { readonly spot: Spot }) => (
  <g transform={`translate(${spot.x} ${spot.y})`} className="yd-names">
    <text y={spot.numeral === null ? 41 : 45} textAnchor="middle" className={spot.numeral === null ? 'yd-name' : 'yd-name big'}>
      {spot.name}
    </text>
    {spot.numeral !== null && (
      <text y="65" textAnchor="middle" className="yd-numeral">
        {spot.numeral}
      </text>
    )}
  </g>
);
