/** The words of Crown of Ash for somebody who reads German alone. */
import { inOne } from '@longtable/kit';
import { wordsOf } from '../../words-of.ts';
import { de } from './index.ts';
import { words } from './words.ts';

export const only = wordsOf(inOne({ texts: de, words }));
