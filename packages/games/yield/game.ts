import type { Game } from '@longtable/kernel';
import { check } from './check.ts';
import { battle } from './frames/battle.ts';
import { battles } from './frames/battles.ts';
import { banner, card } from './frames/card.ts';
import { choice, discard } from './frames/discard.ts';
import { conquest, upgrade } from './frames/fortress.ts';
import { game } from './frames/game.ts';
import { recover, recovery } from './frames/recovery.ts';
import { chase, retreat } from './frames/retreat.ts';
import { ritual, steal } from './frames/ritual.ts';
import { season } from './frames/season.ts';
import { setup } from './frames/setup.ts';
import { imagine } from './imagine.ts';
import { setup as deal, options } from './setup.ts';
import type { Yield } from './spec.ts';
import { copyTable, sideOf } from './table.ts';
import { view } from './view.ts';

export const yieldGame: Game<Yield> = {
  id: 'yield',
  options,
  setup: deal,
  first: 'game',
  frames: {
    game,
    setup,
    season,
    card,
    banner,
    ritual,
    steal,
    upgrade,
    conquest,
    discard,
    choice,
    battles,
    battle,
    retreat,
    chase,
    recovery,
    recover,
  },
  copy: copyTable,
  view,
  imagine,
  side: sideOf,
  check,
};
