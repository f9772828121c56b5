/** One seat of a table's state: as it begins, and changed. */
import type { SeatStart } from './entry.ts';
import type { SeatState, TableState } from './state.ts';

/** The log says something that cannot be. */
export class BadLog extends Error {}

export const seatOf = (start: SeatStart, at: number): SeatState => ({
  kind: start.who,
  guest: start.who === 'person' ? start.guest : null,
  // Who has gone for good has left no name.
  name: start.who === 'person' ? start.name || null : null,
  level: start.who === 'bot' ? start.level : null,
  crest: start.who === 'person' ? (start.crest ?? null) : null,
  code: start.who === 'invited' ? start.code : null,
  promise: start.who === 'person' ? start.promise : null,
  nonce: null,
  votes: [],
  why: null,
  takenBack: 0,
  patience: 0,
  ready: start.who === 'person' || start.who === 'bot',
  since: at,
  opened: null,
});

export function withSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  const old = state.seats[seat];
  if (old === undefined) throw new BadLog(`there is no seat ${seat}`);
  return { ...state, seats: state.seats.with(seat, { ...old, ...change }) };
}
