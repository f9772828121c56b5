/** A kind of Unit: its die, picture, kind and cost; below what can be done with it. */
import { UNIT, type UnitId } from '@longtable/uprising/data/factions';
import type { ReactNode } from 'react';
import type { Cast } from './cast.ts';
import { UnitDie } from './die.tsx';
import { Cost } from './goods.tsx';
import { UnitArt } from './unit-art.tsx';

interface UnitCardProps {
  readonly unit: UnitId;
  readonly cast: Cast;
  /** Alternatives as they are now; left out: as printed. */
  readonly costs?: readonly (readonly number[])[] | undefined;
  /** The number of them, in words. */
  readonly count: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const printedCosts = (unit: UnitId): readonly (readonly number[])[] => UNIT[unit].costs.map(({ goods, any }) => [...goods, any]);

export function UnitCard({ unit, cast: { w, t }, costs, count, className = '', children }: UnitCardProps) {
  const def = UNIT[unit];
  return (
    <div className={`uc up-paper ${className}`}>
      <UnitDie def={def} />
      <UnitArt unit={unit} />
      <div className="ub">
        <b className="uh">{w.units[unit]}</b>
        <span className="k">
          {(def.elite ? t.eliteKinds : t.kinds)[def.type]} · {count}
          <span className="sr">, {w.colours[def.die]}</span>
        </span>
        <span className="costs">
          <Cost costs={costs ?? printedCosts(unit)} w={w} t={t} />
        </span>
        {children}
      </div>
    </div>
  );
}
