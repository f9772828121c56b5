import { de } from './locale/de/index.ts';
import { words as german } from './locale/de/words.ts';
import { en } from './locale/en/index.ts';
import { words as english } from './locale/en/words.ts';
import { wordsOf } from './words-of.ts';

export const yieldWords = wordsOf({ en: { texts: en, words: english }, de: { texts: de, words: german } });
