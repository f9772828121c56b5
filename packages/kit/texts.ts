/** Texts of a game: functions, so that every language can follow its own grammar. A missing entry does not compile. */
import type { Asked, Id, Json, Kind, Seat, Spec } from '@longtable/kernel';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Material of a text: the viewer's view, the values that the question shows, the names at the table. */
export interface Say<S extends Spec> {
  readonly view: S['view'];
  readonly with: Readonly<Record<string, Json>>;
  name(seat: Seat): string;
}

export interface Prompt<S extends Spec> {
  /** The question in plain words. */
  ask(say: Say<S>): string;
  /** The name of one option (or bin, or item). */
  option(id: Id, say: Say<S>): string;
  /** The meaning of an option, where its name alone does not say it; '': nothing to add. */
  about?(id: Id, say: Say<S>): string;
  /** "Explain this": what the choice means, for somebody who has never played. */
  readonly explain: string;
}

/** Frames that ask. */
export type AskingKind<S extends Spec> = { [K in Kind<S>]: S['frames'][K] extends { asks: Record<string, Asked> } ? K : never }[Kind<S>];
type OfferKind<S extends Spec> = S['offers'] extends Record<string, Asked> ? keyof S['offers'] & string : never;

export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** Names of the values, where they need one. */
  readonly values?: Readonly<Record<string, string>>;
  /** Names of the slots; left out: each is known by the thing that it holds as usual. */
  readonly slots?: readonly string[];
}

/** A power without a seat that scores beside the players. */
export interface Rival {
  readonly name: string;
  readonly points: number;
  readonly wins: boolean;
}

export interface Texts<S extends Spec> {
  readonly name: string;
  readonly tagline: string;
  readonly prompts: { readonly [K in AskingKind<S>]: { readonly [P in keyof S['frames'][K]['asks'] & string]: Prompt<S> } };
  readonly offers: { readonly [P in OfferKind<S>]: Prompt<S> };
  /** One line for the log; null: not worth one. */
  readonly events: { readonly [T in S['event']['type']]: (event: Extract<S['event'], { type: T }>, say: Say<S>) => string | null };
  /** Why the match ended, by `result.why`. */
  readonly results: Readonly<Record<string, string>>;
  /** Powers without a seat at the end of a match that ended for this reason; left out: there are none in this game. */
  rivals?(say: Say<S>, why: string): readonly Rival[];
  readonly options: Readonly<Record<string, OptionText>>;
  /** Words of the game for tooltips: term → meaning. */
  readonly terms: Readonly<Record<string, string>>;
}
