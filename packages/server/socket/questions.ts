/** Questions of clients about a table: each has one answer, and changes nothing. */
import type { Eyes, Host } from '@longtable/host';
import { isRefusal, type Spec } from '@longtable/kernel';
import type { ClientMessage, ServerMessage, WireRefusal } from '@longtable/protocol';
import type { Randomness } from '../ports.ts';
import { seatsOf } from '../table/actions.ts';
import { worldFor } from '../table/coach.ts';
import { headOf } from '../table/receipt.ts';
import type { TableState } from '../table/state.ts';
import type { Messages } from './commands.ts';
import type { Connection } from './connection.ts';

/** Somebody who asks about a table. */
export interface Asking {
  readonly asker: Pick<Connection, 'viewers' | 'guest'>;
  readonly state: TableState;
  readonly random: Randomness;
  /** The public key that receipts are signed with. */
  readonly receiptKey: string | null;
}

type Reply = ServerMessage | WireRefusal;
type QuestionName = 'look-at' | 'heard-by' | 'head' | 'explain' | 'imagine';

/** The match for one's own eyes; for all eyes, each alone or all at once, when it is over. */
function hostFor({ asker, state: { host, seats, status } }: Asking, viewer: Eyes): Host<Spec> | WireRefusal {
  if (typeof viewer === 'number' && viewer >= seats.length) return { refused: 'no-such-seat' };
  const isOwn = viewer !== 'all' && asker.viewers.includes(viewer);
  if (!isOwn && status !== 'finished') return { refused: 'not-allowed' };
  return host ?? { refused: 'not-started' };
}

function lookAt({ id, n, seat }: Messages['look-at'], asking: Asking): Reply {
  const viewer = seat === undefined ? (asking.asker.viewers[0] ?? null) : seat;
  const host = hostFor(asking, viewer);
  return isRefusal(host) ? host : { t: 'look-at', id, n, look: host.lookAt(viewer, n) };
}

function heardBy({ id, seat }: Messages['heard-by'], asking: Asking): Reply {
  const host = hostFor(asking, seat);
  return isRefusal(host) ? host : { t: 'heard-by', id, seat, heard: host.heard(seat) };
}

/** Something for players to hold against the receipt. */
function head({ id }: Messages['head'], { asker, state, random, receiptKey }: Asking): Reply {
  if (asker.viewers[0] === null) return { refused: 'not-allowed' };
  const found = headOf(state, random);
  return found === null ? { refused: 'not-started' } : { t: 'head', id, ...found, ...(receiptKey === null ? {} : { key: receiptKey }) };
}

/** Everybody has heard what came of the seat's last answer: nothing of it lies face down any more. */
function isPublic({ host, match }: TableState, seat: number): boolean {
  if (host === null || (match?.sealed?.[seat] ?? null) !== null) return false;
  const answered = host.entries().findLastIndex((entry) => (entry.t === 'answer' || entry.t === 'offer') && entry.seat === seat);
  const lastHeard = host.entriesAt(null, host.heardCount(null) - 1) ?? 0;
  return lastHeard > answered;
}

function explain({ id, seat }: Messages['explain'], { state }: Asking): Reply {
  const found = state.seats[seat];
  if (found === undefined) return { refused: 'no-such-seat' };
  const why = isPublic(state, seat) ? found.why : null;
  return { t: 'explained', id, seat, text: why === null ? null : { en: why.en, de: why.de } };
}

/** A world to think about elsewhere: it costs no thought here. */
function imagine({ id, seat }: Messages['imagine'], { asker: { guest }, state, random }: Asking): Reply {
  const found = worldFor(state, seat, guest === null ? [] : seatsOf(state, guest.id), random);
  return isRefusal(found) ? found : { t: 'imagined', id, seat, ...found };
}

const QUESTIONS: { readonly [T in QuestionName]: (message: Messages[T], asking: Asking) => Reply } = {
  'look-at': lookAt,
  'heard-by': heardBy,
  head,
  explain,
  imagine,
};

export const isQuestion = (message: ClientMessage): message is Messages[QuestionName] => Object.hasOwn(QUESTIONS, message.t);

export const replyTo = <T extends QuestionName>(t: T, message: Messages[T], asking: Asking): Reply => QUESTIONS[t](message, asking);
