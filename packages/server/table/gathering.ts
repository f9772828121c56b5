/** Entries of a table while people gather, folded into its state. */
import type { SeatStart } from './entry.ts';
import type { Fold } from './fold.ts';
import { seatOf, withSeat } from './seat.ts';
import type { SeatState, TableState } from './state.ts';

/** A seat that somebody left is again what it was before: by invitation, or open. */
const emptied = (start: SeatStart | undefined): Pick<SeatState, 'kind' | 'code'> =>
  start?.who === 'invited' ? { kind: 'invited', code: start.code } : { kind: 'open', code: null };

const withSeats = (state: TableState, seats: readonly SeatState[], starts: readonly SeatStart[]): TableState => ({
  ...state,
  seats,
  created: { ...state.created, seats: starts },
  clock: { ...state.clock, left: seats.map((_, seat) => state.clock.left[seat] ?? state.clock.left[0] ?? 0) },
  holders: seats.map(({ level }) => (level === null ? 'person' : { bot: level })),
});

/** One in the list, or one more at its end. */
const replaced = <T>(list: readonly T[], at: number, value: T): T[] => (at < list.length ? list.with(at, value) : [...list, value]);

type Gathered = 'joined' | 'left' | 'seat' | 'unseated' | 'changed' | 'ready' | 'closing' | 'reopened' | 'opened';

export const GATHERING: { readonly [T in Gathered]: Fold<T> } = {
  // The code stays: whoever comes with it again is told that it was used.
  joined: (state, { seat, guest, name, promise, at, crest = null }) =>
    withSeat(state, seat, { kind: 'person', guest, name: name || null, crest, promise, ready: true, since: at }),
  left: (state, { seat, at }) =>
    withSeat(state, seat, {
      ...emptied(state.created.seats[seat]),
      guest: null,
      name: null,
      crest: null,
      promise: null,
      nonce: null,
      ready: false,
      since: at,
      opened: null,
    }),
  seat: (state, { seat, start, at }) =>
    withSeats(state, replaced(state.seats, seat, seatOf(start, at)), replaced(state.created.seats, seat, start)),
  unseated: (state, { seat }) => withSeats(state, state.seats.toSpliced(seat, 1), state.created.seats.toSpliced(seat, 1)),
  changed: (state, { at, options, clock, fields }) => ({
    ...state,
    created: { ...state.created, options, clock },
    changed: { at, fields },
    seats: state.seats.map((seat) => (seat.kind === 'person' && seat.guest !== state.created.host ? { ...seat, ready: false } : seat)),
  }),
  ready: (state, { guest }) => ({ ...state, seats: state.seats.map((seat) => (seat.guest === guest ? { ...seat, ready: true } : seat)) }),
  opened: (state, { seat, at }) => withSeat(state, seat, { opened: at }),
  closing: (state, { until }) => ({ ...state, closing: until }),
  reopened: (state) => ({ ...state, closing: null }),
};
