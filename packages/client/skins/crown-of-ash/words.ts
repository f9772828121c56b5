/** The words of this board (`t`), and the game's own for names of fighters, tiles and places (`w`). */
import type { Words } from '@longtable/crown-of-ash/locale/words';
import { spoken } from '../spoken.ts';
import type { t as de } from './words-de.ts';
import type { t as en } from './words-en.ts';

export type CrownWords = typeof en | typeof de;
export const WORDS = spoken<{ readonly t: CrownWords; readonly w: Words }>({
  en: () => import('./words-en.ts'),
  de: () => import('./words-de.ts'),
});
export const ROMAN = ['–', 'I', 'II', 'III', 'IV'] as const;
