/** The eight Heroes as busts before the land of their faction. */
import type { FactionId } from '@longtable/uprising/data/factions';
import { HERO, type HeroId } from '@longtable/uprising/data/heroes';
import { type ReactNode, useId } from 'react';

const INK = '#11161b';
const BODY = 'M96 172c0-38 16-56 42-62-9-6-14-16-13-28 1-16 12-26 25-26s24 10 25 26c1 12-4 22-13 28 26 6 42 24 42 62z';

const BUSTS: Readonly<Record<HeroId, ReactNode>> = {
  ronja: (
    <>
      <path d={BODY} fill={INK} />
      <path d="M130 74c-16-6-20-24-18-38 9 12 16 17 26 17M170 74c16-6 20-24 18-38-9 12-16 17-26 17" fill={INK} />
      <path d="M206 172V28l6-15 6 15v144z" fill={INK} />
      <path d="M208 28l4-11 4 11v15h-8z" fill="#c7d2d6" />
      <path d="M104 172c2-34 14-50 32-56 5 11 23 11 28 0 18 6 30 22 32 56z" fill="#7d2a24" />
      <path d="M139 82h7M154 82h7" stroke="#ffd27a" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  hanzo: (
    <>
      <path d="M88 60l36 70M212 60l-36 70" stroke="#c7d2d6" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M150 36c-26 6-36 30-34 56 0 14 4 20-12 32-10 8-14 26-14 48h120c0-22-4-40-14-48-16-12-12-18-12-32 2-26-8-50-34-56z"
        fill={INK}
      />
      <path d="M126 92c14-8 34-8 48 0-2 20-12 30-24 30s-22-10-24-30z" fill="#3b2a26" />
      <path d="M134 88c5-4 10-4 13 0M153 88c3-4 8-4 13 0" stroke="#ffcf5a" strokeWidth="3.5" strokeLinecap="round" fill="none" />
    </>
  ),
  syndra: (
    <>
      <path d="M118 172V86c0-24 12-40 32-40s32 16 32 40v86z" fill="#2a3d4c" />
      <path d={BODY} fill={INK} />
      <path d="M126 82c4-18 14-22 24-22s20 4 24 22c-8-8-14-10-24-10s-16 2-24 10z" fill="#41586a" />
      <path d="M214 172l-6-120" stroke="#8fa79a" strokeWidth="5" />
      <path d="M206 24l9 14-7 16-11-14z" fill="#bfe9ff" />
      <circle cx="206" cy="40" r="22" fill="#bfe9ff" opacity=".22" />
      <path d="M138 84h8M154 84h8" stroke="#bfe9ff" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  fhayanor: (
    <>
      <path d="M84 34c34 34 34 96 4 136" stroke="#8a5a2c" strokeWidth="6" fill="none" />
      <path d="M84 34l4 136" stroke="#e9e2d0" strokeWidth="1.5" />
      <path d={BODY} fill={INK} />
      <path d="M126 78l-20-16 18 28zM174 78l20-16-18 28z" fill={INK} />
      <path d="M125 70h50l-4-9h-42z" fill="#d8b45a" />
      <path d="M150 54l5 9-5 7-5-7z" fill="#7fe0c4" />
      <path d="M138 84h8M154 84h8" stroke="#d6f3c9" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M104 172c4-28 18-42 34-48l12 16 12-16c16 6 30 20 34 48z" fill="#2f5a46" />
    </>
  ),
  yanny: (
    <>
      <path d="M198 60h44v26h-44zM214 86h10v86h-10z" fill="#57534e" />
      <path d="M84 172c0-36 20-50 48-56-9-6-13-16-12-28 1-18 14-28 30-28s29 10 30 28c1 12-3 22-12 28 28 6 48 20 48 56z" fill={INK} />
      <path d="M122 92c-10 14-10 40-4 66M178 92c10 14 10 40 4 66" stroke="#b5622a" strokeWidth="11" strokeLinecap="round" fill="none" />
      <path d="M120 76c8-14 18-18 30-18s22 4 30 18c-18-5-42-5-60 0z" fill="#b5622a" />
      <path d="M138 90h8M154 90h8" stroke="#ffd9a0" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  baranth: (
    <>
      <path d="M64 60c-10 18-8 34 4 46l24-24zM72 80l40 92" stroke="#6f6a63" strokeWidth="5" fill="#8b959b" />
      <path d="M80 172c0-38 22-52 50-58-10-8-12-16-12-28 0-18 14-28 32-28s32 10 32 28c0 12-2 20-12 28 28 6 50 20 50 58z" fill={INK} />
      <path d="M118 78c6-22 18-28 32-28s26 6 32 28h-22l-10 10-10-10z" fill="#7f8a90" />
      <path d="M122 96c0 40 14 66 28 76 14-10 28-36 28-76-10 10-18 10-28 2-10 8-18 8-28-2z" fill="#8a4b22" />
      <path d="M134 88h8M158 88h8" stroke="#ffd9a0" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  khaal: (
    <>
      <path d="M212 172l22-124c10-6 22 0 24 12l-28 112z" fill="#5a3a26" />
      <path d="M62 172c0-42 26-58 62-62-8-6-10-14-10-26 0-18 16-28 36-28s36 10 36 28c0 12-2 20-10 26 36 4 62 20 62 62z" fill={INK} />
      <path d="M150 56c-8-10-8-22 0-34 8 12 8 24 0 34z" fill="#8a2f22" />
      <path d="M132 112c-4-8-5-14-3-20 4 4 8 8 10 12zM168 112c4-8 5-14 3-20-4 4-8 8-10 12z" fill="#efe4ca" />
      <path d="M130 82l14 5M170 82l-14 5" stroke="#ff9a3d" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  dugpa: (
    <>
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path d="M126 62L104 24" stroke="#b5bd4c" />
        <path d="M138 54l-9-40" stroke="#e6a08c" />
        <path d="M150 52V8" stroke="#efe4ca" />
        <path d="M162 54l9-40" stroke="#e6a08c" />
        <path d="M174 62l22-38" stroke="#b5bd4c" />
      </g>
      <path d={BODY} fill={INK} />
      <path d="M124 74c14-9 38-9 52 0v9c-16-6-36-6-52 0z" fill="#e9d8b4" />
      <path d="M92 172L84 60" stroke="#8a6a44" strokeWidth="6" />
      <path d="M72 44c0-12 24-12 24 0 0 8-3 10-5 14h-14c-2-4-5-6-5-14z" fill="#efe4ca" />
      <path d="M79 44h4M86 44h4" stroke={INK} strokeWidth="4" />
      <path d="M138 90h8M154 90h8" stroke="#c9f27a" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
};

const PINES = [10, 38, 66, 92, 206, 232, 258, 286] as const;
const pine = (x: number, y: number, s: number): string =>
  `M${x} ${y}l${-9 * s} 0 ${5 * s} ${-14 * s} ${-3 * s} 0 ${7 * s} ${-22 * s} ${7 * s} ${22 * s} ${-3 * s} 0 ${5 * s} ${14 * s}z`;

/** The sky from above to the horizon, and the land before it. */
const LANDS: Readonly<Record<FactionId, readonly [above: string, below: string, land: ReactNode]>> = {
  druwhn: [
    '#101c2b',
    '#5d8a86',
    <g key="druwhn">
      <circle cx="70" cy="46" r="27" fill="#e8efe4" opacity=".92" />
      <circle cx="60" cy="40" r="27" fill="#1a2c3a" opacity=".35" />
      {PINES.map((x, k) => (
        <path key={x} d={pine(x, 150 + (k % 3) * 9, 1.5 + (k % 2) * 0.5)} fill={k % 2 ? '#1b3a34' : '#244a3f'} />
      ))}
    </g>,
  ],
  duerkhar: [
    '#1c2430',
    '#6c6a68',
    <g key="duerkhar">
      <path d="M0 110l50-60 34 36 44-66 50 70 36-40 86 76v50H0z" fill="#3c4650" />
      <path d="M128 20l20 28-12 6-10-6-12 8z" fill="#dde7e6" />
      <path d="M196 170c0-46 18-62 44-62s44 16 44 62z" fill="#ff9a3d" opacity=".85" />
      <path d="M208 170c0-34 12-48 32-48s32 14 32 48z" fill="#ffd98a" opacity=".8" />
    </g>,
  ],
  krowh: [
    '#3b2130',
    '#d98a4a',
    <g key="krowh">
      <circle cx="236" cy="96" r="34" fill="#ffd28a" opacity=".9" />
      <path d="M0 130l30-40h46l14 30 40-14 60 18 40-34h44l26 40v40H0z" fill="#6b3426" />
      <g fill="none" stroke="#e9d8b4" strokeWidth="7" strokeLinecap="round">
        <path d="M28 160c-4-40 8-70 34-84M58 162c-2-28 6-48 24-60M270 162c4-30-2-50-14-64" />
      </g>
    </g>,
  ],
  mohyar: [
    '#33424d',
    '#a9c0c2',
    <g key="mohyar">
      <circle cx="236" cy="50" r="25" fill="#c2362b" opacity=".92" />
      <path d="M0 136l60-76 40 44 50-58 60 76 40-32 50 46v44H0z" fill="#6e8791" />
      <path d="M60 60l16 18-12 8-10-4-12 8zM150 46l18 21-12 8-12-6-12 8z" fill="#e9f1ef" />
    </g>,
  ],
};

interface PortraitProps {
  readonly hero: HeroId;
  /** The part of the picture that is shown, of 300 by 170. */
  readonly part?: string;
  readonly className?: string;
}

export function Portrait({ hero, part = '0 0 300 170', className = '' }: PortraitProps) {
  const id = useId();
  const [above, below, land] = LANDS[HERO[hero].faction];
  return (
    <svg className={`up-portrait ${className}`} viewBox={part} preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={above} />
          <stop offset="1" stopColor={below} />
        </linearGradient>
      </defs>
      <rect width="300" height="170" fill={`url(#${id})`} />
      {land}
      {BUSTS[hero]}
    </svg>
  );
}
