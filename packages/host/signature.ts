/** The signature of a server under a receipt (Ed25519): whoever has the server's key knows that the receipt came from there, as it is. */
import { canonical, fromHex, utf8 } from '@longtable/kernel';
import type { Receipt } from './receipt.ts';

export interface Signature {
  /** The public key, 64 hexadecimal digits. */
  readonly key: string;
  /** 128 hexadecimal digits. */
  readonly sig: string;
}

/** All of the receipt but the signature. */
export function signedBytes(receipt: Receipt): Uint8Array {
  const { signature: _, ...rest } = receipt;
  return utf8(`longtable/receipt/${canonical(rest)}`);
}

/** none: it is not signed · right: by the key that it names · wrong: the signature does not fit · other: it fits another key than the one known */
export type SignatureVerdict = 'none' | 'right' | 'wrong' | 'other';

export interface SignedParts {
  readonly key: Uint8Array;
  readonly sig: Uint8Array;
  readonly bytes: Uint8Array;
}

const isHexOf = (digits: number, text: unknown): text is string =>
  typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/.test(text);

/** The check of an Ed25519 signature; servers and browsers each have their own. null: there is no signature, or it is none. */
export function signedParts(receipt: Receipt): SignedParts | null {
  const { key, sig } = receipt.signature ?? {};
  return isHexOf(64, key) && isHexOf(128, sig) ? { key: fromHex(key), sig: fromHex(sig), bytes: signedBytes(receipt) } : null;
}

/**
 * `fits`: Ed25519 says that the parts belong together. `known`: the server's key, from wherever it is known; a receipt without a signature
 * does not fit a known key either.
 */
export function signatureVerdict({ signature }: Receipt, fits: boolean, known?: string): SignatureVerdict {
  if (signature === undefined) return known === undefined ? 'none' : 'other';
  if (!fits) return 'wrong';
  return known === undefined || known === signature.key ? 'right' : 'other';
}
