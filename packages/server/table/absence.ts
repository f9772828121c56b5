/** The end of a table that nobody comes back to. */
import type { WireRefusal } from '@longtable/protocol';
import type { Decided } from './actions.ts';
import { type Presence, people } from './info.ts';
import type { TableState } from './state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whoever is away longer need not agree to end the table. */
const END_GRACE_MS = 10 * MINUTE;

const patienceOf = ({ created }: TableState): number => (created.clock.kind === 'days' ? created.clock.days * DAY : END_GRACE_MS);

/** Ends a table without a result once everybody agrees who has not been away for long. */
export function endTable(state: TableState, guest: string, presence: Presence, at: number): Decided<object> {
  const refuse = (refused: WireRefusal['refused']): WireRefusal => ({ refused });
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'playing') return refuse('not-started');
  const everybody = people(state);
  if (!everybody.has(guest)) return refuse('not-allowed');
  const isGone = (other: string): boolean => {
    const since = presence.awaySince(other);
    return since !== null && at - since > patienceOf(state);
  };
  const missing = [...everybody].filter((other) => other !== guest && !state.ending.includes(other) && !isGone(other));
  if (missing.length === 0) return { entry: { t: 'abandoned', at }, seat: null, answer: {} };
  if (state.ending.includes(guest)) return refuse('already-answered');
  return { entry: { t: 'ending', at, guest }, seat: null, answer: {} };
}
