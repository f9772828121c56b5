import type { GameId } from '@longtable/games';
import type { Spec } from '@longtable/kernel';
import type { Vocabulary } from './wishes.ts';

const LOADERS: Partial<Record<GameId, () => Promise<unknown>>> = {
  'rune-age': async () => (await import('./wishes/rune-age.ts')).runeAgeVocabulary,
  uprising: async () => (await import('./wishes/uprising.ts')).uprisingVocabulary,
};

/** The wishes that bots of a game understand; null: nobody plays together there. Loaded on demand, like the game itself. */
export async function loadVocabulary(id: GameId): Promise<Vocabulary<Spec> | null> {
  return ((await LOADERS[id]?.()) ?? null) as Vocabulary<Spec> | null;
}
