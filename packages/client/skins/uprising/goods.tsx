/** Resources as signs with numbers. */
import { RESOURCES } from '@longtable/uprising/data/factions';
import type { Words } from '@longtable/uprising/locale/words';
import { Icon } from '../../src/design/icon.tsx';
import type { UpWords } from './words.ts';

interface GoodsProps {
  readonly goods: readonly number[];
  readonly w: Words;
  /** Zeros are shown too. */
  readonly all?: boolean;
}

export const Goods = ({ goods, w, all = false }: GoodsProps) => (
  <span className="up-cost">
    {RESOURCES.map((res, i) =>
      goods[i] || all ? (
        <span key={res} className={`up-${res}`}>
          <Icon name={res} />
          {goods[i]}
          <span className="sr"> {w.resources[res]}</span>
        </span>
      ) : null,
    )}
  </span>
);

interface CostProps {
  /** Alternatives: salt, plunder, food, and a number of any kind. */
  readonly costs: readonly (readonly number[])[];
  readonly w: Words;
  readonly t: UpWords;
}

export const Cost = ({ costs, w, t }: CostProps) =>
  costs.map((cost, i) => (
    <span key={cost.join()} className="up-cost">
      {i > 0 && <i className="or">{t.or}</i>}
      {(cost[3] ?? 0) > 0 && (
        <span>
          <Icon name="salt" />
          <Icon name="plunder" />
          <Icon name="food" />
          {t.any(cost[3]!)}
        </span>
      )}
      <Goods goods={cost} w={w} />
    </span>
  ));
