/** The words of Rune Age, from the languages that are at hand. */
import type { Language, Texts, TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { RuneAge } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

interface Spoken {
  readonly texts: Texts<RuneAge>;
  readonly words: Words;
}

export const wordsOf = ({ en, de }: Readonly<Record<Language, Spoken>>): TitleWords<RuneAge> => ({
  players: about.players,
  bound: 20_000,
  fields,
  variant,
  texts: { en: en.texts, de: de.texts },
  tableau: (say, language) => tableau(say, (language === 'de' ? de : en).words, language),
});
