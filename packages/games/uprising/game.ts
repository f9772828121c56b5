import type { Game } from '@longtable/kernel';
import { check } from './check.ts';
import { frames } from './frames.ts';
import { imagine } from './imagine.ts';
import { offers } from './offers.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { Uprising } from './spec.ts';
import { copyTable } from './table.ts';
import { view } from './view.ts';

export const uprisingGame: Game<Uprising> = {
  id: 'uprising',
  options,
  setup,
  first: 'game',
  frames,
  copy: copyTable,
  view,
  imagine,
  side: () => 0,
  together: () => true,
  offers,
  check,
};
