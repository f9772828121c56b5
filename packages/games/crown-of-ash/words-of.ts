/** The words of Crown of Ash, from the languages that are at hand. */
import { titleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { CrownOfAsh } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const wordsOf = titleWords<CrownOfAsh, Words>({ players: about.players, bound: 1500, fields, variant, tableau });
