/** Messages between the sampler and its processes. */

export interface Job {
  /** The source that is broken, from the root; null: none, as a check that the tests pass. */
  readonly file: string | null;
  readonly text: string;
  /** Test files to run, from the root. */
  readonly tests: readonly string[];
}

/** Titles of the first tests that fell: one that names a rule or card, and one that does not. */
export interface Fallen {
  readonly named: string | null;
  readonly other: string | null;
  /** The number of test files that were run. */
  readonly files: number;
}

/** Sources with all broken rules of a sample behind switches. */
export interface Sweep {
  /** Texts by file, from the root. */
  readonly texts: Readonly<Record<string, string>>;
  /** Test files, from the root: those that name rules are run twice, short tests first; then whole matches. */
  readonly named: readonly string[];
  readonly recorded: readonly string[];
}

/** One run over test files: broken rules are tried on short tests, on long ones, on all or on none; and what has fallen already. */
export interface Round {
  readonly of: 'short' | 'long' | 'all' | 'none';
  readonly named: readonly number[];
  readonly other: readonly number[];
  readonly spoilt: readonly number[];
  /** Ids of the short tests: the others are long, however quick they are the next time. */
  readonly tried: readonly string[];
}

/** Milliseconds: a test longer than this waits until the short ones are through. */
const SHORT = 40;

/** The test that took so long is tried on broken rules in this round. */
export function isDue({ of, tried }: Pick<Round, 'of' | 'tried'>, id: string, ms: number): boolean {
  if (of === 'long') return !tried.includes(id);
  return of === 'all' || (of === 'short' && ms <= SHORT);
}

/** Fates of the broken rules, by the numbers of their switches. */
export interface Swept {
  readonly named: Readonly<Record<number, string>>;
  readonly other: Readonly<Record<number, string>>;
  /** Their effect lies before or beyond a single test: their sources have to be broken by themselves. */
  readonly apart: readonly number[];
  /** A test that failed while nothing was broken. */
  readonly red: string | null;
  readonly files: number;
}

/** A test names a rule or a card in brackets, or belongs to the tests of cards. */
export const namesRule = (file: string, title: string): boolean =>
  /\[(?:[A-Z]{2}-[A-Z0-9-]+\d|card:)/.test(title) || file.includes('/test/cards/');
