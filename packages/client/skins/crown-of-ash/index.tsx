/** The drawn board of Crown of Ash. */
import type { CrownOfAsh, View } from '@longtable/crown-of-ash';
import { thingOf } from '@longtable/crown-of-ash/ids';
import type { Asking, Language } from '@longtable/kit';
import type { IconName } from '../../src/design/icons.ts';
import { type Phase, type SeatFact, skinOf } from '../skin.ts';
import { Aside, SeatGoods } from './aside.tsx';
import { beside } from './beside.ts';
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

function phases(view: View, language: Language): Phase[] {
  const { t } = WORDS[language];
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

function facts(view: View, seat: number, language: Language): SeatFact[] {
  const { t } = WORDS[language];
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

type Question = Asking<CrownOfAsh>;

const HINTS = ['space', 'tile', 'area', 'card', 'fighter'] as const satisfies readonly (ReturnType<typeof thingOf> &
  keyof CrownWords['hints'])[];

function hint({ ask, shown }: Question, _view: View, language: Language): string | undefined {
  const { hints } = WORDS[language].t;
  if (ask.shape === 'share') return hints.goods;
  if (ask.shape === 'some') return hints.fighters;
  const things = Object.values(shown.targets ?? {}).map(thingOf);
  const found = HINTS.find((thing) => things.includes(thing));
  return found && hints[found];
}

export const crownOfAshSkin = skinOf<CrownOfAsh>({
  learn: WORDS.learn,
  Board,
  Dock,
  Aside,
  phases,
  facts,
  seatLine: (view, seat) => <SeatGoods view={view} seat={seat} />,
  charge: (view, seat) => emblemOf(view, seat),
  beside,
  hint,
});
