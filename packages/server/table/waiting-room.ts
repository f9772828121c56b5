/** Deeds of people at a table that gathers: about its seats, its options, its end before it began. */

import { isRefusal } from '@longtable/kernel';
import { isOptionRefusal } from '@longtable/kit';
import type { Clock, Level, OpenedLink, WireRefusal } from '@longtable/protocol';
import { type Decided, seatFor, seatsOf } from './actions.ts';
import type { SeatStart } from './entry.ts';
import type { TableState } from './state.ts';

const MOST_SEATS = 8;
/** A table that was closed by mistake is opened again in this time. */
const CLOSING_MS = 10_000;
/** An invitation that is looked at again in this time was not opened anew: pages are reloaded, and a log is no counter. */
const OPENED_MS = 5 * 60_000;

const refuse = (refused: WireRefusal['refused']): WireRefusal => ({ refused });

/** The reason why somebody may not look after the table: its maker does, until it begins. */
function mayTend(state: TableState, guest: string): WireRefusal | null {
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'gathering') return refuse('already-started');
  return state.created.host === guest ? null : refuse('not-allowed');
}

/** The options for so many players, filled in and checked by the game. */
function checked(state: TableState, options: object, seats: number): object | WireRefusal {
  const rules = state.opened(state.rules)?.rules;
  if (rules === undefined) return refuse('parked');
  const found = rules.game.options(options, seats);
  if (!isOptionRefusal(found)) return found;
  const { option, message, rule } = found;
  return { refused: 'bad-option', option, message, ...(rule === undefined ? {} : { rule }) };
}

/** Puts a bot on an empty seat, opens a bot's seat, or adds a seat at the end. Nobody is sent away. */
export function setSeat(state: TableState, guest: string, seat: number, to: Level | 'open', at: number): Decided<object> {
  const refused = mayTend(state, guest);
  if (refused !== null) return refused;
  if (seat > state.seats.length || seat >= MOST_SEATS) return refuse('no-such-seat');
  if (state.seats[seat]?.kind === 'person') return refuse('seat-taken');
  if (state.created.hotSeat && to === 'open') return refuse('not-allowed');
  if (state.created.rated === true && to !== 'open') return refuse('rated');
  if (seat === state.seats.length) {
    const options = checked(state, state.created.options, seat + 1);
    if (isRefusal(options)) return options as WireRefusal;
  }
  const start: SeatStart = to === 'open' ? { who: 'open' } : { who: 'bot', level: to };
  return { entry: { t: 'seat', at, seat, start }, seat: null, answer: {} };
}

/** Takes an empty seat, or a bot's, away. The others move up. */
export function removeSeat(state: TableState, guest: string, seat: number, at: number): Decided<object> {
  const refused = mayTend(state, guest);
  if (refused !== null) return refused;
  const there = state.seats[seat];
  if (there === undefined) return refuse('no-such-seat');
  if (there.kind === 'person') return refuse('seat-taken');
  const options = checked(state, state.created.options, state.seats.length - 1);
  if (isRefusal(options)) return options as WireRefusal;
  return { entry: { t: 'unseated', at, seat }, seat: null, answer: {} };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Other options or another clock. Everybody else who sits here is asked whether they are still ready. */
export function changeOptions(state: TableState, guest: string, wish: object, clock: Clock, at: number): Decided<object> {
  const refused = mayTend(state, guest);
  if (refused !== null) return refused;
  const options = checked(state, wish, state.seats.length);
  if (isRefusal(options)) return options as WireRefusal;
  const together = state.opened(state.rules)?.rules.game.together?.(options) ?? false;
  if (state.created.rated === true && together) return refuse('rated');
  const before = state.created.options as Record<string, unknown>;
  const now = options as Record<string, unknown>;
  const fields = Object.keys(now).filter((field) => !isSame(now[field], before[field]));
  if (!isSame(clock, state.created.clock)) fields.push('clock');
  if (fields.length === 0) return refuse('already-answered');
  return { entry: { t: 'changed', at, options, clock, fields }, seat: null, answer: {} };
}

export function ready(state: TableState, guest: string, at: number): Decided<object> {
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'gathering') return refuse('already-started');
  const own = state.seats.filter((seat) => seat.guest === guest);
  if (own.length === 0) return refuse('not-allowed');
  if (own.every((seat) => seat.ready)) return refuse('already-answered');
  return { entry: { t: 'ready', at, guest }, seat: null, answer: {} };
}

/** Closes the table, with some seconds to think better of it. */
export function closeTable(state: TableState, guest: string, at: number): Decided<object> {
  const refused = mayTend(state, guest);
  if (refused !== null) return refused;
  if (state.closing !== null) return refuse('already-answered');
  return { entry: { t: 'closing', at, until: at + CLOSING_MS }, seat: null, answer: {} };
}

export function reopenTable(state: TableState, guest: string, at: number): Decided<object> {
  const refused = mayTend(state, guest);
  if (refused !== null) return refused;
  return state.closing === null ? refuse('already-answered') : { entry: { t: 'reopened', at }, seat: null, answer: {} };
}

/** Notes that somebody who does not sit here looked at the invitation to a seat, and not who it was. */
export function openLink(state: TableState, guest: string | null, code: string, at: number): Decided<object> {
  if (state.status !== 'gathering' || state.closing !== null || state.created.hotSeat) return refuse('not-allowed');
  if (guest !== null && seatsOf(state, guest).length > 0) return refuse('seat-taken');
  const seat = seatFor(state, { code });
  if (typeof seat !== 'number') return seat;
  const { opened } = state.seats[seat]!;
  if (opened !== null && at - opened < OPENED_MS) return refuse('already-answered');
  return { entry: { t: 'opened', at, seat }, seat: null, answer: {} };
}

/** Empty seats whose invitation was looked at, and when: for those who sit at the table. */
export const openedLinks = ({ status, seats }: TableState): OpenedLink[] =>
  status !== 'gathering'
    ? []
    : seats.flatMap(({ kind, opened }, seat) => (kind === 'person' || kind === 'bot' || opened === null ? [] : [{ seat, at: opened }]));
