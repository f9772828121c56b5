/** The words of a table's title, loaded where somebody reads of it. */
import type { Spec } from '@longtable/kernel';
import type { TitleWords } from '@longtable/kit';
import { useEffect, useState } from 'react';
import { pageWords } from '../state/page-words.ts';
import { useSettings } from '../state/settings.ts';

/** null: they are not here yet, or never. */
export function useTitleWords(hash: string | null | undefined): TitleWords<Spec> | null {
  const { language } = useSettings();
  const [words, setWords] = useState<TitleWords<Spec> | null>(null);
  useEffect(() => {
    let wanted = true;
    if (hash != null)
      pageWords(hash, language).then(
        (loaded) => wanted && setWords(() => loaded.words),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [hash, language]);
  return words;
}
