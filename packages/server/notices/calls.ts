/**
 * Calls: people who are told of a table that they do not sit at, because somebody asked them to it or because they asked for a seat. A call
 * is a record about its table; what follows from it is read from the record and the table alone.
 */
import type { AwaitedSeat, Guest, WireRefusal } from '@longtable/protocol';
import { mutes } from '../conduct/mutes.ts';
import { added, CONDUCT, removed, rowOf } from '../conduct/rows.ts';
import type { Store } from '../store/contract.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { seatsOf, wayIn } from '../table/actions.ts';
import { watchCode } from '../table/codes.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { type Cause, causeIn } from './causes.ts';
import { channelOf, isUsable } from './channels.ts';

type What = 'invite' | 'seat';
interface Call {
  readonly what: What;
  /** The code that the person came with; empty: none. */
  readonly code: string;
}
/** A cause that lies outside the match. */
export interface CallCause extends Cause {
  /** Opens the seat. */
  readonly code: string;
  /** The name of the one who asks; null: nobody but the person. */
  readonly by: string | null;
}

const DAY = 24 * 60 * 60_000;
/** As long as a table waits for its players. */
export const CALL_MS = 14 * DAY;
/** Calls of one table, and of one person. */
const MOST = 200;
const MOST_OWN = 50;

const idOf = (table: string, person: string, what: What): string => `${table}:${person}:${what}`;
const callOf = ({ body }: RecordRow): Call => JSON.parse(body) as Call;
const callRow = (table: string, person: string, call: Call, at: number): RecordRow =>
  rowOf(
    { kind: CONDUCT.call, id: idOf(table, person, call.what), person, at },
    { topic: table, until: at + CALL_MS, body: JSON.stringify(call) },
  );

/** Goes with an invitation, in the same change. */
export const inviteCall = (table: string, person: string, at: number): RecordRow =>
  callRow(table, person, { what: 'invite', code: '' }, at);

/** Somebody was told of a free seat since they asked: each wish is told once. `besides`: but for this cause. */
async function isSpent({ notices }: Store, { person, topic, at }: RecordRow, besides: string | null): Promise<boolean> {
  const isIt = (id: string): boolean => besides !== null && causeIn(id) === besides;
  const deliveries = await notices.deliveries(person);
  return deliveries.some((one) => one.table === topic && one.kind === 'seat' && one.fate === 'told' && one.cause >= at && !isIt(one.id));
}

async function inviteCause(store: Store, state: TableState, { person: guest, at }: RecordRow): Promise<CallCause | null> {
  const way = wayIn(state, watchCode(state.created.secret));
  const invitation = await store.record(CONDUCT.invitation, `${state.id}:${guest}`);
  const by = await store.person(invitation?.topic ?? '');
  if (way === null || by === null || (await mutes(store, guest, by.id))) return null;
  return { id: `${state.id}:${at}:${guest}:invite`, kind: 'invite', guest, at, by: by.name, ...way };
}

async function seatCause(store: Store, state: TableState, row: RecordRow): Promise<CallCause | null> {
  const way = wayIn(state, callOf(row).code);
  if (way === null) return null;
  const { person: guest } = row;
  const at = state.seats[way.seat]!.since;
  const id = `${state.id}:${at}:${guest}:seat`;
  return (await isSpent(store, row, id)) ? null : { id, kind: 'seat', guest, at, by: null, ...way };
}

export async function callCauses(store: Store, state: TableState): Promise<CallCause[]> {
  if (state.status !== 'gathering' || state.closing !== null || state.parked !== null) return [];
  const causes: CallCause[] = [];
  for (const row of await store.newestRecords({ kind: CONDUCT.call, topic: state.id, limit: MOST })) {
    if (seatsOf(state, row.person).length > 0) continue;
    const cause = callOf(row).what === 'invite' ? await inviteCause(store, state, row) : await seatCause(store, state, row);
    if (cause !== null) causes.push(cause);
  }
  return causes;
}

/** Tables with calls since a time. */
export async function calledSince(store: Store, since: number): Promise<Set<string>> {
  const rows = await store.newestRecords({ kind: CONDUCT.call, limit: MOST });
  return new Set(rows.flatMap(({ at, topic }) => (at >= since && topic !== null ? [topic] : [])));
}

/** Somebody's wish for a seat at a table. Most people have no call at all, which the store remembers. */
async function seatRow(store: Store, table: string, person: string): Promise<RecordRow | null> {
  const id = idOf(table, person, 'seat');
  return (await store.recordsOf(person, CONDUCT.call)).find((row) => row.id === id) ?? null;
}

/** Seats that somebody waited for and that are free now. */
export async function freeSeats(store: Store, tables: Tables, person: string): Promise<{ state: TableState; code: string; at: number }[]> {
  const found: { state: TableState; code: string; at: number }[] = [];
  for (const row of await store.recordsOf(person, CONDUCT.call)) {
    const { what, code } = callOf(row);
    const state = what === 'seat' ? (await tables.get(row.topic ?? ''))?.state : undefined;
    const way = state === undefined || seatsOf(state, person).length > 0 ? null : wayIn(state, code);
    if (state !== undefined && way !== null) found.push({ state, code: way.code, at: row.at });
  }
  return found;
}

/** Somebody asked to be told of a seat here, and was not told yet. */
export async function isAwaited(store: Store, table: string, person: string): Promise<boolean> {
  const row = await seatRow(store, table, person);
  return row !== null && !(await isSpent(store, row, null));
}

/** So many ways to tell somebody are in use. */
const waysOf = async ({ notices }: Store, person: string): Promise<number> =>
  (await notices.channels(person)).filter((row) => row.table === null && isUsable(channelOf(row))).length;

/** The wish ends: it is taken back, or the person sits. */
export async function endWish(store: Store, table: string, person: string): Promise<AwaitedSeat> {
  const row = await seatRow(store, table, person);
  if (row !== null) await store.changeRecords([removed(row)]);
  return { awaited: false, free: false, ways: await waysOf(store, person) };
}

/** null: somebody may wait for a seat here. */
function barred(state: TableState, { id, kind }: Guest): WireRefusal | null {
  if (state.status === 'finished' || state.status === 'abandoned' || state.closing !== null) return { refused: 'finished' };
  if (state.status !== 'gathering') return { refused: 'already-started' };
  if (state.created.hotSeat) return { refused: 'not-allowed', message: 'This table is played on one device.' };
  if (seatsOf(state, id).length > 0) return { refused: 'seat-taken', message: 'You already sit at this table.' };
  return state.created.rated === true && kind !== 'account' ? { refused: 'accounts-only' } : null;
}

/** Asks to be told of a seat at a full table. */
export async function awaitSeat(
  store: Store,
  state: TableState,
  guest: Guest,
  code: string,
  now: number,
): Promise<AwaitedSeat | WireRefusal> {
  const refused = barred(state, guest);
  if (refused !== null) return refused;
  const ways = await waysOf(store, guest.id);
  if (wayIn(state, code) !== null) return { awaited: false, free: true, ways };
  if ((await store.recordsOf(guest.id, CONDUCT.call)).length >= MOST_OWN) return { refused: 'too-many' };
  const after = callRow(state.id, guest.id, { what: 'seat', code }, now);
  const known = await seatRow(store, state.id, guest.id);
  await store.changeRecords([known === null ? added(after) : { kind: after.kind, id: after.id, before: known.body, after }]);
  return { awaited: true, free: false, ways };
}
