/** Our share of the luck: promised before the deal, shown when everybody sits. */
import { promiseOf } from '@longtable/host';
import { keep, readKept } from '../state/local-storage.ts';
import { randomHex } from '../state/random-hex.ts';

export const promiseFor = promiseOf;

const seatedKey = (table: string): string => `nonces.${table}`;
const promisedKey = (what: string): string => `promised.${what}`;

/**
 * Nonces that are about to be promised. They are kept before that, and are the same at every try and in every tab: where the server's answer
 * is lost the promise may stand, and whoever cannot show its nonce ends the table for all.
 */
export function noncesFor(what: string, n: number): readonly string[] {
  const known = readKept<readonly string[]>(promisedKey(what), []);
  const nonces = Array.from({ length: n }, (_, i) => known[i] ?? randomHex());
  keep(promisedKey(what), nonces);
  return nonces;
}

/** Notes which nonces stand at which seats. */
export const keepNonces = (table: string, seats: readonly number[], nonces: readonly string[]): void =>
  keep(seatedKey(table), Object.fromEntries(seats.map((seat, i) => [seat, nonces[i]])));

/** Nonces by seat, as far as the server said which seat it is. */
export const nonceOfSeats = (table: string): Readonly<Record<string, string>> => readKept(seatedKey(table), {});

/** Notes the seats that are ours now. They move up when one before them is taken away, and stay in their order as their nonces do. */
export function moveNonces(table: string, seats: readonly number[]): void {
  const nonces = noncesAt(table);
  if (nonces.length === seats.length)
    keepNonces(
      table,
      seats.toSorted((a, b) => a - b),
      nonces,
    );
}

/** Everything that may have been promised at a table from this device, in the order of the seats. */
export const noncesAt = (table: string): readonly string[] => [
  ...new Set([...Object.values(nonceOfSeats(table)), ...readKept<readonly string[]>(promisedKey(table), [])]),
];
