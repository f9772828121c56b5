/** One rule with its address: where it is in code, what proves it, what was ruled about it. */
import { type Catalogue, type Entry, type EntryKind, ids, plainText, type Rulebook, sentenceOf } from '@longtable/catalogue';
import { isGameId, loadRulebook } from '@longtable/games';
import type { Language } from '@longtable/kit';
import { WrongUse } from '../command.ts';
import { filesBelow, ROOT, readFile } from '../repository.ts';
import { cataloguedGames, catalogueOf } from './catalogues.ts';
import { codeOf, idsInTitle } from './coverage.ts';
import { type Place, titlesIn } from './places.ts';
import { testReports } from './reports.ts';

export interface Rule {
  readonly id: string;
  /** The sentence for players; null: still to be written in that language. */
  readonly text: { readonly en: string; readonly de: string | null };
  readonly kind: EntryKind;
  readonly places: readonly Place[];
  /** Titles of the tests that prove it. */
  readonly tests: readonly string[];
  readonly rulings: readonly Ruling[];
}

export interface Ruling {
  /** The id of the ruling, or file and line. */
  readonly from: string;
  readonly text: string;
}

const GAPS = 'docs/gaps.md';

export async function ruleNamed(id: string): Promise<Rule> {
  for (const game of cataloguedGames()) {
    const catalogue = catalogueOf(game);
    const entry = catalogue.entries.find((one) => one.id === id);
    if (entry !== undefined) return addressed(game, catalogue, entry);
  }
  throw new WrongUse(`No catalogue has the id ${id}.`);
}

const rulebookOf = async (game: string, language: Language): Promise<Rulebook | null> =>
  isGameId(game) ? loadRulebook(game, language) : null;

async function addressed(game: string, catalogue: Catalogue, entry: Entry): Promise<Rule> {
  const { id, kind } = entry;
  const [en, de] = [await rulebookOf(game, 'en'), await rulebookOf(game, 'de')];
  return {
    id,
    text: { en: sentenceOf(en, entry), de: de?.rules[id] ?? null },
    kind,
    places: codeOf(game, catalogue.prefix).places.flatMap(({ file, name, ids: named }) =>
      named[id] === undefined ? [] : [{ file, line: named[id], name }],
    ),
    tests: testsOf(game, id, catalogue.prefix),
    rulings: [...rulingsOf(catalogue, entry), ...gapsOf(id, catalogue.prefix)],
  };
}

/** Titles from the last test run; where none is on record, from the sources of the tests. */
function testsOf(game: string, id: string, prefix: string): string[] {
  const run = testReports().titles.filter(({ title, passed }) => passed && idsInTitle(title, prefix).includes(id));
  if (run.length > 0) return run.map(({ title }) => title);
  const files = filesBelow(`packages/games/${game}/test`).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) => titlesIn(file, readFile(`${ROOT}/${file}`), id)).filter((title) => idsInTitle(title, prefix).includes(id));
}

/** Rulings that the rule depends on, and rulings that speak of it. */
function rulingsOf({ entries, prefix }: Catalogue, { id, rulings }: Entry): Ruling[] {
  return entries
    .filter((one) => one.kind === 'ruling' && one.id !== id && (rulings.includes(one.id) || ids(one.text, prefix).includes(id)))
    .map((one) => ({ from: one.id, text: plainText(one.title === '' ? one.text : `${one.title}: ${one.text}`) }));
}

function gapsOf(id: string, prefix: string): Ruling[] {
  return readFile(`${ROOT}/${GAPS}`)
    .split('\n')
    .flatMap((line, i) => (ids(line, prefix).includes(id) ? [{ from: `${GAPS}:${i + 1}`, text: plainText(line.replace(/^- /, '')) }] : []));
}

/** The rule as a terminal shows it. */
export function ruleText({ id, kind, text, places, tests, rulings }: Rule): string {
  const list = (head: string, lines: readonly string[], none: readonly string[] = []): string[] =>
    (lines.length === 0 ? none : lines).flatMap((line, i) => [...(i === 0 ? ['', head] : []), `  ${line}`]);
  return [
    `${id}${kind === 'rule' ? '' : ` (${kind})`}: ${text.en}`,
    ...(text.de === null ? [] : [`  ${text.de}`]),
    ...list(
      'in code',
      places.map(({ file, line, name }) => `${file}:${line}  ${name}`),
    ),
    ...list('tests', tests, kind === 'rule' ? ['none'] : []),
    ...list(
      'rulings',
      rulings.map(({ from, text: said }) => `${from}: ${said}`),
    ),
  ].join('\n');
}
