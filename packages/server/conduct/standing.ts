/** The standing of somebody with the operators of this server. */
import type { Standing } from '@longtable/protocol';
import type { Store } from '../store/contract.ts';
import { CONDUCT } from './rows.ts';

export async function warningsOf(store: Store, person: string): Promise<Standing['warnings']> {
  return (await store.recordsOf(person, CONDUCT.warning)).map(({ id, at, body }) => ({ id, at, text: JSON.parse(body) as string }));
}

/** null: they may chat. */
export async function silencedUntil(store: Store, person: string, now: number): Promise<number | null> {
  const until = (await store.record(CONDUCT.silence, person))?.until ?? null;
  return until !== null && until > now ? until : null;
}

export const isClosed = async (store: Store, person: string): Promise<boolean> => (await store.record(CONDUCT.closed, person)) !== null;
