/** One position after the other as the only table of a node: its log, the store that holds it, and a time that stands still. */
import type { Answer, Seat } from '@longtable/kernel';
import { localBus } from '@longtable/server/bus/contract.ts';
import { readConfig } from '@longtable/server/config.ts';
import type { Jobs } from '@longtable/server/jobs/contract.ts';
import type { Randomness, Time } from '@longtable/server/ports.ts';
import type { Kept, Store, Summary, TableRow } from '@longtable/server/store/contract.ts';
import type { Created, TableEntry } from '@longtable/server/table/entry.ts';
import { GENEROUS } from '../setting.ts';

export const TABLE = 'taaaaaaaaaaaa';
const NOW = 1_700_000_000_000;
/** Later than any table is remembered that nobody uses. */
const LATER = NOW + 24 * 60 * 60 * 1000;
const always: Randomness = (bytes) => new Uint8Array(bytes);
const idle: Jobs = { plan() {}, drop() {}, start: async () => {}, close: async () => {} };

/** All of a node that is the same in every position. */
export const STILL = {
  config: readConfig(GENEROUS),
  bus: localBus,
  jobs: idle,
  random: always,
  logger: { error() {}, warn() {} },
};

export interface Position {
  readonly game: string;
  readonly rules: string;
  readonly options: object;
  readonly seats: number;
  /** Draws all chance. */
  readonly secret: string;
  /** The saved match. */
  readonly saved: string;
  /** The answer that follows. */
  readonly next: { readonly seat: Seat; readonly answer: Answer };
  /** The one person among bots; null: persons sit everywhere. */
  readonly person: Seat | null;
}

export const guestOf = (seat: Seat) => ({ id: `g${String(seat).repeat(16)}`, name: `P${seat}`, kind: 'guest' as const });

export const isPerson = ({ person }: Position, seat: Seat): boolean => person === null || seat === person;

/** A table that was forked out of the middle of a match: its log has no past that could differ. */
function logOf(position: Position): Kept[] {
  const { game, rules, options, seats, secret, saved } = position;
  const made: Created = {
    t: 'created',
    at: NOW,
    game,
    rules,
    options,
    host: guestOf(0).id,
    seats: Array.from({ length: seats }, (_, seat) =>
      isPerson(position, seat)
        ? { who: 'person', guest: guestOf(seat).id, name: guestOf(seat).name, promise: null }
        : { who: 'bot', level: 'captain' },
    ),
    listed: true,
    hotSeat: false,
    clock: { kind: 'none' },
    secret,
    from: saved,
  };
  const entries: TableEntry[] = [made, { t: 'revealing', at: NOW, until: NOW + 1 }, { t: 'started', at: NOW }];
  return entries.map((entry, i) => ({ seq: i + 1, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry) }));
}

/** A store and a time for one position after the other. */
export interface Stage {
  readonly store: Store;
  readonly time: Time;
  /** From now on the store holds this position and nothing else. */
  hold(position: Position): void;
  /** Does something long after, which nobody sees. */
  later(work: () => void): void;
}

/** Nothing else is asked of the store here. */
export function stage(): Stage {
  let log: Kept[] = [];
  let summary: Summary | null = null;
  let now = NOW;
  const row = (): TableRow[] => (summary === null ? [] : [{ ...summary, id: TABLE, seq: log.length }]);
  const part: Partial<Store> = {
    inOrder: true,
    read: async (_table, after = 0) => log.slice(after),
    async append({ expected, commandId, seat, payload, summary: newest }) {
      log.push({ seq: expected + 1, commandId, seat, payload });
      summary = newest;
      return { t: 'ok', seq: expected + 1 };
    },
    row: async () => row()[0] ?? null,
    list: async () => row(),
    rest: async () => {},
    countOpen: async () => 0,
    record: async () => null,
    recordsOf: async () => [],
  };
  return {
    store: part as Store,
    time: { now: () => now, ticks: () => 0, after: () => () => {} },
    hold(position) {
      log = logOf(position);
      summary = null;
    },
    later(work) {
      now = LATER;
      work();
      now = NOW;
    },
  };
}
