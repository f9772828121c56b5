/** Titles of this build, opened without a store. */
import type { FrozenWords } from '@longtable/frozen';
import { openTitles, type TableRules, type Titles } from '@longtable/server/titles.ts';

export interface OwnTitle extends TableRules {
  readonly game: string;
  readonly words: string;
  readonly told: FrozenWords['words'];
  readonly titles: Titles;
}

export const ownTitlesOnly = (): Promise<Titles> => openTitles(null, null);

export async function ownTitle(titles: Titles, game: string): Promise<OwnTitle> {
  const names = titles.own(game);
  if (names === null) throw new Error(`there is no game ${game}`);
  const opened = await titles.open(names.rules);
  return { ...opened, game, words: names.words, told: (await titles.words(names.words)).words, titles };
}
