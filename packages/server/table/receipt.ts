/** The receipt of a finished table. */
import { chain, FORMAT, type Receipt } from '@longtable/host';
import { fail } from '@longtable/kernel';
import { dealOf, holdersOf, type TableState } from './state.ts';

/** null: not finished, so nothing of this may be known yet. */
export function receiptOf(state: TableState): Receipt | null {
  const { host, match, made, commitment } = state;
  if (state.status !== 'finished' || host === null) return null;
  const deal = dealOf(state);
  return {
    format: FORMAT,
    ...deal,
    commitment,
    secret: made.secret,
    promises: state.seats.map(({ promise }) => promise),
    holders: holdersOf(state.seats),
    ...(made.from === undefined ? {} : { from: made.from }),
    log: chain({ ...deal, ...(made.from === undefined ? {} : { from: made.from }) }, commitment, host.entries()),
    result: match?.result ?? fail('finished without a result'),
  };
}
