/** The words of Uprising, from the languages that are at hand. */
import type { Language, Texts, TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import type { Words } from './locale/words.ts';
import type { Uprising } from './spec.ts';
import { tableau } from './tableau.ts';
import { fields, variant } from './variants.ts';

interface Spoken {
  readonly texts: Texts<Uprising>;
  readonly words: Words;
}

export const wordsOf = ({ en, de }: Readonly<Record<Language, Spoken>>): TitleWords<Uprising> => ({
  players: about.players,
  bound: 4000,
  fields,
  variant,
  texts: { en: en.texts, de: de.texts },
  tableau: (say, language) => tableau(say, (language === 'de' ? de : en).words),
});
