/** The rules of every title as players read them, loaded on demand by game and language. */
import type { Rulebook } from '@longtable/catalogue';
import type { Language } from '@longtable/kit';
import type { GameId } from './index.ts';

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

export const loadRulebook = async (id: GameId, language: Language): Promise<Rulebook> => (await RULEBOOKS[id][language]()).rulebook;

export const hasRulebook = (id: string): id is GameId => Object.hasOwn(RULEBOOKS, id);
