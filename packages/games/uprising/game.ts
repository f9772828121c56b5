import type { Game } from '@longtable/kernel';
import { about } from './about.ts';
import { offers } from './always.ts';
import { check } from './check.ts';
import { imagine } from './imagine.ts';
import { options } from './options.ts';
import { frames } from './rules.ts';
import { setup } from './setup.ts';
import type { Uprising } from './spec.ts';
import { copyTable } from './table.ts';
import { view } from './view.ts';

export const uprisingGame: Game<Uprising> = {
  id: about.id,
  rules: 3,
  options,
  setup,
  first: 'game',
  frames,
  copy: copyTable,
  view,
  imagine,
  offers,
  check,
};
