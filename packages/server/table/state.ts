/** A table's state: all that its log says of it (`fold.ts`). */
import type { AnsweredWish } from '@longtable/bots/wishes';
import { commitmentTo, type Deal, type Holder, type Host, type Preparing } from '@longtable/host';
import type { Match, Spec } from '@longtable/kernel';
import type { ChatLine, Crest, Level, Parked, TableInfo } from '@longtable/protocol';
import { rulesHash, type TableRules } from '../titles.ts';
import { type ClockState, startClock } from './clock.ts';
import type { Asked, Created, Why } from './entry.ts';
import type { SeatPlan } from './plans.ts';
import { seatOf } from './seat.ts';
import type { Away, Wait } from './waits.ts';

export interface SeatState {
  readonly kind: 'open' | 'invited' | 'person' | 'bot';
  readonly guest: string | null;
  readonly name: string | null;
  readonly level: Level | null;
  readonly crest: Crest | null;
  /** Digest of the code that opens the seat. */
  readonly code: string | null;
  readonly promise: string | null;
  readonly nonce: string | null;
  readonly votes: readonly { readonly by: readonly number[]; readonly level: Level }[];
  /** The words of the bot on this seat about its last move. */
  readonly why: Why | null;
  /** The number of answers of this seat that were taken back or undone. */
  readonly takenBack: number;
  /** The number of times that others gave more time to the one who is away here. */
  readonly patience: number;
  /** Fine with the options as they are. */
  readonly ready: boolean;
  /** When somebody sat down. */
  readonly since: number;
  /** When the invitation to the empty seat was looked at last: for the eyes of those who sit here. null: not yet. */
  readonly opened: number | null;
}

/** A question that goes round, with the answers so far. */
export interface Asking extends Omit<Asked, 't' | 'at'> {
  readonly replies: readonly { readonly guest: string; readonly yes: boolean }[];
}

export interface TableState {
  readonly id: string;
  readonly created: Created;
  readonly commitment: string;
  /** The hash of the rules that it is played by now. */
  readonly rules: string;
  /** The words that belong to them. */
  readonly words: string | null;
  /** Rules that were opened for this table. */
  opened(hash: string): TableRules | null;
  /** Why it cannot go on here; null: it can. What is in the log stays there, and others at this server go on. */
  readonly parked: Parked | null;
  readonly seats: readonly SeatState[];
  readonly seq: number;
  readonly status: TableInfo['status'];
  readonly revealBy: number | null;
  /** The authority of the match once it is dealt. Shared by states: what is true now is in `match` and `holders`. */
  readonly host: Host<Spec> | null;
  /** The authority as the next command meets it: after this state, committed or not. */
  readonly ahead: Preparing | null;
  readonly match: Match<Spec> | null;
  readonly holders: readonly Holder[];
  /** Seats whose answer the match waits for. */
  readonly awaited: readonly number[];
  readonly clock: ClockState;
  /** Since when each seat is waited for. */
  readonly waits: readonly (Wait | null)[];
  /** Vacations, past ones too: they do not count for clocks. */
  readonly away: readonly Away[];
  /** When it was dealt. */
  readonly started: number | null;
  /** Answers that seats left with the table: for their own eyes. */
  readonly plans: readonly SeatPlan[];
  /** Changes of plans so far. */
  readonly planned: number;
  /** When it was over. */
  readonly ended: number | null;
  /** The last lines, and how many there were in all. */
  readonly chat: readonly ChatLine[];
  readonly chatted: number;
  /** Raised with every entry that changes what everybody may know of the table. */
  readonly revision: number;
  readonly rematch: string | null;
  /** Seats whose promised share of the luck did not come: nothing was dealt. */
  readonly withheld: readonly number[];
  /** The question of somebody to all others. */
  readonly asking: Asking | null;
  /** The fate of the last question that was asked. */
  readonly answered: { readonly kind: Asked['what']['kind']; readonly agreed: boolean; readonly at: number } | null;
  /** Guests who must decide something in the match before ending it may be offered again. */
  readonly playOn: readonly string[];
  /** Seats that were given up for good. */
  readonly resigned: readonly number[];
  /** When a table that gathers ends because its host closed it. */
  readonly closing: number | null;
  /** The last change of the host while people gathered. */
  readonly changed: { readonly at: number; readonly fields: readonly string[] } | null;
  /** Guests who want to go on by other rules. */
  readonly moving: { readonly to: string; readonly by: readonly string[] } | null;
  /** Wishes of people to bots, the latest, and their number in all. */
  readonly wishes: readonly AnsweredWish[];
  readonly wished: number;
  readonly updated: number;
}

/** Rules as the server has them. */
export type Opened = TableState['opened'];

/** The state after the first entry. */
export function firstState(id: string, created: Created, opened: Opened, parked: Parked | null = null): TableState {
  const seats = created.seats.map((start) => seatOf(start, created.at));
  const rules = rulesHash(created.game, created.rules);
  return {
    id,
    created,
    commitment: commitmentTo(created.secret),
    rules,
    words: opened(rules)?.words ?? null,
    opened,
    parked,
    seats,
    seq: 1,
    status: 'gathering',
    revealBy: null,
    host: null,
    ahead: null,
    match: null,
    holders: holdersOf(seats),
    awaited: [],
    clock: startClock(created.clock, created.seats.length, created.at),
    waits: seats.map(() => null),
    away: [],
    started: null,
    plans: [],
    planned: 0,
    ended: null,
    chat: [],
    chatted: 0,
    revision: 1,
    rematch: null,
    asking: null,
    answered: null,
    playOn: [],
    resigned: [],
    closing: null,
    changed: null,
    moving: null,
    withheld: [],
    wishes: [],
    wished: 0,
    updated: created.at,
  };
}

export function dealOf(state: TableState): Deal {
  const { game, rules, options } = state.created;
  return { table: state.id, game, rules, seats: state.seats.length, options, nonces: state.seats.map(({ nonce }) => nonce) };
}

/** The holder of each seat before the deal. */
export const holdersOf = (seats: readonly SeatState[]): Holder[] => seats.map(({ level }) => (level === null ? 'person' : { bot: level }));

/** The table as far as it can be known without its rules. Nobody is waited for, and no clock runs. */
export const parkedState = (state: TableState, parked: Parked): TableState => ({
  ...state,
  parked,
  revision: state.revision + 1,
  host: null,
  ahead: null,
  match: null,
  awaited: [],
  plans: [],
  waits: state.waits.map(() => null),
});
