/** The Citadel between two lands, with minions on their spaces. */
import { REGIONS } from '@longtable/crown-of-ash/data/board';
import { Keep, Land } from '../../../skins/crown-of-ash/landscape.tsx';
import { Minion } from '../../../skins/crown-of-ash/minion.tsx';
import type { Colour } from '../../design/shield.tsx';
import { ShieldShape } from '../../design/shield.tsx';

const SKIES = ['#e4c48b', '#4b5a66', '#5a2a22', '#33303a', '#6d8d92', '#7d9382'] as const;
const LEFT = ['mountains', 'volcano'] as const;
const RIGHT = ['forest', 'coast'] as const;

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly region: (typeof LEFT)[number] | (typeof RIGHT)[number];
  readonly owner: Colour;
}

function Plate({ x, y, region, owner }: PlateProps) {
  const area = REGIONS.indexOf(region);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="176" height="84" rx="10" fill={SKIES[area] ?? '#444'} />
      <svg width="176" height="84">
        <Land area={area} />
      </svg>
      <rect width="176" height="84" rx="10" fill="none" stroke={`var(--p${owner})`} strokeWidth="4" />
      <g transform="translate(8 40) scale(.8)">
        <ShieldShape colour={owner} charge={owner === 0 ? null : 'skull'} />
      </g>
    </g>
  );
}

const Man = ({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: Colour }) => (
  <svg x={x} y={y} width="40" height="44">
    <Minion colour={colour} />
  </svg>
);

export const CrownScene = () => (
  <svg viewBox="0 0 640 210" preserveAspectRatio="xMidYMid slice" focusable="false">
    <rect width="640" height="210" fill="#1c1413" />
    <rect x="216" y="10" width="208" height="190" rx="14" fill="#7a3b1f" />
    <svg x="216" y="10" width="208" height="190">
      <Keep />
    </svg>
    <rect x="216" y="10" width="208" height="190" rx="14" fill="none" stroke="#e0a552" strokeWidth="4" />
    <Plate x={20} y={14} region={LEFT[0]} owner={1} />
    <Plate x={20} y={112} region={LEFT[1]} owner={2} />
    <Plate x={444} y={14} region={RIGHT[0]} owner={0} />
    <Plate x={444} y={112} region={RIGHT[1]} owner={3} />
    <Man x={140} y={46} colour={2} />
    <Man x={300} y={148} colour={1} />
    <Man x={340} y={148} colour={3} />
    <Man x={566} y={146} colour={3} />
  </svg>
);
