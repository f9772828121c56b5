/** Every title by its id. Loaded on demand, so that a page fetches only the game that is played on it. */
import type { Rulebook } from '@longtable/catalogue';
import type { RuleId, Spec } from '@longtable/kernel';
import type { Language, Title } from '@longtable/kit';

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

/** What a question is about: the rules of its stage; where a title still lists them by frame, those. */
export function questionRules({ game }: AnyTitle, kind: string, stage: string): readonly RuleId[] {
  const frame = game.frames[kind];
  const stages: Readonly<Record<string, { readonly rules?: readonly RuleId[] }>> = frame?.stages ?? {};
  return stages[stage]?.rules ?? frame?.rules ?? [];
}

/** Written out, so that a bundler makes a file of each: a page fetches the rules of one game in one language. */
const RULEBOOKS: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>>>> = {
  yield: {
    en: () => import('@longtable/yield/rulebook/en'),
    de: () => import('@longtable/yield/rulebook/de'),
  },
  'crown-of-ash': {
    en: () => import('@longtable/crown-of-ash/rulebook/en'),
    de: () => import('@longtable/crown-of-ash/rulebook/de'),
  },
  'rune-age': {
    en: () => import('@longtable/rune-age/rulebook/en'),
    de: () => import('@longtable/rune-age/rulebook/de'),
  },
  uprising: {
    en: () => import('@longtable/uprising/rulebook/en'),
    de: () => import('@longtable/uprising/rulebook/de'),
  },
  skirmish: {
    en: () => import('@longtable/skirmish/rulebook/en'),
    de: () => import('@longtable/skirmish/rulebook/de'),
  },
};

/** The rules of a title as players read them. */
export const loadRulebook = async (id: GameId, language: Language): Promise<Rulebook> => (await RULEBOOKS[id][language]()).rulebook;
