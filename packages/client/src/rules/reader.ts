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

/** Rules that hold all words, by number, sentence or chapter. */
export function search(chapters: readonly Chapter[], sought: string): Hit[] {
  const words = sought.toLowerCase().split(/\s+/);
  return chapters.flatMap((chapter) =>
    chapter.rules
      .filter(({ id, text }) => {
        const all = `${id} ${text} ${chapter.title}`.toLowerCase();
        return words.every((word) => all.includes(word));
      })
      .map((rule) => ({ rule, chapter })),
  );
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
