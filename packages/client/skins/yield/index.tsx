/** The drawn board of Yield. */
import type { Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { View, Yield } from '@longtable/yield';
import { isPlay, isStep, parseStep, target, thingOf } from '@longtable/yield/ids';
import type { Draft } from '../../src/ask/draft.ts';
import type { IconName } from '../../src/design/icons.ts';
import { type Phase, type SeatFact, skinOf } from '../skin.ts';
import { Aside, UsedCards } from './aside.tsx';
import { KINDS } from './battle-card.tsx';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { cardOf, movesOf, playsOf, type Question } from './moves.ts';
import { WORDS } from './words.ts';
import '../../src/design/card.css';
import './yield.css';
import './cards.css';
import './aside.css';

const EMBLEMS: Readonly<Record<string, IconName>> = { keralon: 'sun', lemron: 'lantern', basil: 'skull', vymar: 'boot', pavyr: 'anchor' };
const PHASES = ['strategy', 'battle', 'conquer', 'recovery'] as const;
const SIGNS: Readonly<Record<(typeof PHASES)[number], IconName>> = {
  strategy: 'quill',
  battle: 'battle',
  conquer: 'yd-conquer',
  recovery: 'minion',
};

function phases(view: View, language: Language): Phase[] {
  const words = WORDS[language];
  const now = (PHASES as readonly string[]).indexOf(view.phase);
  if (now < 0) return [{ id: view.phase, label: view.phase === 'setup' ? words.setup : words.end, icon: 'tower', state: 'on' }];
  return PHASES.map((id, i) => ({
    id,
    label: id === 'strategy' && i === now ? `${words.phases[id]} · ${words.season} ${view.season}` : words.phases[id],
    icon: SIGNS[id],
    state: i === now ? 'on' : i < now ? 'done' : 'to-come',
  }));
}

function facts(view: View, seat: number, language: Language): SeatFact[] {
  const words = WORDS[language];
  const armies = view.armies.filter(({ owner, at }) => owner === seat && at >= 0).length;
  return [
    { icon: 'cavalry', label: words.armies, value: String(armies) },
    { icon: 'hand', label: words.cards, value: String(view.players[seat]!.cards) },
    ...(view.marker === seat ? [{ icon: 'king' as const, label: words.marker, value: '' }] : []),
  ];
}

/** Battle cards are touched in the hand. */
const isHand = (ids: readonly Id[]): boolean => ids.every((id) => KINDS.some(({ name }) => name === id));

/** Options beside the question, because the board has no place for them. */
function beside(question: Question, draft: Draft): readonly Id[] | undefined {
  const { ask, shown } = question;
  if (ask.shape === 'share' && isHand(ask.bins)) return [];
  if (ask.shape !== 'pick') return undefined;
  const options: readonly Id[] = ask.options;
  if (question.kind === 'battle') {
    const [chosen] = draft.chosen;
    const plays = chosen !== undefined && isPlay(chosen) ? playsOf(question, cardOf(chosen)) : [];
    return [...plays, ...options.filter((id) => !isPlay(id))];
  }
  const rest = options.filter((id) => !isStep(id) && shown.targets?.[id] === undefined);
  return rest.length === ask.options.length ? undefined : rest;
}

function hint(question: Question, _view: View, language: Language): string | undefined {
  const words = WORDS[language];
  const { ask, shown } = question;
  if (question.kind === 'battle' && question.stage === 'act' && question.ask.options.some(isPlay)) return words.litCards;
  if (movesOf(question).length > 0) return words.tapArmy;
  if (ask.shape === 'share' && isHand(ask.bins)) return words.tapHand;
  const things = Object.values(shown.targets ?? {}).map(thingOf);
  if (things.includes('place')) return words.tapPlace;
  return things.includes('strategy') ? words.tapCard : undefined;
}

/** An army walks by two taps; a battle card is taken up first. */
function taps(id: Id): readonly string[] {
  if (isStep(id)) return [target('army', parseStep(id).army), target('place', parseStep(id).to)];
  return isPlay(id) ? [target('card', cardOf(id))] : [];
}

export const yieldSkin = skinOf<Yield>({
  Board,
  Dock,
  Aside,
  phases,
  facts,
  seatLine: (view, seat) => <UsedCards view={view} seat={seat} />,
  charge: (view, seat) => EMBLEMS[view.players[seat]?.power?.slice(0, -2) ?? ''] ?? null,
  beside,
  taps,
  hint,
});
