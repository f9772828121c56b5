/** The Build Phase: every Unit and building on its own card, what cannot be had stays there with its reason. */
import type { Id } from '@longtable/kernel';
import { FACTION, RESOURCES, UNIT, UNITS_PER_HEX, type UnitId } from '@longtable/uprising/data/factions';
import type { View } from '@longtable/uprising/spec';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Goods } from './goods.tsx';
import { BuildingArt } from './unit-art.tsx';
import { printedCosts, UnitCard } from './unit-card.tsx';

/** Own Havens with the room that is left there. */
const sitesOf = (view: View, seat: number): readonly { readonly hex: number; readonly room: number }[] =>
  view.hexes.flatMap((hex, h) => (hex.haven === seat ? [{ hex: h, room: UNITS_PER_HEX - hex.units.reduce((sum, n) => sum + n, 0) }] : []));

/** What is missing for the cheapest way to pay. */
function shortOf({ w, t }: Cast, player: View['players'][number], costs: readonly (readonly number[])[]): string {
  const lacks = costs.map((cost) => {
    const kinds = RESOURCES.flatMap((res, i) => {
      const need = cost[i]! - player[res];
      return need > 0 ? [t.build.short(need, w.resources[res], player[res], cost[i]!)] : [];
    });
    const total = RESOURCES.reduce((sum, res) => sum + player[res], 0);
    return (cost[3] ?? 0) > total ? [t.build.shortAny(cost[3]! - total)] : kinds;
  });
  return lacks.find((list) => list.length > 0)?.join(', ') ?? t.build.not;
}

const Why = ({ text }: { readonly text: string }) => (
  <span className="bar-no">
    <Icon name="lock" />
    {text}
  </span>
);

interface BuyProps {
  readonly ids: readonly Id[];
  readonly label: (id: Id) => string;
  readonly onPick: (id: Id) => void;
}

const Buy = ({ ids, label, onPick }: BuyProps) =>
  ids.map((id) => (
    <button key={id} type="button" className="plus" data-option={id} data-state="legal" onClick={() => onPick(id)}>
      <Icon name="plus" />
      {label(id)}
    </button>
  ));

export function BuildSheet({ props, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { question, onPick, viewer } = props;
  const { view, w, t } = cast;
  if (viewer === null) return null;
  const player = view.players[viewer]!;
  const options = question?.stage === 'buy' && question.ask.shape === 'pick' ? question.ask.options : [];
  const costs = question?.shown.with?.['costs'] as Readonly<Record<string, readonly (readonly number[])[]>> | undefined;
  const sites = sitesOf(view, viewer);
  const room = sites.some((site) => site.room > 0);
  const whyUnit = (unit: UnitId, kind: number): string => {
    if (player.reserve[kind] === 0) return t.build.none;
    return room ? shortOf(cast, player, costs?.[unit] ?? printedCosts(unit)) : sites.length === 0 ? t.build.noHaven : t.build.full;
  };
  const whyBuilding = (what: 'wall' | 'tower'): string => {
    const left = what === 'wall' ? view.wallsLeft : view.towersLeft;
    if (sites.length === 0) return t.build.noHaven;
    if (sites.every(({ hex }) => view.hexes[hex]![what])) return t.build.oneEach;
    return left === 0 ? t.build.none : shortOf(cast, player, [[0, 1, 0, 0]]);
  };
  const goodsOf = (id: Id): string => {
    const [unit, i = '0'] = String(id).split(':') as [UnitId, string?];
    const all = costs?.[unit] ?? [];
    if (all.length < 2) return t.build.add;
    const cost = all[Number(i)]!;
    return RESOURCES.flatMap((res, k) => (cost[k]! > 0 ? [`${cost[k]} ${w.resources[res]}`] : [])).join(', ') || t.build.add;
  };
  return (
    <div className="up-sheet up-shop">
      {FACTION[player.faction].units.map((unit, kind) => {
        const ids = options.filter((id) => String(id).split(':')[0] === unit);
        return (
          <UnitCard
            key={unit}
            unit={unit}
            cast={cast}
            costs={costs?.[unit]}
            count={t.left(player.reserve[kind]!)}
            className={ids.length > 0 ? 'legal' : 'no'}
          >
            {ids.length > 0 ? <Buy ids={ids} label={goodsOf} onPick={onPick} /> : <Why text={whyUnit(unit, kind)} />}
          </UnitCard>
        );
      })}
      {(['wall', 'tower'] as const).map((what) => {
        const ids = options.filter((id) => String(id).startsWith(`${what}@`));
        return (
          <div key={what} className={`uc up-paper ${ids.length > 0 ? 'legal' : 'no'}`}>
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
              {ids.length > 0 ? (
                <Buy ids={ids} label={(id) => cast.place(Number(String(id).split('@')[1]))} onPick={onPick} />
              ) : (
                <Why text={whyBuilding(what)} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** What each seat has built in this Phase, as far as everybody saw it. */
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
        const text = [...counts].map(([what, n]) => `${n} ${what in UNIT ? w.units[what as UnitId] : w.buildings[what as 'wall']}`);
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
