/** Light on the map: lit streets, the glow of targets, and the dusk round a battle. */
import { memo } from 'react';
import type { Geometry } from './geometry.ts';

export const Glow = memo(() => (
  <defs>
    <radialGradient id="yd-glow">
      <stop offset=".25" stopColor="#fff2b0" stopOpacity=".95" />
      <stop offset=".6" stopColor="#ffd84d" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffd84d" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="yd-hole">
      <stop offset=".45" stopColor="#000" />
      <stop offset=".8" stopColor="#000" stopOpacity=".45" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </radialGradient>
  </defs>
));

const LIT = 130;

/** The places of the battle keep their light. */
export function Dusk({ geometry, fighting }: { readonly geometry: Geometry; readonly fighting: readonly number[] }) {
  if (fighting.length === 0) return null;
  const { width, height, spots } = geometry;
  return (
    <>
      <mask id="yd-spot">
        <rect width={width} height={height} fill="#fff" />
        {fighting.map((place) => (
          <circle key={place} cx={spots[place]!.x} cy={spots[place]!.y - 14} r={LIT} fill="url(#yd-hole)" />
        ))}
      </mask>
      <rect width={width} height={height} fill="#0a0f13" fillOpacity=".62" mask="url(#yd-spot)" />
    </>
  );
}

export const Streets = ({ lit }: { readonly lit: readonly { readonly d: string }[] }) => (
  <g className="yd-streets">
    {lit.map(({ d }) => (
      <path key={d} d={d} stroke="#3d2400" strokeWidth="15" />
    ))}
    {lit.map(({ d }) => (
      <path key={d} d={d} stroke="#ffcf3f" strokeWidth="9.5" />
    ))}
    <g className="yd-march">
      {lit.map(({ d }) => (
        <path key={d} d={d} stroke="#fff6cf" strokeWidth="3" strokeDasharray="2 12" />
      ))}
    </g>
  </g>
);
