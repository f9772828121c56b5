/**
 * Presence: who is at which table. At this node its sockets tell, which end when nobody answers their heartbeat; at other nodes what they
 * announce, which is announced again and again and expires when it is not. Whoever is gone is known to be away since then.
 */
import type { Bus, Here, Watcher } from '../bus/contract.ts';
import type { Time } from '../ports.ts';
import type { Presence } from '../table/info.ts';

/** People at a table, at one node. */
export interface Guests {
  readonly guests: ReadonlySet<string>;
  readonly spectators: number;
  readonly watchers: readonly Watcher[];
}

export interface PresenceBook {
  of(table: string): Presence;
  /** Raised whenever somebody comes to a table or goes. */
  revisionOf(table: string): number;
  /** Somebody came to a table at this node, or went. */
  note(table: string, here: Guests): void;
  end(): void;
}

/** The pace at which each node says who is there, and the time for which others believe it. */
const ANNOUNCE_MS = 10_000;
const BELIEVED_MS = 30_000;
/** A table that nobody has come to for so long is forgotten. */
const FORGOTTEN_MS = 60 * 60_000;

/** Spectators who are named; more are counted. Notifications between nodes are short. */
const MOST_NAMED = 20;

const NOBODY: Guests = { guests: new Set(), spectators: 0, watchers: [] };
const isEmpty = ({ guests, spectators }: Guests): boolean => guests.size + spectators === 0;

/** Each person once, however many pages they look through. */
export const distinct = (watchers: readonly Watcher[]): Watcher[] =>
  [...new Map(watchers.map((one) => [one.guest, one])).values()].toSorted((a, b) => (a.guest < b.guest ? -1 : 1)).slice(0, MOST_NAMED);
const namesOf = (watchers: readonly Watcher[]): string[] => watchers.map(({ name }) => name);

/** An announcement of another node. `until` is in ticks: what is believed expires, however clocks are set. */
interface Told extends Guests {
  readonly n: number;
  readonly until: number;
}

interface Page {
  here: Guests;
  /** The newest that each other node has said, also that nobody is there. */
  readonly elsewhere: Map<string, Told>;
  /** All who are there at any node. */
  all: Guests;
  /** Raised whenever somebody comes or goes. */
  revision: number;
  readonly awaySince: Map<string, number>;
  /** When this node began to watch the table: whoever has never been seen is away since then at least. */
  readonly since: number;
  /** In ticks. */
  touched: number;
}

export interface PresenceContext {
  readonly time: Time;
  readonly bus: Bus;
  readonly graceMs: number;
  /** Others see the table differently now. */
  onChange(table: string): void;
}

export function presenceBook({ time, bus, graceMs, onChange }: PresenceContext): PresenceBook {
  const pages = new Map<string, Page>();
  let announced = 0;

  function pageOf(table: string): Page {
    const page = pages.get(table) ?? {
      here: NOBODY,
      elsewhere: new Map(),
      all: NOBODY,
      revision: 0,
      awaySince: new Map(),
      since: time.now(),
      touched: 0,
    };
    pages.set(table, page);
    page.touched = time.ticks();
    return page;
  }

  function announce(table: string, { here }: Page): void {
    const { guests, spectators, watchers } = here;
    bus.here({ table, node: bus.node, n: ++announced, guests: [...guests], spectators, watchers });
  }

  /** Counts again who is there; tells whether that made a difference. */
  function recount(page: Page): boolean {
    const before = page.all;
    const nodes = [page.here, ...page.elsewhere.values()];
    const guests = new Set(nodes.flatMap((node) => [...node.guests]));
    const spectators = nodes.reduce((sum, node) => sum + node.spectators, 0);
    const watchers = distinct(nodes.flatMap((node) => node.watchers));
    const gone = [...before.guests].filter((guest) => !guests.has(guest));
    const isSameCount = guests.size === before.guests.size && spectators === before.spectators;
    const isSame = gone.length === 0 && isSameCount && namesOf(watchers).join() === namesOf(before.watchers).join();
    for (const guest of gone) page.awaySince.set(guest, time.now());
    for (const guest of guests) page.awaySince.delete(guest);
    page.all = { guests, spectators, watchers };
    if (!isSame) page.revision++;
    return !isSame;
  }

  /** Takes in an announcement. One that comes late is not believed against what was said after it. */
  function hear({ table, node, n = Number.POSITIVE_INFINITY, guests, spectators, watchers = [] }: Here): void {
    if (node === bus.node) return;
    const page = pageOf(table);
    const before = page.elsewhere.get(node);
    if (before !== undefined && before.n > n) return;
    const told: Told = { guests: new Set(guests), spectators, watchers, n, until: time.ticks() + BELIEVED_MS };
    page.elsewhere.set(node, told);
    if (recount(page)) onChange(table);
    const isNew = (before === undefined || isEmpty(before)) && !isEmpty(told);
    if (isNew && !isEmpty(page.here)) announce(table, page);
  }
  bus.onHere(hear);

  /** An announcement of long ago is no longer believed: its node may have ended without a word. */
  function expire(table: string, page: Page, now: number): void {
    for (const [node, { until }] of page.elsewhere) if (until <= now) page.elsewhere.delete(node);
    if (recount(page)) onChange(table);
    if (isEmpty(page.all) && now - page.touched > FORGOTTEN_MS) pages.delete(table);
  }

  let cancel = (): void => {};
  function again(): void {
    const now = time.ticks();
    for (const [table, page] of pages) {
      if (!isEmpty(page.here)) announce(table, page);
      expire(table, page, now);
    }
    cancel = time.after(ANNOUNCE_MS, again);
  }
  cancel = time.after(ANNOUNCE_MS, again);

  return {
    of(table) {
      const { all, awaySince, since } = pageOf(table);
      return {
        has: (guest) => all.guests.has(guest),
        spectators: all.spectators,
        watchers: namesOf(all.watchers),
        awaySince: (guest) => (all.guests.has(guest) ? null : (awaySince.get(guest) ?? since)),
        graceMs,
      };
    },
    revisionOf: (table) => pageOf(table).revision,
    note(table, here) {
      const page = pageOf(table);
      page.here = here;
      if (recount(page)) onChange(table);
      announce(table, page);
    },
    end: () => cancel(),
  };
}
