import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { skinProblems, skinSizes } from '../tools/skin-budget.ts';

const skin = (game: string, code: string, sheet: string) => ({
  [`${game}.js`]: {
    type: 'chunk' as const,
    facadeModuleId: `/client/skins/${game}/index.tsx`,
    code,
    viteMetadata: { importedCss: new Set([`${game}.css`]) },
  },
  [`${game}.css`]: { type: 'asset' as const, source: sheet },
});
const noise = (bytes: number): string => randomBytes(bytes).toString('latin1');

describe('the size of a skin', () => {
  it('is that of its script and its sheets together', () => {
    const small = skinSizes(skin('rune-age', 'a', ''));
    const large = skinSizes(skin('rune-age', 'a', noise(4000)));
    expect(large.get('rune-age')! - small.get('rune-age')!).toBeGreaterThan(3000);
  });
  it('has a limit for each game', () => {
    const of = (rune: number, up: number) =>
      skinProblems(skinSizes({ ...skin('rune-age', noise(rune), ''), ...skin('uprising', noise(up), '') }));
    expect(of(10, 10)).toEqual([]);
    expect(of(70_000, 70_000)).toEqual([expect.stringContaining('rune-age')]);
    expect(of(10, 120_000)).toEqual([expect.stringContaining('uprising')]);
  });
  it('is missed where the skin is gone', () => {
    expect(skinProblems(skinSizes(skin('rune-age', 'a', '')))).toEqual(['the skin of uprising is no file of its own']);
  });
});
