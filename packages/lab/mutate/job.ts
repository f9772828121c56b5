/** What the sampler and its processes tell each other. */

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
  /** How many test files were run. */
  readonly files: number;
}
