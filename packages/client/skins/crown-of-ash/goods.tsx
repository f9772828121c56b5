/** Goods as signs: sulphur, blood, ash, bone, gold, the special ingredient, and points. */
import { GOODS, type Good } from '@longtable/crown-of-ash/data/goods';
import { Icon } from '../../src/design/icon.tsx';

type Sign = Good | 'special';

export const Pip = ({ good }: { readonly good: Sign }) => (
  <span className={`coa-pip ${good}`}>
    <Icon name={good} />
  </span>
);

interface GoodsProps {
  readonly goods: readonly number[];
  readonly special?: number;
  readonly vp?: number;
}

const signsOf = ({ goods, special = 0 }: GoodsProps): { sign: Sign; n: number }[] =>
  [...goods.map((n, i) => ({ sign: GOODS[i]! as Sign, n })), { sign: 'special' as const, n: special }].filter(({ n }) => n > 0);

/** One sign for each unit: what a tile offers. */
export const Units = (props: GoodsProps) => (
  <span className="coa-units" aria-hidden="true">
    {signsOf(props).flatMap(({ sign, n }) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: units of a good are alike
      Array.from({ length: n }, (_, i) => <Pip key={`${sign} ${i}`} good={sign} />),
    )}
  </span>
);

/** A number before each sign: costs, rewards. */
export const Sums = (props: GoodsProps) => (
  <span className="coa-sums" aria-hidden="true">
    {signsOf(props).map(({ sign, n }) => (
      <span key={sign}>
        {n}
        <Pip good={sign} />
      </span>
    ))}
    {(props.vp ?? 0) > 0 && (
      <span>
        {props.vp}
        <Icon name="vp" />
      </span>
    )}
  </span>
);
