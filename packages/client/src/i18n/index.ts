/** The words of the page. Each language comes on demand: nobody loads two. */
import type { Language } from '@longtable/kit';
import { settings } from '../state/settings.ts';
import { store, useStore } from '../state/store.ts';
import type { Dictionary, FirstWords, MoreWords } from './en.ts';

export type { Dictionary } from './en.ts';

const FIRST: Readonly<Record<Language, () => Promise<FirstWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
const MORE: Readonly<Record<Language, () => Promise<MoreWords>>> = {
  en: async () => (await import('./en/social.ts')).social,
  de: async () => (await import('./de/social.ts')).social,
};

const words = store<Dictionary | null>(null);
let isMoreWanted = false;

async function speak(): Promise<void> {
  const { language } = settings.get();
  const [first, more] = await Promise.all([FIRST[language](), isMoreWanted ? MORE[language]() : null]);
  // Pages that need more words wait for them: see `learnMore`.
  if (settings.get().language === language) words.set({ ...first, ...more } as Dictionary);
}

/** The words around a match, for pages that are about to say them. */
export async function learnMore(): Promise<void> {
  if (isMoreWanted) return;
  isMoreWanted = true;
  await speak();
}

/** Resolves when the page can speak; from then on it follows the language that is set. */
export async function learnToSpeak(): Promise<void> {
  await speak();
  settings.subscribe(() => void speak());
}

/** The words of the language that is set. */
export function useText(): Dictionary {
  const spoken = useStore(words);
  if (spoken === null) throw new Error('the page is drawn before it has learned to speak');
  return spoken;
}

/** "Mirela, Sable and Joss" */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
