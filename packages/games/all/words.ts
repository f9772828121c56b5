/** The words of this build for somebody who reads one language, loaded on demand by game and language. */
import type { Spec } from '@longtable/kernel';
import type { Language, TitleWords } from '@longtable/kit';

/** Written out, so that a bundler makes files of each that a drawn board can share. A game that is not here comes whole, with its frozen words. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ readonly only: unknown }>>>>> = {
  yield: {
    en: () => import('@longtable/yield/locale/en/only'),
    de: () => import('@longtable/yield/locale/de/only'),
  },
  'crown-of-ash': {
    en: () => import('@longtable/crown-of-ash/locale/en/only'),
    de: () => import('@longtable/crown-of-ash/locale/de/only'),
  },
  'rune-age': {
    en: () => import('@longtable/rune-age/locale/en/only'),
    de: () => import('@longtable/rune-age/locale/de/only'),
  },
  uprising: {
    en: () => import('@longtable/uprising/locale/en/only'),
    de: () => import('@longtable/uprising/locale/de/only'),
  },
};

/** null: the game has no words in one language alone. */
export const loadWordsIn = async (id: string, language: Language): Promise<TitleWords<Spec> | null> =>
  Object.hasOwn(WORDS, id) ? ((await WORDS[id]![language]()).only as TitleWords<Spec>) : null;
