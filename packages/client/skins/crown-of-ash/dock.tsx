/** The viewer's own mat: storage, minions, fighters, combat cards, refresh, power and Fate. */

import type { CrownOfAsh } from '@longtable/crown-of-ash';
import { COMBAT_CARDS } from '@longtable/crown-of-ash/data/combat-cards';
import { FATES } from '@longtable/crown-of-ash/data/fate';
import { GOODS, type Good, KINDS } from '@longtable/crown-of-ash/data/goods';
import { POWERS_OF } from '@longtable/crown-of-ash/data/powers';
import { target } from '@longtable/crown-of-ash/ids';
import { fateText } from '@longtable/crown-of-ash/locale/words';
import { useTouch } from '../../src/board/targets.tsx';
import { Count } from '../../src/design/count.tsx';
import { hyphenate } from '../../src/design/hyphenate.ts';
import { Icon } from '../../src/design/icon.tsx';
import { TipLayer, useTips } from '../common/tips.tsx';
import type { SkinProps } from '../skin.ts';
import { type Cast, castOf } from './cast.ts';
import { CombatCardThing } from './combat-card.tsx';
import { explain } from './explain.tsx';
import { Fighter } from './fighter.tsx';
import { Pip } from './goods.tsx';
import { Minions } from './mat.tsx';
import { Minion } from './minion.tsx';
import { Thing } from './thing.tsx';

export function Dock(props: SkinProps<CrownOfAsh>) {
  const { view } = props;
  if (view.mine === null || view.me === null) return null;
  const cast = castOf(props, view);
  const { t } = cast;
  const face = cast.faces[view.me]!;
  const player = view.players[view.me]!;
  return (
    <TipLayer className={view.combat === null ? 'coa-dock' : 'coa-dock fighting'} tipOf={(key) => explain(cast, key)}>
      <section className="coa-group store" aria-label={t.storage}>
        <h2 className="label">{t.storage}</h2>
        <div className="chips">
          {GOODS.map((good, i) => (
            <Chip key={good} good={good} n={player.goods[i]!} cast={cast} props={props} />
          ))}
          {asksFor(props, 'special') && <Chip good="special" n={null} cast={cast} props={props} />}
        </div>
      </section>
      <section className="coa-group minions" aria-label={t.minions(player.minions)}>
        <h2 className="label">{t.minions(player.minions)}</h2>
        <Thing id="minions" label={`${t.minions(player.minions)}. ${t.minionTip}`} className="coa-plain" spot="minions">
          <Minions left={player.minions} colour={face.colour} />
        </Thing>
      </section>
      <Fighters cast={cast} hand={view.mine.hand} graveyard={player.graveyard} />
      <section className="coa-group ccs" aria-label={t.combatCards}>
        <h2 className="label">
          <Icon name="combat-card" />
          {t.combatCards}
        </h2>
        <div className="cards">
          {COMBAT_CARDS.map((card) => (
            <CombatCardThing key={card} card={card} cast={cast} laid={view.mine!.laid === card} used={view.mine!.used.includes(card)} />
          ))}
        </div>
      </section>
      <OwnMat cast={cast} />
    </TipLayer>
  );
}

/** The question shares something out between goods, this one among them. */
const asksFor = ({ question }: SkinProps<CrownOfAsh>, good: Good | 'special'): boolean =>
  question?.ask.shape === 'share' && (question.ask.bins as readonly string[]).includes(good);

interface ChipProps {
  readonly good: Good | 'special';
  /** null: it is not kept in storage. */
  readonly n: number | null;
  readonly cast: Cast;
  readonly props: SkinProps<CrownOfAsh>;
}

