/** Every request that the server answers, in one table: server, client and the OpenAPI page read it. */
import { z } from 'zod';
import { refusal, seat } from './common.ts';
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
import { MATCH_ROUTES } from './match-routes.ts';
import {
  addedWebhook,
  addMail,
  addPush,
  addWebhook,
  confirmMail,
  desk,
  noticeSettings,
  noticeWishes,
  oneChannel,
  planVacation,
  sawTable,
  switchChannel,
  tested,
  unsubscribe,
  whichChannel,
} from './notices.ts';
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
  desk: {
    method: 'GET',
    path: '/api/my/desk',
    about: 'My tables as a page shows them: clocks as they are now, and what happened since I last looked.',
    session: true,
    right: 'watch',
    answer: desk,
  },
  saw: {
    method: 'POST',
    path: '/api/tables/{id}/seen',
    about: 'How many steps of the match I have seen.',
    session: true,
    body: sawTable,
    answer: fine,
  },
  notices: {
    method: 'GET',
    path: '/api/my/notices',
    about: 'What I am told, when, and on which ways.',
    session: true,
    answer: noticeSettings,
  },
  wishNotices: {
    method: 'POST',
    path: '/api/my/notices',
    about: 'What to tell me, and when not to.',
    session: true,
    body: noticeWishes,
    answer: noticeSettings,
  },
  addPush: {
    method: 'POST',
    path: '/api/my/notices/push',
    about: 'Tell this browser. The same browser again replaces what was there of it.',
    session: true,
    body: addPush,
    answer: oneChannel,
  },
  addWebhook: {
    method: 'POST',
    path: '/api/my/notices/webhook',
    about: 'Tell an address: of all my tables, or of everybody at one table that I sit at.',
    session: true,
    body: addWebhook,
    answer: addedWebhook,
  },
  addMail: {
    method: 'POST',
    path: '/api/my/notices/mail',
    about: 'Tell an e-mail address, once a code sent there has come back.',
    session: true,
    body: addMail,
    answer: oneChannel,
  },
  confirmMail: {
    method: 'POST',
    path: '/api/my/notices/mail/confirm',
    about: 'The code that came by e-mail.',
    session: true,
    body: confirmMail,
    answer: oneChannel,
  },
  testChannel: {
    method: 'POST',
    path: '/api/my/notices/test',
    about: 'Sends a test on one way and returns what the far side answers.',
    session: true,
    body: whichChannel,
    answer: tested,
  },
  switchChannel: {
    method: 'POST',
    path: '/api/my/notices/switch',
    about: 'Switches one way on or off.',
    session: true,
    body: switchChannel,
    answer: oneChannel,
  },
  removeChannel: {
    method: 'POST',
    path: '/api/my/notices/remove',
    about: 'Forgets one way.',
    session: true,
    body: whichChannel,
    answer: fine,
  },
  planVacation: {
    method: 'POST',
    path: '/api/my/vacation',
    about: 'Own clocks stand still in that time, at tables whose rule allows it. `to` in the past ends a vacation now.',
    session: true,
    body: planVacation,
    answer: noticeSettings,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    about: 'No more e-mail to the address that the token came to.',
    session: false,
    body: unsubscribe,
    answer: fine,
  },
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

/** The path of the socket. */
export const SOCKET_PATH = '/socket';
