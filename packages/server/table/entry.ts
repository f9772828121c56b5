/** Entries of a table's log. The state of a table is the fold of these, and nothing else. */
import type { AnsweredWish } from '@longtable/bots/wishes';
import type { Barrier, Entry, Plan, RulesName } from '@longtable/host';
import type { Clock, Crest, Level } from '@longtable/protocol';

/** A text of a bot for people. */
export interface Why {
  readonly en: string;
  readonly de: string;
}

export type SeatStart =
  | { readonly who: 'person'; readonly guest: string; readonly name: string; readonly promise: string | null; readonly crest?: Crest }
  | { readonly who: 'bot'; readonly level: Level }
  | { readonly who: 'open' }
  /** Only a digest of the code is kept. */
  | { readonly who: 'invited'; readonly code: string };

export interface Created {
  readonly t: 'created';
  readonly at: number;
  readonly game: string;
  /** The hash of the rules it began with; a number in tables from before hashes. */
  readonly rules: RulesName;
  readonly options: object;
  readonly host: string;
  readonly seats: readonly SeatStart[];
  readonly listed: boolean;
  readonly hotSeat: boolean;
  readonly clock: Clock;
  readonly secret: string;
  /** A saved match to go on from: a fork. */
  readonly from?: string;
  /** It counts for ratings: whoever sits down agrees to that. */
  readonly rated?: true;
}

/** A question to everybody else who plays. end: without a result · back: the last answer of a seat, with all that came after it */
export interface Asked {
  readonly t: 'asked';
  readonly at: number;
  readonly guest: string;
  readonly what: Question;
  /** Guests who must agree. */
  readonly of: readonly string[];
  /** Silence until then is a no. */
  readonly until: number;
}
export type Question =
  | { readonly kind: 'end' }
  | { readonly kind: 'back'; readonly seat: number; readonly length: number; readonly past: Barrier | null };

export type TableEntry =
  | Created
  | {
      readonly t: 'joined';
      readonly at: number;
      readonly seat: number;
      readonly guest: string;
      readonly name: string;
      readonly promise: string | null;
      readonly crest?: Crest;
    }
  | { readonly t: 'left'; readonly at: number; readonly seat: number }
  /** The host started: nonces are awaited until then. */
  | { readonly t: 'revealing'; readonly at: number; readonly until: number }
  | { readonly t: 'nonce'; readonly at: number; readonly seat: number; readonly nonce: string }
  | { readonly t: 'started'; readonly at: number }
  /** An entry of the match itself; `spent`: milliseconds that each seat thought since the entry before. */
  | { readonly t: 'match'; readonly at: number; readonly entry: Entry; readonly spent?: readonly number[]; readonly why?: Why }
  | { readonly t: 'vote'; readonly at: number; readonly seat: number; readonly by: readonly number[]; readonly level: Level }
  /** The absent one came back: votes no longer count. */
  | { readonly t: 'back'; readonly at: number; readonly seat: number }
  | { readonly t: 'chat'; readonly at: number; readonly guest: string; readonly name: string; readonly text: string }
  /** A promised nonce did not come: this table deals nothing. */
  | { readonly t: 'withheld'; readonly at: number; readonly seats: readonly number[] }
  /** Somebody wants to go on by these rules. */
  | { readonly t: 'moving'; readonly at: number; readonly guest: string; readonly to: string }
  /** In tables from before questions were answered in secret: somebody wanted to end without a result. */
  | { readonly t: 'ending'; readonly at: number; readonly guest: string }
  | Asked
  | { readonly t: 'replied'; readonly at: number; readonly guest: string; readonly yes: boolean }
  /** Not everybody agreed, or not in time. */
  | { readonly t: 'declined'; readonly at: number }
  /** Somebody who is away is waited for once more as long. */
  | { readonly t: 'patience'; readonly at: number; readonly seat: number; readonly guest: string }
  /** While people gather: a seat is given to a bot, opened, or added at the end. */
  | { readonly t: 'seat'; readonly at: number; readonly seat: number; readonly start: SeatStart }
  | { readonly t: 'unseated'; readonly at: number; readonly seat: number }
  /** Other options: whoever sits there must say again that they are ready. */
  | { readonly t: 'changed'; readonly at: number; readonly options: object; readonly clock: Clock; readonly fields: readonly string[] }
  | { readonly t: 'ready'; readonly at: number; readonly guest: string }
  /** Somebody looked at the invitation to a seat. Nobody is told who, so it is not kept. */
  | { readonly t: 'opened'; readonly at: number; readonly seat: number }
  /** The table ends at that time, unless it is opened again. */
  | { readonly t: 'closing'; readonly at: number; readonly until: number }
  | { readonly t: 'reopened'; readonly at: number }
  /** Somebody's clock stands still in that time; it replaces what they had planned before. */
  | { readonly t: 'vacation'; readonly at: number; readonly guest: string; readonly from: number; readonly to: number }
  /** A person asked something of the bots, and each of them answered. */
  | { readonly t: 'wished'; readonly at: number; readonly wish: AnsweredWish }
  /** A seat leaves answers with the table, or takes them back. Nobody else may notice. */
  | { readonly t: 'planned'; readonly at: number; readonly seat: number; readonly plan: Plan }
  | { readonly t: 'rematch'; readonly at: number; readonly table: string }
  | { readonly t: 'abandoned'; readonly at: number };
