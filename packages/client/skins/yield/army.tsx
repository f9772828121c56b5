/** An army: a shield on a foot, with its dial as far as the viewer knows it. */
import type { View } from '@longtable/yield';
import { svgButton } from '../../src/board/targets.tsx';
import { ShieldShape } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';
import type { Point } from './geometry.ts';

export type ArmyView = View['armies'][number];

/** A number, a narrow range, or a question mark. */
export function dialOf({ units, low, high }: ArmyView): string {
  if (units !== null) return String(units);
  if (low === high) return String(low);
  return high - low <= 5 ? `${low}–${high}` : '?';
}

interface ArmyProps {
  readonly id: number;
  readonly army: ArmyView;
  readonly face: SeatFace;
  readonly at: Point;
  readonly label: string;
  readonly state: 'idle' | 'legal' | 'chosen';
  readonly onPress: () => void;
  readonly hold: (element: SVGGElement | null) => void;
}

export function Army({ id, army, face, at, label, state, onPress, hold }: ArmyProps) {
  return (
    <g
      ref={hold}
      className={`yd-army ${state}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
      data-army={id}
      data-target={`army:${id}`}
      data-state={state}
      {...svgButton(label, onPress, state === 'chosen' ? true : undefined)}
      tabIndex={-1}
    >
      <title>{label}</title>
      {state === 'chosen' && (
        <>
          <ellipse cy="22" rx="30" ry="12" className="t-sel-bg" />
          <ellipse cy="22" rx="30" ry="12" className="t-sel" />
        </>
      )}
      {state === 'legal' && (
        <>
          <ellipse cy="22" rx="29" ry="12" fill="#fff3c4" fillOpacity=".6" stroke="#3d2400" strokeWidth="7" />
          <ellipse cy="22" rx="29" ry="12" fill="none" stroke="#ffcf3f" strokeWidth="4.5" />
        </>
      )}
      <Figure army={army} face={face} lift={state === 'chosen' ? 9 : 0} />
    </g>
  );
}

/** An army on its way over the map: drawn above it, as large as on it. */
export const Walker = ({ army, face, scale }: Pick<ArmyProps, 'army' | 'face'> & { readonly scale: number }) => (
  <svg className="yd-walker" viewBox="-60 -60 120 120" width={120 * scale} height={120 * scale}>
    <Figure army={army} face={face} lift={0} />
  </svg>
);

function Figure({ army, face, lift }: Pick<ArmyProps, 'army' | 'face'> & { readonly lift: number }) {
  const dial = dialOf(army);
  const secret = army.units === null && army.low !== army.high;
  const half = 8 + dial.length * 5.5;
  return (
    <g className={army.inactive ? 'yd-lying' : ''}>
      <ellipse cy="27" rx="23" ry="8.5" fill="#1b0f04" fillOpacity=".45" />
      <ellipse cy="24" rx="20" ry="7.5" fill="#241507" />
      <ellipse cy="19.5" rx="20" ry="7.5" fill={`var(--p${face.colour}-dk)`} stroke="#170e05" strokeWidth="1.6" />
      <g transform={`translate(-24 ${-36 - lift}) scale(1.2)`}>
        <ShieldShape colour={face.colour} charge={army.kind} size={25} />
      </g>
      <g transform={`translate(22 ${-24 - lift})`}>
        <rect
          x={-half}
          y="-13.5"
          width={half * 2}
          height="27"
          rx="13.5"
          fill={secret ? '#2c3840' : '#fff7e4'}
          stroke="#170e05"
          strokeWidth="2"
        />
        <text y="6.5" textAnchor="middle" className="yd-dial" fill={secret ? '#e9e1cf' : '#24160a'}>
          {dial}
        </text>
      </g>
    </g>
  );
}
