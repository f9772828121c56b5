/**
 * A rule catalogue (`docs/rules/<game>.md`) as data. Pure: takes the text, gives sections and entries. `longtable rules`, the
 * terminal and the in-app rules all read catalogues through this file and nowhere else.
 *
 * The four catalogues write their entries in different ways; here they become one:
 *
 *     rules    `- **YD-GEN-01** text`                              every game
 *              `- **YD-MAP-01** {def} text`, `{ex} text`           a definition, an example: proven by tests, done by no code
 *     vectors  `- **E-01** text`, `- **T-01** text`                Yield         → YD-E-01, YD-T-01
 *              `| CA-EX-01 (book) | situation | expected |`        Crown of Ash  → CA-EX-01
 *              `- **RA-TV-03 battle tie** text`                    Rune Age      → RA-TV-03
 *              `- **UP-WE-01 Hero Dice.** text`                    Uprising      → UP-WE-01
 *     rulings  `- **A-01** text`                                   Yield         → YD-A-01
 *              `1. **Display order.** text`, cited as `R 1`        Crown of Ash  → CA-R-01
 *              `- **RA-AMB-01** text`                              Rune Age      → RA-AMB-01
 *              `- **R-01 Default edition.** text`                  Uprising      → UP-R-01
 *
 * Ids without the game's prefix get it, so that an id names one thing in the whole project: the title of a test says `[YD-T-05]`.
 */

export type EntryKind = 'rule' | 'definition' | 'example' | 'vector' | 'ruling';
/** The kinds that stand in the rulebook itself: what `longtable rules` counts as rules, and what players are told in a sentence. */
export const RULE_KINDS: readonly EntryKind[] = ['rule', 'definition', 'example'];

/** S stated in the rulebook · S~ read off a damaged passage · D follows from it · P public source · X ours · 1E, 2E edition. */
export const MARKS = ['S', 'S~', 'D', 'P', 'X', '1E', '2E'] as const;
export type Mark = (typeof MARKS)[number];

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** A name, where the catalogue gives one (vectors and rulings); else ''. */
  readonly title: string;
  /** Markdown, without the id. */
  readonly text: string;
  /** Tables and remarks that belong to it, as markdown; mostly ''. */
  readonly more: string;
  readonly marks: readonly Mark[];
  /** Ids of the rulings that it depends on. */
  readonly rulings: readonly string[];
}

export interface Section {
  /** 2 for a chapter, 3 for a part of one. */
  readonly level: number;
  /** The short name that its ids carry, for example `BAT`; '' where it has none. */
  readonly code: string;
  readonly title: string;
  /** The text before the first entry. */
  readonly intro: string;
  readonly entries: readonly Entry[];
}

export interface Catalogue {
  readonly title: string;
  /** The prefix of all its ids, for example `YD`. */
  readonly prefix: string;
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
  /** Ids that stand for two entries, and the like. Empty when all is well. */
  readonly problems: readonly string[];
}

interface Draft {
  id: string;
  kind: EntryKind;
  title: string;
  text: string;
  more: string;
}
interface SectionDraft {
  level: number;
  code: string;
  title: string;
  intro: string;
  drafts: Draft[];
}

const HEADING = /^(#{1,3}) (.+)$/;
const CODE = /^([A-Z][A-Z0-9]{1,4})(?:[:.]| [-—]) (.+)$/;
const BULLET = /^- \*\*((?:[A-Z][A-Z0-9]*-)+[A-Z]?\d{2,})(?: ([^*]+))?\*\*:? ?(.*)$/;
const ROW = /^\| *([A-Z]{2}-[A-Z]+-\d{2,})(?: \(([^)]*)\))? *\|(.*)\|\s*$/;
const NUMBERED = /^(\d+)\. \*\*([^*]+)\*\* ?(.*)$/;
const RULE_BULLET = /^- \*\*([A-Z]{2})-(?:[A-Z][A-Z0-9]*-)+[A-Z]?\d{2,}\*\*/m;

export function parseCatalogue(markdown: string): Catalogue {
  const prefix = RULE_BULLET.exec(markdown)?.[1] ?? '';
  const { title, sections: drafts } = split(markdown, prefix);
  const sections = drafts.map(({ drafts: entries, intro, ...rest }) => ({
    ...rest,
    intro: intro.trim(),
    entries: entries.map((draft) => finish(draft, prefix)),
  }));
  const entries = sections.flatMap((section) => section.entries);
  return { title, prefix, sections, entries, problems: problemsOf(prefix, entries) };
}

function split(markdown: string, prefix: string): { title: string; sections: SectionDraft[] } {
  const sections: SectionDraft[] = [{ level: 2, code: '', title: '', intro: '', drafts: [] }];
  let title = '';
  let kind: EntryKind = 'rule';
  let afterBlank = false;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (heading) {
      const level = heading[1]!.length;
      if (level === 1) title = heading[2]!;
      else {
        if (level === 2) kind = kindOf(heading[2]!);
        const coded = CODE.exec(heading[2]!);
        sections.push({ level, code: coded?.[1] ?? '', title: coded?.[2] ?? heading[2]!, intro: '', drafts: [] });
      }
    } else add(sections[sections.length - 1]!, entryOf(line, kind, prefix), line, afterBlank);
    afterBlank = line.trim() === '';
  }
  return { title, sections };
}

