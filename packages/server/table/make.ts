/** New tables: from a form, as a rematch, or out of the middle of another one. */

import { commitmentTo, type Eyes } from '@longtable/host';
import { isOptionRefusal } from '@longtable/kit';
import { type Clock, type Guest, type MadeTable, type NewSeat, nameAmong, type WireRefusal } from '@longtable/protocol';
import { unratable } from '../matches/ratable.ts';
import { type Randomness, randomWord } from '../ports.ts';
import type { Titles } from '../titles.ts';
import { digestOf, seatsOf } from './actions.ts';
import type { Created, SeatStart } from './entry.ts';
import type { TableState } from './state.ts';

export interface Made {
  readonly id: string;
  readonly entry: Created;
  readonly answer: MadeTable;
}

export interface MakeContext {
  readonly titles: Titles;
  readonly random: Randomness;
  readonly now: number;
}

/** Letters of five bits: 130 bits, beyond any guessing. */
const UNGUESSABLE = 26;
/** Six letters hold seconds until 2093. */
const IDS_BEGIN = Date.UTC(2024, 0, 1);

/** Begins with the time, so that tables made at about the same time lie side by side in the store, and few pages change at once. */
export function newTableId(random: Randomness, now: number): string {
  const seconds = Math.max(0, Math.floor((now - IDS_BEGIN) / 1000));
  return `t${seconds.toString(36).padStart(6, '0')}${randomWord(random, UNGUESSABLE)}`;
}
export const newGuestId = (random: Randomness): string => `g${randomWord(random, 16)}`;

interface Wish {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly NewSeat[];
  readonly listed: boolean;
  readonly hotSeat: boolean;
  readonly rated?: boolean;
  readonly clock: Clock;
  readonly promises: readonly string[];
  readonly from?: string;
  /** A fork is played by the rules of the match that it comes from; all else by this build's own. */
  readonly rules?: string;
}

/** Seats as they are written, with the codes that only the maker gets. */
function seatsFor({ seats, promises }: Wish, guest: Guest, random: Randomness): { starts: SeatStart[]; invites: MadeTable['invites'] } {
  const invites: MadeTable['invites'] = [];
  const names: string[] = [];
  const starts = seats.map((seat, i): SeatStart => {
    if (seat.who === 'me') {
      const name = nameAmong(guest.name, names);
      const promise = promises[names.push(name) - 1] ?? null;
      return { who: 'person', guest: guest.id, name, promise, ...(guest.crest === undefined ? {} : { crest: guest.crest }) };
    }
    if (seat.who !== 'invited') return seat;
    const code = randomWord(random, UNGUESSABLE);
    invites.push({ seat: i, code });
    return { who: 'invited', code: digestOf(code) };
  });
  return { starts, invites };
}

export async function makeTable(wish: Wish, guest: Guest, { titles, random, now }: MakeContext): Promise<Made | WireRefusal> {
  const hash = wish.rules ?? titles.own(wish.game)?.rules;
  if (hash === undefined) return { refused: 'bad-option', option: 'game', message: `There is no game "${wish.game}".` };
  const { game } = (await titles.open(hash)).rules;
  const own = wish.seats.filter(({ who }) => who === 'me').length;
  if (own > 1 && !wish.hotSeat) return { refused: 'bad-option', option: 'seats', message: 'Several own seats need a hot-seat table.' };
  if (wish.hotSeat && wish.seats.some(({ who }) => who === 'open' || who === 'invited'))
    return { refused: 'bad-option', option: 'hotSeat', message: 'At a hot-seat table every person is the maker.' };
  const options = game.options(wish.options, wish.seats.length);
  if (isOptionRefusal(options)) {
    const { option, message, rule } = options;
    return { refused: 'bad-option', option, message, ...(rule === undefined ? {} : { rule }) };
  }
  const refused = wish.rated === true ? unratable({ ...wish, together: game.together?.(options) ?? false }, guest) : null;
  if (refused !== null) return refused;
  const id = newTableId(random, now);
  const secret = Buffer.from(random(32)).toString('hex');
  const { starts, invites } = seatsFor(wish, guest, random);
  const { listed, hotSeat, clock, from, rated } = wish;
  const entry: Created = {
    t: 'created',
    at: now,
    game: wish.game,
    rules: hash,
    options,
    host: guest.id,
    seats: starts,
    listed,
    hotSeat,
    clock,
    secret,
    ...(from === undefined ? {} : { from }),
    ...(rated === true ? { rated: true as const } : {}),
  };
  return { id, entry, answer: { id, commitment: commitmentTo(secret), invites } };
}

/** The same people, bots and options; everybody but the sender is invited to their old seat. */
export function rematchWish(state: TableState, guest: string, promises: readonly string[]): Wish | WireRefusal {
  const { created } = state;
  if (state.status !== 'finished' && state.withheld.length === 0) return { refused: 'not-started', message: 'The match is not over.' };
  if (seatsOf(state, guest).length === 0) return { refused: 'not-allowed' };
  const seats = state.seats.map((seat): NewSeat => {
    if (seat.guest === guest) return { who: 'me' };
    if (seat.guest !== null) return { who: 'open' };
    return { who: 'bot', level: seat.level ?? 'captain' };
  });
  const { game, options, listed, hotSeat, clock, rated = false } = created;
  return { game, options, seats, listed, hotSeat, rated, clock, promises };
}

export interface ForkForm {
  readonly at: number;
  /** The eyes by whose steps `at` counts; left out: the guest's own. */
  readonly eyes?: Eyes | undefined;
  readonly seats: readonly NewSeat[];
  readonly hotSeat: boolean;
  readonly promises: readonly string[];
}

/** Nobody else ever sat at this table: all its secrets are the guest's own. */
const isAlone = (state: TableState, guest: string): boolean =>
  seatsOf(state, guest).length > 0 && state.seats.every((seat) => seat.guest === guest || (seat.guest === null && seat.level !== null));

export function forkWish(state: TableState, guest: string, form: ForkForm): Wish | WireRefusal {
  const { created, host } = state;
  const own = seatsOf(state, guest);
  if (host === null) return { refused: state.parked === null ? 'not-started' : 'parked' };
  const allowed = state.status === 'finished' || (created.hotSeat && isAlone(state, guest));
  if (!allowed) return { refused: 'not-allowed', message: 'Only finished and hot-seat matches can be forked.' };
  if (form.seats.length !== state.seats.length)
    return { refused: 'bad-option', option: 'seats', message: `It has ${state.seats.length} seats.` };
  const { eyes = own[0] ?? null } = form;
  if (typeof eyes === 'number' && eyes >= state.seats.length) return { refused: 'no-such-seat' };
  if (state.status !== 'finished' && !own.some((seat) => seat === eyes))
    return { refused: 'not-allowed', message: 'Through the eyes of others only a finished match can be forked.' };
  const length = host.entriesAt(eyes, form.at);
  const from = length === null ? null : host.saveAt(length);
  if (from === null) return { refused: 'not-found', message: 'The match has no such moment.' };
  const { seats, hotSeat, promises } = form;
  return {
    game: created.game,
    options: created.options,
    seats,
    listed: false,
    hotSeat,
    rated: false,
    clock: { kind: 'none' },
    promises,
    from,
    rules: state.rules,
  };
}
