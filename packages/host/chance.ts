/**
 * Provable chance. Before anybody sits down the server publishes a commitment to its secret. Every seat commits to a nonce and
 * reveals it when all seats are taken. Nobody alone can choose the outcome, and afterwards everybody can check it.
 *
 *     commitment = SHA-256("longtable/secret/" + secret)            (hexadecimal texts, as UTF-8)
 *     promise    = SHA-256("longtable/nonce/" + nonce)
 *     root       = HMAC-SHA-256(secret as bytes, canonical JSON of { table, game, rules, seats, options, nonces }),
 *                  where `rules` is the hash of the frozen rules (a number in matches from before they were frozen)
 *     outcome    = see `committed` in the kernel: HMAC-SHA-256(root, "label#n#try")
 */
import { type ChanceSource, canonical, committed, fromHex, hex, hmacSha256, sha256, utf8 } from '@longtable/kernel';

export const commitmentTo = (secret: string): string => hex(sha256(utf8(`longtable/secret/${secret}`)));
export const promiseOf = (nonce: string): string => hex(sha256(utf8(`longtable/nonce/${nonce}`)));

/** The name of a match's rules in its first entry. */
export type RulesName = string | number;

/** All that the root depends on, beside the secret. A seat that gave no nonce in time, or a bot, has null. */
export interface Deal {
  readonly table: string;
  readonly game: string;
  /** The rules' hash, or their number where the match is older than hashes. */
  readonly rules: RulesName;
  readonly seats: number;
  readonly options: object;
  readonly nonces: readonly (string | null)[];
}

export function rootOf(secret: string, { table, game, rules, seats, options, nonces }: Deal): Uint8Array {
  return hmacSha256(fromHex(secret), utf8(canonical({ table, game, rules, seats, options, nonces })));
}

/** Every outcome of a match. Frozen with the rules: a match keeps its dice, whatever becomes of this file. */
export const chance = (secret: string, deal: Deal): ChanceSource => committed(rootOf(secret, deal));

export const isHex32 = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);
