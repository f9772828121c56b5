/** Rule catalogues, fetched when somebody wants to read. */
import { type Catalogue, type Entry, parseCatalogue, plainText } from '@longtable/catalogue';
import { useEffect, useState } from 'react';

const FILES = import.meta.glob<string>(['../../../../docs/rules/{yield,crown-of-ash,rune-age,uprising,skirmish}.md'], {
  query: '?raw',
  import: 'default',
});
const kept = new Map<string, Promise<Catalogue | null>>();

export function loadCatalogue(game: string): Promise<Catalogue | null> {
  const before = kept.get(game);
  if (before !== undefined) return before;
  const file = FILES[`../../../../docs/rules/${game}.md`];
  const loading = file === undefined ? Promise.resolve(null) : file().then(parseCatalogue);
  kept.set(game, loading);
  return loading;
}

/** undefined: still on its way. */
export function useCatalogue(game: string): Catalogue | null | undefined {
  const [found, setFound] = useState<{ game: string; catalogue: Catalogue | null }>();
  useEffect(() => {
    let wanted = true;
    loadCatalogue(game).then((catalogue) => wanted && setFound({ game, catalogue }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return found?.game === game ? found.catalogue : undefined;
}

export const entryOf = (catalogue: Catalogue | null | undefined, id: string): Entry | undefined =>
  catalogue?.entries.find((entry) => entry.id === id);

/** The text of a rule as one plain sentence or two, without marks. */
export const ruleText = (entry: Entry): string =>
  plainText(entry.text)
    .replace(/\((?:A-\d+(?:, )?)+\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
