/**
 * Signing receipts. The key follows from the one that the server makes at its first start, so that there is one secret to keep, and all
 * nodes of a fleet sign alike.
 */
import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { type Receipt, type Signature, signedBytes } from '@longtable/host';

export interface Signer {
  /** The public key, 64 hexadecimal digits. */
  readonly key: string;
  sign(receipt: Receipt): Signature;
}

/** The bytes before the 32 of a private key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

/** null: without a key of its own a server signs nothing. */
export function signerOf(serverKey: string | null): Signer | null {
  if (serverKey === null) return null;
  const seed = createHmac('sha256', serverKey).update('longtable/receipts').digest();
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES).toString('hex');
  return { key, sign: (receipt) => ({ key, sig: sign(null, signedBytes(receipt), secret).toString('hex') }) };
}
