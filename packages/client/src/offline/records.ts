/** Matches of this device, kept in IndexedDB. One record holds all that is needed to go on, or to prove how it went. */
import type { AnsweredWish } from '@longtable/bots/wishes';
import type { Entry, Holder, RulesName } from '@longtable/host';
import type { Result } from '@longtable/kernel';

export interface LocalSeat {
  readonly name: string;
  /** null: a person at this device */
  readonly bot: string | null;
}

export interface LocalMatch {
  readonly id: string;
  readonly game: string;
  /** The hash of its rules; a number where the match is older than hashes. */
  readonly rules: RulesName;
  /** The words that told of it last: kept for times without a network. */
  readonly words?: string;
  readonly options: object;
  readonly seats: readonly LocalSeat[];
  readonly holders: readonly Holder[];
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
  /** A saved match that this one goes on from. */
  readonly from?: string;
  /** A guided match: which lesson (left out: the first of its game), its outcomes of chance, and whether the learner has left the coach. */
  readonly lesson?: { readonly id?: string; readonly chance: Readonly<Record<string, readonly number[]>>; readonly alone: boolean };
  readonly entries: readonly Entry[];
  /** Wishes to bots, the latest: talk, no part of the match. */
  readonly wishes?: readonly AnsweredWish[];
  readonly created: number;
  readonly updated: number;
  /** The state of the game in a few words, for lists: in both languages. */
  readonly heading: Readonly<Record<'en' | 'de', string>>;
  /** A person is asked. */
  readonly waiting: boolean;
  readonly result: Result | null;
}

const STORE = 'matches';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('longtable', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(mode: IDBTransactionMode, act: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export const readMatch = (id: string): Promise<LocalMatch | undefined> =>
  within('readonly', (matches) => matches.get(id) as IDBRequest<LocalMatch | undefined>);
export const writeMatch = (match: LocalMatch): Promise<IDBValidKey> => within('readwrite', (matches) => matches.put(match));
export const removeMatch = (id: string): Promise<undefined> => within('readwrite', (matches) => matches.delete(id));

/** All matches, the latest first. */
export async function allMatches(): Promise<LocalMatch[]> {
  const all = await within('readonly', (matches) => matches.getAll() as IDBRequest<LocalMatch[]>);
  return all.sort((a, b) => b.updated - a.updated);
}
