/** The drawn boards, each loaded on demand by a table: the lobby knows only that there are some. */
import type { Skin } from './skin.ts';

export const BOARDS: Readonly<Record<string, () => Promise<Skin>>> = {
  yield: async () => (await import('./yield/index.tsx')).yieldSkin,
  'crown-of-ash': async () => (await import('./crown-of-ash/index.tsx')).crownOfAshSkin,
  'rune-age': async () => (await import('./rune-age/index.tsx')).runeAgeSkin,
  uprising: async () => (await import('./uprising/index.tsx')).uprisingSkin,
};
