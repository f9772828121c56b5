/**
 * The store of tables. A table is a log: entries with sequence numbers 1, 2, 3 … without gaps. Whoever appends says which
 * number the log had before; the store decides, so any number of writers may try. Everything that `append` acknowledged
 * survives a crash of the process and of the machine.
 */

import type { NoticeStore } from './notices-contract.ts';
import type { People } from './people-contract.ts';

/** A table as lists need it, written together with the entry that changed it. */
export interface Summary {
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  readonly created: number;
  readonly updated: number;
  /** When somebody's time runs out, or nonces are no longer waited for. */
  readonly due: number | null;
  /** True if the table waits for a bot. */
  readonly bots: boolean;
  readonly members: readonly Member[];
  /** The line of a list, as JSON. */
  readonly line: string;
}
export interface Member {
  readonly guest: string;
  /** The table waits for this guest. */
  readonly waiting: boolean;
}

export interface Append {
  readonly table: string;
  /** The last sequence number that the writer knows; 0 makes the table. */
  readonly expected: number;
  /** Unique for each table: a command that comes again is not done again. */
  readonly commandId: string;
  readonly seat: number | null;
  readonly payload: string;
  readonly summary: Summary;
}

export type Appended =
  | { readonly t: 'ok'; readonly seq: number }
  /** This command is already in the log, at this place. */
  | { readonly t: 'duplicate'; readonly seq: number }
  /** Somebody else was faster; the log now ends here. */
  | { readonly t: 'conflict'; readonly seq: number }
  /** Nothing is known: it may or may not have been kept. Ask again with the same command. */
  | { readonly t: 'unavailable'; readonly why: string };

export interface Kept {
  readonly seq: number;
  readonly commandId: string;
  readonly seat: number | null;
  readonly payload: string;
}

/** A table with all that is known of it. */
export interface ImportedTable {
  readonly id: string;
  readonly summary: Summary;
  readonly log: readonly Kept[];
}

export interface TableRow extends Summary {
  readonly id: string;
  readonly seq: number;
}

/** A frozen file that tables are played by, or told by. */
export interface TitleRow extends TitleName {
  readonly code: string;
  /** Made with a key that is not in the store: who can write here cannot make code run. */
  readonly seal: string;
}
export interface TitleName {
  /** SHA-256 of the code. */
  readonly hash: string;
  readonly game: string;
  readonly kind: 'rules' | 'words';
  /** The rules that words belong to; of rules their own hash. */
  readonly rules: string;
  readonly put: number;
}

export interface Redacted {
  readonly seq: number;
  readonly payload: string;
}

export type ListName = 'lobby' | 'mine' | 'finished';

/** Logs of tables, and what lists and sweeps need to know of them. */
export interface TableStore {
  /** Entries are decided in the order in which they came: the next of a table may be handed over before the one before is kept. */
  readonly inOrder: boolean;
  append(entry: Append): Promise<Appended>;
  /** Whole tables out of a backup, all or none of them. */
  importTables(tables: readonly ImportedTable[]): Promise<void>;
  /** The entries after a sequence number, in order. Throws `Corrupt` when one of them is not what was written. */
  read(table: string, after?: number): Promise<Kept[]>;
  /** The last sequence number of each of these tables; unknown tables are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  row(table: string): Promise<TableRow | null>;
  /** lobby: listed tables, open ones first · mine: unfinished tables of a guest, waiting ones first · finished: of a guest. */
  list(name: ListName, guest: string | null, limit: number): Promise<TableRow[]>;
  /** Tables with something due until then, the earliest first. */
  due(until: number, limit: number): Promise<{ readonly id: string; readonly due: number }[]>;
  /** Moves what is due without an entry, if the log still ends there: the clock stood still. */
  postpone(table: string, seq: number, due: number | null): Promise<void>;
  /** Nothing is due and no bot is waited for until the next entry, if the log still ends there: the table cannot go on now. */
  rest(table: string, seq: number): Promise<void>;
  /** Tables that have waited for a bot since then or longer. */
  waitingForBots(since: number, limit: number): Promise<string[]>;
  /** Tables that changed since then, each with its last sequence number. */
  changedSince(since: number, limit: number): Promise<ReadonlyMap<string, number>>;
  /** All tables at which somebody sits or sat to the end. */
  tablesOf(guest: string): Promise<string[]>;
  /** Writes entries anew that must not be told any more. What they do stays the same. */
  redact(table: string, entries: readonly Redacted[]): Promise<void>;
  /** Writes the line that lists show of a table anew, if its log still ends there. */
  relist(table: string, seq: number, line: string): Promise<void>;
  /** The number of a guest's unfinished tables. */
  countOpen(guest: string): Promise<number>;
  /** Everything, for backup and doctor; what comes meanwhile may be missing. */
  allTables(): AsyncIterable<string>;
}

/** Times at which servers were alive, and at which none was. */
export interface LifeStore {
  /** "I am alive at this time"; returns when somebody was alive last before. */
  beat(now: number): Promise<number | null>;
  /** Times during which no server was alive. */
  outages(since: number): Promise<readonly Outage[]>;
  noteOutage(outage: Outage): Promise<void>;
}

/** Frozen files that tables need. */
export interface TitleStore {
  /** Keeps files; one that is there stays as it is. */
  putTitles(titles: readonly TitleRow[]): Promise<void>;
  title(hash: string): Promise<TitleRow | null>;
  /** The names of all files, in the order in which they came. */
  titleNames(): Promise<TitleName[]>;
}

export interface Store extends TableStore, LifeStore, TitleStore, People {
  /** Wishes, ways and what is on its way to people. */
  readonly notices: NoticeStore;

  /** Throws when the store cannot be used now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** An entry is not what was written: the table cannot be continued, others can. */
export class Corrupt extends Error {
  readonly table: string;
  readonly seq: number;
  constructor(table: string, seq: number) {
    super(`entry ${seq} of ${table} is damaged`);
    this.table = table;
    this.seq = seq;
  }
}

/** The store cannot be reached or is full. */
export class Unavailable extends Error {}
