/** The rules of a game, fetched when somebody wants to read: sentences in the reader's language, and the catalogue for their order. */
import { type Catalogue, parseCatalogue, type Rulebook, sentenceOf } from '@longtable/catalogue';
import { hasRulebook, loadRulebook } from '@longtable/games/rulebooks';
import type { Language } from '@longtable/kit';
import { useEffect, useState } from 'react';
import { useSettings } from '../state/settings.ts';

const FILES = import.meta.glob<string>(['../../../../docs/rules/*.md', '!**/*-{components,visibility}.md'], {
  query: '?raw',
  import: 'default',
});
const kept = new Map<string, Promise<Catalogue | null>>();

function loadCatalogue(game: string): Promise<Catalogue | null> {
  const before = kept.get(game);
  if (before !== undefined) return before;
  const file = FILES[`../../../../docs/rules/${game}.md`];
  const loading = file === undefined ? Promise.resolve(null) : file().then(parseCatalogue);
  kept.set(game, loading);
  return loading;
}

const loadSentences = (game: string, language: Language): Promise<Rulebook | null> =>
  hasRulebook(game) ? loadRulebook(game, language) : Promise.resolve(null);

/** The value of a promise for a key; undefined: still on its way. */
function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let wanted = true;
    load().then((value) => wanted && setFound({ key, value }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return found?.key === key ? found.value : undefined;
}

export interface Rules {
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook | null;
}

/** All rules of a game; null: it has none. */
export function useRules(game: string): Rules | null | undefined {
  const { language } = useSettings();
  return useLoaded(`${game} ${language}`, async () => {
    const [catalogue, rulebook] = await Promise.all([loadCatalogue(game), loadSentences(game, language)]);
    return catalogue && { catalogue, rulebook };
  });
}

/** The rules of a game as players read them; null: they are not written. */
export function useRulebook(game: string): Rulebook | null | undefined {
  const { language } = useSettings();
  return useLoaded(`${game} ${language}`, () => loadSentences(game, language));
}

export interface Sentence {
  readonly text: string;
  readonly language: Language;
}

/** One rule as a sentence; null: there is no such rule. Where a sentence is still missing, the catalogue's English steps in. */
export function useSentence(game: string, rule: string): Sentence | null | undefined {
  const { language } = useSettings();
  return useLoaded(`${game} ${rule} ${language}`, async (): Promise<Sentence | null> => {
    const written = (await loadSentences(game, language))?.rules[rule];
    if (written !== undefined) return { text: written, language };
    const entry = (await loadCatalogue(game))?.entries.find(({ id }) => id === rule);
    return entry === undefined ? null : { text: sentenceOf(null, entry), language: 'en' };
  });
}
