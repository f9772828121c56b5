/** Ways of enemies: Legions to their Target, Hordes one step, and the steps of a story. */
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { prefer } from '@longtable/uprising/query/prefer';
import { hordeReach } from '@longtable/uprising/query/reach';
import { useMemo } from 'react';
import { SPOTS } from './geometry.ts';
import type { View } from './open.ts';
import { worldOf } from './world.ts';

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
      <path d={d} stroke="#10171c" strokeOpacity=".75" strokeWidth="7.5" />
      <path d={d} stroke={COLOURS[kind]} strokeWidth="4" strokeDasharray={dash} markerEnd={`url(#up-head-${kind})`} />
    </g>
  );
}

/** Hexes that a Horde would go to if it acted now: one, or several that are equally good. */
export function hordeWays(view: View): readonly (readonly [from: number, to: readonly number[]])[] {
  const world = worldOf(view);
  return view.foes
    .filter(({ card, at, tokens }) => NEMESIS[card].side === 'C' && at >= 0 && tokens > 0)
    .map(({ at }) => [at, prefer(world, 'C', hordeReach(world, at))] as const);
}

/** Every Legion that has somewhere to go, in dashes; every Horde one step, in dots where several ways are alike. */
export function Hunts({ view }: { readonly view: View }) {
  const ways = useMemo(() => hordeWays(view), [view]);
  return (
    <>
      {view.foes
        .filter(({ at, target }) => at >= 0 && target >= 0 && at !== target)
        .map(({ card, at, target }) => (
          <Arrow key={card} from={at} to={target} kind="legion" dash="9 7" />
        ))}
      {ways.flatMap(([from, to]) =>
        to.map((hex) => <Arrow key={`${from} ${hex}`} from={from} to={hex} kind="horde" dash={to.length > 1 ? '1 8' : ''} bend={0} />),
      )}
    </>
  );
}
