/** The words of Yield for somebody who reads English alone. */
import { inOne } from '@longtable/kit';
import { wordsOf } from '../../words-of.ts';
import { en } from './index.ts';
import { words } from './words.ts';

export const only = wordsOf(inOne({ texts: en, words }));
