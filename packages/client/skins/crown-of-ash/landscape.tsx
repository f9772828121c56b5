/** The six lands and the Citadel, painted in a few strokes. */
import { CITADEL, REGIONS, type Region } from '@longtable/crown-of-ash/data/board';
import { memo, type ReactNode } from 'react';
import { hashNoise } from '../common/hash-noise.ts';

const LANDS: Readonly<Record<Region, ReactNode>> = {
  desert: (
    <>
      <circle cx="222" cy="44" r="20" fill="#f2cf8e" opacity=".9" />
      <path d="M0 78c50-24 90-22 130-4s90 16 170-12v80H0z" fill="#a36f3a" />
      <path d="M0 98c70-22 110-14 170 2 50 12 90 6 130-8v50H0z" fill="#7d5229" />
      <path d="M60 86V52h7v34M77 86V60h7v26M56 52h32v-5H56z" fill="#4a2f19" />
      <path d="M0 118c90-14 180 10 300-8v30H0z" fill="#553719" />
    </>
  ),
  mountains: (
    <>
      <path d="M-10 110L52 26l34 44 26-30 60 70z" fill="#566773" />
      <path d="M130 112l60-84 44 56 26-28 60 60z" fill="#465661" />
      <path d="M52 26l14 18-8 8-8-6-8 10-8-4zM190 28l15 20-9 8-9-7-9 10-7-6z" fill="#dfe6e8" />
      <path d="M0 104c80-18 190-16 300 2v40H0z" fill="#2c3841" />
      <path d="M0 124c100-12 200-10 300 0v20H0z" fill="#1d262d" />
    </>
  ),
  volcano: (
    <>
      <path d="M40 120L118 34c8-6 52-6 60 0l84 86z" fill="#2a1613" />
      <path d="M118 34c10 10 50 10 60 0l-8-4h-44z" fill="#ff9a3d" />
      <path d="M140 38c-4 22 8 30-2 52M158 38c8 20-2 34 12 58" stroke="#ff7a2b" strokeWidth="5" fill="none" />
      <path
        d="M128 26c-12-14 6-22-4-36M150 24c-4-18 12-22 6-40M170 26c6-14 20-12 20-34"
        stroke="#5a3a34"
        strokeWidth="12"
        fill="none"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M0 112c90-14 210-12 300 0v30H0z" fill="#140a09" />
    </>
  ),
  village: (
    <>
      <path d="M20 112V76l22-20 22 20v36zM74 112V64l16-24 16 24v48zM196 112V72l24-22 24 22v40zM252 112V80l18-16 18 16v32z" fill="#1e1416" />
      <path d="M14 78l28-26 28 26zM70 66l20-30 20 30zM190 74l30-28 30 28zM246 82l24-22 24 22z" fill="#33201c" />
      <path d="M36 84h8v10h-8zM86 72h8v11h-8zM214 82h9v10h-9z" fill="#ffbf5e" />
      <path
        d="M150 112V60M150 66c-16-4-18-16-22-22M150 74c14-4 18-14 26-18M150 62l6-22"
        stroke="#150e0f"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M0 110c90-8 210-8 300 0v30H0z" fill="#140d0d" />
    </>
  ),
  coast: (
    <>
      <circle cx="92" cy="40" r="15" fill="#e8efe6" opacity=".85" />
      <path d="M0 78h300v62H0z" fill="#2f5c66" />
      <path d="M20 88h50M100 86h70M190 92h80M40 104h90M170 108h70" stroke="#a7cac8" strokeOpacity=".6" strokeWidth="2" />
      <path
        d="M198 100c6-30 24-44 56-50-12 12-12 34-4 50M212 92c4-14 14-24 28-30M222 96c4-12 10-18 20-24M205 74l40-26"
        stroke="#1c1410"
        strokeWidth="4.500"
        fill="none"
      />
      <path d="M0 66l34-14 22 16 14-4 16 30H0z" fill="#1d2a2c" />
      <path d="M0 118c60-12 160 10 300-4v26H0z" fill="#122528" />
    </>
  ),
  forest: (
    <>
      <path d="M0 92c80-12 200-12 300 0v50H0z" fill="#22382c" />
      <path d="M18 104l16-62 16 62zM232 104l18-70 18 70zM262 106l14-52 14 52z" fill="#16271e" />
      <path
        d="M92 118V30M92 62c-12-6-14-18-20-22M92 50c10-6 14-14 16-24M196 118V38M196 74c12-4 16-14 26-18M196 60c-8-8-12-14-14-24"
        stroke="#0c1511"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M0 96c60 10 120-8 300 4v6c-150-8-220 6-300-2z" fill="#cfe0d2" opacity=".28" />
      <path d="M0 114c100-8 200-8 300 0v30H0z" fill="#0c1511" />
    </>
  ),
};

