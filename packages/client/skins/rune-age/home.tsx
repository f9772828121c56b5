/** A home realm: standing stones, the shield of its ruler, and how much damage lies on it. */
import { Shield } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';

interface PipsProps {
  readonly n: number;
  readonly limit: number;
  /** Damage that would come on top. */
  readonly more?: number;
}

export const Pips = ({ n, limit, more = 0 }: PipsProps) => (
  <span className="ra-pips" aria-hidden="true">
    <i style={{ width: `${Math.min(100, (n / limit) * 100)}%` }} />
    <u style={{ width: `${Math.min(100 - Math.min(100, (n / limit) * 100), (more / limit) * 100)}%` }} />
  </span>
);

interface HomeProps extends PipsProps {
  readonly face: SeatFace | undefined;
  readonly race: string;
  readonly damage: string;
}

export const Home = ({ face, race, damage, ...pips }: HomeProps) => (
  <span className="ra-home">
    <svg className="a" viewBox="0 170 300 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <image href="/scenes/rune-age.svg" width="300" height="380" />
      <rect y="170" width="300" height="210" fill={face === undefined ? '#0b1018' : `var(--p${face.colour}-dk)`} opacity=".34" />
      <rect y="276" width="300" height="104" fill="#05080f" opacity=".62" />
    </svg>
    {face && <Shield colour={face.colour} charge={face.charge} />}
    <span className="h">
      <b>{race}</b>
      <span className="d">{damage}</span>
      <Pips {...pips} />
    </span>
  </span>
);
