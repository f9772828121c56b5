/** Below the seats: the turn order with everybody's mat behind it, the AI, and what the Citadel pays. */
import type { CrownOfAsh, View } from '@longtable/crown-of-ash';
import { actionCard, areaName } from '@longtable/crown-of-ash/locale/words';
import { useMemo, useState } from 'react';
import { Count } from '../../src/design/count.tsx';
import { Dialog } from '../../src/design/dialog.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import { TipLayer } from '../common/tips.tsx';
import type { Heard, SkinProps } from '../skin.ts';
import { FighterTrack, lastAiTurn } from './ai.tsx';
import { type Cast, castOf } from './cast.ts';
import { explain } from './explain.tsx';
import { GoodsLine, Mat } from './mat.tsx';
import { ROMAN } from './words.ts';

export function Aside(props: SkinProps<CrownOfAsh>) {
  const { view } = props;
  const cast = castOf(props, view);
  const { t } = cast;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <TipLayer className="coa-aside" tipOf={(key) => explain(cast, key)}>
      {view.ai !== null && <AiBadge cast={cast} heard={props.heard} onPress={() => setOpen(view.ai!.who)} />}
      <section className="panel coa-turns" aria-label={t.order}>
        <h2 className="label">{t.order}</h2>
        <ol className="coa-order">
          {view.order.map((who) => {
            const acts = view.active === who && view.phase === 'round';
            return (
              <li key={who} className={acts ? 'on' : ''}>
                <button
                  type="button"
                  aria-label={acts ? `${t.matOf(cast.name(who))}, ${t.active}` : t.matOf(cast.name(who))}
                  onClick={() => setOpen(who)}
                >
                  <Shield colour={cast.faces[who]!.colour} charge={cast.faces[who]!.charge} />
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <section className="panel coa-rounds" aria-label={t.citadelPays}>
        <h2 className="label">{t.citadelPays}</h2>
        <ol>
          {view.citadelVp.map((vp, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <li key={i} className={view.round === i + 1 ? 'on' : ''}>
              <b className="num">{vp}</b>
              {ROMAN[i + 1]}
            </li>
          ))}
        </ol>
        <p className="faint">
          {t.decks} {view.decks.map((n, i) => `${ROMAN[i + 1]} ${n}`).join(' · ')}
          <br />
          {t.stack(view.stack)}
        </p>
      </section>
      {open !== null && (
        <Dialog title={t.matOf(cast.name(open))} open onClose={() => setOpen(null)} className="narrow">
          <TipLayer className="coa-mats" tipOf={(key) => explain(cast, key)}>
            <Mat who={open} cast={cast} heard={props.heard} />
          </TipLayer>
        </Dialog>
      )}
    </TipLayer>
  );
}

interface AiBadgeProps {
  readonly cast: Cast;
  readonly heard: readonly Heard<CrownOfAsh>[];
  readonly onPress: () => void;
}

/** The AI has no seat: its badge stands below those of people. */
function AiBadge({ cast, heard, onPress }: AiBadgeProps) {
  const { view, w, t } = cast;
  const { who, actions } = view.ai!;
  const player = view.players[who]!;
  const face = cast.faces[who]!;
  const turn = useMemo(() => lastAiTurn(heard, who), [heard, who]);
  return (
    <button
      type="button"
      className={`seat coa-aiseat p${face.colour}${view.active === who ? ' turn' : ''}`}
      data-spot={`mat:${who}`}
      onClick={onPress}
    >
      <Shield colour={face.colour} charge={face.charge} />
      <span className="name">{face.name}</span>
      <span className="clock">
        <Icon name="bot" />
      </span>
      <span className="facts">
        <span>
          <Icon name="vp" />
          <b className="num">
            <Count value={player.vp} />
          </b>
        </span>
        <span>
          <Icon name="minion" />
          <b className="num">{player.minions}</b>
        </span>
        <span>
          <Icon name="deck" />
          <b className="num">{actions}</b>
        </span>
      </span>
      {turn !== null && turn.card !== null && turn.region !== null && (
        <span className="last">
          {actionCard(w, turn.card)} · {areaName(w, turn.region)}
        </span>
      )}
      <FighterTrack cast={cast} />
      <span className="sr">{t.matOf(face.name)}</span>
    </button>
  );
}

export const SeatGoods = ({ view, seat }: { readonly view: View; readonly seat: number }) => (
  <GoodsLine goods={view.players[seat]!.goods} />
);
