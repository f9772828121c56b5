/** Grounds behind silhouettes: known without colour, one motif for each race and kind. */
import type { ReactNode } from 'react';
import type { Ground } from './card.ts';

export const GROUND_COLOURS: Readonly<Record<Ground, string>> = {
  dq: '#2d5391',
  lt: '#3a6a37',
  ut: '#8b2a20',
  wq: '#5d3a80',
  dw: '#33616c',
  or: '#a4601f',
  nc: '#6d6753',
  gold: '#9a7212',
  city: '#4a76a8',
  keep: '#7d7a86',
  enemy: '#8a2a1c',
  instant: '#5a3a12',
  lasting: '#3c3f52',
  rune: '#1f4a58',
  objective: '#16284a',
};

const ray = (turn: number, half: number): string => {
  const at = (angle: number): string => `${(50 + 90 * Math.cos(angle)).toFixed(0)} ${(46 + 90 * Math.sin(angle)).toFixed(0)}`;
  return `M50 46L${at(turn - half)}L${at(turn + half)}z`;
};
const rays = (n: number, half: number): string => Array.from({ length: n }, (_, i) => ray((i * 2 * Math.PI) / n, half)).join('');
const wave = (y: number): string => `M0 ${y}c20-5 34 5 50 0s30-5 50 0v6c-20-5-34 5-50 0s-30-5-50 0z`;

export const GROUNDS: Readonly<Record<Ground, ReactNode>> = {
  dq: (
    <>
      <path d={rays(12, 0.12)} fill="#fff" opacity=".16" />
      <circle cx="50" cy="46" r="30" fill="#fff" opacity=".2" />
    </>
  ),
  lt: (
    <>
      <path d={[8, 26, 70, 90].map((x) => `M${x - 3} 90L${x - 1} 0h4l2 90z`).join('')} fill="#0d2410" opacity=".5" />
      <path d="M0 0h100v10c-10 8-18-2-26 5s-16-3-24 4-16-4-24 3S8 14 0 18z" fill="#0d2410" opacity=".5" />
      <circle cx="50" cy="50" r="28" fill="#fff" opacity=".18" />
    </>
  ),
  ut: (
    <>
      <path d="M0 0h100v8L88 30 80 8 66 40 56 8 44 34 34 8 22 42 12 8 0 28z" fill="#1c0505" opacity=".5" />
      <circle cx="50" cy="56" r="30" fill="#ffb08a" opacity=".26" />
    </>
  ),
  wq: (
    <>
      <circle cx="66" cy="32" r="28" fill="#fff" opacity=".24" />
      <circle cx="58" cy="26" r="24" fill="#3a2057" opacity=".5" />
      <path d="M0 66c14-8 22 4 36-2s22 4 36-2 18 2 28-2v30H0z" fill="#fff" opacity=".14" />
      <path d="M0 76c14-6 22 4 36-2s22 4 36-2 18 2 28-2v30H0z" fill="#fff" opacity=".14" />
    </>
  ),
  dw: (
    <>
      <path d="M0 90L24 34 40 60 58 16 78 56 88 40 100 62V90z" fill="#fff" opacity=".15" />
      <path d="M58 16L50 60l16-10zM24 34l-4 30 10-10z" fill="#fff" opacity=".22" />
    </>
  ),
  or: (
    <>
      {[14, 30, 46, 62, 78].map((y, i) => (
        <path key={y} d={wave(y)} fill="#2b1400" opacity={0.16 + i * 0.06} />
      ))}
      <circle cx="50" cy="40" r="26" fill="#ffe9b0" opacity=".32" />
    </>
  ),
  nc: (
    <>
      <circle cx="50" cy="48" r="40" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="3" />
      <circle cx="50" cy="48" r="30" fill="#fff" opacity=".2" />
    </>
  ),
  gold: (
    <>
      <circle cx="50" cy="48" r="44" fill="#fff" opacity=".12" />
      <circle cx="50" cy="48" r="36" fill="#fff" opacity=".16" />
    </>
  ),
  city: (
    <>
      <path d="M0 50h100v40H0z" fill="#f0c890" opacity=".55" />
      <circle cx="70" cy="40" r="16" fill="#fff2cc" opacity=".7" />
    </>
  ),
  keep: <circle cx="50" cy="40" r="36" fill="#fff" opacity=".2" />,
  enemy: (
    <>
      <circle cx="50" cy="46" r="44" fill="#ffcf9a" opacity=".16" />
      <circle cx="50" cy="46" r="28" fill="#ffcf9a" opacity=".24" />
    </>
  ),
  instant: <path d={rays(9, 0.15)} fill="#ffdf9a" opacity=".18" />,
  lasting: (
    <>
      <circle cx="50" cy="46" r="40" fill="none" stroke="#ffdf9a" strokeOpacity=".5" strokeWidth="4" strokeDasharray="3 9" />
      <circle cx="50" cy="46" r="28" fill="#ffdf9a" opacity=".16" />
    </>
  ),
  rune: <circle cx="50" cy="48" r="34" fill="#8ff5e2" opacity=".22" />,
  objective: null,
};
