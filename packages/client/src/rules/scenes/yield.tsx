/** Three places on a street: a neutral fortress, one that changed hands, two armies that meet. */

import type { IconName } from '../../design/icons.ts';
import { type Colour, ShieldShape } from '../../design/shield.tsx';

const TREES = [
  [64, 96],
  [92, 82],
  [118, 100],
  [40, 118],
] as const;

/** Tokens of a fortress, the lowest first; 0 is neutral. */
const Fortress = ({ x, y, tokens }: { readonly x: number; readonly y: number; readonly tokens: readonly Colour[] }) => (
  <g transform={`translate(${x} ${y})`} stroke="#170e05" strokeWidth="1.8">
    {tokens.map((colour, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one colour differ in nothing but their place
      <g key={i} transform={`translate(0 ${-i * 11})`}>
        <path d="M-28-3v9a28 11 0 0 0 56 0v-9z" fill={`var(--p${colour}-dk)`} />
        <ellipse cy="-3" rx="28" ry="11" fill={`var(--p${colour})`} />
      </g>
    ))}
    <g transform={`translate(0 ${-tokens.length * 11 - 4})`} fill="#f3e6c8">
      <path d="M-15 6v-24h6v6h6v-6h6v6h6v-6h6v24z" strokeLinejoin="round" />
      <path d="M-4 6v-8a4 4 0 0 1 8 0v8z" fill="#2a1a0c" stroke="none" />
    </g>
  </g>
);

interface ArmyProps {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly kind: IconName;
  readonly dial: string;
}

const Army = ({ x, y, colour, kind, dial }: ArmyProps) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy="27" rx="23" ry="8" fill="#1b0f04" fillOpacity=".45" />
    <ellipse cy="20" rx="20" ry="7.5" fill={`var(--p${colour}-dk)`} stroke="#170e05" strokeWidth="1.6" />
    <g transform="translate(-24 -36) scale(1.2)">
      <ShieldShape colour={colour} charge={kind} size={25} />
    </g>
    <g transform="translate(23 -24)">
      <circle r="13.5" fill={dial === '?' ? '#2c3840' : '#fff7e4'} stroke="#170e05" strokeWidth="2" />
      <text className="scene-figure" y="6" fill={dial === '?' ? '#f1eadc' : '#24160a'}>
        {dial}
      </text>
    </g>
  </g>
);

export const YieldScene = () => (
  <svg viewBox="0 0 640 210" preserveAspectRatio="xMidYMid slice" focusable="false">
    <rect width="640" height="210" fill="#d9c79a" />
    <path d="M0 60c90-46 150 10 220-10s120-60 210-30 140 10 210-16v206H0z" fill="#c9b784" />
    <path d="M0 70c50-40 170-40 180 20s-60 90-180 90z" fill="#7f9a63" />
    <path d="M470 40c60-20 140 0 170 30v110c-60 20-150 10-180-30s-30-90 10-110z" fill="#8fb7bb" />
    <path d="M490 96h50M560 76h50M520 140h70M600 120h30" stroke="#e4f0ee" strokeWidth="3" />
    {TREES.map(([x, y]) => (
      <path key={x} d={`M${x} ${y}l13-34 13 34zM${x + 3} ${y - 12}l10-28 10 28z`} fill="#47653d" stroke="#2b3f26" />
    ))}
    <path d="M150 130C230 104 260 150 322 132S440 96 520 124" fill="none" stroke="#6b4a26" strokeWidth="15" strokeLinecap="round" />
    <path d="M150 130C230 104 260 150 322 132S440 96 520 124" fill="none" stroke="#eedfb4" strokeWidth="9" strokeLinecap="round" />
    <path d="M276 96V70l16-15 16 15v26zM340 98V66l18-16 18 16v32z" fill="#c98d63" stroke="#6b3a22" strokeWidth="2" />
    <path d="M270 72l22-21 22 21zM334 68l24-22 24 22z" fill="#8f3d28" stroke="#5a2415" strokeWidth="2" />
    <Fortress x={150} y={140} tokens={[0]} />
    <Fortress x={322} y={150} tokens={[0, 2, 1]} />
    <Fortress x={520} y={138} tokens={[0, 2]} />
    <Army x={404} y={150} colour={1} kind="infantry" dial="6" />
    <Army x={580} y={150} colour={2} kind="archer" dial="?" />
  </svg>
);
