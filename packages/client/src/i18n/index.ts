/** The words of the page. Each language comes on demand: nobody loads two. */
import type { Language } from '@longtable/kit';
import { settings } from '../state/settings.ts';
import { store, useStore } from '../state/store.ts';
import type { Dictionary } from './en.ts';

export type { Dictionary } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

const words = store<Dictionary | null>(null);

async function speak(): Promise<void> {
  const { language } = settings.get();
  const loaded = await LOADERS[language]();
  if (settings.get().language === language) words.set(loaded);
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
