/**
 * Rules as players read them: one clean sentence for each, in their own language. The catalogue is for developers; its sources,
 * marks and cross-references stay out of sight.
 */
import { plainText } from './ids.ts';
import { type Catalogue, type Entry, RULE_KINDS, type Section } from './parse.ts';
import { dependsOnEdition, type EditionPair, type Summary, summaryProblems } from './summary.ts';

/** The rules of one title in one language. */
export interface Rulebook {
  /** Titles of the sections, by the code of the heading, or by the heading itself where it has no code. */
  readonly sections: Readonly<Record<string, string>>;
  /** Sentences by the id of the rule. */
  readonly rules: Readonly<Record<string, string>>;
  /** The game on one or two pages. */
  readonly summary?: Summary;
  /** Rules by id that differ from edition to edition, for games that have several. */
  readonly editions?: Readonly<Record<string, EditionPair>>;
}

/** The key of a section in a rulebook. */
export const sectionKey = ({ code, title }: Pick<Section, 'code' | 'title'>): string => (code === '' ? title : code);

/** The sentence for players; where it is still to be written, the text of the catalogue without its marks. */
export const sentenceOf = (rulebook: Rulebook | null, entry: Entry): string => rulebook?.rules[entry.id] ?? cleanText(entry.text);

export const sectionTitle = (rulebook: Rulebook | null, section: Section): string =>
  rulebook?.sections[sectionKey(section)] ?? plainText(section.title);

/** The title of the section that a rule's number names, or of its chapter; undefined: the rulebook has none. */
export function chapterOf({ sections }: Rulebook, id: string): string | undefined {
  const codes = id.split('-').slice(1, -1);
  return [codes.join('-'), ...codes.toReversed()].map((code) => sections[code]).find((title) => title !== undefined);
}

const REFERENCE = String.raw`(?:[A-Z][A-Z0-9]*-)*(?:[A-Z]?\d{2,})|R \d+|S~|[SDPX]\d*`;
const BRACKETS = new RegExp(String.raw`\s*[(_]*\((?:${REFERENCE})(?:(?:, | to | and |; )(?:${REFERENCE}))*\)_?`, 'g');
const ALONE = /\s*\(?\*\*(?:S~|[SDPX])\*\*\)?/g;

/** A text of the catalogue without marks, references in brackets and emphasis. */
export const cleanText = (markdown: string): string =>
  plainText(
    markdown
      .replace(ALONE, '')
      .replace(BRACKETS, '')
      .replace(/\[[12]E\] ?/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Entries that need a sentence. */
const needsSentence = ({ kind }: Entry): boolean => RULE_KINDS.includes(kind);

/** Marks of the catalogue and numbers of rules, which no player should meet. */
const OUT_OF_SIGHT: readonly [string, RegExp][] = [
  ['an id', /(?<![A-Za-z0-9])(?:[A-Z][A-Z0-9]{1,4}-)+[A-Z]?\d{2,}(?![A-Za-z0-9])|(?<![A-Za-z0-9-])[AR]-\d{2}(?!\d)/],
  ['a mark', /\*\*|`|\{(?:def|ex)\}|\[[12]E\]|\((?:S~|[SDPX])(?:[,;)]|\d)|(?<=[.;,] )[SX]$/],
  ['a slip', /undefined|null|\[object|NaN|\s\s/],
];

/** Sections with rules, and the chapters above them. */
export function playersSections({ sections }: Catalogue): Section[] {
  const isRead = (i: number): boolean => {
    const section = sections[i]!;
    if (section.title === '') return false;
    if (section.entries.some(needsSentence)) return true;
    const next = sections[i + 1];
    return next !== undefined && next.level > section.level && isRead(i + 1);
  };
  return sections.filter((_section, i) => isRead(i));
}

/** Faults of a rulebook: empty when every rule has its sentence and every section its title. */
export function rulebookProblems(catalogue: Catalogue, { rules, sections: titles, summary, editions }: Rulebook): string[] {
  const { entries } = catalogue;
  const known = new Set(entries.map(({ id }) => id));
  const keys = playersSections(catalogue).map(sectionKey);
  return [
    ...entries.filter((entry) => needsSentence(entry) && rules[entry.id] === undefined).map(({ id }) => `${id} has no sentence`),
    ...Object.keys(rules).flatMap((id) => (known.has(id) ? [] : [`${id} is in no catalogue`])),
    ...keys.filter((key) => titles[key] === undefined).map((key) => `the section "${key}" has no title`),
    ...Object.entries(rules).flatMap(([id, sentence]) => sentenceProblems(sentence).map((problem) => `${id} ${problem}`)),
    ...(summary === undefined ? [] : summaryProblems(known, summary)),
    ...(editions === undefined ? [] : editionProblems(entries, editions)),
  ];
}

/** Only rules that the catalogue tells apart stand side by side. */
function editionProblems(entries: readonly Entry[], editions: Readonly<Record<string, EditionPair>>): string[] {
  const apart = new Set(entries.filter((entry) => needsSentence(entry) && dependsOnEdition(entry)).map(({ id }) => id));
  return Object.entries(editions).flatMap(([id, [first, second]]) => [
    ...(apart.has(id) ? [] : [`${id} is the same in all editions`]),
    ...(first === second ? [`${id} says the same twice`] : []),
    ...[first, second].flatMap((sentence) => sentenceProblems(sentence).map((problem) => `${id} ${problem}`)),
  ]);
}

function sentenceProblems(sentence: string): string[] {
  return [
    ...OUT_OF_SIGHT.flatMap(([what, pattern]) => (pattern.test(sentence) ? [`holds ${what}: ${sentence}`] : [])),
    ...(/^[\p{Lu}\p{N}„"“'’«+].*[.!?…"“”)]$/su.test(sentence.trim()) ? [] : [`is no sentence: ${sentence}`]),
  ];
}
