/** A limit on what a drawn board brings along beside its title: its script and its sheets, after gzip. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Bytes by game; a game that is not named has no limit of its own. */
export const SKIN_LIMITS: Readonly<Record<string, number>> = { 'rune-age': 60_000, uprising: 90_000 };

const SKIN = /\/skins\/([^/]+)\/index\.tsx$/;

interface Part {
  readonly type: 'chunk' | 'asset';
  readonly facadeModuleId?: string | null;
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** Bytes of every skin in a bundle, by its game. */
export function skinSizes(bundle: Readonly<Record<string, Part>>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const part of Object.values(bundle)) {
    const game = part.type === 'chunk' ? SKIN.exec(part.facadeModuleId ?? '')?.[1] : undefined;
    if (game === undefined) continue;
    const sheets = [...(part.viteMetadata?.importedCss ?? [])].map((name) => bundle[name]?.source ?? '');
    sizes.set(
      game,
      [part.code ?? '', ...sheets].reduce((sum, text) => sum + gzipSync(text).length, 0),
    );
  }
  return sizes;
}

/** Complaints about skins that are too large, or are not to be found. */
export const skinProblems = (sizes: ReadonlyMap<string, number>): string[] =>
  Object.entries(SKIN_LIMITS).flatMap(([game, limit]) => {
    const size = sizes.get(game);
    if (size === undefined) return [`the skin of ${game} is no file of its own`];
    return size > limit ? [`the skin of ${game} has ${(size / 1000).toFixed(1)} kB gzip, more than ${limit / 1000} kB`] : [];
  });

/** Fails the build when a skin has grown too large. */
export const skinBudget = (): Plugin => ({
  name: 'longtable-skin-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const problems = skinProblems(skinSizes(bundle as unknown as Record<string, Part>));
      if (problems.length > 0) this.error(problems.join('; '));
    },
  },
});
