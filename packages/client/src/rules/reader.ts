/** The rules of a game as chapters to read: sentences, and nothing of the catalogue's notes for developers. */
import { type Entry, ids, playersSections, RULE_KINDS, sectionKey, sectionTitle, sentenceOf } from '@longtable/catalogue';
import type { Rules } from './rules.ts';

export interface ReadRule {
  readonly id: string;
  readonly text: string;
  /** false: still to be written in the reader's language; the text is English then. */
  readonly written: boolean;
  readonly isRuling: boolean;
  /** Rules that it speaks of. */
  readonly see: readonly string[];
}

export interface Chapter {
  readonly key: string;
  /** 2 for a chapter, 3 for a part of one. */
  readonly level: number;
  readonly title: string;
  readonly rules: readonly ReadRule[];
}

/** `rulings`: the title of the chapter with those rulings that players may meet. */
export function chaptersOf({ catalogue, rulebook }: Rules, rulings: string): Chapter[] {
  const known = new Set(catalogue.entries.filter((entry) => isRule(entry) || isToldRuling(entry)).map(({ id }) => id));
  function isToldRuling({ id, kind }: Entry): boolean {
    return kind === 'ruling' && rulebook?.rules[id] !== undefined;
  }
  const read = (entry: Entry): ReadRule => ({
    id: entry.id,
    text: sentenceOf(rulebook, entry),
    written: rulebook?.rules[entry.id] !== undefined,
    isRuling: entry.kind === 'ruling',
    see: [...ids(entry.text, catalogue.prefix), ...entry.rulings].filter((id) => id !== entry.id && known.has(id)),
  });
  const chapters = playersSections(catalogue).map((section) => ({
    key: sectionKey(section),
    level: section.level,
    title: sectionTitle(rulebook, section),
    rules: section.entries.filter(isRule).map(read),
  }));
  const told = catalogue.entries.filter(isToldRuling).map(read);
  return told.length === 0 ? chapters : [...chapters, { key: 'rulings', level: 2, title: rulings, rules: told }];
}

const isRule = ({ kind }: Entry): boolean => RULE_KINDS.includes(kind);

export interface Hit {
  readonly rule: ReadRule;
  readonly chapter: Chapter;
}

/** Small letters without their marks: "König" is found by "konig", "Zermürbung" by "zermurbung". As long as what it was made of. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter.toLowerCase();
  }).join('');

const wordsOf = (sought: string): string[] => folded(sought).split(/\s+/).filter(Boolean);

/** Rules that hold all words, by number, sentence or chapter; those that hold them as they were typed, or as whole words, come first. */
export function search(chapters: readonly Chapter[], sought: string): Hit[] {
  const words = wordsOf(sought);
  const phrase = words.join(' ');
  const score = ({ id, text }: ReadRule, title: string): number => {
    const sentence = folded(text);
    const all = `${folded(id)} ${sentence} ${folded(title)}`;
    if (!words.every((word) => all.includes(word))) return -1;
    if (folded(id).endsWith(phrase)) return 3;
    const starts = words.every((word) => ` ${sentence}`.match(/[\p{L}\p{N}]+/gu)?.some((one) => one === word));
    return (sentence.includes(phrase) ? 1 : 0) + (starts ? 1 : 0);
  };
  return chapters
    .flatMap((chapter) => chapter.rules.map((rule) => ({ rule, chapter, score: score(rule, chapter.title) })))
    .filter((hit) => hit.score >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ rule, chapter }) => ({ rule, chapter }));
}

export interface Piece {
  readonly at: number;
  readonly part: string;
  readonly hit: boolean;
}

/** A text cut where the words that are sought begin and end. */
export function pieces(text: string, sought: string): Piece[] {
  const words = wordsOf(sought).filter((word) => word.length > 1);
  const inside = new Array<boolean>(text.length).fill(false);
  const small = folded(text);
  for (const word of words) {
    for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + 1)) inside.fill(true, at, at + word.length);
  }
  const cuts = [0, ...inside.flatMap((is, i) => (i > 0 && is !== inside[i - 1] ? [i] : [])), text.length];
  return cuts.slice(1).flatMap((end, i) => {
    const at = cuts[i]!;
    return at === end ? [] : [{ at, part: text.slice(at, end), hit: inside[at]! }];
  });
}

/** Ids of rules that an event, or anything else of the table, cites. */
export function citedIn(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const own = Object.entries(thing).flatMap(([key, value]) =>
    (key === 'rule' || key === 'rules') && value !== null ? [value].flat().filter(isRuleId) : citedIn(value),
  );
  return [...new Set(own)];
}

const isRuleId = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}-[A-Z0-9-]*\d{2,}$/.test(value);
