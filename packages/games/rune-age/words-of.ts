/** The words of Rune Age, from the languages that are at hand. */
import { titleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { RuneAge } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

export const wordsOf = titleWords<RuneAge, Words>({ players: about.players, bound: 20_000, fields, variant, tableau });
