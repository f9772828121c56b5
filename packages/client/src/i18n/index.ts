import type { Language } from '@longtable/kit';
import { useSettings } from '../state/settings.ts';
import { de } from './de.ts';
import { type Dictionary, en } from './en.ts';

export type { Dictionary } from './en.ts';

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, de };

/** The words of the language that is set. */
export const useText = (): Dictionary => DICTIONARIES[useSettings().language];

/** "Mirela, Sable and Joss" */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
