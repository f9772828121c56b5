/** Which rules are in code and which are proven by a test. */
import { type Catalogue, type EntryKind, ids } from '@longtable/catalogue';
import { isGameId, loadTitle } from '@longtable/games';
import { filesBelow, ROOT, readFile } from '../repository.ts';
import type { ProvenTitle } from './reports.ts';

export interface Part {
  readonly all: number;
  readonly tested: number;
  readonly open: readonly string[];
}

export interface Coverage {
  /** Rules of the catalogue; vectors and rulings are counted apart. */
  readonly rules: number;
  readonly inCode: number;
  readonly tested: number;
  /** Rules that no passing test names. */
  readonly open: readonly string[];
  /** Ids in code or in titles of tests that the catalogue does not know. */
  readonly unknown: readonly string[];
  readonly vectors: Part;
  readonly rulings: Part;
  /** Mistakes in the catalogue itself. */
  readonly problems: readonly string[];
}

const SOURCE = /\.(ts|json)$/;

/**
 * Ids that a game's code names: the `rules` of its frames, and whatever its other files cite: cards, blocked options, comments on
 * functions. Tests and texts do not count.
 */
export async function idsInCode(game: string, prefix: string): Promise<string[]> {
  const found = new Set<string>();
  const files = filesBelow(`packages/games/${game}`, ['test', 'locale']).filter((file) => SOURCE.test(file));
  for (const file of files) for (const id of ids(readFile(`${ROOT}/${file}`), prefix)) found.add(id);
  if (isGameId(game)) {
    const { frames } = (await loadTitle(game)).game;
    for (const { rules } of Object.values(frames) as { rules?: readonly string[] }[]) for (const id of rules ?? []) found.add(id);
  }
  return [...found].sort();
}

/** Ids stand in square brackets: `[YD-BAT-07] the weakest player has initiative`. Proven: some test passed and none failed. */
export function idsInTitles(titles: readonly ProvenTitle[], prefix: string): { proven: Set<string>; named: Set<string> } {
  const named = new Set<string>();
  const failed = new Set<string>();
  for (const { title, passed } of titles) {
    const inBrackets = (title.match(/\[[^\]]*\]/g) ?? []).join(' ');
    for (const id of ids(inBrackets, prefix)) {
      named.add(id);
      if (!passed) failed.add(id);
    }
  }
  return { proven: new Set([...named].filter((id) => !failed.has(id))), named };
}

/** Things in brackets that look like an id but begin with no game's prefix: somebody mistyped it. */
export function strayIds(game: string, titles: readonly ProvenTitle[], prefixes: readonly string[]): string[] {
  const own = titles.filter(({ file }) => file.startsWith(`packages/games/${game}/`));
  const looksLikeOne = own.flatMap(({ title }) => title.match(/(?<=\[[^\]]*)\b[A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d{2,}\b(?=[^[]*\])/g) ?? []);
  return [...new Set(looksLikeOne.filter((id) => !prefixes.some((prefix) => id.startsWith(`${prefix}-`))))];
}

export function coverageOf(
  catalogue: Catalogue,
  code: readonly string[],
  titles: readonly ProvenTitle[],
  stray: readonly string[],
): Coverage {
  const { proven, named } = idsInTitles(titles, catalogue.prefix);
  const known = new Set(catalogue.entries.map(({ id }) => id));
  const part = (kind: EntryKind): Part => {
    const all = catalogue.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    const open = all.filter((id) => !proven.has(id));
    return { all: all.length, tested: all.length - open.length, open };
  };
  const rules = part('rule');
  const ruleIds = new Set(catalogue.entries.filter(({ kind }) => kind === 'rule').map(({ id }) => id));
  return {
    rules: rules.all,
    inCode: code.filter((id) => ruleIds.has(id)).length,
    tested: rules.tested,
    open: rules.open,
    unknown: [...new Set([...code, ...named])]
      .filter((id) => !known.has(id))
      .concat(stray)
      .sort(),
    vectors: part('vector'),
    rulings: part('ruling'),
    problems: catalogue.problems,
  };
}
