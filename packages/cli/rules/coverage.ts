/** Which rules have a place in code and which are proven by a test. */
import { type Catalogue, type EntryKind, ids, RULE_KINDS, rulebookProblems } from '@longtable/catalogue';
import { isGameId, loadRulebook } from '@longtable/games';
import { LANGUAGES } from '@longtable/kit';
import { filesBelow, ROOT, readFile } from '../repository.ts';
import { type Addressed, MOST_AT_A_PLACE, placesIn } from './places.ts';
import type { ProvenTitle } from './reports.ts';

export interface Part {
  readonly all: number;
  readonly tested: number;
  readonly open: readonly string[];
}

export interface Coverage {
  /** Rules of the catalogue, definitions and examples included; vectors and rulings are counted apart. */
  readonly rules: number;
  readonly definitions: number;
  readonly examples: number;
  /** Rules that have a place in code. */
  readonly inCode: number;
  readonly tested: number;
  /** Rules that no passing test names. */
  readonly open: readonly string[];
  /** Rules without a place in code that are neither definition nor example. */
  readonly unaddressed: readonly string[];
  /** Places that name more rules than a place can do. */
  readonly overfull: readonly string[];
  /** Faults of the sentences for players, in either language. */
  readonly sentences: readonly string[];
  /** Ids in code or in titles of tests that the catalogue does not know. */
  readonly unknown: readonly string[];
  readonly vectors: Part;
  readonly rulings: Part;
  /** Mistakes in the catalogue itself. */
  readonly problems: readonly string[];
}

/** The addresses in a game's sources: places of rules, and all ids that stand anywhere in them. */
export interface Code {
  readonly places: readonly Addressed[];
  readonly mentioned: readonly string[];
}

const SOURCE = /\.(ts|json)$/;

/** Reads a game's sources. Tests and texts do not count. */
export function codeOf(game: string, prefix: string): Code {
  const files = filesBelow(`packages/games/${game}`, ['test', 'locale']).filter((file) => SOURCE.test(file));
  const texts = files.map((file) => ({ file, text: readFile(`${ROOT}/${file}`) }));
  return {
    places: texts.filter(({ file }) => file.endsWith('.ts')).flatMap(({ file, text }) => placesIn(file, text, prefix)),
    mentioned: [...new Set(texts.flatMap(({ text }) => ids(text, prefix)))].sort(),
  };
}

/** Ids in square brackets: `[YD-BAT-07] the weakest player has initiative`. */
export const idsInTitle = (title: string, prefix: string): string[] => ids((title.match(/\[[^\]]*\]/g) ?? []).join(' '), prefix);

/** Proven: some test passed and none failed. */
export function idsInTitles(titles: readonly ProvenTitle[], prefix: string): { proven: Set<string>; named: Set<string> } {
  const named = new Set<string>();
  const failed = new Set<string>();
  for (const { title, passed } of titles) {
    for (const id of idsInTitle(title, prefix)) {
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

/** Problems of a game's rulebooks, with the language in front. */
export async function sentenceProblems(game: string, catalogue: Catalogue): Promise<string[]> {
  if (!isGameId(game)) return [];
  const found = await Promise.all(
    LANGUAGES.map(async (language) => {
      const rulebook = await loadRulebook(game, language);
      return rulebookProblems(catalogue, rulebook).map((problem) => `${language}: ${problem}`);
    }),
  );
  return found.flat();
}

interface Evidence {
  readonly code: Code;
  readonly titles: readonly ProvenTitle[];
  /** Mistyped ids in titles. */
  readonly stray: readonly string[];
  readonly sentences: readonly string[];
}

export function coverageOf(catalogue: Catalogue, { code, titles, stray, sentences }: Evidence): Coverage {
  const { proven, named } = idsInTitles(titles, catalogue.prefix);
  const known = new Set(catalogue.entries.map(({ id }) => id));
  const placed = new Set(code.places.flatMap((place) => Object.keys(place.ids)));
  const idsOf = (...kinds: readonly EntryKind[]): string[] =>
    catalogue.entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const part = (...kinds: readonly EntryKind[]): Part => {
    const all = idsOf(...kinds);
    const open = all.filter((id) => !proven.has(id));
    return { all: all.length, tested: all.length - open.length, open };
  };
  const rules = part(...RULE_KINDS);
  return {
    rules: rules.all,
    definitions: idsOf('definition').length,
    examples: idsOf('example').length,
    inCode: idsOf(...RULE_KINDS).filter((id) => placed.has(id)).length,
    tested: rules.tested,
    open: rules.open,
    unaddressed: idsOf('rule').filter((id) => !placed.has(id)),
    overfull: code.places.filter((place) => Object.keys(place.ids).length > MOST_AT_A_PLACE).map(crowd),
    sentences,
    unknown: [...new Set([...code.mentioned, ...named])]
      .filter((id) => !known.has(id))
      .concat(stray)
      .sort(),
    vectors: part('vector'),
    rulings: part('ruling'),
    problems: catalogue.problems,
  };
}

const crowd = ({ file, line, name, ids: named }: Addressed): string => `${file}:${line} ${name}: ${Object.keys(named).join(' ')}`;
