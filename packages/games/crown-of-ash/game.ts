import type { Game } from '@longtable/kernel';
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
import { options } from './options.ts';
import { setup as deal } from './setup.ts';
import type { CrownOfAsh } from './spec.ts';
import { copyTable } from './table.ts';
import { view } from './view.ts';

export const crownOfAshGame: Game<CrownOfAsh> = {
  id: 'crown-of-ash',
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
  side: (_, seat) => seat,
  check,
};
