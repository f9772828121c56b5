/** What is written into a table's log. The state of a table is the fold of these, and nothing else. */
import type { Entry, RulesName } from '@longtable/host';
import type { Clock, Level } from '@longtable/protocol';

/** A text of a bot for people. */
export interface Why {
  readonly en: string;
  readonly de: string;
}

export type SeatStart =
  | { readonly who: 'person'; readonly guest: string; readonly name: string; readonly promise: string | null }
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
}

export type TableEntry =
  | Created
  | {
      readonly t: 'joined';
      readonly at: number;
      readonly seat: number;
      readonly guest: string;
      readonly name: string;
      readonly promise: string | null;
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
  /** Somebody wants to end the table without a result. */
  /** Somebody wants to go on by these rules. */
  | { readonly t: 'moving'; readonly at: number; readonly guest: string; readonly to: string }
  | { readonly t: 'ending'; readonly at: number; readonly guest: string }
  | { readonly t: 'rematch'; readonly at: number; readonly table: string }
  | { readonly t: 'abandoned'; readonly at: number };
