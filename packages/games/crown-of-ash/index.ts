import type { Game } from '@longtable/kernel';
import type { Title } from '@longtable/kit';
import { about } from './about.ts';
import { aiRaise, aiTurn } from './automa/frames.ts';
import { check } from './check.ts';
import { amend } from './frames/amend.ts';
import { combat } from './frames/combat.ts';
import { dice } from './frames/dice.ts';
import { endOfRound } from './frames/end-of-round.ts';
import { raise } from './frames/fighters.ts';
import { final } from './frames/final.ts';
import { game } from './frames/game.ts';
import { command, fence, fortify, reinforce } from './frames/powers.ts';
import { gain, gather } from './frames/resources.ts';
import { setup } from './frames/setup.ts';
import { build } from './frames/structures.ts';
import { turn } from './frames/turn.ts';
import { turnOrder } from './frames/turn-order.ts';
import { imagine } from './imagine.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import { options } from './options.ts';
import { setup as deal } from './setup.ts';
import type { CrownOfAsh } from './spec.ts';
import { copyTable } from './table.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';
import { view } from './view.ts';

export type { CrownOfAsh, Event } from './spec.ts';
export type { View } from './view-types.ts';

export const crownOfAshGame: Game<CrownOfAsh> = {
  id: about.id,
  rules: 2,
  options,
  setup: deal,
  first: 'game',
  frames: {
    game,
    setup,
    turn,
    gather,
    build,
    gain,
    amend,
    raise,
    combat,
    dice,
    fence,
    command,
    reinforce,
    fortify,
    endOfRound,
    turnOrder,
    final,
    aiTurn,
    aiRaise,
  },
  copy: copyTable,
  view,
  imagine,
  check,
};

export const crownOfAsh: Title<CrownOfAsh> = {
  game: crownOfAshGame,
  players: about.players,
  bound: 1500,
  fields,
  variant,
  texts: { en, de },
  tableau,
};
