/** The whole map in the corner of a phone: where one is, and a way out. */
import type { View } from '@longtable/yield';
import type { Frame } from '../common/frame.ts';
import type { SeatFace } from '../skin.ts';
import type { Geometry } from './geometry.ts';

interface OverviewProps {
  readonly geometry: Geometry;
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly frame: Frame;
  readonly label: string;
  readonly onPress: () => void;
}

export const Overview = ({ geometry, view, seats, frame, label, onPress }: OverviewProps) => (
  <button type="button" className="yd-overview paper" aria-label={label} onClick={onPress}>
    <svg viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true" focusable="false">
      {geometry.spots.map(({ id, x, y, region }) => (
        <circle key={id} cx={x} cy={y} r="34" fill={`var(--${region})`} opacity=".75" />
      ))}
      {view.armies.map(({ at, owner }, id) => {
        const spot = geometry.spots[at];
        return spot === undefined ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an army is its number
            key={id}
            x={spot.x - 38}
            y={spot.y - 38}
            width="76"
            height="76"
            rx="16"
            fill={`var(--p${seats[owner]!.colour})`}
            stroke="#24160a"
            strokeWidth="14"
          />
        );
      })}
      <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="none" stroke="#24160a" strokeWidth="20" />
    </svg>
  </button>
);
