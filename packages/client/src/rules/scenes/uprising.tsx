/** Seven hexes of the map: a Haven with its Hero, Garrisons and a Legion, Skeletons, a Horde and a Curse. */
import { CurseEye, FoePiece, GarrisonPiece, HavenPiece, HeroPiece, SkeletonPiece } from '../../../skins/uprising/pieces.tsx';

const HEXES = [
  { x: 90, y: 66, fill: '#6f8f86' },
  { x: 90, y: 154, fill: '#8a9aa0' },
  { x: 166, y: 110, fill: '#a9b7b4' },
  { x: 242, y: 66, fill: '#7c8b76' },
  { x: 242, y: 154, fill: '#9aa7ab' },
  { x: 318, y: 110, fill: '#8f6b4a' },
  { x: 394, y: 66, fill: '#7f8d95' },
  { x: 394, y: 154, fill: '#6d7480' },
  { x: 470, y: 110, fill: '#5c6f7d' },
  { x: 546, y: 66, fill: '#66767a' },
  { x: 546, y: 154, fill: '#57616e' },
] as const;
const HEX = 'M-50 0l25-43h50l25 43-25 43h-50z';

export const UprisingScene = () => (
  <svg viewBox="0 0 640 216" preserveAspectRatio="xMidYMid slice" focusable="false">
    <rect width="640" height="216" fill="#1b2a33" />
    {HEXES.map(({ x, y, fill }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d={HEX} fill={fill} stroke="#10171c" strokeWidth="3" />
        <path d={HEX} fill="none" stroke="#fff" strokeOpacity=".18" transform="scale(.93)" />
        <path d="M-26 20l10-14 8 9 10-16 14 21z" fill="#fff" fillOpacity=".13" />
      </g>
    ))}
    <g transform="translate(90 66) scale(1.25)">
      <HavenPiece colour={3} wall tower />
    </g>
    <g transform="translate(166 112) scale(1.2)">
      <HeroPiece colour={3} active={false} />
    </g>
    <g transform="translate(90 154) scale(1.25)">
      <HavenPiece colour={2} wall={false} tower={false} />
    </g>
    <g transform="translate(318 118) scale(1.5)">
      <GarrisonPiece levels={3} />
    </g>
    <g transform="translate(242 68) scale(1.25)">
      <FoePiece card="butcher" threat={4} tokens={1} />
    </g>
    <g transform="translate(394 154) scale(1.2)">
      <SkeletonPiece count={2} />
    </g>
    <g transform="translate(470 112) scale(1.25)">
      <FoePiece card="lich-queen" threat={3} tokens={2} />
    </g>
    <g transform="translate(546 154) scale(1.3)">
      <CurseEye />
    </g>
    <g transform="translate(394 66) scale(1.3)">
      <GarrisonPiece levels={1} />
    </g>
  </svg>
);
