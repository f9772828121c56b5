/** Requests outside a running table. A server that cannot be reached is one more kind of refusal. */
import type { Receipt } from '@longtable/host';
import type { Guest, InvitedTable, MadeTable, NewTable, TableInfo, TableLine, WireRefusal } from '@longtable/protocol';
import { keep, readKept } from '../state/local-storage.ts';
import { ownName } from '../state/own-name.ts';
import { randomHex } from '../state/random-hex.ts';
import { change } from '../state/settings.ts';
import { keepNonces, noncesFor, promiseFor } from './nonces.ts';
import type { Eyes } from './table-link.ts';

const UNREACHABLE: WireRefusal = { refused: 'unavailable' };

export async function request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T | WireRefusal> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!(response.headers.get('content-type') ?? '').includes('json')) return UNREACHABLE;
    return (await response.json()) as T | WireRefusal;
  } catch {
    return UNREACHABLE;
  }
}

export const isRefused = (x: object): x is WireRefusal => 'refused' in x;

/** Makes sure that the server knows us, by the name that is set. */
export async function beGuest(name: string): Promise<Guest | WireRefusal> {
  const guest = await request<Guest>('POST', '/api/guest', { name });
  if (!isRefused(guest)) {
    change({ name: guest.name, account: guest.kind === 'account' });
    keep('guest', true);
  }
  return guest;
}

/** True if a server has met this browser before. */
export const knownHere = (): boolean => readKept('guest', false);

type Lines = { readonly tables: readonly TableLine[] };
const lines = async (path: string): Promise<readonly TableLine[] | null> => {
  const found = await request<Lines>('GET', path);
  return isRefused(found) ? null : found.tables;
};
/** null: no server. */
export const openTables = (): Promise<readonly TableLine[] | null> => lines('/api/tables');
/** A guest that the server does not know yet has no tables: not worth a request that fails. */
export const myTables = async (): Promise<readonly TableLine[]> => (!knownHere() ? [] : ((await lines('/api/my/tables')) ?? []));
export const myFinished = async (): Promise<readonly TableLine[]> => (!knownHere() ? [] : ((await lines('/api/my/finished')) ?? []));

export type Invited = InvitedTable;
/** The table that waits under some words. */
export const tableByWords = (words: string): Promise<{ id: string; code: string } | WireRefusal> =>
  request('GET', `/api/words/${encodeURIComponent(words)}`);

/** null: done. */
export async function leaveTable(id: string): Promise<WireRefusal | null> {
  const left = await request<object>('POST', `/api/tables/${id}/leave`, {});
  return isRefused(left) ? left : null;
}

export const tableInfo = (id: string, code = ''): Promise<Invited | WireRefusal> =>
  request('GET', `/api/tables/${id}${code === '' ? '' : `?code=${encodeURIComponent(code)}`}`);

/** Tells those who sit at the table that somebody looks at the invitation. */
export const openedLink = (id: string, code: string): Promise<object | WireRefusal> =>
  request('POST', `/api/tables/${id}/opened`, { code });

export async function receiptOf(id: string): Promise<Receipt | null> {
  const receipt = await request<Receipt>('GET', `/api/tables/${id}/receipt`);
  return isRefused(receipt) ? null : receipt;
}

type Wish = Omit<NewTable, 'promises' | 'rated'> & { readonly rated?: boolean };

export async function newTable(wish: Wish, name: string): Promise<MadeTable | WireRefusal> {
  const guest = await beGuest(name);
  if (isRefused(guest)) return guest;
  const mine = wish.seats.flatMap(({ who }, seat) => (who === 'me' ? [seat] : []));
  const nonces = mine.map(randomHex);
  const made = await request<MadeTable>('POST', '/api/tables', { ...wish, promises: nonces.map(promiseFor) });
  if (isRefused(made)) return made;
  keepNonces(made.id, mine, nonces);
  keep(`invites.${made.id}`, made.invites);
  return made;
}

type Where = { readonly seat?: number; readonly code?: string };
/** null: seated. */
export async function joinTable(id: string, where: Where, name = ownName()): Promise<WireRefusal | null> {
  const guest = await beGuest(name);
  if (isRefused(guest)) return guest;
  const nonces = noncesFor(id, 1);
  const joined = await request<{ seat: number }>('POST', `/api/tables/${id}/join`, { ...where, promise: promiseFor(nonces[0]!) });
  if (isRefused(joined)) return joined;
  keepNonces(id, [joined.seat], nonces);
  return null;
}

/** Another match of the same people: makes its table, or sits down at the one that somebody has made. Its id. */
export async function rematch({ id, seats, rematch: known }: TableInfo, mine: readonly number[]): Promise<string | WireRefusal> {
  const nonces = noncesFor(`again.${id}`, mine.length);
  const made =
    known === null ? await request<MadeTable>('POST', `/api/tables/${id}/rematch`, { promises: nonces.map(promiseFor) }) : { id: known };
  if (isRefused(made)) return made;
  const next = await tableInfo(made.id);
  if (isRefused(next)) return next;
  const [seat = 0] = mine;
  const isSeated = next.seats.some(({ guest }) => guest !== null && guest === seats[seat]?.guest);
  if (isSeated && known === null) keepNonces(made.id, mine, nonces);
  const refused = isSeated ? null : await joinTable(made.id, { seat });
  return refused === null || refused.refused === 'already-started' ? made.id : refused;
}

export async function forkTable(id: string, moment: { eyes: Eyes; at: number }, seats: Wish['seats']): Promise<MadeTable | WireRefusal> {
  return request('POST', `/api/tables/${id}/fork`, { ...moment, seats, hotSeat: seats.filter(({ who }) => who === 'me').length > 1 });
}