const kindOf = (heading: string): EntryKind =>
  /^worked examples/i.test(heading) ? 'vector' : /^ambiguities and rulings/i.test(heading) ? 'ruling' : 'rule';

/** A line opens an entry, goes on with the last one, or stands before the first. */
function add(section: SectionDraft, draft: Draft | null, line: string, afterBlank: boolean): void {
  const last = section.drafts.at(-1);
  if (draft) section.drafts.push(draft);
  else if (last === undefined) section.intro += `${line}\n`;
  else if (line.trim() === '') last.more += last.more === '' ? '' : '\n';
  else if (afterBlank || last.more !== '' || /^\s+-/.test(line)) last.more += `${line}\n`;
  else last.text += ` ${line.trim()}`;
}

function entryOf(line: string, kind: EntryKind, prefix: string): Draft | null {
  const bullet = BULLET.exec(line);
  if (bullet) return { id: withPrefix(bullet[1]!, prefix), title: named(bullet[2]), ...marked(bullet[3]!, kind), more: '' };
  const row = kind === 'vector' ? ROW.exec(line) : null;
  if (row) {
    const cells = row[3]!.split('|').map((cell) => cell.trim());
    return { id: row[1]!, kind, title: named(row[2]), text: cells.join(' → '), more: '' };
  }
  const numbered = kind === 'ruling' ? NUMBERED.exec(line) : null;
  if (numbered) return { id: ruling(prefix, numbered[1]!), kind, title: named(numbered[2]), text: numbered[3]!, more: '' };
  return null;
}

const KINDS: Readonly<Record<string, EntryKind>> = { def: 'definition', ex: 'example' };

/** A rule may say of itself that it only explains a word, or a rule that stands elsewhere. */
function marked(text: string, kind: EntryKind): { kind: EntryKind; text: string } {
  const mark = kind === 'rule' ? /^\{(def|ex)\} */.exec(text) : null;
  return mark ? { kind: KINDS[mark[1]!]!, text: text.slice(mark[0].length) } : { kind, text };
}

const named = (title: string | undefined): string => (title ?? '').replace(/[.:]$/, '');
const withPrefix = (id: string, prefix: string): string => (id.startsWith(`${prefix}-`) ? id : `${prefix}-${id}`);
const ruling = (prefix: string, n: string): string => `${prefix}-R-${n.padStart(2, '0')}`;

function finish(draft: Draft, prefix: string): Entry {
  return {
    ...draft,
    text: draft.text.trim(),
    more: draft.more.trim(),
    marks: marksOf(`${draft.title} ${draft.text}`),
    rulings: draft.kind === 'ruling' ? [] : rulingsOf(draft.text, prefix),
  };
}

/** Marks stand in brackets or in bold; editions in square brackets. In a list (A) … (D) the letters are no marks. */
function marksOf(text: string): Mark[] {
  const places = text.match(/\([^()]*\)|\*\*[^*]+\*\*|\[[12]E\]/g) ?? [];
  const words = places.flatMap((place) => place.match(/S~|[A-Z0-9][A-Za-z0-9-]*/g) ?? []);
  const found = words.map((word) => (/^P\d+$/.test(word) ? 'P' : word));
  return MARKS.filter((mark) => found.includes(mark) && !(mark === 'D' && found.includes('A')));
}

/** `A-04` in Yield, `R 12` in Crown of Ash, `AMB-04` in Rune Age, `R-04` in Uprising. */
function rulingsOf(text: string, prefix: string): string[] {
  const cited = text.matchAll(/(?<![A-Za-z-])(?:(A|AMB|R)-(\d{2,})|R (\d+))(?!\w)/g);
  return [...new Set([...cited].map(([, code, n, plain]) => (plain ? ruling(prefix, plain) : `${prefix}-${code}-${n}`)))];
}

function problemsOf(prefix: string, entries: readonly Entry[]): string[] {
  if (prefix === '') return ['it holds no rule: a rule is a line like "- **XX-SET-01** text"'];
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { id, text } of entries) {
    if (seen.has(id)) problems.push(`${id} stands for two entries`);
    if (!id.startsWith(`${prefix}-`)) problems.push(`${id} does not begin with ${prefix}-`);
    if (text === '') problems.push(`${id} has no text`);
    if (/^\{/.test(text)) problems.push(`${id} begins with a mark that nobody knows: ${text.slice(0, 12)}`);
    seen.add(id);
  }
  for (const { id, rulings } of entries) {
    for (const cited of rulings) if (!seen.has(cited)) problems.push(`${id} cites the ruling ${cited}, which does not exist`);
  }
  return problems;
}
