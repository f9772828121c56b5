/** The Build Phase: every Unit and building on its own card, what cannot be had stays there with its reason. */
import type { Id } from '@longtable/kernel';
import { FACTION, RESOURCES, UNIT, UNITS_PER_HEX, type UnitId } from '@longtable/uprising/data/factions';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import { useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { type Bar, barOf, buildingOf, type Costs, hexFor, reckon, type Site, sitesOf, stockOf, unitOf, type Wish } from './basket.ts';
import { basket, chooseHex, dropWish, putWish } from './basket-run.ts';
import type { Cast } from './cast.ts';
import { Goods } from './goods.tsx';
import { BuildingArt } from './unit-art.tsx';
import { printedCosts, UnitCard } from './unit-card.tsx';

/** Goods missing for the cheapest way to pay, of those that are left. */
function shortOf({ w, t }: Cast, rest: readonly number[], costs: readonly (readonly number[])[]): string {
  const lacks = costs.map((cost) => {
    const kinds = RESOURCES.flatMap((res, i) => {
      const need = cost[i]! - rest[i]!;
      return need > 0 ? [t.build.short(need, w.resources[res], rest[i]!, cost[i]!)] : [];
    });
    const total = rest.reduce((sum, n) => sum + n, 0);
    return (cost[3] ?? 0) > total ? [t.build.shortAny(cost[3]! - total)] : kinds;
  });
  return lacks.find((list) => list.length > 0)?.join(', ') ?? t.build.not;
}

/** Costs of all Units as the question names them. */
export const costsIn = (question: SkinProps['question']): Costs => (question?.shown.with?.['costs'] ?? {}) as Costs;

const Why = ({ text }: { readonly text: string }) => (
  <span className="bar-no">
    <Icon name="lock" />
    {text}
  </span>
);

interface StepperProps {
  readonly ids: readonly Id[];
  /** The number of them in the basket. */
  readonly count: number;
  readonly name: string;
  /** One more of it in words, where there are several ways to it. */
  readonly label: (id: Id) => string;
  readonly bar: (id: Id) => Bar | null;
  readonly onAdd: (id: Id) => void;
  readonly onDrop: () => void;
}

/** Less and more of one thing; a thing with several prices or places has a button for each. */
function Stepper({ ids, count, name, label, bar, onAdd, onDrop }: StepperProps) {
  const { ask: words } = useText();
  const several = ids.length > 1;
  return (
    <div className={several ? 'step several' : 'step'}>
      <button
        type="button"
        className="less"
        aria-label={words.less(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onDrop()}
      >
        <Icon name="minus" />
      </button>
      <b className="num">{count}</b>
      {ids.map((id) => {
        const barred = bar(id) !== null;
        return (
          <button
            key={id}
            type="button"
            className="plus"
            aria-label={words.more(several ? `${name}, ${label(id)}` : name)}
            aria-disabled={barred}
            data-buy={id}
            {...(!barred && { 'data-state': 'legal' })}
            onClick={() => !barred && onAdd(id)}
          >
            <Icon name="plus" />
            {several && label(id)}
          </button>
        );
      })}
    </div>
  );
}

/** Havens to build at, with the room that each still has. */
function Sites({ cast: { t, place, view }, sites, wishes, hex }: SitesProps) {
  if (sites.length < 2) return null;
  return (
    <div className="up-sites" role="group" aria-label={t.basket.where}>
      <span className="label">{t.basket.where}</span>
      {sites.map((site) => {
        const coming = wishes.filter((wish) => wish.hex === site.hex && unitOf(wish.id) !== null).length;
        return (
          <button key={site.hex} type="button" className="site" aria-pressed={site.hex === hex} onClick={() => chooseHex(site.hex)}>
            <b>{place(site.hex)}</b>
            <small>{t.basket.units(view.hexes[site.hex]!.units.reduce((sum, n) => sum + n, 0) + coming, UNITS_PER_HEX)}</small>
          </button>
        );
      })}
    </div>
  );
}

interface SitesProps {
  readonly cast: Cast;
  readonly sites: readonly Site[];
  readonly wishes: readonly Wish[];
  readonly hex: number;
}

export function BuildSheet({ props, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { question, viewer } = props;
  const { view, w, t } = cast;
  const { wishes, hex } = useStore(basket);
  if (viewer === null) return null;
  const player = view.players[viewer]!;
  const options = question?.stage === 'buy' && question.ask.shape === 'pick' ? question.ask.options : [];
  const costs = costsIn(question);
  const sites = sitesOf(view, viewer);
  const shelf = { view, seat: viewer, costs };
  const site = hexFor(wishes, sites, hex);
  const add = (id: Id): void =>
    putWish({ id: String(id), hex: buildingOf(String(id)) === null ? site : Number(String(id).split('@')[1]), way: 0 });
  const inBasket = (isIt: (id: string) => boolean): number => wishes.filter(({ id }) => isIt(id)).length;
  const why = (bar: Bar, costsOfIt: readonly (readonly number[])[]): string => {
    if (bar !== 'short') return bar === 'full' && sites.length === 0 ? t.build.noHaven : t.build[bar];
    return shortOf(cast, reckon(wishes, player, costs).rest, costsOfIt);
  };
  const stepper = (ids: readonly Id[], isIt: (id: string) => boolean, name: string, label: (id: Id) => string) => (
    <Stepper
      ids={ids}
      count={inBasket(isIt)}
      name={name}
      label={label}
      bar={(id) => barOf(String(id), wishes, shelf)}
      onAdd={add}
      onDrop={() => dropWish(wishes.findLastIndex(({ id }) => isIt(id)))}
    />
  );
  const goodsOf = (id: Id): string => {
    const [unit, i = '0'] = String(id).split(':') as [UnitId, string?];
    const cost = costs[unit]?.[Number(i)] ?? [];
    return RESOURCES.flatMap((res, k) => ((cost[k] ?? 0) > 0 ? [`${cost[k]} ${w.resources[res]}`] : [])).join(', ') || t.build.add;
  };
  return (
    <div className="up-sheet up-shopping">
      <Sites cast={cast} sites={sites} wishes={wishes} hex={site} />
      <div className="up-shop">
        {FACTION[player.faction].units.map((unit) => {
          const isIt = (id: string): boolean => unitOf(id) === unit;
          const ids = options.filter((id) => isIt(String(id)));
          const bars = (ids.length > 0 ? ids : [unit]).map((id) => barOf(String(id), wishes, shelf));
          const barred = ids.length === 0 || bars.every((bar) => bar !== null);
          const count = inBasket(isIt);
          return (
            <UnitCard
              key={unit}
              unit={unit}
              cast={cast}
              costs={costs[unit]}
              count={t.left(player.reserve[FACTION[player.faction].units.indexOf(unit)]! - count)}
              className={count > 0 ? 'taken' : barred ? 'no' : 'legal'}
            >
              {(ids.length > 0 || count > 0) && stepper(ids, isIt, w.units[unit], goodsOf)}
              {barred && <Why text={why(bars[0] ?? 'short', costs[unit] ?? printedCosts(unit))} />}
            </UnitCard>
          );
        })}
        {(['wall', 'tower'] as const).map((what) => {
          const isIt = (id: string): boolean => buildingOf(id) === what;
          const ids = options.filter((id) => isIt(String(id)));
          const bars = ids.map((id) => barOf(String(id), wishes, shelf));
          const barred = bars.every((bar) => bar !== null);
          const count = inBasket(isIt);
          return (
            <div key={what} className={`uc up-paper ${count > 0 ? 'taken' : barred ? 'no' : 'legal'}`}>
              <span className={`die ${what === 'wall' ? 'blue' : 'white'}`} aria-hidden="true">
                <Icon name={what} />
              </span>
              <BuildingArt what={what} />
              <div className="ub">
                <b className="uh">{w.buildings[what]}</b>
                <span className="k">{t.lens[what]}</span>
                <span className="costs">
                  <Goods goods={[0, 1, 0]} w={w} />
                </span>
                {ids.length > 0 && stepper(ids, isIt, w.buildings[what], (id) => cast.place(Number(String(id).split('@')[1])))}
                {barred && <Why text={bars[0] ? why(bars[0], PRICE) : whyBuilding(cast, what, sites)} />}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

const PRICE = [[0, 1, 0, 0]];

/** The reason why no such building can be had at all. */
function whyBuilding(cast: Cast, what: 'wall' | 'tower', sites: readonly Site[]): string {
  const { t, view, viewer } = cast;
  const havens = sites.filter(({ hex }) => view.hexes[hex]!.haven === viewer);
  if (havens.length === 0) return t.build.noHaven;
  if (havens.every(({ hex }) => view.hexes[hex]![what])) return t.build.oneEach;
  return (what === 'wall' ? view.wallsLeft : view.towersLeft) === 0 ? t.build.none : shortOf(cast, stockOf(view.players[viewer!]!), PRICE);
}

/** Purchases of each seat in this Phase, as far as everybody saw them. */
export function Lanes({ props: { heard }, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { view, faces, t, w } = cast;
  const events = heard.flatMap(
    (step) => step.events as readonly { type: string; phase?: string; seat?: number; what?: string; hex?: number }[],
  );
  const from = events.findLastIndex((event) => event.type === 'phase');
  const built = events.slice(from + 1).filter((event) => event.type === 'built');
  return (
    <section className="panel up-lanes" aria-label={t.build.all}>
      <h2 className="label">{t.build.all}</h2>
      {faces.map(({ seat, name }) => {
        const own = built.filter((event) => event.seat === seat);
        const busy = view.asked.includes(seat);
        const counts = new Map<string, number>();
        for (const { what = '' } of own) counts.set(what, (counts.get(what) ?? 0) + 1);
        const text = [...counts].map(([what, n]) => `${n}× ${what in UNIT ? w.units[what as UnitId] : w.buildings[what as 'wall']}`);
        return (
          <p key={seat}>
            <b>{name}</b> <em className={busy ? 'wait' : 'ok'}>{busy ? t.build.busy : t.build.done}</em>
            <span>{text.join(', ') || t.build.nothing}</span>
          </p>
        );
      })}
    </section>
  );
}
