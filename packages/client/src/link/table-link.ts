/** A table as the page sees it, wherever its authority sits: in a worker of this browser or on a server. */
import type { Command, Eyes, Heard, HostRefusal, Look, Receipt, Verdict } from '@longtable/host';
import type { Seat, Spec } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { ChatLine, ClientMessage, Level, OpenedLink, TableInfo, WireRefusal } from '@longtable/protocol';

export type AnyLook = Look<Spec>;
export type AnyHeard = Heard<Spec>;
export type { Command, Eyes, Level, Receipt, TableInfo, Verdict };

/** The state of one own seat (null: a spectator): what it sees and has heard so far. */
export interface SeatState {
  readonly seat: Seat | null;
  readonly look: AnyLook;
  readonly heard: readonly AnyHeard[];
}

/** local: in this browser, no network needed */
export type Connection = 'connecting' | 'online' | 'lost' | 'local';

/** Why the table cannot be shown at all. */
export type Trouble = 'not-found' | 'old-client' | 'other-rules' | 'no-session' | 'broken';

export interface LinkState {
  readonly connection: Connection;
  readonly trouble: Trouble | null;
  readonly table: TableInfo | null;
  readonly mine: readonly Seat[];
  readonly seats: readonly SeatState[];
  readonly chat: readonly ChatLine[];
  /** Empty seats whose invitation was opened, and when; only for those who sit at the table. */
  readonly opened: readonly OpenedLink[];
  /** The authority's clock minus ours, in milliseconds. */
  readonly ahead: number;
  /** Commands that are on their way. */
  readonly pending: number;
  /** A match with a coach: which lesson, and how many answers the learner has given. null: no coach. */
  readonly lesson: { readonly id: string; readonly progress: number } | null;
}

/** A saved match in which all that a viewer cannot know is drawn anew, and luck to think about it with. */
export interface World {
  readonly world: string;
  readonly seed: number;
}

export type Refused = HostRefusal | WireRefusal;

type Around = 'resign' | 'ask-end' | 'ask-back' | 'reply' | 'plan' | 'wait' | 'seat' | 'options' | 'ready' | 'close' | 'reopen' | 'wish';
export type Wish = { [T in Around]: Omit<Extract<ClientMessage, { t: T }>, 'id'> }[Around];

export interface TableLink {
  readonly kind: 'local' | 'server';
  get(): LinkState;
  subscribe(listener: () => void): () => void;
  /** null: done. */
  submit(command: Command): Promise<Refused | null>;
  start(): Promise<Refused | null>;
  chat(text: string): Promise<Refused | null>;
  /** Vote to hand an absent seat to a bot; take the own seat back from one. */
  vote(seat: Seat, level: Level): Promise<Refused | null>;
  takeSeatBack(seat: Seat): Promise<Refused | null>;
  /** Deeds of people around a match: leave it well, wait for each other, look after a table that gathers. */
  wish(wish: Wish): Promise<Refused | null>;
  /** Agrees to go on by newer rules. */
  move(): Promise<Refused | null>;
  /** Why the bot at a seat did what it did last; null: it has no reason to tell. */
  explain(seat: Seat): Promise<Readonly<Record<Language, string>> | null>;
  /** A world that a viewer may imagine, to think about; null: they may not, or not now. */
  imagine(seat: Seat | null): Promise<World | null>;
  /** Does not wait for the next try to connect. */
  retry(): void;
  /** Leaves the coach. */
  playAlone(): Promise<null>;
  /** The match as a viewer saw it after their own n-th step; others than the own eyes once it is finished. */
  lookAt(seat: Eyes, n: number): Promise<AnyLook | null>;
  /** Steps that another seat heard; only once a match is finished. */
  heardBy(seat: Eyes): Promise<readonly AnyHeard[] | null>;
  receipt(): Promise<Receipt | null>;
  /** Another table that goes on from the n-th step that these eyes saw: its id, or null. */
  fork(eyes: Eyes, n: number): Promise<string | null>;
  /** The table of another match with the same people; null: they are all on this device. */
  rematch(): Promise<string | Refused | null>;
  /** Milliseconds that bots of this device take; nothing for others. */
  pace(milliseconds: number): void;
  close(): void;
}

export const NOWHERE: LinkState = {
  connection: 'connecting',
  trouble: null,
  table: null,
  mine: [],
  seats: [],
  chat: [],
  opened: [],
  ahead: 0,
  pending: 0,
  lesson: null,
};
