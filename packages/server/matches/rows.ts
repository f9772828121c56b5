/** Rows about matches among the records of the store, and how they are read. */
import type { RecordRow } from '../store/people-contract.ts';
import type { Outcome } from './outcome.ts';
import { type Rating, SETTLED_AT, sureOf } from './rating.ts';

/**
 * match: one for each match that is over, nobody's own; its rank is its number among those of its game that count · played: one for each
 * person who played it · rating: one for each person and game; it has a rank only while its person wants to be seen · ledger: how many
 * matches of a game count
 */
export const ROW = { match: 'match', played: 'played', rating: 'rating', ledger: 'ledger' } as const;

export interface MatchRow extends Outcome {
  /** Seats whose ratings it moved, where their people were still there. */
  readonly counted: readonly number[];
}

export interface PlayedRow {
  readonly table: string;
  readonly seat: number;
  readonly seats: number;
  readonly place: number | null;
  readonly won: boolean;
  readonly left: boolean;
  readonly how: Outcome['how'];
  readonly hotSeat: boolean;
  readonly rated: boolean;
  readonly length: number;
  /** null: it did not count. */
  readonly rating: { readonly before: Rating; readonly after: Rating } | null;
}

export interface RatingRow extends Rating {
  readonly matches: number;
}

export const matchOf = ({ body }: RecordRow): MatchRow => JSON.parse(body) as MatchRow;
export const playedOf = ({ body }: RecordRow): PlayedRow => JSON.parse(body) as PlayedRow;
export const ratingOf = ({ body }: RecordRow): RatingRow => JSON.parse(body) as RatingRow;

export const playedId = (table: string, guest: string): string => `${table}:${guest}`;
export const ratingId = (game: string, guest: string): string => `${game}:${guest}`;

/** The rank of a rating in the list of the best; null: it is not shown there. */
export const rankOf = (row: RatingRow, isPublic: boolean): number | null => (isPublic && row.matches >= SETTLED_AT ? sureOf(row) : null);

/** The order of those who were rated: their places among each other. */
export const placesOf = ({ seats, counted }: MatchRow): number[] => counted.map((seat) => seats[seat]!.place!);
export const guestsOf = ({ seats, counted }: MatchRow): string[] => counted.map((seat) => seats[seat]!.guest!);
