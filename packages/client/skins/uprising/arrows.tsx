/** Where enemies are bound: Legions to their Target in dashes, one step of a story as a solid arrow. */
import type { View } from '@longtable/uprising/spec';
import { SPOTS } from './geometry.ts';

const COLOURS = { legion: '#d8563f', horde: '#c88be0', story: '#ffd668' } as const;
type Kind = keyof typeof COLOURS;

export const ArrowHeads = () => (
  <defs>
    {Object.entries(COLOURS).map(([kind, colour]) => (
      <marker key={kind} id={`up-head-${kind}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto">
        <path d="M0 0l10 5-10 5 2.5-5z" fill={colour} stroke="#10171c" strokeWidth=".8" />
      </marker>
    ))}
  </defs>
);

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  readonly dash?: string;
  readonly bend?: number;
}

export function Arrow({ from, to, kind, dash = '', bend = 0.08 }: ArrowProps) {
  const [x1, y1] = SPOTS[from]!;
  const [x2, y2] = SPOTS[to]!;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [x1 + (dx / long) * 24, y1 + (dy / long) * 24];
  const [tx, ty] = [x2 - (dx / long) * 30, y2 - (dy / long) * 30];
  const d = `M${sx} ${sy}Q${(sx + tx) / 2 - dy * bend} ${(sy + ty) / 2 + dx * bend} ${tx} ${ty}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="#10171c" strokeWidth="7.5" opacity=".75" />
      <path d={d} stroke={COLOURS[kind]} strokeWidth="4" strokeDasharray={dash} markerEnd={`url(#up-head-${kind})`} />
    </g>
  );
}

/** Every Legion that has somewhere to go. */
export const Hunts = ({ foes }: { readonly foes: View['foes'] }) =>
  foes
    .filter(({ at, target }) => at >= 0 && target >= 0 && at !== target)
    .map(({ card, at, target }) => <Arrow key={card} from={at} to={target} kind="legion" dash="9 7" />);