interface Speck {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly light: number;
}

/** Ash in the air, the same every time. */
function specks(seed: number, n: number, width: number, height: number): Speck[] {
  return Array.from({ length: n }, (_, i) => ({
    x: Math.round(hashNoise(i, 0, seed) * width),
    y: Math.round(hashNoise(i, 1, seed) * height),
    r: Math.round(6 + hashNoise(i, 2, seed) * 14) / 10,
    light: Math.round(15 + hashNoise(i, 3, seed) * 35) / 100,
  }));
}

const Ash = ({ list, colour }: { readonly list: readonly Speck[]; readonly colour: string }) => (
  <g fill={colour}>
    {list.map(({ x, y, r, light }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={light} />
    ))}
  </g>
);

const DUST = specks(11, 24, 300, 140);
const EMBERS = specks(5, 34, 320, 165);
const SPARKS = specks(7, 70, 970, 440);

export const Land = memo(({ area }: { readonly area: number }) => (
  <svg viewBox="0 0 300 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {LANDS[REGIONS[area]!]}
    <Ash list={DUST} colour="#fff" />
  </svg>
));

export const Keep = memo(() => (
  <svg viewBox="0 0 320 165" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <g fill="none" stroke="#ffcf7a" strokeWidth="2">
      <circle cx="160" cy="80" r="58" strokeOpacity=".35" />
      <circle cx="160" cy="80" r="72" strokeOpacity=".2" />
    </g>
    <g fill="#140b08">
      <path d="M146 165V62l14-34 14 34v103zM118 165V84l11-26 11 26v81zM180 165V84l11-26 11 26v81zM92 165v-58l10-20 10 20v58zM208 165v-58l10-20 10 20v58zM66 165v-40l9-16 9 16v40zM236 165v-40l9-16 9 16v40z" />
      <path d="M-60 140c60-14 380-14 440 0v30H-60z" />
    </g>
    <Ash list={EMBERS} colour="#ffc27a" />
  </svg>
));

/** Lit windows on a layer of their own: their flicker repaints nothing else. */
export const Windows = memo(() => (
  <svg className="coa-windows" viewBox="0 0 320 165" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <path d="M158 74h4v12h-4zM127 92h4v10h-4zM189 92h4v10h-4zM100 118h4v9h-4zM216 118h4v9h-4z" fill="#ffc561" />
  </svg>
));

/** The glow round the Citadel, with the rings of a ritual. */
export const Glow = memo(() => (
  <svg className="coa-glow" viewBox="0 0 970 440" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <g fill="none" stroke="#c98a4a" strokeOpacity=".34">
      <ellipse cx="485" cy="220" rx="452" ry="206" strokeWidth="2" />
      <ellipse cx="485" cy="220" rx="440" ry="197" strokeWidth="7" strokeDasharray="2 16" />
      <ellipse cx="485" cy="220" rx="428" ry="188" />
    </g>
    <Ash list={SPARKS} colour="#ffb36a" />
  </svg>
));

/** Corners cut at the sides: six sides. The line has the colour of who holds the area, the shield its pattern. */
export const Edge = ({ colour }: { readonly colour: string }) => (
  <svg className="coa-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M9 .8H91L99.500 50 91 99.200H9L.5 50z" className="dark" />
    <path d="M9 .8H91L99.500 50 91 99.200H9L.5 50z" className="rim" stroke={colour} />
  </svg>
);

export const toneOf = (area: number): string => (area === CITADEL ? 'citadel' : REGIONS[area]!);
