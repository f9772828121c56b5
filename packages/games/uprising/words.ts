import type { TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import type { Uprising } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const uprisingWords: TitleWords<Uprising> = {
  players: about.players,
  bound: 4000,
  fields,
  variant,
  texts: { en, de },
  tableau,
};
