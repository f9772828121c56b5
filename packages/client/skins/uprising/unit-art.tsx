/** Small pictures of the Units: who they are before the sky of their land. */
import { type FactionId, UNIT, type UnitDef, type UnitId } from '@longtable/uprising/data/factions';
import { useId } from 'react';
import { TINCTURE } from './heraldry.ts';

const SKIES: Readonly<Record<FactionId, readonly [above: string, below: string]>> = {
  druwhn: ['#20343d', '#7fa79c'],
  duerkhar: ['#333a44', '#b99a74'],
  krowh: ['#5b2d2a', '#e0a866'],
  mohyar: ['#3f525f', '#c7d8d8'],
};
const INK = '#10151a';

interface FigureProps {
  readonly at: string;
  readonly type: UnitDef['type'];
}

const Man = ({ at, type }: FigureProps) => (
  <g transform={at} fill={INK} stroke={INK}>
    <circle cy="-31" r="6" stroke="none" />
    <path d="M-9 0c-1-14 0-23 9-23s10 9 9 23z" stroke="none" />
    {type === 'warrior' && (
      <>
        <path d="M8-16l12-20" strokeWidth="3.2" strokeLinecap="round" />
        <circle cx="-9" cy="-12" r="8.5" fill="var(--fc)" strokeWidth="2" />
      </>
    )}
    {type === 'archer' && (
      <>
        <path d="M10-34c10 8 10 26 0 34" fill="none" strokeWidth="2.6" />
        <path d="M10-34V0M-4-17h20" strokeWidth="1.2" />
      </>
    )}
  </g>
);

const Beast = ({ at }: { readonly at: string }) => (
  <g transform={at} fill={INK}>
    <path d="M-34 0c2-10 0-16 2-22 3-9 14-10 26-9 10 0 14-3 20-9l3-7 3 6c6 3 9 8 12 15l-4 4-9-2c-2 6-3 8-3 14l2 10h-6l-4-13c-8 2-14 2-20 0l-3 13h-6l1-12-6 2-3 10z" />
    <circle cx="21" cy="-36" r="1.5" fill="#ffd27a" />
    <g transform="translate(-6 -28) scale(.8)">
      <circle cy="-27" r="6" />
      <path d="M-8 0c0-13 1-20 8-20s8 7 8 20z" />
      <path d="M4-12L34-34" stroke={INK} strokeWidth="3" />
      <path d="M-3-20l-10-12v14z" fill="var(--fc)" />
    </g>
  </g>
);

/** Trolls and the Koloth are larger than anybody else. */
const sizeOf = (unit: UnitId): number => (unit === 'trolls' ? 1.75 : unit === 'koloth' ? 1.25 : 1);

function Figures({ unit }: { readonly unit: UnitId }) {
  const { type, elite } = UNIT[unit];
  const size = sizeOf(unit);
  if (type === 'rider') return <Beast at={`translate(58 61) scale(${1.05 * size})`} />;
  if (elite) return <Man at={`translate(62 62) scale(${1.35 * (size > 1 ? 1.25 : 1)})`} type={type} />;
  return (
    <>
      <Man at="translate(44 62) scale(1.02)" type={type} />
      <Man at="translate(80 62) scale(1.02)" type={type} />
    </>
  );
}

export function UnitArt({ unit }: { readonly unit: UnitId }) {
  const id = useId();
  const { faction, elite } = UNIT[unit];
  const [above, below] = SKIES[faction];
  return (
    <svg className={`art fc${TINCTURE[faction]}`} viewBox="0 0 120 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={above} />
          <stop offset="1" stopColor={below} />
        </linearGradient>
      </defs>
      <rect width="120" height="64" fill={`url(#${id})`} />
      <path d="M0 56l20-8 30 4 26-8 44 10v12H0z" fill="#0004" />
      <Figures unit={unit} />
      {elite && (
        <>
          <path d="M104 60V14" stroke={INK} strokeWidth="2" />
          <path d="M104 15h-18l5 6-5 6h18z" fill="var(--fc)" stroke={INK} />
        </>
      )}
    </svg>
  );
}

/** A Wall or a Tower before grey hills. */
export const BuildingArt = ({ what }: { readonly what: 'wall' | 'tower' }) => (
  <svg className="art" viewBox="0 0 120 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="120" height="64" fill="#7f98a0" />
    <path d="M0 50l40-16 30 10 50-14v34H0z" fill="#5c727b" />
    {what === 'wall' ? (
      <path d="M10 64V34h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v30z" fill="#c9c0ac" stroke="#10171c" strokeWidth="2" />
    ) : (
      <>
        <path d="M48 64V26h-5V14h8v6h6v-6h7v6h6v-6h8v12h-5v38z" fill="#c9c0ac" stroke="#10171c" strokeWidth="2" />
        <path d="M57 34h7v12h-7z" fill="#10171c" />
      </>
    )}
  </svg>
);
