/** Every request that the server answers, in one table: server, client and the OpenAPI page read it. */
import { z } from 'zod';
import { refusal } from './common.ts';
import {
  beGuest,
  fine,
  forkTable,
  foundTable,
  gameLines,
  guest,
  joined,
  joinTable,
  leaveTable,
  madeTable,
  newTable,
  rematchTable,
  tableLines,
} from './http.ts';
import { tableInfo } from './table.ts';

export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `{id}` where a table's id stands. */
  readonly path: string;
  readonly about: string;
  /** Needs the session cookie. */
  readonly session: boolean;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** The receipt's own format is checked by `longtable verify`. */
const receipt = z.looseObject({ format: z.string() });

export const ROUTES = {
  beGuest: {
    method: 'POST',
    path: '/api/guest',
    about: 'Become a guest (sets the session cookie), or change the name of the guest that one is.',
    session: false,
    body: beGuest,
    answer: guest,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    about: 'Ends this session for good: seats taken with it can no longer be played from here.',
    session: true,
    answer: fine,
  },
  me: { method: 'GET', path: '/api/me', about: 'Who am I?', session: true, answer: guest },
  games: { method: 'GET', path: '/api/games', about: 'Games that can be played here.', session: false, answer: gameLines },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    about: 'Listed tables that wait for players or can be watched.',
    session: false,
    answer: tableLines,
  },
  mine: {
    method: 'GET',
    path: '/api/my/tables',
    about: 'My tables: what waits for me first, then by time.',
    session: true,
    answer: tableLines,
  },
  finished: { method: 'GET', path: '/api/my/finished', about: 'My finished tables, newest first.', session: true, answer: tableLines },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    about: 'Make a table. Publishes the commitment to the secret behind its dice.',
    session: true,
    body: newTable,
    answer: madeTable,
  },
  table: {
    method: 'GET',
    path: '/api/tables/{id}',
    about: 'A table as everybody may know it. `?code=` shows a private table to somebody who is invited.',
    session: false,
    answer: tableInfo,
  },
  words: {
    method: 'GET',
    path: '/api/words/{id}',
    about: 'The table that gathers players under these three words, with the code to look at it.',
    session: false,
    answer: foundTable,
  },
  join: { method: 'POST', path: '/api/tables/{id}/join', about: 'Take a seat.', session: true, body: joinTable, answer: joined },
  leave: { method: 'POST', path: '/api/tables/{id}/leave', about: 'Give a seat up.', session: true, body: leaveTable, answer: fine },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    about: 'The same once more.',
    session: true,
    body: rematchTable,
    answer: madeTable,
  },
  fork: {
    method: 'POST',
    path: '/api/tables/{id}/fork',
    about: 'A new table from the middle of a finished or hot-seat one.',
    session: true,
    body: forkTable,
    answer: madeTable,
  },
  receipt: {
    method: 'GET',
    path: '/api/tables/{id}/receipt',
    about: 'The receipt of a finished match, for `longtable verify`.',
    session: false,
    answer: receipt,
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;

/** Every answer with a status from 400 on. */
export const refused = refusal;

export const STATUS_OF = {
  'no-session': 401,
  'not-allowed': 403,
  'wrong-code': 403,
  'not-found': 404,
  conflict: 409,
  parked: 409,
  'seat-taken': 409,
  'table-full': 409,
  'too-soon': 409,
  'asked-first': 409,
  'not-ready': 409,
  resigned: 409,
  'already-started': 409,
  'not-started': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  unavailable: 503,
} as const;

/** Codes without a status of their own are the sender's mistake. */
export const statusOf = (code: string): number => (Object.hasOwn(STATUS_OF, code) ? STATUS_OF[code as keyof typeof STATUS_OF] : 400);

/** The path of the socket. */
export const SOCKET_PATH = '/socket';
