/** Numbers with their nouns, by the plural rules of a language: "1 unit", "3 units". */
import type { Language } from './texts.ts';

export interface Forms {
  readonly one: string;
  readonly other: string;
}

const RULES: Readonly<Record<Language, Intl.PluralRules>> = { en: new Intl.PluralRules('en'), de: new Intl.PluralRules('de') };

/** The form of a word that goes with a number. */
export const formFor = (language: Language, n: number, { one, other }: Forms): string =>
  RULES[language].select(n) === 'one' ? one : other;

/** The number and the form. */
export const counted = (language: Language, n: number, forms: Forms): string => `${n} ${formFor(language, n, forms)}`;
