/** The words of Yield, from the languages that are at hand. */
import { titleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { Yield } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const wordsOf = titleWords<Yield, Words>({ players: about.players, bound: 2000, fields, variant, tableau });
