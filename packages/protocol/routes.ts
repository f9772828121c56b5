/** Every request that the server answers, in one table: server, client and the OpenAPI page read it. */
import { z } from 'zod';
import { seat } from './common.ts';
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
  openLink,
  rematchTable,
  tableLines,
} from './http.ts';
import { MATCH_ROUTES } from './match-routes.ts';
import { NOTICE_ROUTES } from './notice-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import type { Route } from './route.ts';
import { look } from './server-message.ts';
import { clientMessage } from './socket.ts';
import { invitedTable, tableInfo } from './table.ts';

const receiptKey = z.object({ key: z.string().nullable() });
/** The receipt's own format is checked by `longtable verify`. */
const receipt = z.looseObject({ format: z.string() });

const seenTable = z.object({
  /** Changes whenever something looks different. */
  version: z.string(),
  table: tableInfo,
  mine: z.array(seat),
  looks: z.array(z.object({ seat: seat.nullable(), look })),
});
/** Everything that can be said at a table without a socket. */
const saidTable = clientMessage.refine(({ t }) => t !== 'watch' && t !== 'ping', 'only over the socket');

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
  me: { method: 'GET', path: '/api/me', about: 'Who am I?', session: true, right: 'watch', answer: guest },
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
    right: 'watch',
    answer: tableLines,
  },
  finished: {
    method: 'GET',
    path: '/api/my/finished',
    about: 'My finished tables, newest first.',
    session: true,
    right: 'watch',
    answer: tableLines,
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    about: 'Make a table. Publishes the commitment to the secret behind its dice.',
    session: true,
    right: 'host',
    body: newTable,
    answer: madeTable,
  },
  table: {
    method: 'GET',
    path: '/api/tables/{id}',
    about: 'A table as everybody may know it. `?code=` shows a private table to somebody who is invited.',
    session: false,
    answer: invitedTable,
  },
  opened: {
    method: 'POST',
    path: '/api/tables/{id}/opened',
    about: 'An invitation was opened in a browser. Those who sit at the table learn when, never by whom.',
    session: false,
    body: openLink,
    answer: fine,
  },
  words: {
    method: 'GET',
    path: '/api/words/{id}',
    about: 'The table that gathers players under these three words, with the code to look at it.',
    session: false,
    answer: foundTable,
  },
  join: {
    method: 'POST',
    path: '/api/tables/{id}/join',
    about: 'Take a seat.',
    session: true,
    right: 'play',
    body: joinTable,
    answer: joined,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/{id}/leave',
    about: 'Give a seat up.',
    session: true,
    right: 'play',
    body: leaveTable,
    answer: fine,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    about: 'The same once more.',
    session: true,
    right: 'host',
    body: rematchTable,
    answer: madeTable,
  },
  fork: {
    method: 'POST',
    path: '/api/tables/{id}/fork',
    about: 'A new table from the middle of a finished or hot-seat one.',
    session: true,
    right: 'host',
    body: forkTable,
    answer: madeTable,
  },
  receiptKey: {
    method: 'GET',
    path: '/api/receipts/key',
    about: 'The public key (Ed25519) that this server signs receipts with; null: it signs none.',
    session: false,
    answer: receiptKey,
  },
  receipt: {
    method: 'GET',
    path: '/api/tables/{id}/receipt',
    about: 'The receipt of a finished match, for `longtable verify`.',
    session: false,
    answer: receipt,
  },
  ...NOTICE_ROUTES,
  look: {
    method: 'GET',
    path: '/api/tables/{id}/look',
    about:
      'What I see at a table, for programs without a socket. With `?after=` (a version) and `?wait=` (up to 25 seconds) the answer comes as soon as it looks different.',
    session: true,
    right: 'watch',
    answer: seenTable,
  },
  say: {
    method: 'POST',
    path: '/api/tables/{id}/say',
    about: 'One message of the socket protocol, for programs without a socket; the answer is what the socket would have answered.',
    session: true,
    right: 'watch',
    body: saidTable,
    answer: z.looseObject({ t: z.string() }),
  },
  ...PEOPLE_ROUTES,
  ...MATCH_ROUTES,
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;

/** The path of the socket. */
export const SOCKET_PATH = '/socket';
