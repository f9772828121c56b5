/** A game with all that people, bots and tools need around it. */
import type { Game, Rnd, Spec } from '@longtable/kernel';
import type { Span } from './about.ts';
import type { Tableau } from './tableau.ts';
import type { Language, Say, Texts } from './texts.ts';

/** An option as a form shows it. `game.options` has the last word. */
export interface OptionField {
  readonly id: string;
  /** seat: one of the seats, or one of the values · seats: one value for each seat · slots: one thing for each slot, or one of the values */
  readonly as: 'flag' | 'choice' | 'number' | 'seat' | 'seats' | 'slots';
  readonly values?: readonly (string | number)[];
  /** Things that each slot may hold, the usual one first. */
  readonly slots?: readonly (readonly string[])[];
  readonly default: unknown;
  /** Player counts for which it exists; left out: all. */
  readonly players?: readonly number[];
  /** Other options with which it exists; left out: any. */
  readonly when?: Readonly<Record<string, unknown>>;
  readonly experimental?: boolean;
}

/** Does an option exist for so many players, beside these options? */
export const isOffered = ({ players, when = {} }: OptionField, seats: number, options: Readonly<Record<string, unknown>>): boolean =>
  (players === undefined || players.includes(seats)) && Object.entries(when).every(([id, value]) => options[id] === value);

/** All of a title but its rules: may get better while a match is being played. */
export interface TitleWords<S extends Spec> {
  readonly players: Span;
  /** No match takes more answers than this. */
  readonly bound: number;
  readonly fields: readonly OptionField[];
  /** Options at random, over all that the game allows for this player count: for laws and simulation. */
  variant(players: number, rnd: Rnd): object;
  readonly texts: Readonly<Record<Language, Texts<S>>>;
  tableau(say: Say<S>, language: Language): Tableau;
}

/** A game in one language: its texts, and the names of its things for the tableau. */
export interface Spoken<S extends Spec, W> {
  readonly texts: Texts<S>;
  readonly words: W;
}

/** All of a title's words that no language changes. */
export interface Unspoken<S extends Spec, W> extends Omit<TitleWords<S>, 'texts' | 'tableau'> {
  tableau(say: Say<S>, words: W, language: Language): Tableau;
}

/** The words of a title, from the languages that are at hand. */
export const titleWords =
  <S extends Spec, W>({ tableau, ...unspoken }: Unspoken<S, W>) =>
  (spoken: Readonly<Record<Language, Spoken<S, W>>>): TitleWords<S> => ({
    ...unspoken,
    texts: { en: spoken.en.texts, de: spoken.de.texts },
    tableau: (say, language) => tableau(say, spoken[language].words, language),
  });

/** One thing for all languages: words that speak only one of them answer in it, whichever is asked for. */
export const inOne = <T>(one: T): Readonly<Record<Language, T>> => ({ en: one, de: one });

export interface Title<S extends Spec> extends TitleWords<S> {
  readonly game: Game<S>;
}
