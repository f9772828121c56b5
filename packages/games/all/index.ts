/** Every title by its id. Loaded on demand, so that a page fetches only the game that is played on it. */
import type { RuleId, Spec } from '@longtable/kernel';
import type { Title } from '@longtable/kit';

export { loadRulebook } from './rulebooks.ts';

/** A title of any game. Each game's own types end here: hosts, bots and clients work with every game alike. */
export type AnyTitle = Title<Spec>;

const LOADERS = {
  yield: async () => (await import('@longtable/yield')).yieldTitle,
  'crown-of-ash': async () => (await import('@longtable/crown-of-ash')).crownOfAsh,
  'rune-age': async () => (await import('@longtable/rune-age')).runeAge,
  uprising: async () => (await import('@longtable/uprising')).uprising,
  skirmish: async () => (await import('@longtable/skirmish')).skirmish,
} as const;

export type GameId = keyof typeof LOADERS;
export const GAME_IDS = Object.keys(LOADERS) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

export async function loadTitle(id: GameId): Promise<AnyTitle> {
  return (await LOADERS[id]()) as unknown as AnyTitle;
}

/** The rules that a question is about. */
export function questionRules({ game }: AnyTitle, kind: string, stage: string): readonly RuleId[] {
  const stages: Readonly<Record<string, { readonly rules?: readonly RuleId[] }>> = game.frames[kind]?.stages ?? {};
  return stages[stage]?.rules ?? [];
}
