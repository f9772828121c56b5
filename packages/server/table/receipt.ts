/** The receipt of a finished table. */
import { chain, formatFor, type Opening, type Receipt } from '@longtable/host';
import { fail } from '@longtable/kernel';
import { dealOf, holdersOf, type TableState } from './state.ts';

/** null: not finished, so nothing of this may be known yet. */
export function receiptOf(state: TableState): Receipt | null {
  const { host, match, made, commitment } = state;
  if (state.status !== 'finished' || host === null) return null;
  const opening: Opening = {
    ...dealOf(state),
    commitment,
    promises: state.seats.map(({ promise }) => promise),
    holders: holdersOf(state.seats),
    ...(made.from === undefined ? {} : { from: made.from }),
  };
  const log = chain(opening, host.entries());
  return {
    format: formatFor(made.rules),
    ...opening,
    secret: made.secret,
    log,
    result: match?.result ?? fail('finished without a result'),
  };
}
