/** The question whether a guest wants to keep the name: after the first finished match, once, and never after an answer. */
import type { Account } from '@longtable/protocol';
import { keep, readKept } from '../state/local-storage.ts';

/** The table at which this device was asked; ANSWERED: there is nothing left to ask. */
const KEY = 'keep-asked';
const ANSWERED = 'answered';

/** A page about one finished match, and who looks at it. */
export interface Finished {
  readonly table: string;
  readonly kind: 'server' | 'local';
  /** Seats of whoever looks. */
  readonly mine: readonly number[];
  readonly hasAccount: boolean;
}

/** True while the question may stand on this page: a match of one's own on a server, and no other match asked it before. */
export function mayAsk({ table, kind, mine, hasAccount }: Finished): boolean {
  const asked = readKept(KEY, '');
  return kind === 'server' && mine.length > 0 && !hasAccount && (asked === '' || asked === table);
}

/** True for a guest whom this server lets keep the name. */
export const canKeep = ({ kind, mayKeep }: Pick<Account, 'kind' | 'mayKeep'>): boolean => kind === 'guest' && mayKeep;

export const wasAskedAt = (table: string): void => keep(KEY, table);
export const wasAnswered = (): void => keep(KEY, ANSWERED);
