/** Guests are known by a cookie. The store keeps a digest of it: whoever reads the store cannot become somebody. */
import { hash } from 'node:crypto';
import type { Guest } from '@longtable/protocol';
import type { Randomness } from '../ports.ts';
import type { Store } from '../store/contract.ts';

const COOKIE = 'longtable';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 24 * 60 * 60;

export const newToken = (random: Randomness): string => Buffer.from(random(32)).toString('base64url');
export const tokenDigest = (token: string): string => hash('sha256', `longtable/session/${token}`, 'hex');

export function tokenIn(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value !== undefined && TOKEN.test(value)) return value;
  }
  return null;
}

export const cookieFor = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`;

export const guestWith = async (store: Store, token: string | null): Promise<Guest | null> =>
  token === null ? null : store.guestOf(tokenDigest(token));
