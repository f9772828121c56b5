import type { Game } from '@longtable/kernel';
import { ownFrames } from './cards/index.ts';
import { check } from './check.ts';
import { battle } from './frames/battle.ts';
import { abilities, aftermath } from './frames/combat-end.ts';
import { damage } from './frames/damage.ts';
import { destroy, effect } from './frames/effect.ts';
import { events, visit } from './frames/events.ts';
import { game } from './frames/game.ts';
import { siege } from './frames/siege.ts';
import { gold, influence, payment } from './frames/spend.ts';
import { action, turn } from './frames/turn.ts';
import { imagine } from './imagine.ts';
import { options } from './options.ts';
import { isCooperative, isPlayedTogether } from './query/scenario.ts';
import { setup } from './setup.ts';
import type { RuneAge } from './spec.ts';
import { copyTable } from './table.ts';
import { view } from './view.ts';

export const runeAgeGame: Game<RuneAge> = {
  id: 'rune-age',
  options,
  setup,
  first: 'game',
  frames: {
    game,
    turn,
    gold,
    influence,
    payment,
    action,
    battle,
    siege,
    abilities,
    aftermath,
    effect,
    destroy,
    damage,
    events,
    visit,
    ...ownFrames,
  },
  copy: copyTable,
  view,
  imagine,
  side: (table, seat) => (isCooperative(table) ? 0 : seat),
  together: isPlayedTogether,
  check,
};
