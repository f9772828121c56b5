/** The context that all parts of this folder share. */
import type { SignedOut } from '../bus/contract.ts';
import type { Config } from '../config.ts';
import type { BestLists } from '../matches/best.ts';
import type { Randomness, Time } from '../ports.ts';
import type { Store } from '../store/contract.ts';
import type { LiveTable } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import type { Titles } from '../titles.ts';

export interface PeopleContext {
  readonly config: Config;
  readonly store: Store;
  readonly time: Time;
  readonly random: Randomness;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly best: BestLists;
  /** Ends the sockets of a session, or of all sessions of a person, at all nodes. */
  hangUp(whose: SignedOut): void;
  /** Somebody was asked to this table. */
  called(table: LiveTable): Promise<void>;
  /** From now on somebody does not hear these people. */
  setMuted(person: string, muted: ReadonlySet<string>): void;
}

export const MINUTE = 60_000;

/** Records of this folder, by kind. */
export const KIND = { ceremony: 'ceremony', passkey: 'passkey', code: 'code', words: 'words' } as const;
