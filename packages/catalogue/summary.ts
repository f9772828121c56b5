/** A game on one or two pages: what a reader sees before the rules, in own words and with drawn pictures. */

/** One thing in a picture: a sign of the design, a figure, what it is called. */
export interface PictureSign {
  readonly sign?: string;
  readonly figure?: string;
  readonly label: string;
}

/**
 * scene: a drawing of the game with this name · way: stops in their order, `again` leads back to the first ·
 * sums: two sides that are added up, and what comes of it · points: what counts how much
 */
export type Picture =
  | { readonly kind: 'scene'; readonly name: string; readonly says: string }
  | { readonly kind: 'way'; readonly stops: readonly PictureSign[]; readonly again?: string }
  | { readonly kind: 'sums'; readonly sides: readonly [PictureSum, PictureSum]; readonly says: string }
  | { readonly kind: 'points'; readonly rows: readonly PictureSign[] };

export interface PictureSum {
  readonly name: string;
  readonly parts: readonly PictureSign[];
  readonly sum: string;
}

/** A text with the rules that it sums up. */
export type SummaryLine = readonly [text: string, ...rules: string[]];

export const SUMMARY_PARTS = ['goal', 'turn', 'fight', 'end', 'score'] as const;

export interface SummaryPart {
  readonly part: (typeof SUMMARY_PARTS)[number];
  readonly title: string;
  readonly pictures: readonly Picture[];
  readonly lines: readonly SummaryLine[];
}

export interface Summary {
  readonly lead: string;
  readonly parts: readonly SummaryPart[];
}

/** A rule that is another one in each of two editions. */
export type EditionPair = readonly [first: string, second: string];

/** Rules that are told apart by the editions of a rulebook. */
const EDITION_MARK = /\[[12]E\]/;

export const dependsOnEdition = ({ text }: { readonly text: string }): boolean => EDITION_MARK.test(text);

/** Faults of a summary: empty when every line leads to rules that exist. */
export function summaryProblems(known: ReadonlySet<string>, { parts }: Summary): string[] {
  return [
    ...SUMMARY_PARTS.filter((wanted) => !parts.some(({ part }) => part === wanted)).map((part) => `the part "${part}" is missing`),
    ...parts.flatMap(({ part, lines, pictures }) => [
      ...(pictures.length === 0 ? [`"${part}" has no picture`] : []),
      ...lines.flatMap(([text, ...rules]) => [
        ...(rules.length === 0 ? [`"${text}" leads to no rule`] : []),
        ...rules.filter((rule) => !known.has(rule)).map((rule) => `${rule} is in no catalogue`),
      ]),
    ]),
  ];
}
