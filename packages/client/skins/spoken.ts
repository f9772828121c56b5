/** Words of a board in the language that is spoken. The other language is never sent, so a board is drawn in a language only after it was learnt. */
import type { Language } from '@longtable/kit';

export interface Spoken<W> extends Readonly<Record<Language, W>> {
  learn(language: Language): Promise<void>;
}

export function spoken<W>(load: Readonly<Record<Language, () => Promise<W>>>): Spoken<W> {
  const learnt: { [L in Language]?: W } = {};
  const words = (language: Language): W => {
    const known = learnt[language];
    if (known === undefined) throw new Error(`a board is drawn before it has learnt ${language}`);
    return known;
  };
  return {
    get en() {
      return words('en');
    },
    get de() {
      return words('de');
    },
    async learn(language) {
      learnt[language] ??= await load[language]();
    },
  };
}
