/** The drawn table of Rune Age. */
import type { Described, Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { View } from '@longtable/rune-age';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { IconName } from '../../src/design/icons.ts';
import { type Phase, type SeatFact, type Skin, skinOf } from '../skin.ts';
import { Board } from './board.tsx';
import { EMBLEMS } from './cast.ts';
import { Dock } from './dock.tsx';
import { placeOf } from './place.ts';
import { handOf } from './purse.ts';
import { targetsOf, waresOf } from './reach.ts';
import { SeatRealm } from './seat-realm.tsx';
import { type RuneWords, WORDS } from './words.ts';
import './faces.css';
import './things.css';
import './kinds.css';
import './wordy.css';
import './table.css';
import './board.css';
import './dock.css';
import './film.css';
import './sheets.css';
import './die.css';
import './siege.css';
import './terms.css';
import './choices.css';
import './scenario.css';
import './low.css';
import './phone.css';
import './phone-dock.css';
import './phone-sheets.css';
import './sideways.css';

const STEPS = ['refresh', 'actions', 'discard', 'draw'] as const;
const SIGNS: Readonly<Record<(typeof STEPS)[number], IconName>> = {
  refresh: 'refresh',
  actions: 'strength',
  discard: 'discard',
  draw: 'deck',
};

function phases(view: View, language: Language): Phase[] {
  const { t } = WORDS[language];
  const round: Phase = { id: 'round', label: t.roundOf(view.round), icon: 'clock', state: 'done' };
  const now = STEPS.indexOf(view.step as (typeof STEPS)[number]);
  if (now < 0) return [round, { id: 'events', label: t.eventPhase, icon: 'bolt', state: 'on' }];
  return [
    round,
    ...STEPS.map((id, i): Phase => ({ id, label: t.steps[id], icon: SIGNS[id], state: i === now ? 'on' : i < now ? 'done' : 'to-come' })),
  ];
}

function facts(view: View, seat: number, language: Language): SeatFact[] {
  const { t } = WORDS[language];
  const player = view.players[seat]!;
  const sites = view.sites.filter(({ owner }) => owner === seat).length;
  return [
    { icon: 'town', label: t.citiesHeld, value: String(sites) },
    { icon: 'tower', label: t.strongholds, value: String(player.ready + player.exhausted) },
    { icon: 'hand', label: t.cardsInHand, value: String(player.cards) },
  ];
}

/** Options beside the question: all that have no place on the table. */
function beside({ ask, shown }: Described): readonly Id[] | undefined {
  if (ask.shape === 'share') return [];
  if (ask.shape !== 'pick') return undefined;
  const rest = ask.options.filter((id) => shown.targets?.[id] === undefined && id !== 'gold' && id !== 'influence');
  return rest.length === ask.options.length ? undefined : rest;
}

const HINTS: Readonly<Record<string, keyof RuneWords['hints']>> = {
  'turn.act': 'act',
  'turn.keep': 'keep',
  'gold.buy': 'buy',
  'influence.acquire': 'buy',
  'battle.assault': 'play',
  'siege.assault': 'siege',
};

function hint(question: Described, _view: object, language: Language): string | undefined {
  const { hints } = WORDS[language].t;
  const known = HINTS[`${question.kind}.${question.stage}`];
  if (known !== undefined) return hints[known];
  const targets = Object.values(question.shown.targets ?? {});
  const found = (['unit', 'held', 'hand'] as const).find((what) => targets.some((target) => target.startsWith(`${what}:`)));
  return found && hints[found];
}

/** Things that a question is about. What belongs to another realm is behind its fold. */
function refers({ kind, stage, shown }: Described, view: View): readonly string[] {
  if (view.me === null) return [];
  const me = view.me;
  const owners = Object.fromEntries(view.sites.map(({ id, owner }) => [id, owner]));
  const folded = (target: string): string => {
    const owner = owners[target] ?? -1;
    return owner >= 0 && owner !== me ? `realm:${owner}` : target;
  };
  const asked = Object.values(shown.targets ?? {}).map(folded);
  const hand = handOf(view, me).map((id) => `hand:${id}`);
  if (view.combat !== null) return [...new Set([...asked, ...hand, ...view.combat.fighters.map(({ id }) => `unit:${id}`)])];
  if (kind !== 'turn' || stage !== 'act') return [...new Set(asked)];
  return [...new Set([...asked, ...hand, ...targetsOf(view), ...waresOf(view, me)])];
}

export const runeAgeSkin: Skin = skinOf<RuneAge>({
  learn: WORDS.learn,
  Board,
  Dock,
  Aside: () => null,
  subtitle: (view, language) => WORDS[language].w.scenarios[view.options.scenario].name,
  phases,
  facts,
  seatLine: (view, seat, language) => <SeatRealm view={view} seat={seat} language={language} />,
  charge: (view, seat) => {
    const race = view.players[seat]?.race;
    return race === undefined ? null : EMBLEMS[race];
  },
  place: placeOf,
  refers,
  beside,
  hint,
});
