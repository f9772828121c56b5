/**
 * Web push as the browser vendors agreed on it: the message is encrypted for one browser (RFC 8291, one record of RFC 8188), and the sender
 * shows who it is (VAPID, RFC 8292). On node:crypto, so that every request goes through our own guard.
 */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import type { Randomness } from '../ports.ts';

const CURVE = 'prime256v1';
const RECORD = 4096;
/** The last record of a message ends so. */
const LAST = Buffer.from([2]);

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The key pair of this server: a public point and a private number, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** `once`: the private number of this one message. */
export function encrypted(message: string, { keys }: Subscription, random: Randomness, once: Uint8Array = random(32)): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(once);
  const ours = pair.getPublicKey();
  const salt = random(16);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, cipher.update(message, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
}

const HALF_A_DAY = 12 * 60 * 60;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The sender's proof of who they are: signed for the origin of the push service, for half a day. */
export function vapid({ publicKey, privateKey }: PushKeys, endpoint: string, subject: string, now: number): string {
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: privateKey };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}
