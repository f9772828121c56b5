/** Titles by their hashes: what is named is what runs, also for the games of this build. Kept by the service worker for times without a network. */
import type { FrozenNames, FrozenRules, FrozenWords } from '@longtable/frozen/contract';
import type { RulesName } from '@longtable/host';
import { meet } from './strangers.ts';

interface Build {
  readonly games: Readonly<Record<string, FrozenNames>>;
  /** Rules from before hashes, by game and number. */
  readonly legacy: Readonly<Record<string, { readonly rules: string; readonly words: string }>>;
}
/** Written in when the page is built. */
declare const __TITLES__: Build;
const { games, legacy } = __TITLES__;

/** The files of this build for a game; null: it has no such game. */
export const ownNames = (game: string): FrozenNames | null => games[game] ?? null;
export const isOwn = (game: string): boolean => ownNames(game) !== null;

/** A game as the server lists it: ours, or a title from outside. */
export interface ServedGame {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly words: string;
}

/** Nothing where there is no server. */
export async function servedGames(): Promise<readonly ServedGame[]> {
  try {
    return ((await (await fetch('/api/games')).json()) as { games: readonly ServedGame[] }).games;
  } catch {
    return [];
  }
}

/** The files that new matches of a game are made of: of this build, else of the server. */
export const newNames = async (game: string): Promise<Pick<FrozenNames, 'rules' | 'words'> | null> =>
  ownNames(game) ?? (await servedGames()).find(({ id }) => id === game) ?? null;

/** The hash of rules, whatever a match calls them; null: nobody knows such rules. */
export const rulesHash = (game: string, name: RulesName): string | null =>
  typeof name === 'string' ? name : (legacy[`${game} ${name}`]?.rules ?? null);

/** The words that this build knows for rules: its own, or those of a release. */
export function wordsFor(rules: string): string | null {
  const all = [...Object.values(games), ...Object.values(legacy)];
  return all.find((names) => names.rules === rules)?.words ?? null;
}

/** The game of this build that has these words; null: they are another build's. */
export function ownWith(words: string): { readonly game: string; readonly view: string } | null {
  const [game, names] = Object.entries(games).find(([, own]) => own.words === words) ?? [];
  return game === undefined || names === undefined ? null : { game, view: names.view };
}

const isHash = (hash: string): boolean => /^[0-9a-f]{64}$/.test(hash);

/** Tries that failed, by hash: a browser does not fetch a module again from an address at which it failed once. */
const failures = new Map<string, number>();

async function load(hash: string): Promise<unknown> {
  if (!isHash(hash)) throw new Error('not a hash');
  const failed = failures.get(hash) ?? 0;
  try {
    return await import(/* @vite-ignore */ `/titles/${hash}.mjs${failed === 0 ? '' : `?again=${failed}`}`);
  } catch (error) {
    failures.set(hash, failed + 1);
    throw error;
  }
}
export const loadRules = async (hash: string): Promise<FrozenRules> => (await load(hash)) as FrozenRules;
export async function loadWords(hash: string): Promise<FrozenWords> {
  const words = (await load(hash)) as FrozenWords;
  meet(words.about);
  return words;
}
