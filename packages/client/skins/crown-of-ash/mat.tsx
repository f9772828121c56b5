/** Players' mats: what everybody may see of a necromancer, the AI's included. */
import type { CrownOfAsh } from '@longtable/crown-of-ash';
import { GOODS } from '@longtable/crown-of-ash/data/goods';
import { CONTROL_TOKENS, MINIONS } from '@longtable/crown-of-ash/data/numbers';
import { POWERS_OF } from '@longtable/crown-of-ash/data/powers';
import { fateText } from '@longtable/crown-of-ash/locale/words';
import { useMemo } from 'react';
import { Count } from '../../src/design/count.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import { Shield } from '../../src/design/shield.tsx';
import type { Heard } from '../skin.ts';
import { AiCard, FighterTrack, lastAiTurn } from './ai.tsx';
import type { Cast } from './cast.ts';
import { CombatFace } from './combat-card.tsx';
import { Fighter } from './fighter.tsx';
import { Pip } from './goods.tsx';
import { Minion } from './minion.tsx';
import { Thing } from './thing.tsx';

/** Goods with their numbers. */
export const GoodsLine = ({ goods }: { readonly goods: readonly number[] }) => (
  <span className="coa-goods">
    {GOODS.map((good, i) => (
      <span key={good}>
        <Pip good={good} />
        <Count value={goods[i]!} />
      </span>
    ))}
  </span>
);

export const Minions = ({ left, colour }: { readonly left: number; readonly colour: Cast['faces'][number]['colour'] }) => (
  <span className="coa-minions">
    {Array.from({ length: MINIONS }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: minions are alike
      <Minion key={i} colour={colour} gone={i >= left} />
    ))}
  </span>
);

const Fact = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <li>
    <Icon name={icon} />
    {text}
  </li>
);

interface MatProps {
  readonly who: number;
  readonly cast: Cast;
  readonly heard: readonly Heard<CrownOfAsh>[];
}

/** A control token lies in every area that somebody holds. */
const tokensLeft = ({ view }: Cast, who: number): number => CONTROL_TOKENS - view.owner.filter((owner) => owner === who).length;

export function Mat({ who, cast, heard }: MatProps) {
  const { view, w, t } = cast;
  const player = view.players[who]!;
  const face = cast.faces[who]!;
  const fate = who === cast.viewer ? (view.mine?.fate ?? player.fate) : player.fate;
  return (
    <section className={`coa-mat panel p${face.colour}`} aria-label={t.matOf(face.name)} data-spot={`mat:${who}`}>
      <header>
        <Shield colour={face.colour} charge={face.charge} />
        <h2>{face.name}</h2>
        {player.necromancer && <span className="faint">{w.necromancers[player.necromancer]}</span>}
        <b className="vp num">
          <Icon name="vp" />
          <Count value={player.vp} />
        </b>
      </header>
      {!player.ai && <GoodsLine goods={player.goods} />}
      <Minions left={player.minions} colour={face.colour} />
      <ul className="facts">
        {!player.ai && <Fact icon="hand" text={t.fightersInHand(player.hand)} />}
        <Fact icon="combat-card" text={t.cardsInHand(player.cards)} />
        <Fact icon="structure" text={t.tokens(tokensLeft(cast, who))} />
        {view.kingToken === who && <Fact icon="king" text={t.kingToken} />}
        {!player.ai && fate !== null && fate >= 0 && <Fact icon="curse" text={`${t.fateOf}: ${fateText(w, fate)}`} />}
        {!player.ai && fate === null && <Fact icon="hidden" text={`${t.fateOf}: ${t.secret}`} />}
      </ul>
      {player.charged !== null && player.necromancer !== null && (
        <div className={player.charged ? 'powers charged' : 'powers'}>
          <p>
            <Icon name="bolt" />
            {t.power}: {player.charged ? t.charged : t.spent}
          </p>
          {POWERS_OF[player.necromancer].powers.map((power) => (
            <p key={power}>
              <b>{w.powers[power].name}</b> {w.powers[power].text}
            </p>
          ))}
        </div>
      )}
      {player.top !== null && (
        <div className="last-used">
          <span className="label">{t.lastUsed}</span>
          <CombatFace card={player.top} />
        </div>
      )}
      {player.ai && view.ai !== null && <AiMat cast={cast} heard={heard} hand={player.open ?? []} />}
      {player.graveyard.length > 0 && (
        <>
          <p className="label">{t.graveyard}</p>
          <div className="cards dim">
            {player.graveyard.map((id) => (
              <Fighter key={id} id={id} cast={cast} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface AiMatProps {
  readonly cast: Cast;
  readonly heard: readonly Heard<CrownOfAsh>[];
  readonly hand: readonly number[];
}

function AiMat({ cast, heard, hand }: AiMatProps) {
  const { t, view } = cast;
  const ai = view.ai!;
  const turn = useMemo(() => lastAiTurn(heard, ai.who), [heard, ai.who]);
  return (
    <>
      <p className="faint">{t.aiTip}</p>
      <ul className="facts">
        <Fact icon="deck" text={t.actionCards(ai.actions)} />
      </ul>
      {turn !== null && <AiCard turn={turn} cast={cast} />}
      <p className="label">{t.track}</p>
      <Thing id="ai:track" label={`${t.track}. ${t.trackTip}`} className="coa-plain">
        <FighterTrack cast={cast} />
      </Thing>
      <p className="label">{t.openHand}</p>
      <div className="cards">
        {hand.map((id) => (
          <Fighter key={id} id={id} cast={cast} />
        ))}
        {hand.length === 0 && <span className="faint">{t.emptyHand}</span>}
      </div>
    </>
  );
}
