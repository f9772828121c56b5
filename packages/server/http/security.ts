/** Origins that may write, and what the browser may do with our pages. */
import { isIP } from 'node:net';

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Names that no stranger can point at this machine: its own, and bare addresses. */
const isOwnName = (name: string): boolean => name === 'localhost' || isIP(name.startsWith('[') ? name.slice(1, -1) : name) !== 0;
const PORT = /:\d{1,5}$/;

/**
 * The origin must be ours, exactly. With PUBLIC_URL that is the one; without it, the address that the browser used, if it is
 * this machine's own name or a bare address (so that a foreign name pointed here does not count).
 */
export function isOurs(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined || host === undefined) return false;
  if (publicUrl !== null) return origin === publicUrl;
  return (origin === `http://${host}` || origin === `https://${host}`) && isOwnName(host.replace(PORT, ''));
}
