/** People are known by a cookie. The store keeps a digest of it: whoever reads the store cannot become somebody. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { Guest } from '@longtable/protocol';
import { profileOf } from '../people/profile.ts';
import type { Randomness } from '../ports.ts';
import type { Store } from '../store/contract.ts';
import type { SignedIn } from '../store/people-contract.ts';

/** Over https the browser itself sees to it that no other host, path or unencrypted page can set the cookie. */
const COOKIE = { plain: 'longtable', secure: '__Host-longtable' };
const cookieName = (secure: boolean): string => (secure ? COOKIE.secure : COOKIE.plain);
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 24 * 60 * 60;

export const newToken = (random: Randomness): string => Buffer.from(random(32)).toString('base64url');
export const tokenDigest = (token: string): string => hash('sha256', `longtable/session/${token}`, 'hex');

export function tokenIn(header: string | undefined, secure: boolean): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName(secure) && value !== undefined && TOKEN.test(value)) return value;
  }
  return null;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;
/** The token of a program. A request with one is nobody else, whatever cookies it brings. */
export const bearerIn = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null;

export const cookieFor = (token: string, secure: boolean): string =>
  `${cookieName(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`;
/** Makes the browser forget the session. */
export const noCookie = (secure: boolean): string =>
  `${cookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;

/** The operator's own token, in constant time. Without one configured there is no operator over the network. */
export function isOperator(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  return timingSafeEqual(Buffer.from(hash('sha256', authorization, 'hex')), Buffer.from(hash('sha256', `Bearer ${token}`, 'hex')));
}

export function guestOf({ person: { id, name, kind, profile } }: SignedIn): Guest {
  const { crest } = profileOf(profile);
  return { id, name, kind, ...(crest === null ? {} : { crest }) };
}

interface Headers {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Browsers come with a cookie, programs with a token in the header: neither works in the place of the other. */
export async function signedInWith(store: Store, { authorization, cookie }: Headers, secure: boolean): Promise<SignedIn | null> {
  const bearer = authorization === undefined ? null : bearerIn(authorization);
  const token = authorization === undefined ? tokenIn(cookie, secure) : bearer;
  const found = token === null ? null : await store.signedIn(tokenDigest(token));
  return found !== null && (found.session.rights === null) === (authorization === undefined) ? found : null;
}

const MINUTE = 60_000;
/** When somebody was here last is kept to some minutes: not every request is a write. */
export const isNews = ({ session: { seen } }: SignedIn, now: number): boolean => now - seen > 10 * MINUTE;