/** A good in storage. Where goods are shared out, a tap adds one, and starts again when no more fit. */
function Chip({ good, n, cast, props }: ChipProps) {
  const { question, draft } = props;
  const tips = useTips();
  const ask = question?.ask.shape === 'share' ? question.ask : null;
  const bin = (ask?.bins as readonly string[] | undefined)?.indexOf(good) ?? -1;
  const chosen = bin < 0 ? 0 : draft.shares[bin]!;
  const open = ask !== null && bin >= 0 && ask.most[bin]! > ask.least[bin]!;
  const press = (element: Element): void => {
    if (ask === null || bin < 0 || !open) {
      tips.show(element);
      return;
    }
    const full = draft.shares.reduce((a, b) => a + b, 0) >= ask.max;
    draft.share(bin, full || chosen >= ask.most[bin]! ? ask.least[bin]! - chosen : 1);
  };
  const name = good === 'special' ? cast.w.special.one : good === 'gold' ? cast.w.goods.gold : cast.w.kinds[good];
  return (
    <button
      type="button"
      className={`coa-chip ${good}${open ? ' legal' : ''}`}
      data-tip={`good:${good}`}
      data-spot={`good:${good}`}
      data-state={open ? 'legal' : 'idle'}
      onClick={(event) => press(event.currentTarget)}
    >
      <span className="sr">{[name, ...(n === null ? [] : [n]), ...(open ? [`+${chosen}`] : [])].join(' ')}</span>
      <Icon name={good} />
      {n !== null && (
        <span aria-hidden>
          <Count value={n} />
        </span>
      )}
      {open && (
        <b className="more" aria-hidden>
          {chosen}
        </b>
      )}
    </button>
  );
}

interface FightersProps {
  readonly cast: Cast;
  readonly hand: readonly number[];
  readonly graveyard: readonly number[];
}

function Fighters({ cast, hand, graveyard }: FightersProps) {
  const { t } = cast;
  const touch = useTouch();
  const posted = cast.view.defenders.flat().filter((id) => ['legal', 'chosen'].includes(touch.of(target('fighter', id))?.state ?? ''));
  return (
    <section className="coa-group fighters" aria-label={t.hand} data-spot="hand">
      <h2 className="label">
        <Icon name="hand" />
        {t.hand}
      </h2>
      <div className="cards">
        {touch.of('zone:hand') !== undefined && (
          <Thing id="zone:hand" label={t.backToHand} className="coa-card">
            <span className="coa-fc none">
              <Icon name="hand" />
              {t.backToHand}
            </span>
          </Thing>
        )}
        {hand.map((id) => (
          <Fighter key={id} id={id} cast={cast} />
        ))}
        {hand.length === 0 && posted.length === 0 && <span className="coa-none">{t.emptyHand}</span>}
        {posted.length > 0 && (
          <div className="buried posted">
            <span className="cap">
              <Icon name="shield" />
              {t.posted}
            </span>
            {posted.map((id) => (
              <Fighter key={id} id={id} cast={cast} />
            ))}
          </div>
        )}
        {graveyard.length > 0 && (
          <div className="buried">
            <span className="cap">
              <Icon name="graveyard" />
              {t.graveyard}
            </span>
            {graveyard.map((id) => (
              <Fighter key={id} id={id} cast={cast} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Refresh, the powers with their token, and the secret Fate. */
function OwnMat({ cast }: { readonly cast: Cast }) {
  const { view, w, t } = cast;
  const player = view.players[view.me!]!;
  const face = cast.faces[view.me!]!;
  const touch = useTouch();
  const fate = view.mine!.fate;
  const powers = player.charged === null || player.necromancer === null ? [] : POWERS_OF[player.necromancer].powers;
  return (
    <section className="coa-group own" aria-label={t.mat}>
      <h2 className="label">{t.mat}</h2>
      <div className="cards">
        <Thing id="space:refresh" label={`${t.refresh}, ${t.spaces.refresh}`} className="coa-mi coa-space" spot="space:refresh">
          <span className={player.refreshed ? 'coa-ws taken' : 'coa-ws vacant'}>
            {player.refreshed ? <Minion colour={face.colour} /> : <Icon name="refresh" />}
          </span>
          <span>{hyphenate(t.refresh)}</span>
        </Thing>
        {powers.map((power) => (
          <Thing
            key={power}
            id={target('power', power)}
            label={`${w.powers[power].name}, ${player.charged ? t.charged : t.spent}: ${w.powers[power].text}`}
            className={`coa-mi power${player.charged ? ' charged' : ''}${touch.of(target('power', power)) ? ' usable' : ''}`}
          >
            <Icon name="bolt" />
            <span>{hyphenate(w.powers[power].name)}</span>
            <small>{player.charged ? t.charged : t.spent}</small>
          </Thing>
        ))}
        {fate >= 0 && (
          <Thing id="fate" label={`${t.fate}: ${fateText(w, fate)}. ${t.fateTip}`} className="coa-mi fate">
            <span className="coa-units">
              {FATES[fate]!.kinds.map((kind) => (
                <Pip key={kind} good={KINDS[kind]!} />
              ))}
            </span>
            <span>{t.fate}</span>
          </Thing>
        )}
      </div>
    </section>
  );
}
