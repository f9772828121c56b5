import type { Language } from '@longtable/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de };
