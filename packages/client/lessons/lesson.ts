/**
 * A guided first game: a position on the real engine, what the other seats and chance will do, and what the learner, who sits at
 * seat 0, is told and asked to do. Whoever leaves the path plays on alone, from where they stand.
 */
import type { Answer, ChanceSource, RuleId, Seat } from '@longtable/kernel';
import type { Language } from '@longtable/kit';

export const LEARNER: Seat = 0;

/** Words of the coach at one step. */
export interface StepWords {
  readonly title: string;
  /** The thing to do, in a sentence or two. */
  readonly say: string;
  /** Why: what the rules and the position make of it. */
  readonly why: string;
  /** Said when something else is tried. Left out where there is nothing to try. */
  readonly other?: string;
}

export interface Step {
  readonly id: string;
  readonly rules: readonly RuleId[];
  /** The question of this step, as `kind.stage`, and the answer; null: only to be read. */
  readonly asked: { readonly at: string; readonly answer: Answer } | null;
  /** Things to look at on a drawn board while it is read. */
  readonly about?: readonly string[];
  /** Things to touch on a drawn board for it, one after the other, where the answer itself has no place there. */
  readonly touch?: readonly string[];
}

export interface Lesson {
  readonly game: string;
  /** Names of the other players, from seat 1 on. */
  readonly names: readonly string[];
  readonly options: object;
  /** The saved match to go on from. */
  position(): string;
  /** Outcomes by label, in order. */
  readonly chance: Readonly<Record<string, readonly number[]>>;
  /** Answers of the other seats, from seat 1 on, in order. */
  readonly others: readonly (readonly Answer[])[];
  readonly steps: readonly Step[];
  /** Final scores, by seat. */
  readonly scores: readonly number[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, StepWords>>>>;
}

/** The steps that belong to the learner's n-th answer: what is read before it, then the answer itself, or the end. */
export function stepsAt({ steps }: Lesson, n: number): readonly Step[] {
  const asked = steps.flatMap((step, i) => (step.asked === null ? [] : [i]));
  const from = n === 0 ? 0 : (asked[n - 1] ?? steps.length) + 1;
  return steps.slice(from, (asked[n] ?? steps.length) + 1);
}

/** The lesson's outcomes as long as they fit: off the path another number of sides may be asked for, and true chance decides. */
export const steered =
  (script: Lesson['chance'], otherwise: ChanceSource): ChanceSource =>
  (label, n, sides) => {
    const value = script[label]?.[n];
    return value === undefined || value >= sides ? otherwise(label, n, sides) : value;
  };
