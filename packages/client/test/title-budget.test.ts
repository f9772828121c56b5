/** The limit on what a game costs: everything that is sent for it counts, and nothing that is there before. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Part, sizeLine, TITLE_LIMITS, titleProblems, titleSizes } from '../tools/title-budget.ts';

const noise = (bytes: number): string => randomBytes(bytes).toString('latin1');
const chunk = (module: string | null, bytes: number, imports: readonly string[] = [], sheets: readonly string[] = []): Part => ({
  type: 'chunk',
  facadeModuleId: module,
  code: noise(bytes),
  imports,
  viteMetadata: { importedCss: new Set(sheets) },
});

const GAMES = Object.keys(TITLE_LIMITS);
/** A build of small files, some of them shared. */
const build = (more: Readonly<Record<string, Part>> = {}): Record<string, Part> => ({
  'index.js': chunk('/r/client/index.html', 9000, ['react.js']),
  'react.js': chunk(null, 9000),
  'table.js': chunk('/r/client/src/table/table-page.tsx', 9000, ['index.js'], ['table.css']),
  'table.css': { type: 'asset', source: noise(9000) },
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [`${game}.js`, chunk(`/r/client/skins/${game}/index.tsx`, 1000, ['react.js', `${game}-data.js`], ['table.css', `${game}.css`])],
      [`${game}.css`, { type: 'asset', source: noise(1000) }],
      [`${game}-data.js`, chunk(null, 1000)],
      ...['en', 'de'].flatMap((language) => [
        [`${game}-board-${language}.js`, chunk(`/r/client/skins/${game}/words-${language}.ts`, 1000)],
        [`${game}-${language}.js`, chunk(`/r/games/${game}/locale/${language}/only.ts`, 1000, ['react.js', `${game}-data.js`])],
      ]),
    ]),
  ),
  ...more,
});
const sizesOf = (more: Readonly<Record<string, Part>> = {}, game = 'uprising', language = 'en') =>
  titleSizes(build(more)).find((size) => size.game === game && size.language === language)!;
/** Noise cannot be packed: latin letters beyond ASCII take two bytes, which packing takes back. */
const thousands = (bytes: number): number => Math.round(bytes / 1000);

describe('the size of a game', () => {
  it('is that of its board, its sheets and its words, with what they share counted once and without what was there before', () => {
    const { board, words } = sizesOf();
    expect([thousands(board / 1.2), thousands(words / 1.2)]).toEqual([4, 1]);
  });
  it.each([
    ['the board', 'uprising.js', '/r/client/skins/uprising/index.tsx'],
    ['its words', 'uprising-board-en.js', '/r/client/skins/uprising/words-en.ts'],
    ['a file that it shares', 'uprising-data.js', null],
    ['the words of the game', 'uprising-en.js', '/r/games/uprising/locale/en/only.ts'],
  ])('grows with %s', (_what, file, module) => {
    const larger = { [file]: chunk(module, 200_000, file === 'uprising.js' ? ['uprising-data.js'] : []) };
    expect(titleProblems(titleSizes(build(larger))).length).toBeGreaterThan(0);
  });
  it('grows with a sheet, and not with the other language or another game', () => {
    expect(sizesOf({ 'uprising.css': { type: 'asset', source: noise(50_000) } }).board).toBeGreaterThan(45_000);
    const german = { 'uprising-de.js': chunk('/r/games/uprising/locale/de/only.ts', 50_000) };
    expect(sizesOf(german).words).toBeLessThan(2000);
    expect(sizesOf(german, 'uprising', 'de').words).toBeGreaterThan(45_000);
    expect(sizesOf(german, 'rune-age', 'de').words).toBeLessThan(2000);
  });
  it('is named with its limit where it is passed, and missed where the files are gone', () => {
    expect(titleProblems(titleSizes(build()))).toEqual([]);
    const large = { game: 'uprising', language: 'de', board: 101_000, words: 8001 } as const;
    expect(titleProblems([large])).toEqual([`${sizeLine(large)}, more than 109 kB`]);
    expect(sizeLine(large)).toBe('uprising (de): board 101.0 + words 8.0 = 109.0 kB');
    const { 'yield-en.js': _, ...without } = build();
    expect(titleProblems(titleSizes(without))).toEqual(['words of yield (en) are no files of their own']);
  });
});
