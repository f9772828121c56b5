/** Deeds of people at a table before and around the match: each is checked against the state and becomes one entry. */

import { createHash } from 'node:crypto';
import { type Prepared, promiseOf } from '@longtable/host';
import { isRefusal } from '@longtable/kernel';
import { type Guest, type Level, nameAmong, type WireRefusal } from '@longtable/protocol';
import { isOverDays, longestMove } from './clock.ts';
import { watchCode } from './codes.ts';
import type { TableEntry } from './entry.ts';
import { heldByPerson } from './info.ts';
import type { TableState } from './state.ts';

/** An entry that may be written, and what to tell the sender once it is. */
export interface Decision<T> {
  readonly entry: TableEntry;
  readonly seat: number | null;
  readonly prepared?: Prepared;
  readonly answer: T;
}
export type Decided<T> = Decision<T> | WireRefusal;

const LIVE_REVEAL_MS = 2 * 60_000;
const CALM_REVEAL_MS = 24 * 60 * 60_000;

/** The time that promised nonces are waited for: people who play over days, or without a clock, are not all here at once. */
function revealMs({ clock }: TableState['created']): number {
  if (clock.kind === 'none') return CALM_REVEAL_MS;
  return isOverDays(clock) ? longestMove(clock) : LIVE_REVEAL_MS;
}

export const digestOf = (code: string): string => createHash('sha256').update(`longtable/code/${code}`).digest('hex');

const refuse = (refused: WireRefusal['refused'], message?: string): WireRefusal =>
  message === undefined ? { refused } : { refused, message };

export const seatsOf = (state: TableState, guest: string): number[] => state.seats.flatMap((seat, i) => (seat.guest === guest ? [i] : []));

const hasCode = (state: TableState, code: string | undefined): boolean =>
  code !== undefined && state.seats.some((seat) => seat.code !== null && seat.code === digestOf(code));

/** True for those who may know that the table exists. A table that ended before the deal has nothing to hide. */
export const maySee = (state: TableState, guest: string | null, code?: string): boolean =>
  state.created.listed ||
  (state.status === 'abandoned' && state.match === null && state.parked === null) ||
  (code !== undefined && code === watchCode(state.created.secret)) ||
  (guest !== null && (state.created.host === guest || seatsOf(state, guest).length > 0)) ||
  hasCode(state, code) ||
  (state.status === 'gathering' && state.seats.some(({ kind }) => kind === 'open'));

/** The state of an invitation by its code, which opens a seat or has done so; null: it was made for none. */
export function invitationOf(state: TableState, code: string | undefined): 'open' | 'used' | null {
  const seat = code === undefined ? undefined : state.seats.find((one) => one.code !== null && one.code === digestOf(code));
  return seat === undefined ? null : seat.kind === 'invited' ? 'open' : 'used';
}

export interface Join {
  readonly seat?: number | undefined;
  readonly code?: string | undefined;
  readonly promise?: string | undefined;
}

/** The seat that a code opens, or the first open one, or the one that is wanted. */
export function seatFor(state: TableState, { seat, code }: Join): number | WireRefusal {
  if (code !== undefined && code !== watchCode(state.created.secret)) {
    const found = state.seats.findIndex((s) => s.code === digestOf(code));
    if (found < 0 || (seat !== undefined && seat !== found)) return refuse('wrong-code');
    return state.seats[found]!.kind === 'invited' ? found : refuse('seat-taken');
  }
  if (seat === undefined) {
    const open = state.seats.findIndex(({ kind }) => kind === 'open');
    // Strangers do not find a table that is not listed: whoever has its words or its code was told them.
    const isTold = code !== undefined && !state.created.listed;
    const found = open < 0 && isTold ? state.seats.findIndex(({ kind }) => kind === 'invited') : open;
    return found < 0 ? refuse('table-full') : found;
  }
  const wanted = state.seats[seat];
  if (wanted === undefined) return refuse('no-such-seat');
  if (wanted.kind === 'invited') return refuse('wrong-code');
  return wanted.kind === 'open' ? seat : refuse('seat-taken');
}

/** A seat that somebody with this code could take now, and the code for it; empty codes: none. */
export function wayIn(state: TableState, code: string): { readonly seat: number; readonly code: string } | null {
  if (state.status !== 'gathering' || state.closing !== null || state.created.hotSeat) return null;
  const own = code === '' ? null : seatFor(state, { code });
  if (typeof own === 'number') return { seat: own, code };
  const open = seatFor(state, {});
  return typeof open === 'number' ? { seat: open, code: state.created.listed ? '' : watchCode(state.created.secret) } : null;
}

export function join(state: TableState, guest: Guest, wish: Join, at: number): Decided<{ seat: number }> {
  if (state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'gathering') return refuse('already-started');
  if (state.closing !== null) return refuse('finished');
  if (seatsOf(state, guest.id).length > 0) return refuse('seat-taken', 'You already sit at this table.');
  if (state.created.hotSeat) return refuse('not-allowed', 'This table is played on one device.');
  if (state.created.rated === true && guest.kind !== 'account') return refuse('accounts-only');
  const seat = seatFor(state, wish);
  if (typeof seat !== 'number') return seat;
  // Nobody is called like another at the same table.
  const name = nameAmong(
    guest.name,
    state.seats.flatMap((other) => other.name ?? []),
  );
  const crest = guest.crest === undefined ? {} : { crest: guest.crest };
  const entry: TableEntry = { t: 'joined', at, seat, guest: guest.id, name, promise: wish.promise ?? null, ...crest };
  return { entry, seat, answer: { seat } };
}

