/** The basket in the decision bar: what is in it, what it takes and leaves, and the one red button that pays for everything. */
import type { Id } from '@longtable/kernel';
import { UNIT } from '@longtable/uprising/data/factions';
import { Button } from '../../src/design/button.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { buildingOf, reckon, sitesOf, type Till, unitOf, type Wish, waysToPay } from './basket.ts';
import { basket, dropWish, emptyBasket, payBasket, turnWish } from './basket-run.ts';
import { costsIn } from './build.tsx';
import { type Cast, castOf } from './cast.ts';
import { UnitDie } from './die.tsx';
import { Goods } from './goods.tsx';

const nameOf = (id: string, { w }: Cast): string => {
  const unit = unitOf(id);
  const building = buildingOf(id);
  return unit !== null ? w.units[unit] : building !== null ? w.buildings[building] : id;
};

interface ChipProps {
  readonly wish: Wish;
  readonly at: number;
  readonly till: Till;
  readonly cast: Cast;
  /** Named only where there is more than one. */
  readonly placed: boolean;
}

/** One purchase: goods of any kind can be given in another way, and all of it can be taken out again. */
function Chip({ wish, at, till, cast, placed }: ChipProps) {
  const { w, t, place } = cast;
  const unit = unitOf(wish.id);
  const building = buildingOf(wish.id);
  const name = nameOf(wish.id, cast);
  const given = till.any[at]!;
  const n = given.reduce((a, b) => a + b, 0);
  const ways =
    n === 0
      ? 1
      : waysToPay(
          n,
          till.rest.map((left, i) => left + given[i]!),
        ).length;
  const goods = <Goods goods={till.paid[at]!} w={w} />;
  return (
    <li className="chip">
      {unit !== null && <UnitDie def={UNIT[unit]} />}
      {building !== null && <Icon name={building} />}
      <span className="nm">
        {name}
        {placed && <small>{place(wish.hex)}</small>}
      </span>
      {ways > 1 ? (
        <button type="button" className="way" title={t.basket.otherGoods} onClick={() => turnWish(at)}>
          {goods}
          <Icon name="refresh" />
          <span className="sr">{t.basket.otherGoods}</span>
        </button>
      ) : (
        goods
      )}
      <button type="button" className="out" aria-label={t.basket.out(name)} onClick={() => dropWish(at)}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The sum, and the goods that stay. */
const Sum = ({ till, cast: { w, t } }: { readonly till: Till; readonly cast: Cast }) => (
  <p className="sum">
    <span>
      {t.basket.pays} <Goods goods={till.sum} w={w} />
    </span>
    <span>
      {t.basket.stays} <Goods goods={till.rest.map((n) => Math.max(0, n))} w={w} all />
    </span>
  </p>
);

export function BasketBar(props: SkinProps) {
  const { question, viewer, onPick, optionName } = props;
  const cast = castOf(props);
  const { view, t } = cast;
  const { wishes, sent, refused } = useStore(basket);
  if (question?.ask.shape !== 'pick' || viewer === null) return null;
  const player = view.players[viewer]!;
  const costs = costsIn(question);
  const till = reckon(wishes, player, costs);
  const placed = sitesOf(view, viewer).length > 1;
  const cards = question.ask.options.filter((id) => id !== 'done' && unitOf(String(id)) === null && buildingOf(String(id)) === null);
  const pay = (finish: boolean): void => {
    if (till.fits) payBasket(player, costs, finish);
  };
  return (
    <div className="up-basket" aria-busy={sent !== null}>
      {wishes.length > 0 && (
        <ul aria-label={t.basket.title}>
          {wishes.map((wish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place in the basket
            <Chip key={at} wish={wish} at={at} till={till} cast={cast} placed={placed} />
          ))}
        </ul>
      )}
      {wishes.length > 0 && <Sum till={till} cast={cast} />}
      <p className="word" role="status">
        {refused !== null ? t.basket.refused(nameOf(refused, cast)) : wishes.length > 0 && !till.fits ? t.basket.tooMuch : ''}
      </p>
      <div className="acts">
        {cards.map((id: Id) => (
          <button key={id} type="button" className="btn paper small" data-option={id} onClick={() => onPick(id)}>
            {optionName(id)}
          </button>
        ))}
        {wishes.length > 0 && (
          <>
            <Button kind="paper" small icon="undo" onPress={emptyBasket}>
              {t.basket.empty}
            </Button>
            <Button kind="paper" small barred={!till.fits} onPress={() => pay(false)} className="up-pay">
              {t.basket.pay}
            </Button>
          </>
        )}
        {wishes.length > 0 ? (
          <Button kind="wax" className="ask-go" barred={!till.fits} onPress={() => pay(true)}>
            {t.basket.finish}
          </Button>
        ) : (
          <button type="button" className="btn paper" data-option="done" onClick={() => sent === null && onPick('done')}>
            {optionName('done')}
          </button>
        )}
      </div>
    </div>
  );
}
