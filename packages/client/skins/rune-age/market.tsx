/** The right half of the table: what gold and influence reach, and what they come from. */
import type { Described } from '@longtable/kernel';
import { useTouch } from '../../src/board/targets.tsx';
import type { Value } from './card.ts';
import type { Cast } from './cast.ts';
import { send } from './errand.ts';
import { Face } from './face.tsx';
import { labelOf, priceOf } from './label.ts';
import { heldLay } from './lay.ts';
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

/** A pile that is bought from by one touch. It is the same thing whatever is asked: its face is not drawn anew. */
function Pile({ ware, cast, props: { question, onPick } }: PileProps) {
  const touch = useTouch();
  const { card, left, price } = ware;
  const id = `buy:${card}`;
  const free = question?.kind === 'turn' && question.stage === 'act';
  const passed = !free && question !== null && touch.of(id) === undefined && ['gold', 'influence'].includes(question.kind);
  const offer = free ? { lack: lackOf(cast, ware, question), take: () => send(card, price.of as 'gold', onPick) } : undefined;
  return (
    <Thing
      id={id}
      label={labelOf(cast, card, priceOf(cast, card), cast.t.left(left))}
      spot={id}
      className={passed ? 'dim' : ''}
      offer={offer}
    >
      <Face id={card} cast={cast} count={left} />
    </Thing>
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
  const { across, rows } = heldLay(held.length);
  return (
    <Zone
      title={cast.t.held}
      className="held"
      n={across}
      narrow={Math.max(3, Math.ceil(held.length / 2))}
      rows={rows}
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
