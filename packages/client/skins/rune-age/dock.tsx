/** The viewer's side of the table: home realm, purse, hand, deck and discard pile. The hand never leaves the screen. */
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { TipLayer } from '../common/tips.tsx';
import { faceOf, type Measure } from './card.ts';
import { type Cast, castOf } from './cast.ts';
import { explain } from './explain.tsx';
import { Back, Face } from './face.tsx';
import { Home } from './home.tsx';
import { labelOf } from './label.ts';
import { Figure } from './number.tsx';
import type { Props } from './props.ts';
import { armyOf, goldOf, handOf, helpers, wholeInfluence } from './purse.ts';
import { Thing } from './thing.tsx';

export function Dock(props: Props) {
  const view = props.view;
  const cast = castOf(props, view);
  if (view.me === null || view.players[view.me] === undefined) return null;
  return (
    <TipLayer className="ra-dock" tipOf={(key) => explain(cast, key)}>
      <OwnHome cast={cast} seat={view.me} />
      <Purse cast={cast} seat={view.me} />
      <Hand cast={cast} props={props} seat={view.me} />
      <Piles cast={cast} seat={view.me} />
    </TipLayer>
  );
}

interface PartProps {
  readonly cast: Cast;
  readonly seat: number;
}

function OwnHome({ cast, seat }: PartProps) {
  const { view, t, faces } = cast;
  const player = view.players[seat]!;
  const { damage, limit } = view.shared ?? player;
  return (
    <section className="ra-own-home" aria-label={t.home} data-spot={`realm:${seat}`}>
      <h2 className="label">{t.home}</h2>
      <Home
        face={faces[seat]}
        race={t.race[view.shared?.race ?? player.race]!}
        damage={t.damageOf(damage, limit)}
        n={damage}
        limit={limit}
      />
    </section>
  );
}

function Purse({ cast, seat }: PartProps) {
  const { view, t } = cast;
  const strength = armyOf(view, seat).reduce((a, b) => a + b, 0);
  const rows: readonly (readonly [Measure, number, string])[] = [
    ['gold', goldOf(view, seat), t.inHand],
    ['influence', view.players[seat]!.influence, t.ready(wholeInfluence(view, seat))],
    ['strength', strength, helpers(view, seat) > 0 ? t.more : t.inHand],
  ];
  return (
    <section className="ra-purse" aria-label={t.reach}>
      <h2 className="label">{t.reach}</h2>
      {rows.map(([of, n, note]) => (
        <p key={of} data-purse={of}>
          <Figure of={of} n={n} />
          <span className="w">
            {t.measure[of]}
            <small>{note}</small>
          </span>
        </p>
      ))}
    </section>
  );
}

interface HandProps extends PartProps {
  readonly props: Props;
}

function Hand({ cast, props, seat }: HandProps) {
  const { view, t } = cast;
  const hand = handOf(view, seat);
  const seen: Record<string, number> = {};
  const cards = hand.map((id) => {
    const nth = seen[id] ?? 0;
    seen[id] = nth + 1;
    return { id, nth };
  });
  return (
    <section className={hand.length > 6 ? 'ra-hand many' : 'ra-hand'} aria-label={t.hand} data-spot="hand">
      <h2 className="label">
        <Icon name="hand" />
        {t.hand}
      </h2>
      <div className="cards" style={{ '--k': hand.length } as React.CSSProperties}>
        {cards.map(({ id, nth }) => (
          <HandCard key={`${id} ${nth}`} id={id} nth={nth} cast={cast} props={props} />
        ))}
        {hand.length === 0 && <p className="ra-none">{t.emptyHand}</p>}
      </div>
    </section>
  );
}

interface HandCardProps {
  readonly id: string;
  /** Which of several alike. */
  readonly nth: number;
  readonly cast: Cast;
  readonly props: Props;
}

const ASKING: readonly string[] = ['turn.keep', 'battle.assault', 'siege.assault', 'effect.fromHand', 'nx-giant.feed'];

function HandCard({ id, nth, cast, props }: HandCardProps) {
  const { question } = props;
  const touch = useTouch();
  const target = `hand:${id}`;
  const asking = question !== null && ASKING.includes(`${question.kind}.${question.stage}`);
  const dim = asking && touch.of(target) === undefined;
  const face = <Face id={id} cast={cast} text price={false} className={id.endsWith('*') ? 'used' : ''} />;
  if (question?.ask.shape === 'share') return <KeptCard id={id} nth={nth} cast={cast} props={props} />;
  return (
    <span className="slot">
      <Thing id={target} tip={id} label={labelOf(cast, id, cast.text(id))} className={dim ? 'dim' : ''} spot={target}>
        {face}
      </Thing>
      <Forecast id={id} cast={cast} props={props} />
    </span>
  );
}

/** The own army as playing this card would make it. */
function Forecast({ id, cast, props: { question } }: Omit<HandCardProps, 'nth'>) {
  const touch = useTouch();
  const { combat } = cast.view;
  const { gives } = faceOf(id);
  if (combat === null || gives?.of !== 'strength' || question?.stage !== 'assault' || touch.of(`hand:${id}`) === undefined) return null;
  const side = combat.attacker === cast.viewer ? 0 : 1;
  const mine = combat.totals[side] + gives.n + (side === 1 ? combat.walls : 0);
  const theirs = combat.totals[side === 0 ? 1 : 0] + (side === 0 ? combat.walls : 0);
  const siege = combat.defender >= 0;
  const enough = siege && side === 0 ? mine > theirs : mine >= theirs;
  return (
    <span className={enough ? 'ra-tag good' : 'ra-tag'} aria-hidden="true">
      <span className="full">
        {enough && siege && side === 1 ? cast.t.makesHold(mine) : enough && !siege ? cast.t.makesWin(mine) : cast.t.makes(mine)}
      </span>
      <span className="brief">{cast.t.makes(mine)}</span>
    </span>
  );
}

/** A card of which some are kept: each touch keeps or gives back one. */
function KeptCard({ id, nth, cast, props: { question, draft } }: HandCardProps) {
  const ask = question!.ask;
  if (ask.shape !== 'share') return null;
  const bin = (ask.bins as readonly string[]).indexOf(id);
  const kept = draft.shares[bin] ?? 0;
  const chosen = nth < kept;
  const full = draft.shares.reduce((a, b) => a + b, 0) >= ask.max;
  const state = chosen ? 'chosen' : full ? 'idle' : 'legal';
  return (
    <span className="slot">
      <button
        type="button"
        className={`ra-thing ${state}`}
        data-target={`hand:${id}`}
        data-state={state}
        data-tip={id}
        aria-pressed={chosen}
        onClick={() => {
          if (chosen) draft.share(bin, -1);
          else if (!full) draft.share(bin, 1);
        }}
      >
        <span className="sr">{labelOf(cast, id)}</span>
        <span aria-hidden="true">
          <Face id={id} cast={cast} text price={false} />
        </span>
      </button>
    </span>
  );
}

function Piles({ cast, seat }: PartProps) {
  const { view, t } = cast;
  const { deck, discard } = view.players[seat]!;
  const top = discard.at(-1);
  return (
    <section className="ra-piles" aria-label={t.deck}>
      <h2 className="label">{t.deck}</h2>
      <div className="cards">
        <p data-spot="deck">
          <Back n={deck} />
          <span>{t.toDraw}</span>
        </p>
        <p data-spot="discard">
          {top === undefined ? <Back className="none" /> : <Face id={top} cast={cast} price={false} />}
          <span>{t.discarded(discard.length)}</span>
        </p>
      </div>
    </section>
  );
}
