/** The drawn board of Yield. */
import type { Described, Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { View } from '@longtable/yield';
import type { Draft } from '../../src/ask/draft.ts';
import type { IconName } from '../../src/design/icons.ts';
import type { Phase, SeatFact, Skin } from '../skin.ts';
import { Aside, UsedCards } from './aside.tsx';
import { KINDS } from './battle-card.tsx';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { movesOf, playsOf } from './moves.ts';
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

function phases(any_: object, language: Language): Phase[] {
  const view = any_ as View;
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

function facts(any_: object, seat: number, language: Language): SeatFact[] {
  const view = any_ as View;
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

/** What stands beside the question, because the board has no place for it. */
function beside({ ask, shown, kind }: Described, draft: Draft): readonly Id[] | undefined {
  if (ask.shape === 'share' && isHand(ask.bins)) return [];
  if (ask.shape !== 'pick') return undefined;
  if (kind === 'battle') {
    const chosen = draft.chosen[0];
    const card = chosen === undefined ? '' : (String(chosen).split(':')[1] ?? '');
    return [...playsOf({ ask, shown, kind, stage: '', among: 'one' }, card), ...ask.options.filter((id) => !String(id).includes(':'))];
  }
  const steps = movesOf({ ask, shown, kind, stage: '', among: 'one' }).map(({ id }) => id);
  const rest = ask.options.filter((id) => !steps.includes(id) && shown.targets?.[id] === undefined);
  return rest.length === ask.options.length ? undefined : rest;
}

function hint({ ask, shown, kind }: Described, _view: object, language: Language): string | undefined {
  const words = WORDS[language];
  if (kind === 'battle' && ask.shape === 'pick' && ask.options.some((id) => String(id).includes(':'))) return words.litCards;
  if (ask.shape === 'pick' && movesOf({ ask, shown, kind, stage: '', among: 'one' }).length > 0) return words.tapArmy;
  if (ask.shape === 'share' && isHand(ask.bins)) return words.tapHand;
  const targets = Object.values(shown.targets ?? {});
  if (targets.some((target) => target.startsWith('place:'))) return words.tapPlace;
  return targets.some((target) => target.startsWith('strategy:')) ? words.tapCard : undefined;
}

/** An army walks by two taps; a battle card is taken up first. */
function taps(id: Id): readonly string[] {
  const [army, to] = String(id).split('>');
  if (to !== undefined) return [`army:${army}`, `place:${to}`];
  const [how, card] = String(id).split(':');
  return how === 'up' || how === 'down' ? [`card:${card}`] : [];
}

export const yieldSkin: Skin = {
  Board,
  Dock,
  Aside,
  phases,
  facts,
  seatLine: (view, seat) => <UsedCards view={view as View} seat={seat} />,
  charge: (view, seat) => EMBLEMS[(view as View).players[seat]?.power?.slice(0, -2) ?? ''] ?? null,
  beside,
  taps,
  hint,
};
