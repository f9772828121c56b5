/** The five combat cards: a value, what it pays to the winner, what to the loser. */

import { CARD_DATA, COMBAT_CARDS, type CombatCard, ZERO } from '@longtable/crown-of-ash/data/combat-cards';
import { target } from '@longtable/crown-of-ash/ids';
import { goodsText } from '@longtable/crown-of-ash/locale/words';
import { COMPENSATIONS, REWARDS } from '@longtable/crown-of-ash/query/gains';
import { Icon } from '../../src/design/icon.tsx';
import { Seal } from '../../src/design/seal.tsx';
import type { Cast } from './cast.ts';
import { Sums } from './goods.tsx';
import { Thing } from './thing.tsx';

const numberOf = (card: CombatCard): number => COMBAT_CARDS.indexOf(card);

export function combatCardWords({ w, t }: Cast, card: CombatCard): readonly [name: string, wins: string, loses: string] {
  const n = numberOf(card);
  const wins = goodsText(w, REWARDS[n]!.goods, REWARDS[n]!.special, REWARDS[n]!.vp);
  const loses = n === ZERO ? t.zero : goodsText(w, COMPENSATIONS[n]!.goods, COMPENSATIONS[n]!.special);
  return [w.cardNames[card], wins, loses];
}

interface FaceProps {
  readonly card: CombatCard;
  /** The result for its player; the line that pays is lit. */
  readonly won?: boolean | undefined;
  /** The number it counts, where that is not what it shows. */
  readonly counts?: number | undefined;
}

export function CombatFace({ card, won, counts }: FaceProps) {
  const n = numberOf(card);
  const lit = (line: boolean): string => (won === undefined ? '' : won === line ? ' hit' : ' miss');
  return (
    <span className="coa-cc">
      <b>{card === 'die' && counts === undefined ? <Icon name="dice" /> : (counts ?? CARD_DATA[n]!.value)}</b>
      {card === 'die' && counts !== undefined && <Icon name="dice" className="rolled" />}
      <span className={`rw w${lit(true)}`}>
        <Sums goods={REWARDS[n]!.goods} special={REWARDS[n]!.special} vp={REWARDS[n]!.vp} />
      </span>
      <span className={`rw l${lit(false)}`}>
        {n === ZERO ? <Icon name="skull" /> : <Sums goods={COMPENSATIONS[n]!.goods} special={COMPENSATIONS[n]!.special} />}
      </span>
    </span>
  );
}

interface CardProps {
  readonly card: CombatCard;
  readonly cast: Cast;
  readonly used?: boolean;
  readonly laid?: boolean;
}

export function CombatCardThing({ card, cast, used = false, laid = false }: CardProps) {
  const { t } = cast;
  const [name, wins, loses] = combatCardWords(cast, card);
  const label = [name, `${t.win}: ${wins}`, `${t.lose}: ${loses}`, ...(used ? [t.used] : []), ...(laid ? [t.laid] : [])].join(', ');
  return (
    <Thing
      id={target('card', card)}
      label={label}
      className={`coa-ccard${used ? ' used' : ''}${laid ? ' laid' : ''}`}
      spot={target('card', card)}
    >
      <CombatFace card={card} />
      {used && <span className="tag">{t.used}</span>}
    </Thing>
  );
}

export const SealedCard = ({ label }: { readonly label: string }) => (
  <span className="coa-cc bk">
    <Seal name="combat-card" />
    <span>{label}</span>
  </span>
);

export const CardSlot = ({ label }: { readonly label: string }) => (
  <span className="coa-cc slot">
    <Icon name="combat-card" />
    <span>{label}</span>
  </span>
);
