/** A title's card: what everybody knows of it before its code is loaded. Its module imports types and nothing else. */
import type { AskOf, Described, Spec } from '@longtable/kernel';
import type { AskingKind, Language } from './texts.ts';

export interface Span {
  readonly min: number;
  readonly max: number;
}

type StageIn<S extends Spec, K extends AskingKind<S>> = keyof NonNullable<S['frames'][K]['asks']> & string;

/** A question by its frame and stage, as `kind.stage`. */
export type QuestionName<S extends Spec> = Spec extends S ? string : { [K in AskingKind<S>]: `${K}.${StageIn<S, K>}` }[AskingKind<S>];

/** An open question of one game: frame, stage and ids are those that its spec declares, so that a renamed one does not compile. */
export type Asking<S extends Spec> = Spec extends S
  ? Described
  : {
      [K in AskingKind<S>]: { [P in StageIn<S, K>]: AskingAt<K, P, AskOf<NonNullable<S['frames'][K]['asks']>[P]>> }[StageIn<S, K>];
    }[AskingKind<S>];
type AskingAt<K, P, A> = Omit<Described, 'kind' | 'stage' | 'ask'> & { readonly kind: K; readonly stage: P; readonly ask: A };

export interface About<S extends Spec = Spec> {
  readonly id: string;
  readonly name: string;
  /** Seats of a table. */
  readonly players: Span;
  /** Persons who play: one may hold several seats. */
  readonly people: Span;
  readonly minutes: number;
  readonly blurb: Readonly<Record<Language, string>>;
  /** Events that are headings of the log: 1 a chapter, 2 a part of one, 3 something in it that folds with all that follows from it. */
  readonly headings: { readonly [T in S['event']['type']]?: 1 | 2 | 3 };
  /** Questions whose answers cannot be taken back. */
  readonly final: readonly QuestionName<S>[];
  /** With these options everybody wins or loses together, as the rules say too. Absent: never. */
  readonly together?: (options: Readonly<Record<string, unknown>>) => boolean;
}
