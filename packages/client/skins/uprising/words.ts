/** The words that only this board needs; names of things come from the game. */
import type { Language } from '@longtable/kit';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

export type UpWords = typeof en;
export const WORDS: Readonly<Record<Language, UpWords>> = { en, de };
