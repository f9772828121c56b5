/** Proof that this device keeps of a match at a server, to be held against its receipt. */
import { KEPT_FORMAT, type Kept, type KeptHead } from '@longtable/host';
import { keep, readKept } from '../state/local-storage.ts';
import { moveNonces, nonceOfSeats } from './nonces.ts';

const keyOf = (table: string): string => `kept.${table}`;

/** null: nothing was kept here, so nobody played from this device. */
export function keptOf(table: string): Kept | null {
  const kept = readKept<Pick<Kept, 'commitment' | 'heads' | 'key'> | null>(keyOf(table), null);
  if (kept === null) return null;
  return { format: KEPT_FORMAT, table, nonces: nonceOfSeats(table), ...kept };
}

/** The commitment and the server's key stay those that were shown first. `seats`: those that are ours in the match. */
export function keepFor(table: string, seats: readonly number[], commitment: string, head: KeptHead, key: string | undefined): void {
  moveNonces(table, seats);
  const before = keptOf(table);
  const known = before === null ? key : before.key;
  keep(keyOf(table), {
    commitment: before?.commitment ?? commitment,
    heads: [...(before?.heads ?? []), head],
    ...(known === undefined ? {} : { key: known }),
  });
}
