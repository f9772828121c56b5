/** The drawn board of Crown of Ash. */
import type { View } from '@longtable/crown-of-ash';
import type { Described, Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { IconName } from '../../src/design/icons.ts';
import type { Phase, SeatFact, Skin } from '../skin.ts';
import { Aside, SeatGoods } from './aside.tsx';
import { Board } from './board.tsx';
import { emblemOf } from './cast.ts';
import { Dock } from './dock.tsx';
import { type CrownWords, WORDS } from './words.ts';
import '../../src/design/card.css';
import './board.css';
import './ring.css';
import './spaces.css';
import './fighters.css';
import './tiles.css';
import './combat-cards.css';
import './dock.css';
import './rail.css';
import './mats.css';
import './combat.css';
import './choices.css';
import './ai.css';
import './low.css';
import './phone.css';
import './phone-sheets.css';
import './phone-dock.css';

const STEPS = ['place', 'act', 'raise'] as const;
const SIGNS: Readonly<Record<(typeof STEPS)[number], IconName>> = { place: 'minion', act: 'battle', raise: 'graveyard' };

function phases(any_: object, language: Language): Phase[] {
  const view = any_ as View;
  const t = WORDS[language];
  if (view.phase !== 'round') {
    const label = view.phase === 'setup' ? t.setup : view.phase === 'end' ? t.end : t.endOfRound;
    return [{ id: view.phase, label, icon: 'citadel', state: 'on' }];
  }
  const now = STEPS.indexOf(view.step);
  return [
    { id: 'round', label: t.roundOf(view.round), icon: 'citadel', state: 'done' },
    ...STEPS.map((id, i): Phase => ({ id, label: t.steps[id], icon: SIGNS[id], state: i === now ? 'on' : i < now ? 'done' : 'to-come' })),
  ];
}

function facts(any_: object, seat: number, language: Language): SeatFact[] {
  const view = any_ as View;
  const t = WORDS[language];
  const player = view.players[seat]!;
  return [
    { icon: 'minion', label: t.minions(player.minions), value: String(player.minions) },
    { icon: 'hand', label: t.fightersInHand(player.hand), value: String(player.hand) },
    { icon: 'combat-card', label: t.cardsInHand(player.cards), value: String(player.cards) },
    ...(player.charged === null
      ? []
      : [{ icon: 'bolt' as const, label: player.charged ? t.charged : t.spent, value: player.charged ? '+' : '–' }]),
    ...(view.kingToken === seat ? [{ icon: 'king' as const, label: t.kingToken, value: '' }] : []),
  ];
}

/** What stands beside the question: powers with their words, and what has no place on the board. */
function beside({ ask, shown, kind }: Described): readonly Id[] | undefined {
  if (kind === 'setup') return [];
  if (ask.shape !== 'pick' && ask.shape !== 'some') return undefined;
  const rest = ask.options.filter((id) => {
    const target = shown.targets?.[id];
    return target === undefined || target.startsWith('power:') || target.startsWith('zone:');
  });
  return rest.length === ask.options.length ? undefined : rest;
}

const HINTS: readonly (readonly [prefix: string, hint: keyof CrownWords['hints']])[] = [
  ['space:', 'space'],
  ['tile:', 'tile'],
  ['area:', 'area'],
  ['card:', 'card'],
  ['fighter:', 'fighter'],
];

function hint({ ask, shown }: Described, _view: object, language: Language): string | undefined {
  const { hints } = WORDS[language];
  if (ask.shape === 'share') return hints.goods;
  if (ask.shape === 'some') return hints.fighters;
  const targets = Object.values(shown.targets ?? {});
  const found = HINTS.find(([prefix]) => targets.some((target) => target.startsWith(prefix)));
  return found && hints[found[1]];
}

export const crownOfAshSkin: Skin = {
  Board,
  Dock,
  Aside,
  phases,
  facts,
  seatLine: (view, seat) => <SeatGoods view={view as View} seat={seat} />,
  charge: (view, seat) => emblemOf(view as View, seat),
  beside,
  hint,
};
