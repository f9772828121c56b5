/**
 * People as the store keeps them. A person's id never changes: the guest who keeps a name for good is the same person as before, with the
 * same tables. Whatever lets somebody in is kept as a digest.
 */

/** guest: known by one browser · account: comes back with a passkey or twelve words · bot: a program, with an owner */
export const PERSON_KINDS = ['guest', 'account', 'bot'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  /** The owner of a program; null: a person. */
  readonly owner: string | null;
  readonly since: number;
  readonly seen: number;
  /** Everything that they chose to show, as JSON. */
  readonly profile: string;
}

/** A browser that is signed in, or a program with a token. */
export interface SessionRow {
  /** A digest of the token. */
  readonly token: string;
  readonly person: string;
  /** Names with commas between them: what a token may do. null: a browser, which may do all that the person may. */
  readonly rights: string | null;
  /** A word for it, such as "Firefox on Linux". */
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

export interface SignedIn {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/** One thing that is kept about a person: a passkey, a code that works once, a rating, a report. */
export interface RecordRow {
  readonly kind: string;
  /** Unique for its kind. */
  readonly id: string;
  readonly person: string;
  /** The subject: the game of a rating. */
  readonly topic: string | null;
  /** Its place among others of the same kind and topic. */
  readonly rank: number | null;
  /** After this time it is gone. */
  readonly until: number | null;
  readonly at: number;
  readonly body: string;
}

/** A record that becomes another, if it is still what it was. */
export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  /** The body that it has now; null: there is none. */
  readonly before: string | null;
  /** null: it goes. */
  readonly after: RecordRow | null;
}

/** Records that are looked for. */
export interface Wanted {
  readonly kind: string;
  readonly person?: string;
  readonly topic?: string;
  readonly before?: { readonly at: number; readonly id: string };
  readonly limit: number;
}

export interface People {
  /** Makes somebody, or changes their name, kind and profile. */
  putPerson(person: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | null>;
  /** The programs of somebody, the oldest first. */
  botsOf(owner: string): Promise<PersonRow[]>;
  /** Takes somebody out of the store, with all sessions, records and programs. Logs of tables are not touched. */
  forgetPerson(id: string): Promise<void>;

  /** Throws where the token is in use. */
  addSession(session: SessionRow): Promise<void>;
  signedIn(token: string): Promise<SignedIn | null>;
  /** Somebody was here with this token. */
  sawSession(token: string, now: number): Promise<void>;
  /** The last used first. */
  sessionsOf(person: string): Promise<SessionRow[]>;
  endSession(token: string): Promise<void>;

  record(kind: string, id: string): Promise<RecordRow | null>;
  /** Of one person, the oldest first. */
  recordsOf(person: string, kind: string): Promise<RecordRow[]>;
  /** The newest first: of a kind, and of one person or about one topic where they are named; before the row with this time and id. */
  newestRecords(wanted: Wanted): Promise<RecordRow[]>;
  /** Of everybody, the highest rank first. */
  topRecords(kind: string, topic: string, limit: number, skip?: number): Promise<RecordRow[]>;
  /** The number of records with a rank. */
  countRanked(kind: string, topic: string): Promise<number>;
  /** With a rank above this one, the lowest first. */
  rankedAfter(kind: string, topic: string, rank: number, limit: number): Promise<RecordRow[]>;
  /** All of them or none; false: one was no longer what it was. */
  changeRecords(changes: readonly RecordChange[]): Promise<boolean>;
  /** Takes out what is over. */
  sweepRecords(now: number): Promise<void>;

  /** Everything, for backups. */
  allPeople(): AsyncIterable<PersonRow>;
  allSessions(): AsyncIterable<SessionRow>;
  allRecords(): AsyncIterable<RecordRow>;
}
