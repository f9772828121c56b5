/** Rules as a person at the terminal looks them up: by number, by section, by a word. */
import { type Catalogue, type Entry, ids, RULE_KINDS, type Rulebook, sectionKey, sectionTitle, sentenceOf } from '@longtable/catalogue';

export interface Reference {
  readonly catalogue: Catalogue;
  /** In the language of the match. */
  readonly rulebook: Rulebook | null;
}

/** More hits than this are cut off: a longer word finds fewer. */
const MOST_HITS = 12;

const isForPlayers = ({ kind }: Entry): boolean => RULE_KINDS.includes(kind) || kind === 'ruling';

const line = ({ rulebook }: Reference, entry: Entry): string => `${entry.id}: ${sentenceOf(rulebook, entry)}`;

/** The sentence of a rule with its number behind it, as a reason; a number that nobody knows stands for itself. */
export function reasonLine({ catalogue, rulebook }: Reference, id: string): string {
  const entry = catalogue.entries.find((one) => one.id === id);
  return entry === undefined ? id : `${sentenceOf(rulebook, entry)} (${id})`;
}

/** Sections when nothing was typed; else a rule, the rules of a section, or those that hold the words. */
export function lookUp(reference: Reference, typed: string): string[] {
  const { catalogue } = reference;
  if (typed === '') return contents(reference);
  const wanted = typed.toUpperCase();
  const entry = catalogue.entries.find(({ id }) => id === wanted || id === `${catalogue.prefix}-${wanted}`);
  if (entry !== undefined) return [line(reference, entry), ...referred(reference, entry).map((one) => `  ${line(reference, one)}`)];
  const section = catalogue.sections.find((one) => sectionKey(one).toUpperCase() === wanted);
  return (section?.entries ?? holding(reference, typed)).filter(isForPlayers).map((one) => line(reference, one));
}

const contents = ({ catalogue, rulebook }: Reference): string[] => {
  const shown = catalogue.sections.filter(({ entries }) => entries.some(({ kind }) => RULE_KINDS.includes(kind)));
  const width = Math.max(...shown.map(({ code }) => code.length));
  return shown.map((section) => {
    const title = sectionTitle(rulebook, section);
    return `  ${section.code.padEnd(width)}  ${title} (${section.entries.length})`;
  });
};

/** Rules that a rule speaks of. */
const referred = ({ catalogue }: Reference, { id, text }: Entry): Entry[] =>
  ids(text, catalogue.prefix).flatMap((other) => catalogue.entries.filter((entry) => entry.id === other && other !== id));

function holding({ catalogue, rulebook }: Reference, typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/);
  const found = catalogue.entries.filter((entry) => {
    const text = sentenceOf(rulebook, entry).toLowerCase();
    return isForPlayers(entry) && words.every((word) => text.includes(word));
  });
  return found.slice(0, MOST_HITS);
}
