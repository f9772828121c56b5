import type { GameId } from '@longtable/games';
import type { Spec } from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';

const LOADERS: Partial<Record<GameId, () => Promise<unknown>>> = {
  'crown-of-ash': async () => (await import('./heuristics/crown-of-ash/index.ts')).crownOfAshHeuristic,
  'rune-age': async () => (await import('./heuristics/rune-age/index.ts')).runeAgeHeuristic,
  skirmish: async () => (await import('./heuristics/skirmish.ts')).skirmish,
  uprising: async () => (await import('./heuristics/uprising/index.ts')).uprisingHeuristic,
  yield: async () => (await import('./heuristics/yield/index.ts')).yieldHeuristic,
};

/** A game's heuristic; null: bots know nothing but the rules. Loaded on demand, like the game itself. */
export async function loadHeuristic(id: GameId): Promise<Heuristic<Spec> | null> {
  return ((await LOADERS[id]?.()) ?? null) as Heuristic<Spec> | null;
}

/** True for games of which bots know more than the rules. */
export const isKnown = (id: GameId): boolean => LOADERS[id] !== undefined;
