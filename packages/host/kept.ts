/**
 * A player's own evidence, to hold against a receipt: the commitment they were shown, their own share of the luck, and heads of the
 * chain that they were given while they played. Whoever forges a receipt must know them, and cannot change what they stand for.
 */
import { hex, sha256, utf8 } from '@longtable/kernel';
import { firstHash, type Receipt } from './receipt.ts';

export const KEPT_FORMAT = 'longtable-kept-1';

/**
 * The chain of the log as it stood at some moment of play, blinded with the secret of the table: until the secret is published it tells
 * nothing, not even whether anything was written since the head before.
 */
export interface KeptHead {
  readonly salt: string;
  readonly head: string;
}

export interface Kept {
  readonly format: typeof KEPT_FORMAT;
  readonly table: string;
  readonly commitment: string;
  /** Own nonces by seat. */
  readonly nonces: Readonly<Record<string, string>>;
  /** The key that the server said it signs with; devices of earlier versions kept none. */
  readonly key?: string;
  /** In the order in which they came. */
  readonly heads: readonly KeptHead[];
}

export const blinded = (secret: string, salt: string, hash: string): string =>
  hex(sha256(utf8(`longtable/head/${secret}/${salt}/${hash}`)));

/** The outcome of a comparison: `fits` up to this entry of the log, or the first thing that differs. */
export type Comparison =
  | { readonly fits: true; readonly heads: number; readonly upTo: number; readonly nonces: number }
  | { readonly fits: false; readonly what: string };

/** The place in the log, from `from` on, at which the chain looked like this. */
function placeOf(hashes: readonly string[], from: number, secret: string, { salt, head }: KeptHead): number | null {
  for (let n = from; n < hashes.length; n++) if (blinded(secret, salt, hashes[n]!) === head) return n;
  return null;
}

/** Holds a receipt, whose own chain has been checked, against what was kept. */
export function compareKept(kept: Kept, receipt: Receipt): Comparison {
  const differs = (what: string): Comparison => ({ fits: false, what });
  if (kept.table !== receipt.table) return differs('it is of another table');
  if (kept.commitment !== receipt.commitment) return differs('another commitment was shown before the deal');
  if (kept.key !== undefined && receipt.signature?.key !== kept.key)
    return differs('the server said during the match that it signs with another key');
  const own = Object.entries(kept.nonces);
  for (const [seat, nonce] of own)
    if (receipt.nonces[Number(seat)] !== nonce) return differs(`the share of the luck of seat ${seat} is another one`);
  const hashes = [firstHash(receipt), ...receipt.log.map(({ hash }) => hash)];
  let upTo = 0;
  for (const [i, head] of kept.heads.entries()) {
    const place = placeOf(hashes, upTo, receipt.secret, head);
    if (place === null) return differs(`the log was another one when head ${i + 1} of ${kept.heads.length} was given, after entry ${upTo}`);
    upTo = place;
  }
  return { fits: true, heads: kept.heads.length, upTo, nonces: own.length };
}

/** Evidence as it comes, or what is wrong with it. */
export function parseKept(text: string): Kept | string {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const kept = x as Partial<Kept> | null;
  if (typeof kept !== 'object' || kept === null || kept.format !== KEPT_FORMAT) return `it is not a ${KEPT_FORMAT}`;
  const fine =
    typeof kept.table === 'string' &&
    typeof kept.commitment === 'string' &&
    typeof kept.nonces === 'object' &&
    kept.nonces !== null &&
    Array.isArray(kept.heads) &&
    kept.heads.every((one) => typeof one?.salt === 'string' && typeof one.head === 'string');
  return fine ? (kept as Kept) : 'a part of it is missing or malformed';
}
