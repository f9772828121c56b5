import type { TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import type { RuneAge } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const runeAgeWords: TitleWords<RuneAge> = {
  players: about.players,
  bound: 20_000,
  fields,
  variant,
  texts: { en, de },
  tableau,
};
