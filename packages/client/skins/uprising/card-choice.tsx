/** Cards to choose among, large enough to be read: Feats that were drawn, cards to give up, a Quest. */
import type { Described, Id } from '@longtable/kernel';
import { DRUID } from '@longtable/uprising/data/druids';
import { FEAT } from '@longtable/uprising/data/feats';
import { ITEM } from '@longtable/uprising/data/items';
import { QUEST } from '@longtable/uprising/data/quests';
import { cardName, cardText } from '@longtable/uprising/locale/things';
import type { SkinProps } from '../skin.ts';
import { signOfCard, whenOf } from './cards.tsx';
import type { Cast } from './cast.ts';
import { Glyph } from './glyph.tsx';

const isCard = (id: Id): boolean => String(id) in FEAT || String(id) in ITEM || String(id) in QUEST || String(id) in DRUID;

/** Kinds of question that have a place of their own for cards. */
const ELSEWHERE: readonly string[] = ['turn', 'quest'];

/** The cards that a question is about; none: it is about something else. */
export function cardsOf(question: Described | null): readonly Id[] {
  if (question === null || question.ask.shape !== 'pick' || ELSEWHERE.includes(question.kind) || question.stage === 'buy') return [];
  const cards = question.ask.options.filter(isCard);
  return cards.length >= question.ask.options.length - 1 ? cards : [];
}

/** A choice that is weighed: a card stays in the hand, and a tile can be turned, until it is confirmed. */
export const isWeighed = ({ kind, stage }: Described): boolean =>
  kind === 'explore' ||
  (kind === 'prepare' && stage !== 'home') ||
  (kind === 'builder' && stage === 'keep') ||
  kind === 'limit' ||
  kind === 'gain-feat';

interface CardChoiceProps {
  readonly props: SkinProps;
  readonly cast: Cast;
}

export function CardChoice({ props: { question, draft, onPick }, cast }: CardChoiceProps) {
  const { w } = cast;
  return (
    <div className="up-sheet up-choice">
      {cardsOf(question).map((id) => {
        const chosen = draft.chosen[0] === id;
        return (
          <button
            key={id}
            type="button"
            className={`fcard up-paper ${chosen ? 'chosen' : 'legal'}`}
            data-pick={id}
            data-target={`card:${id}`}
            data-state={chosen ? 'chosen' : 'legal'}
            aria-pressed={chosen}
            onClick={() => onPick(id)}
          >
            <span className="ar">
              <Glyph name={signOfCard(String(id))} />
            </span>
            <b>{cardName(w, String(id))}</b>
            <span className="when">{String(id) in DRUID ? '' : whenOf(String(id), cast)}</span>
            <span className="text">{cardText(w, String(id))}</span>
          </button>
        );
      })}
    </div>
  );
}
