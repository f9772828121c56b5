/** Cards on the felt: units and gold of a hand, a city, the dragon that is the objective. */
import { CardPicture } from '../../../skins/rune-age/picture.tsx';
import type { IconName } from '../../design/icons.ts';

interface CardProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly sign: IconName;
  readonly figure: string;
}

const Card = ({ id, x, y, turn, sign, figure }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="2" y="3" width="100" height="140" rx="8" fill="#0008" />
    <rect width="100" height="140" rx="8" fill="#efe4ca" stroke="#2a1c0e" strokeWidth="2" />
    <svg x="7" y="24" width="86" height="92">
      <CardPicture id={id} />
    </svg>
    <rect x="7" y="24" width="86" height="92" fill="none" stroke="#6f5326" strokeWidth="1.5" />
    <path d="M16 126h68" stroke="#8f7650" strokeWidth="3" strokeLinecap="round" />
    <circle cx="16" cy="16" r="13" fill="#fff7e4" stroke="#2a1c0e" strokeWidth="2" />
    <svg x="7" y="7" width="18" height="18" color="#2a1c0e">
      <use href={`#i-${sign}`} />
    </svg>
    <text className="scene-figure" x="40" y="18" fill="#2a1c0e">
      {figure}
    </text>
  </g>
);

export const RuneScene = () => (
  <svg viewBox="0 0 640 210" preserveAspectRatio="xMidYMid slice" focusable="false">
    <rect width="640" height="210" fill="#20352f" />
    <path d="M0 0h640v210H0z" fill="#0003" />
    <ellipse cx="320" cy="105" rx="300" ry="90" fill="#2d4a41" />
    <g transform="translate(24 18)">
      <rect x="2" y="4" width="130" height="172" rx="10" fill="#0008" />
      <rect width="130" height="172" rx="10" fill="#3a1a15" stroke="#dcb868" strokeWidth="3" />
      <svg x="8" y="8" width="114" height="156" viewBox="44 4 220 300" preserveAspectRatio="xMidYMid slice">
        <image href="/scenes/rune-age.svg" width="300" height="380" />
      </svg>
    </g>
    <Card id="city-tamalir" x={186} y={36} turn={-3} sign="influence" figure="2" />
    <Card id="stronghold" x={298} y={30} turn={3} sign="influence" figure="1" />
    <Card id="dq-footman" x={420} y={50} turn={-9} sign="strength" figure="1" />
    <Card id="dq-knight" x={470} y={34} turn={0} sign="strength" figure="4" />
    <Card id="dq-bowman" x={524} y={34} turn={8} sign="strength" figure="2" />
  </svg>
);
