/**
 * A limit on what somebody at a table with others downloads for its game, in one language: the drawn board with its sheets and the words,
 * with all files that they share with other pages, packed as they are sent. Rules and bots come later, and only if they are asked for.
 */
import { LANGUAGES, type Language } from '@longtable/kit';
import type { Plugin } from 'vite';
import { sentSize } from './packed.ts';

/** Bytes by game. The aim for Uprising is 120,000; the limits are a twentieth above what was reached. */
export const TITLE_LIMITS: Readonly<Record<string, number>> = {
  yield: 37_000,
  'crown-of-ash': 52_000,
  'rune-age': 75_000,
  uprising: 109_000,
};

/** A file of the build, as far as it is looked at here. */
export interface Part {
  readonly type: 'chunk' | 'asset';
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}
type Bundle = Readonly<Record<string, Part>>;

/** Everything that is there before a game is: the lobby, and a table without its game. */
const BEFORE = ['/client/index.html', '/src/table/table-page.tsx'];
const BOARD = (game: string): string => `/skins/${game}/index.tsx`;
const BOARD_WORDS = (game: string, language: Language): string => `/skins/${game}/words-${language}.ts`;
const WORDS = (game: string, language: Language): string => `/games/${game}/locale/${language}/only.ts`;

/** The files whose modules these are, with all that they import and the sheets of it; `before`: without those that are there already. */
function needed(bundle: Bundle, modules: readonly string[], before: readonly string[] = []): string[] {
  const files = new Set(before);
  const need = (name: string): void => {
    if (files.has(name)) return;
    files.add(name);
    for (const other of [...(bundle[name]?.imports ?? []), ...(bundle[name]?.viteMetadata?.importedCss ?? [])]) need(other);
  };
  for (const [name, { facadeModuleId }] of Object.entries(bundle))
    if (modules.some((module) => facadeModuleId?.replaceAll('\\', '/').endsWith(module))) need(name);
  return [...files].slice(before.length);
}

export interface TitleSize {
  readonly game: string;
  readonly language: Language;
  readonly board: number;
  /** The words, without what the board has brought already. */
  readonly words: number;
}

export function titleSizes(bundle: Bundle): TitleSize[] {
  const before = needed(bundle, BEFORE);
  const weigh = (files: readonly string[]): number =>
    files.reduce((sum, name) => sum + sentSize(bundle[name]?.code ?? bundle[name]?.source ?? ''), 0);
  return Object.keys(TITLE_LIMITS).flatMap((game) =>
    LANGUAGES.map((language) => {
      const board = needed(bundle, [BOARD(game), BOARD_WORDS(game, language)], before);
      const words = needed(bundle, [WORDS(game, language)], [...before, ...board]);
      return { game, language, board: weigh(board), words: weigh(words) };
    }),
  );
}

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);
export const sizeLine = ({ game, language, board, words }: TitleSize): string =>
  `${game} (${language}): board ${inKb(board)} + words ${inKb(words)} = ${inKb(board + words)} kB`;

/** Complaints about games that are too large, or whose files are not to be found. */
export const titleProblems = (sizes: readonly TitleSize[]): string[] =>
  sizes.flatMap((size) => {
    const { game, language, board, words } = size;
    if (board === 0 || words === 0) return [`${board === 0 ? 'the board' : 'words'} of ${game} (${language}) are no files of their own`];
    const limit = TITLE_LIMITS[game]!;
    return board + words > limit ? [`${sizeLine(size)}, more than ${limit / 1000} kB`] : [];
  });

/** Says what each game costs, and fails the build when one has grown too large. */
export const titleBudget = (): Plugin => ({
  name: 'longtable-title-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sizes = titleSizes(bundle as unknown as Bundle);
      const problems = titleProblems(sizes);
      if (problems.length > 0) this.error(problems.join('; '));
      this.info(`sent to somebody at a table with others\n${sizes.map(sizeLine).join('\n')}`);
    },
  },
});
