/** Refusals over HTTP: their form, and the status of each code. */
import { refusal } from './common.ts';

/** Every answer with a status from 400 on. */
export const refused = refusal;

export const STATUS_OF = {
  'no-session': 401,
  'not-allowed': 403,
  'no-coach': 403,
  'wrong-code': 403,
  'wrong-passkey': 403,
  'wrong-words': 403,
  closed: 403,
  'accounts-only': 403,
  silenced: 403,
  'name-closed': 403,
  'not-found': 404,
  conflict: 409,
  parked: 409,
  'seat-taken': 409,
  'table-full': 409,
  'too-soon': 409,
  'asked-first': 409,
  'not-ready': 409,
  resigned: 409,
  rated: 409,
  'already-started': 409,
  'not-started': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  unavailable: 503,
} as const;

/** Codes without a status of their own are the sender's mistake. */
export const statusOf = (code: string): number => (Object.hasOwn(STATUS_OF, code) ? STATUS_OF[code as keyof typeof STATUS_OF] : 400);
