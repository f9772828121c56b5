import type { Game } from '@longtable/kernel';
import { game } from './frames/game.ts';
import { options, setup } from './setup.ts';
import type { Template } from './spec.ts';
import { copyTable } from './table.ts';
import { check, imagine, view } from './view.ts';

export const templateGame: Game<Template> = {
  id: 'template',
  options,
  setup,
  first: 'game',
  frames: { game },
  copy: copyTable,
  view,
  imagine,
  check,
};
