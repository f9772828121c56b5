/** The drawn board of Uprising. */
import type { Described, Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { UNIT } from '@longtable/uprising/data/factions';
import type { Event } from '@longtable/uprising/events';
import type { View } from '@longtable/uprising/spec';
import type { ComponentType } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import type { SeatFact, Skin, SkinProps } from '../skin.ts';
import { BasketBar } from './basket-bar.tsx';
import { Board } from './board.tsx';
import { cardsOf, isWeighed } from './card-choice.tsx';
import { isChosen } from './cast.ts';
import { DiceChoice, isAboutDice } from './dice-choice.tsx';
import { CHARGE, TINCTURE } from './heraldry.ts';
import { opened } from './open.ts';
import { TurnOptions } from './options.tsx';
import { Own } from './own.tsx';
import { phases } from './phases.ts';
import { BannerSign } from './pieces.tsx';
import { Rail } from './rail.tsx';
import { UnitShares } from './shares.tsx';
import { storyFrom } from './story.ts';
import { WORDS } from './words.ts';
import './board.css';
import './ask.css';
import './map.css';
import './goods.css';
import './own.css';
import './holdings.css';
import './rail.css';
import './sheets.css';
import './quests.css';
import './choose.css';
import './build.css';
import './basket.css';
import './story.css';
import './combat.css';
import './odds.css';
import './fight-result.css';
import './shares.css';
import './combat-cards.css';
import './sideways.css';

function facts(any_: object, seat: number, language: Language): SeatFact[] {
  const view = opened(any_);
  const { w } = WORDS[language];
  if (!isChosen(view, seat)) return [];
  const player = view.players[seat]!;
  return [
    { icon: 'ap', label: w.tableau.ap, value: String(player.ap) },
    { icon: 'haven', label: w.tableau.haven, value: String(player.havens) },
    ...(view.first === seat ? [{ icon: 'king' as const, label: w.tableau.first, value: '' }] : []),
  ];
}

/** A Unit or building, which has a card of its own. */
const isBuilt = (id: Id): boolean => String(id).includes('@') || String(id).split(':')[0]! in UNIT;

/** Options that have no place on the board stand beside the question. */
function beside(question: Described): readonly Id[] | undefined {
  const { ask, shown, kind, stage } = question;
  if (ask.shape !== 'pick') return undefined;
  if (kind === 'prepare' && stage !== 'home') return [];
  if (kind === 'window') return ['done'];
  const sheet = kind === 'builder' && stage === 'buy' ? ask.options.filter(isBuilt) : cardsOf(question);
  const rest = ask.options.filter((id) => !shown.targets?.[id]?.startsWith('hex:') && !sheet.includes(id));
  return rest.length === ask.options.length ? undefined : rest;
}

/** The number of faces with a symbol: a Skull (0) or a Shield (1). */
const sidesWith = ({ options }: View, colour: Colour, symbol: 0 | 1): number =>
  FACES[options.dice][colour].filter((face) => face[symbol] > 0).length;

function hint({ kind, stage, ask, shown }: Described, any_: object, language: Language): string | undefined {
  const { hints, graves } = WORDS[language].t;
  const view = any_ as View;
  if (kind === 'builder' && stage === 'buy') return hints.build;
  if (kind === 'explore') return hints.orient;
  if (kind === 'hero-roll' && stage === 'guile')
    return hints.guile(sidesWith(view, 'white', 0), sidesWith(view, 'white', 1), sidesWith(view, 'yellow', 0));
  if (kind === 'losses' && stage === 'units' && view.combat !== null)
    return hints.losses(graves[view.combat.sides.includes('E') ? 'empire' : 'chaos']);
  if (kind === 'turn') return shown.with?.['acted'] ? hints.acted : hints.move;
  const targets = Object.values(shown.targets ?? {});
  if (ask.shape !== 'pick') return undefined;
  if (targets.some((target) => target.startsWith('hex:'))) return hints.hex;
  return targets.some((target) => target.startsWith('foe:')) ? hints.foe : undefined;
}

/** A Unit that lies in a Graveyard. */
const IN_GRAVE = /^card:[EC]:/;

/** The place where a thing is seen: an enemy where it stands on the map, which every window shows. */
function seenAt(target: string, { foes }: View): string {
  if (IN_GRAVE.test(target)) return 'graves';
  const foe = foes.find(({ card }) => target === `foe:${card}` || target === `card:${card}`);
  return foe === undefined ? target : `hex:${foe.at}`;
}

/** Things that a question is about. Quests and Items to be bought lie behind their Action; factions stand in the bar alone. */
function refers({ kind, shown }: Described, any_: object): readonly string[] {
  const view = any_ as View;
  const { combat, heroRoll } = view;
  const named = Object.entries(shown.targets ?? {}).flatMap(([id, target]) =>
    target.startsWith('seat:') ? [] : [taps(id)[0] ?? seenAt(target, view)],
  );
  if (kind === 'exchange') return [...named, 'meet'];
  if (named.some((target) => target.startsWith('hex:'))) return named;
  if (combat !== null) return [...named, 'side:0', 'side:1', `hex:${combat.hex}`];
  return heroRoll === null ? named : [...named, 'roll'];
}

/** Quests and Items lie open only after a tap on their Action. */
function taps(id: Id): readonly string[] {
  const [act, card] = String(id).split(':');
  if (act === 'quest' && card !== undefined) return ['act:quest', `card:${card}`];
  return act === 'buy' ? ['act:market', `card:${card}`] : [];
}

/** The drawing of a question's options; null: they are a plain list. */
function optionsFor(question: SkinProps['question']): ComponentType<SkinProps> | null {
  if (question === null) return null;
  const { kind, stage, ask } = question;
  if (kind === 'turn' && stage === 'act') return TurnOptions;
  if (kind === 'builder' && stage === 'buy') return BasketBar;
  if ((kind === 'losses' || kind === 'command') && ask.shape === 'share') return UnitShares;
  return isAboutDice(question) ? DiceChoice : null;
}

export const uprisingSkin: Skin = {
  learn: WORDS.learn,
  Board,
  Aside: Own,
  Rail,
  Options: (props) => {
    const Drawn = optionsFor(props.question);
    return Drawn && <Drawn {...props} />;
  },
  draws: (question) => optionsFor(question) !== null,
  weighs: isWeighed,
  taps,
  pouch: true,
  phases,
  facts,
  beside,
  hint,
  refers,
  storyFrom: (events) => storyFrom(events as readonly Event[]),
  charge: (view, seat) => (isChosen(opened(view), seat) ? (CHARGE[opened(view).players[seat]!.faction] as IconName) : null),
  colour: (view, seat) => (isChosen(opened(view), seat) ? TINCTURE[opened(view).players[seat]!.faction] : 0),
  sign: (event) => {
    const { party } = event as { party?: unknown };
    return party === 'E' || party === 'C' ? <BannerSign party={party} /> : null;
  },
  rivals: [<BannerSign key="E" party="E" />, <BannerSign key="C" party="C" />],
};
