/** Words as a page shows them: in the language of whoever reads, and without what bots know. */
import type { FrozenWords } from '@longtable/frozen/contract';
import { loadWordsIn } from '@longtable/games/words';
import type { Spec } from '@longtable/kernel';
import type { Language, Title } from '@longtable/kit';
import { loadRules, loadWords, newNames, ownWith } from './titles.ts';

export type PageWords = Pick<FrozenWords, 'words' | 'view'>;

/** The words of this build are among the page's own files. All others, and those of a page that a newer one has replaced, come whole by their hash. */
export async function pageWords(hash: string, language: Language): Promise<PageWords> {
  const own = ownWith(hash);
  const words = own === null ? null : await loadWordsIn(own.game, language).catch(() => null);
  return own === null || words === null ? loadWords(hash) : { words, view: own.view };
}

/** A title of this build or of this server: what new tables are made of. */
export async function loadOwn(game: string, language: Language): Promise<Title<Spec> | null> {
  const names = await newNames(game);
  if (names === null) return null;
  const [rules, { words }] = await Promise.all([loadRules(names.rules), pageWords(names.words, language)]);
  return { game: rules.game, ...words };
}