/** Before the start a seat becomes open again; the last one who leaves ends the table. Afterwards a bot takes over. */
export function leave(state: TableState, guest: string, seat: number, at: number): Decided<object> {
  if (state.seats[seat]?.guest !== guest) return refuse('not-allowed');
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status === 'revealing') return refuse('already-started');
  if (state.status === 'playing') return handOver(state, seat, { bot: 'captain' }, 'asked', at);
  const others = state.seats.some((s, i) => i !== seat && s.kind === 'person');
  return { entry: others ? { t: 'left', at, seat } : { t: 'abandoned', at }, seat, answer: {} };
}

export function handOver(
  state: TableState,
  seat: number,
  to: 'person' | { bot: string },
  why: 'asked' | 'time-out' | 'vote',
  at: number,
  spent?: readonly number[],
): Decided<object> {
  if (state.ahead === null || state.status !== 'playing') return refuse(state.status === 'finished' ? 'finished' : 'not-started');
  const prepared = state.ahead.prepare({ t: 'hand-over', seat, to, why });
  if (isRefusal(prepared)) return prepared;
  const entry: TableEntry = { t: 'match', at, entry: prepared.entry, ...(spent ? { spent } : {}) };
  return { entry, seat, prepared, answer: {} };
}

export function start(state: TableState, guest: string, at: number): Decided<object> {
  if (state.status !== 'gathering') return refuse(state.status === 'abandoned' ? 'finished' : 'already-started');
  const hostSits = seatsOf(state, state.created.host).length > 0;
  const may = state.created.host === guest || (!hostSits && seatsOf(state, guest).length > 0);
  if (!may) return refuse('not-allowed', 'Whoever made the table starts the match.');
  if (state.closing !== null) return refuse('finished');
  if (state.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) return refuse('not-allowed', 'Seats are still free.');
  if (state.seats.some((seat) => !seat.ready)) return refuse('not-ready');
  return { entry: { t: 'revealing', at, until: at + revealMs(state.created) }, seat: null, answer: {} };
}

export function reveal(state: TableState, guest: string, seat: number, nonce: string, at: number): Decided<object> {
  const own = state.seats[seat];
  if (own?.guest !== guest) return refuse('not-allowed');
  if (state.status !== 'revealing') return refuse(state.status === 'gathering' ? 'not-started' : 'already-started');
  if (own.nonce !== null) return refuse('already-answered');
  if (own.promise === null || promiseOf(nonce) !== own.promise) return refuse('not-allowed', 'This nonce was not promised.');
  return { entry: { t: 'nonce', at, seat, nonce }, seat, answer: {} };
}

/** The most lines of chat of one table. */
const MOST_CHAT = 2000;

export function chat(state: TableState, guest: Guest, text: string, at: number): Decided<object> {
  const [seat] = seatsOf(state, guest.id);
  if (seat === undefined) return refuse('not-allowed', 'Only who sits at the table may talk.');
  if (state.chatted >= MOST_CHAT) return refuse('too-many', 'This table has been talked over enough.');
  const name = state.seats[seat]?.name ?? guest.name;
  return { entry: { t: 'chat', at, guest: guest.id, name, text }, seat: null, answer: {} };
}

/** `from`: when a vote counts at the earliest; null: the seat's own clock decides. */
export interface Absence {
  readonly present: boolean;
  readonly from: number | null;
}

export function vote(
  state: TableState,
  guest: string,
  seat: number,
  level: Level,
  { present, from }: Absence,
  at: number,
): Decided<object> {
  const by = seatsOf(state, guest);
  const target = state.seats[seat];
  if (state.status !== 'playing') return refuse(state.status === 'finished' ? 'finished' : 'not-started');
  if (target === undefined) return refuse('no-such-seat');
  if (by.length === 0 || by.includes(seat) || !heldByPerson(state, seat)) return refuse('not-allowed');
  if (present) return refuse('not-allowed', 'This player is here.');
  if (from === null) return refuse('not-allowed', 'Their own clock decides.');
  if (at < from) return refuse('too-soon', `A vote counts in ${Math.ceil((from - at) / 1000)} seconds.`);
  if (target.votes.some((v) => v.by.some((s) => by.includes(s)))) return refuse('already-answered');
  return { entry: { t: 'vote', at, seat, by, level }, seat: by[0] ?? null, answer: {} };
}

/** Level of a bot that takes over when nobody said which. */
export const STAND_IN: Level = 'captain';

/** Gives one's own seat up for good. A bot plays on; with one side left, that side has won. */
export function resign(state: TableState, guest: string, seat: number, at: number, spent?: readonly number[]): Decided<object> {
  if (state.seats[seat]?.guest !== guest) return refuse('not-allowed');
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.ahead === null || state.status !== 'playing') return refuse('not-started');
  const prepared = state.ahead.prepare({ t: 'resign', seat, to: { bot: STAND_IN } });
  if (isRefusal(prepared)) return prepared;
  return { entry: { t: 'match', at, entry: prepared.entry, ...(spent ? { spent } : {}) }, seat, prepared, answer: {} };
}

/** One's own seat back from a bot. */
export function comeBack(state: TableState, guest: string, seat: number, at: number): Decided<object> {
  const own = state.seats[seat];
  if (own?.guest !== guest) return refuse('not-allowed');
  if (heldByPerson(state, seat)) return refuse('not-allowed', 'The seat is yours.');
  if (state.resigned.includes(seat)) return refuse('resigned');
  return handOver(state, seat, 'person', 'asked', at);
}
