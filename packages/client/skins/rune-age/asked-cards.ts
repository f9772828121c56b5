/** Cards that a question is about though they lie nowhere on the table. */
import type { Id } from '@longtable/kernel';
import { isCard } from '@longtable/rune-age/data/cards';
import { isEvent } from '@longtable/rune-age/data/events';
import { isSite } from '@longtable/rune-age/data/sites';
import { isRune } from '@longtable/rune-age/data/treasures';
import { plainId } from './card.ts';
import { partsOf } from './payment.ts';
import type { Props } from './props.ts';

const isDrawn = (id: string): boolean => {
  const plain = plainId(id);
  return isCard(plain) || isSite(plain) || isEvent(plain) || isRune(plain) || plain === 'stronghold';
};

/** Options that are drawn here. */
export function drawnChoices({ question }: Props): readonly Id[] {
  if (question?.ask.shape !== 'pick') return [];
  const options: readonly Id[] = question.ask.options;
  return options.filter((id) => question.shown.targets?.[id] === undefined && partsOf(String(id)).every(isDrawn));
}

/** The card that asks, as far as the question names it; some cards have a heading of their own. */
export function askingCard({ question }: Props): string | null {
  const { path, event, what } = question?.shown.with ?? {};
  const id = plainId(String(path ?? event ?? what ?? question?.kind ?? '').replace('event:', ''));
  return id !== '' && isDrawn(id) ? id : null;
}

/** Cards on top of the own deck that the question is about and that are no options themselves. */
export function revealedCards({ question, view, viewer }: Props): readonly string[] {
  const { op, count } = question?.shown.with ?? {};
  if (op !== 'reveal' || viewer === null || question?.ask.shape !== 'pick') return [];
  const options: readonly Id[] = question.ask.options;
  return view.players[viewer]!.top.slice(0, Number(count)).filter((card) => !options.includes(card));
}
