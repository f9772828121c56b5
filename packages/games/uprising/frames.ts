/** All headings of the game by kind. */
import type { Game } from '@longtable/kernel';
import { banished, brokenSeal, coven, covenEnds, openGates, tide } from './cards/nemesis.ts';
import { goldenCollar, plagueCenser, signalFires, smugglers, thievesMap, vision } from './cards/players.ts';
import { siren, sirenFlees } from './cards/siren.ts';
import { activate, nemesis, skeletons } from './frames/activate.ts';
import { build, builder } from './frames/build.ts';
import { enter, gainFeat, goods, limit, pay } from './frames/cards.ts';
import { choose } from './frames/choose.ts';
import { combat } from './frames/combat.ts';
import { command } from './frames/command.ts';
import { keepDie, losses, reroll } from './frames/dice.ts';
import { effect } from './frames/effect.ts';
import { exchange } from './frames/exchange.ts';
import { explore, heroRoll, quest } from './frames/explore.ts';
import { chapter, game, prepare } from './frames/game.ts';
import { place } from './frames/place.ts';
import { immediate, placeCard, slain } from './frames/place-card.ts';
import { events, refresh } from './frames/refresh.ts';
import { round } from './frames/round.ts';
import { production, scoring } from './frames/scoring.ts';
import { select } from './frames/select.ts';
import { battle, settle } from './frames/settle.ts';
import { target, token } from './frames/target.ts';
import { actions, move, turn } from './frames/turn.ts';
import { window } from './frames/window.ts';
import type { Uprising } from './spec.ts';

export const frames: Game<Uprising>['frames'] = {
  game,
  prepare,
  chapter,
  refresh,
  events,
  build,
  builder,
  actions,
  turn,
  move,
  command,
  explore,
  quest,
  exchange,
  nemesis,
  activate,
  skeletons,
  production,
  scoring,
  effect,
  immediate,
  choose,
  select,
  place,
  'place-card': placeCard,
  target,
  token,
  settle,
  battle,
  combat,
  round,
  'keep-die': keepDie,
  reroll,
  losses,
  window,
  'hero-roll': heroRoll,
  slain,
  pay,
  goods,
  enter,
  limit,
  'gain-feat': gainFeat,
  'card:siren': siren,
  'card:siren-flees': sirenFlees,
  'card:tide': tide,
  'card:thieves-map': thievesMap,
  'card:vision': vision,
  'card:plague-censer': plagueCenser,
  'card:golden-collar': goldenCollar,
  'card:signal-fires': signalFires,
  'card:coven': coven,
  'card:coven-ends': covenEnds,
  'card:banished': banished,
  'card:open-gates': openGates,
  'card:broken-seal': brokenSeal,
  'card:smugglers': smugglers,
};
