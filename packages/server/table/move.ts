/** Tables that go on by newer rules: only together, only as an entry of the log, and only where nobody could tell the difference so far. */
import { isRefusal } from '@longtable/kernel';
import type { Decided } from './actions.ts';
import { people, spentNow } from './info.ts';
import type { Moment } from './moves.ts';
import type { TableState } from './state.ts';

/** The move itself, if the log goes by these rules as it went. The rules must be open. */
export function moveNow(state: TableState, to: string, { now, outages }: Moment): Decided<object> {
  if (state.parked !== null) return { refused: 'parked' };
  if (state.status === 'finished' || state.status === 'abandoned') return { refused: 'finished' };
  if (state.ahead === null || state.status !== 'playing') return { refused: 'not-started' };
  if (state.rules === to) return { refused: 'not-allowed', message: 'The table is played by these rules already.' };
  const prepared = state.ahead.prepare({ t: 'rules', to });
  if (isRefusal(prepared)) return prepared;
  const spent = state.created.clock.kind === 'none' ? {} : { spent: spentNow(state, now, outages) };
  return { entry: { t: 'match', at: now, entry: prepared.entry, ...spent }, seat: null, prepared, answer: {} };
}

/** One of the people agrees; with the last of them the table moves. */
export function moveTable(state: TableState, guest: string, to: string, moment: Moment): Decided<object> {
  const everybody = people(state);
  if (!everybody.has(guest)) return { refused: 'not-allowed' };
  const move = moveNow(state, to, moment);
  if (isRefusal(move)) return move;
  const agreed = state.moving?.to === to ? state.moving.by : [];
  if ([...everybody].every((other) => other === guest || agreed.includes(other))) return move;
  if (agreed.includes(guest)) return { refused: 'already-answered' };
  return { entry: { t: 'moving', at: moment.now, guest, to }, seat: null, answer: {} };
}
