/** The receipt of a finished table. */
import { blinded, chain, firstHash, formatFor, type KeptHead, nextHash, type Opening, type Receipt } from '@longtable/host';
import { fail } from '@longtable/kernel';
import type { Randomness } from '../ports.ts';
import { dealOf, holdersOf, type TableState } from './state.ts';

const openingOf = (state: TableState): Opening => ({
  ...dealOf(state),
  commitment: state.commitment,
  promises: state.seats.map(({ promise }) => promise),
  holders: holdersOf(state.seats),
  ...(state.created.from === undefined ? {} : { from: state.created.from }),
});

/** The last link of each match's chain that was asked for. */
const links = new WeakMap<object, { readonly n: number; readonly hash: string }>();

/** The head of the chain as it is now, for a player to keep: blinded, so that it tells nothing before the end. */
export function headOf(state: TableState, random: Randomness): KeptHead | null {
  const { host, created } = state;
  if (host === null) return null;
  let { n, hash } = links.get(host) ?? { n: 0, hash: firstHash(openingOf(state)) };
  for (const entry of host.entries().slice(n)) {
    hash = nextHash(hash, entry);
    n++;
  }
  links.set(host, { n, hash });
  const salt = Buffer.from(random(16)).toString('hex');
  return { salt, head: blinded(created.secret, salt, hash) };
}

/** null: not finished, so nothing of this may be known yet. */
export function receiptOf(state: TableState): Receipt | null {
  const { host, match, created } = state;
  if (state.status !== 'finished' || host === null) return null;
  const opening = openingOf(state);
  const log = chain(opening, host.entries());
  return {
    format: formatFor(created.rules),
    ...opening,
    secret: created.secret,
    log,
    result: match?.result ?? fail('finished without a result'),
  };
}
