/** Notices as they are kept: wishes, ways to somebody, and what is on its way. */

/** A way to tell somebody something. `data` and `state` are JSON of the kind's own. */
export interface ChannelRow {
  readonly id: string;
  readonly guest: string;
  /** Tells of one table whoever's turn it is; null: tells its owner of all their tables. */
  readonly table: string | null;
  readonly kind: string;
  readonly data: string;
  readonly state: string;
  /** The time it was made. What happened before is not told by it. */
  readonly created: number;
}

/**
 * told: it arrived · here: the person was at the table · past: it was no longer so · failed: given up · off: the way was switched off
 */
export const FATES = ['told', 'here', 'past', 'failed', 'off'] as const;
export type Fate = (typeof FATES)[number];

/** One notice on one way. */
export interface Delivery {
  /** Made of the cause: whoever plans it again changes nothing. */
  readonly id: string;
  readonly channel: string;
  /** Whom it is about. */
  readonly guest: string;
  readonly table: string;
  readonly kind: string;
  /** When the cause came about. */
  readonly cause: number;
  /** null: settled. */
  readonly due: number | null;
  readonly tries: number;
  readonly fate: string | null;
}

export interface Seen {
  readonly table: string;
  /** Steps of the match that the person has seen. */
  readonly heard: number;
  readonly at: number;
}

/** A row as a backup holds it. */
export interface NoticeRow {
  readonly of: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}

export interface NoticeStore {
  /** The value under a name; the first that anybody gave stays. */
  key(name: string, fresh: string): Promise<string>;
  wishes(guest: string): Promise<string | null>;
  putWishes(guest: string, wishes: string): Promise<void>;
  channels(guest: string): Promise<ChannelRow[]>;
  tableChannels(table: string): Promise<ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | null>;
  putChannel(row: ChannelRow): Promise<void>;
  /** With all that was still to be told this way. */
  removeChannel(id: string): Promise<void>;
  /** Plans deliveries, and counts those that were not planned before. */
  plan(deliveries: readonly Omit<Delivery, 'tries'>[]): Promise<number>;
  /** Deliveries that are due, for the caller alone until then; nobody else gets the same before. */
  claim(now: number, until: number, limit: number): Promise<Delivery[]>;
  /** False: the claim had run out, and somebody else has it. */
  settle(delivery: Delivery, fate: Fate): Promise<boolean>;
  /** Later; `counts`: this was a try. */
  postpone(delivery: Delivery, due: number, counts: boolean): Promise<void>;
  deliveries(guest: string): Promise<Delivery[]>;
  /** Never less than before. */
  see(guest: string, table: string, heard: number, at: number): Promise<void>;
  seen(guest: string): Promise<Seen[]>;
  /** Everything that is kept about a person here. */
  forget(guest: string): Promise<void>;
  /** Settled ones of tables that are over: a table that goes on may still name their cause. */
  purge(before: number): Promise<void>;
  all(): AsyncIterable<NoticeRow>;
  restore(row: NoticeRow): Promise<void>;
}
