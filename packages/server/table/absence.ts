/** People who are away: how long they are waited for. */
import type { WireRefusal } from '@longtable/protocol';
import type { Decided } from './actions.ts';
import { type Presence, people, voteFrom } from './info.ts';
import type { TableState } from './state.ts';

/** The number of times that somebody may be given more time before they must come back. */
const MOST_PATIENCE = 12;

/** Anybody who plays may wait longer for somebody who is away. */
export function wait(state: TableState, guest: string, seat: number, presence: Presence, at: number): Decided<object> {
  const refuse = (refused: WireRefusal['refused']): WireRefusal => ({ refused });
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'playing') return refuse('not-started');
  const absent = state.seats[seat];
  if (absent === undefined) return refuse('no-such-seat');
  if (!people(state).has(guest) || absent.guest === guest || voteFrom(state, seat, presence) === null) return refuse('not-allowed');
  if (absent.patience >= MOST_PATIENCE) return refuse('too-many');
  return { entry: { t: 'patience', at, seat, guest }, seat: null, answer: {} };
}
