/** The words of Uprising, from the languages that are at hand. */
import { titleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { Uprising } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const wordsOf = titleWords<Uprising, Words>({ players: about.players, bound: 4000, fields, variant, tableau });
