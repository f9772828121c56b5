/** Rules that a receipt or a recorded match names: of this build, of a release, or of a file. */
import {
  type FrozenRules,
  type FrozenWords,
  legacyRules,
  loadWords,
  ownCode,
  ownTitles,
  released,
  rulesHere,
  UnusableTitle,
} from '@longtable/frozen';
import type { RulesName } from '@longtable/host';
import { readFile } from './repository.ts';

export const RULES_OPTION = { value: 'FILE', help: 'A file of frozen rules to use beside those of this program and its releases.' };

export type Found = (name: RulesName) => FrozenRules | null;

/** Everything that is here of these rules; a file that cannot be used is as good as none, and its reason is told. */
export async function findRules(
  game: string,
  names: readonly RulesName[],
  file: string | undefined,
): Promise<{ find: Found; problems: readonly string[] }> {
  const given = file === undefined ? [] : [readFile(file)];
  const found = new Map<RulesName, FrozenRules>();
  const problems: string[] = [];
  for (const name of names) {
    const hash = typeof name === 'number' ? legacyRules(game, name) : name;
    try {
      if (hash !== null) found.set(name, await rulesHere(hash, given));
    } catch (error) {
      if (!(error instanceof UnusableTitle)) throw error;
      problems.push(error.message);
    }
  }
  return { find: (name) => found.get(name) ?? null, problems };
}

/** The words that belong to rules of this program or of a release; none: today's must do. */
export async function wordsHere(rules: string): Promise<FrozenWords['words'] | null> {
  const own = Object.values(await ownTitles()).find((names) => names.rules === rules);
  const hash = own?.words ?? released.findLast((r) => r.rules === rules)?.words;
  const code = hash === undefined ? null : ownCode(hash);
  return hash === undefined || code === null ? null : (await loadWords(hash, { code, own: true })).words;
}
