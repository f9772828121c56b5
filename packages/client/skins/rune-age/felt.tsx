/** The ground of the table: blue felt with a ring of runes. It never changes in a match. */
import { memo } from 'react';
import { hashNoise } from '../common/hash-noise.ts';

const RUNES = ['M0-14v28M0-8l9 7-9 7', 'M0-14v28M-8-6l16 12', 'M-7-14v28M7-14v28M-7-4l14 8', 'M0-14v28M0-12l-9 8M0-2l-9 8'] as const;
const STARS = Array.from({ length: 40 }, (_, i) => i);

export const Felt = memo(() => (
  <svg className="ra-felt" viewBox="0 0 1100 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <g fill="none" stroke="#8fb4e8" strokeOpacity=".16">
      <circle cx="550" cy="200" r="240" strokeWidth="2" />
      <circle cx="550" cy="200" r="228" strokeWidth="9" strokeDasharray="2 20" />
      <circle cx="550" cy="200" r="214" strokeWidth="1.5" />
      <circle cx="550" cy="200" r="330" strokeWidth="1.5" />
    </g>
    <g stroke="#8ff5e2" strokeOpacity=".22" strokeWidth="4" fill="none" strokeLinecap="round">
      {Array.from({ length: 12 }, (_, i) => {
        const turn = (i / 12) * 2 * Math.PI;
        const at = `${(550 + Math.cos(turn) * 272).toFixed(0)} ${(200 + Math.sin(turn) * 272).toFixed(0)}`;
        return <path key={at} transform={`translate(${at}) rotate(${i * 30 + 90})`} d={RUNES[i % 4]} />;
      })}
    </g>
    {STARS.map((i) => (
      <circle
        key={i}
        cx={hashNoise(i, 1, 3) * 1100}
        cy={hashNoise(i, 2, 3) * 400}
        r={0.5 + hashNoise(i, 4, 3)}
        fill="#fff"
        opacity={hashNoise(i, 5, 3) * 0.4}
      />
    ))}
  </svg>
));
