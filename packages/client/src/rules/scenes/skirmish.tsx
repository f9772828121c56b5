/** A hill with a banner, a captain on either side. */
import { ShieldShape } from '../../design/shield.tsx';

export const SkirmishScene = () => (
  <svg viewBox="0 0 640 190" preserveAspectRatio="xMidYMid slice" focusable="false">
    <rect width="640" height="190" fill="#d8c79c" />
    <circle cx="510" cy="50" r="26" fill="#f6e4a8" />
    <path d="M0 150c120-30 160-20 220-60s140-60 200 0 120 40 220 60v40H0z" fill="#8a9a62" stroke="#4d5a36" strokeWidth="3" />
    <path d="M322 84V20" stroke="#3a2612" strokeWidth="5" />
    <path d="M324 22h62l-14 16 14 16h-62z" fill="#9c2a24" stroke="#3a1210" strokeWidth="2" />
    <text className="scene-figure" x="348" y="45" fill="#fff4e8">
      4
    </text>
    <g transform="translate(150 84) scale(1.5)">
      <ShieldShape colour={1} charge="sun" />
    </g>
    <g transform="translate(430 84) scale(1.5)">
      <ShieldShape colour={2} charge="lantern" />
    </g>
  </svg>
);
