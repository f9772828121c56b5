/** Ids of rules, wherever they are written: catalogues, frames, cards, titles of tests. */

/** The catalogue of a game, from the root of the repository. */
export const rulesFile = (game: string): string => `docs/rules/${game}.md`;

/**
 * All ids of one game that a text names, each once, in order. An id is the game's prefix, any number of headings, and a number
 * of two digits or more, which may carry a letter in front: `YD-BAT-07`, `YD-LDR-BAS-B01`, `UP-ACT-CMD-01`.
 */
export function ids(text: string, prefix: string): string[] {
  const pattern = new RegExp(`(?<![A-Za-z0-9-])${prefix}(?:-[A-Z][A-Z0-9]*)*-[A-Z]?\\d{2,}(?![A-Za-z0-9])`, 'g');
  return [...new Set(text.match(pattern) ?? [])];
}

/** A catalogue's text without its emphasis marks, for terminals and screen readers. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w*])[_*]([^_*\n]+)[_*](?!\w)/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
