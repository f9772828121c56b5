import type { GameId } from '@longtable/games';
import type { Spec } from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';

export type { Bot, Task, Thought } from './bot.ts';
export { type Heuristic, prospects, standing, type Term } from './heuristic.ts';
export { botNamed, isBotName, LEVELS, type Level, levelBot } from './names.ts';
export { type Budget, search } from './search.ts';
export { greedy, random } from './simple.ts';

const LOADERS: Partial<Record<GameId, () => Promise<unknown>>> = {
  'crown-of-ash': async () => (await import('./heuristics/crown-of-ash/index.ts')).crownOfAshHeuristic,
  skirmish: async () => (await import('./heuristics/skirmish.ts')).skirmish,
  yield: async () => (await import('./heuristics/yield/index.ts')).yieldHeuristic,
};

/** What bots know of a game. Loaded on demand, like the game itself. */
export async function loadHeuristic(id: GameId): Promise<Heuristic<Spec> | null> {
  return ((await LOADERS[id]?.()) ?? null) as Heuristic<Spec> | null;
}
