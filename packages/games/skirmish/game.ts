import type { Game } from '@longtable/kernel';
import { counter, rally } from './frames/rally.ts';
import { game, round } from './frames/round.ts';
import { options, setup } from './setup.ts';
import type { Skirmish } from './spec.ts';
import { copyTable } from './table.ts';
import { check, imagine, view } from './view.ts';

export const skirmishGame: Game<Skirmish> = {
  id: 'skirmish',
  options,
  setup,
  first: 'game',
  frames: { game, round, rally, counter },
  copy: copyTable,
  view,
  imagine,
  side: (_, seat) => seat,
  check,
};
