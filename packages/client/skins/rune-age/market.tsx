/** The right half of the table: what gold and influence reach, and what they come from. */
import type { Described } from '@longtable/kernel';
import { useTouch } from '../../src/board/targets.tsx';
import { useTips } from '../common/tips.tsx';
import type { Value } from './card.ts';
import type { Cast } from './cast.ts';
import { send } from './errand.ts';
import { Face } from './face.tsx';
import { labelOf, priceOf } from './label.ts';
import { Figure } from './number.tsx';
import type { Props } from './props.ts';
import { goldOf } from './purse.ts';
import { Zone } from './targets.tsx';
import { Thing } from './thing.tsx';

export interface Ware {
  readonly card: string;
  readonly left: number;
  readonly price: Value;
}

export const haveOf = ({ view, viewer }: Cast, { of }: Value): number =>
  viewer === null ? 0 : of === 'gold' ? goldOf(view, viewer) : view.players[viewer]!.influence;

/** Why this cannot be had now; empty: it can. */
export function lackOf(cast: Cast, { left, price }: Ware, question: Described): string {
  const have = haveOf(cast, price);
  if (left === 0) return cast.t.none;
  if (price.n > have) return cast.t.lacks(price.n, price.of, have);
  return question.ask.shape === 'pick' && question.ask.options.includes(price.of) ? '' : cast.t.notNow;
}

interface PileProps {
  readonly ware: Ware;
  readonly cast: Cast;
  readonly props: Props;
}

/** A pile that is bought from by one touch. */
function Pile({ ware, cast, props }: PileProps) {
  const { question } = props;
  const touch = useTouch();
  const { card, left } = ware;
  const face = <Face id={card} cast={cast} count={left} />;
  const label = labelOf(cast, card, priceOf(cast, card), cast.t.left(left));
  const free = question?.kind === 'turn' && question.stage === 'act';
  if (!free) {
    const passed = question !== null && touch.of(`buy:${card}`) === undefined && ['gold', 'influence'].includes(question.kind);
    return (
      <Thing id={`buy:${card}`} label={label} spot={`buy:${card}`} className={passed ? 'dim' : ''}>
        {face}
      </Thing>
    );
  }
  return <Buy ware={ware} cast={cast} props={props} label={label} lack={lackOf(cast, ware, question)} />;
}

function Buy({ ware, cast, props, label, lack }: PileProps & { readonly label: string; readonly lack: string }) {
  const tips = useTips();
  const { card, left, price } = ware;
  const state = lack === '' ? 'legal' : 'blocked';
  return (
    <button
      type="button"
      className={`ra-thing ${state}`}
      data-target={`buy:${card}`}
      data-state={state}
      data-tip={`buy:${card}`}
      data-spot={`buy:${card}`}
      onClick={(event) => (lack === '' ? send(card, price.of as 'gold', props.onPick) : tips.show(event.currentTarget))}
    >
      <span className="sr">
        {label}. {lack}
      </span>
      <span aria-hidden="true">
        <Face id={card} cast={cast} count={left} />
      </span>
    </button>
  );
}

export function barracksOf({ view }: Cast, seat: number): readonly Ware[] {
  const player = view.players[seat]!;
  const units = player.barracks.map(({ card, left, cost }): Ware => ({ card, left, price: { of: 'gold', n: cost } }));
  const stronghold: Ware = { card: 'stronghold', left: player.strongholds, price: { of: 'gold', n: 4 } };
  const monument: Ware = { card: 'monument', left: 1, price: { of: 'gold', n: 12 } };
  return [...units, stronghold, ...(player.monument === 'barracks' ? [monument] : [])].sort((a, b) => a.price.n - b.price.n);
}

export const centreOf = ({ view }: Cast): readonly Ware[] =>
  [...view.gold, ...view.piles].map(({ card, left, cost }) => ({ card, left, price: { of: 'influence', n: cost } }));

/** Places, strongholds and rewards of one realm, as they lie. */
export function heldOf({ view }: Cast, seat: number): readonly { readonly id: string; readonly spent: boolean }[] {
  const player = view.players[seat]!;
  return [
    ...view.sites.filter(({ owner }) => owner === seat).map(({ id, exhausted }) => ({ id, spent: exhausted })),
    ...Array.from({ length: player.ready }, () => ({ id: 'stronghold', spent: false })),
    ...player.treasures.map(({ id, exhausted }) => ({ id, spent: exhausted })),
    ...(player.monument === 'built' ? [{ id: 'monument', spent: false }] : []),
    ...Array.from({ length: player.exhausted }, () => ({ id: 'stronghold', spent: true })),
  ];
}

const Held = ({ cast, seat }: { readonly cast: Cast; readonly seat: number }) => {
  const held = heldOf(cast, seat);
  return (
    <Zone
      title={cast.t.held}
      className="held"
      n={Math.max(3, Math.ceil(held.length / 2))}
      aside={held.some(({ spent }) => spent) && <em>{cast.t.lying}</em>}
    >
      {held.map(({ id, spent }, i) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: strongholds are all alike
          key={`${id} ${i}`}
          id={`held:${id}`}
          tip={id}
          label={labelOf(cast, id, spent ? cast.t.exhausted : '')}
          className={spent ? 'spent' : ''}
        >
          <Face id={id} cast={cast} price={false} />
        </Thing>
      ))}
      {held.length === 0 && <p className="ra-none">{cast.t.nothingHeld}</p>}
    </Zone>
  );
};

export function Market({ cast, props }: { readonly cast: Cast; readonly props: Props }) {
  const { viewer, t } = cast;
  const barracks = viewer === null ? [] : barracksOf(cast, viewer);
  const centre = centreOf(cast);
  const purse = (of: 'gold' | 'influence', words: string) =>
    viewer !== null && (
      <em>
        {words} <Figure of={of} n={haveOf(cast, { of, n: 0 })} />
      </em>
    );
  return (
    <div className="ra-market">
      {viewer !== null && (
        <Zone title={t.barracks} className="barracks" n={barracks.length} narrow={4} aside={purse('gold', t.forGold)}>
          {barracks.map((ware) => (
            <Pile key={ware.card} ware={ware} cast={cast} props={props} />
          ))}
        </Zone>
      )}
      <Zone title={t.centre} className="centre" n={Math.ceil(centre.length / 2)} narrow={4} aside={purse('influence', t.forInfluence)}>
        {centre.map((ware) => (
          <Pile key={ware.card} ware={ware} cast={cast} props={props} />
        ))}
      </Zone>
      {viewer !== null && <Held cast={cast} seat={viewer} />}
    </div>
  );
}
