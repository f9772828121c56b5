/** The words of this board (`t`), and the game's own for names of things (`w`). */
import { spoken } from '../spoken.ts';
import type { t } from './words-en.ts';

export type UpWords = typeof t;
export const WORDS = spoken({ en: () => import('./words-en.ts'), de: () => import('./words-de.ts') });
