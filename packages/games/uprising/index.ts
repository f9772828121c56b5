import type { Title } from '@longtable/kit';
import { about } from './about.ts';
import { uprisingGame } from './game.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import type { Uprising } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export { uprisingGame } from './game.ts';
export type { Uprising } from './spec.ts';

export const uprising: Title<Uprising> = {
  game: uprisingGame,
  players: about.players,
  bound: 4000,
  fields,
  variant,
  texts: { en, de },
  tableau,
};
