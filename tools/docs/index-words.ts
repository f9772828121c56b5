/** The index of the search: which word stands in which section. Small, because it is a file that every searcher loads. */
import type { Rendered } from './render.ts';

export interface SearchIndex {
  /** href, title, language */
  readonly pages: readonly (readonly [string, string, string])[];
  /** page, anchor, heading */
  readonly sections: readonly (readonly [number, string, string])[];
  /** Section numbers by word, each as the distance from the one before. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]/gu;
const SHORTEST = 3;
/** A word that stands everywhere finds nothing. */
const COMMON = 0.2;

export const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(WORD)].map(([word]) => word).filter((word) => word.length >= SHORTEST && !/^\d+$/.test(word));

/** Tables of components and of who sees what are found by their headings alone. */
const isTable = ({ page }: Rendered): boolean => /-(components|visibility)\.md$/.test(page.source);

export function indexOf(rendered: readonly Rendered[]): SearchIndex {
  const sections: [number, string, string][] = [];
  const found = new Map<string, Set<number>>();
  for (const [n, one] of rendered.entries())
    for (const { anchor, heading, text } of one.sections) {
      if (heading === '' && text === '') continue;
      const id = sections.push([n, anchor, heading]) - 1;
      for (const word of wordsOf(isTable(one) ? heading : `${heading} ${text}`)) {
        const at = found.get(word) ?? new Set();
        found.set(word, at.add(id));
      }
    }
  const rare = [...found].filter(([, at]) => at.size <= COMMON * sections.length).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: rendered.map(({ page, title }) => [page.href, title, page.language]),
    sections,
    words: Object.fromEntries(rare.map(([word, at]) => [word, [...at].map((id, i, all) => id - (all[i - 1] ?? 0))])),
  };
}
