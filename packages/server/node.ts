/** One node without its HTTP side: tables, rooms, sockets, jobs and clocks on a store, a bus and a time of somebody's choice. */
import type { Parked } from '@longtable/protocol';
import type { Logger } from 'pino';
import type { Thinker } from './bots/contract.ts';
import { moveBot } from './bots/driver.ts';
import { pauses } from './bots/pause.ts';
import type { Bus } from './bus/contract.ts';
import { mutedBy, mutes } from './conduct/mutes.ts';
import { silencedUntil } from './conduct/standing.ts';
import type { Config } from './config.ts';
import type { Job, Jobs } from './jobs/contract.ts';
import type { Metrics } from './metrics.ts';
import { slowPoll } from './poll.ts';
import type { Randomness, Time } from './ports.ts';
import { type Hub, hub as newHub } from './socket/hub.ts';
import { rooms as newRooms, type Rooms } from './socket/rooms.ts';
import type { Outage, Store } from './store/contract.ts';
import { dueAt } from './table/info.ts';
import type { LiveTable } from './table/live.ts';
import { botsToMove } from './table/moves.ts';
import { tables as newTables, type Tables } from './table/tables.ts';
import type { Titles } from './titles.ts';
import { keepTime } from './watch.ts';

export interface NodeParts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly time: Time;
  readonly random: Randomness;
  readonly titles: Titles;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  onError(error: unknown): void;
  /** True where other nodes write to the same store. */
  readonly isFleet: boolean;
  /** The public key that receipts are signed with; null: they are not. */
  readonly receiptKey: string | null;
}

export interface Node {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly draining: boolean;
  /** Times without a server that clocks must not count. */
  outages(): readonly Outage[];
  /** Notes how long nobody was there and takes up the jobs. */
  begin(): Promise<void>;
  /** Lets time pass by itself. */
  run(): void;
  /** Takes nothing new on and says goodbye to everybody. */
  drain(): void;
}

const what = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function node(parts: NodeParts): Node {
  const { config, store, bus, jobs, time, random, titles, metrics, logger, onError } = parts;
  let outages: readonly Outage[] = [];
  let draining = false;

  const context = {
    store,
    time,
    metrics,
    titles,
    onParked(table: string, why: Parked, error: unknown): void {
      metrics.count('longtable_parked_total', { why });
      logger.error({ table, why, what: what(error) }, 'a table is parked');
    },
    outages: () => outages,
    notify: (table: string, seq: number) => bus.notify({ table, seq }),
  };
  const tables = newTables(context, metrics, (table) => logger.error({ table }, 'a table is damaged'));
  const rooms = newRooms({ time, bus, graceMs: config.graceMs, outages: () => outages });
  const conduct = {
    isSilenced: async (guest: string) => (await silencedUntil(store, guest, time.now())) !== null,
    mutedBy: (guest: string) => mutedBy(store, guest),
    mutes: (guest: string, other: string) => mutes(store, guest, other),
  };
  const hub = newHub({ config, bus, time, metrics, tables, titles, rooms, random, conduct, receiptKey: parts.receiptKey, log: onError });

  const pause = pauses(config.bots.pauseMs);
  /** After every change: who must be woken, and when. */
  function plan(table: LiveTable): void {
    const { state } = table;
    for (const seat of botsToMove(state))
      jobs.plan({ t: 'bot', table: table.id, seat, given: state.match?.given[seat] ?? 0 }, pause(table, seat));
    const due = dueAt(state, outages);
    if (due === null) jobs.drop({ t: 'wake', table: table.id });
    else jobs.plan({ t: 'wake', table: table.id }, Math.max(0, due - time.now()) + 1);
  }
  tables.onLoad((table) => {
    table.listeners.add(() => plan(table));
    plan(table);
    // Whoever wrote the last entry may have ended before doing what follows from it.
    table.wake().catch(onError);
  });
  bus.onNotification(({ table, seq }) => void tables.live.get(table)?.catchUp(seq).catch(onError));

  const bots = {
    thinker: parts.thinker,
    titles,
    metrics,
    hardMs: config.bots.hardMs,
    random,
    log: (text: string, game: string) => logger.warn({ game }, text),
  };
  /** A table that cannot go on must not be looked at again and again. */
  async function forget(job: Job): Promise<void> {
    const row = await store.row(job.table);
    if (row !== null) await store.rest(job.table, row.seq);
  }
  async function work(job: Job): Promise<void> {
    if (draining) return;
    const table = await tables.get(job.table);
    if (table === null || table.state.parked !== null) return forget(job);
    if (job.t === 'wake') {
      await table.wake();
      const { id, state } = table;
      const due = dueAt(state, outages);
      // Where nothing is due any more, the entry that made it so has said it already.
      if (due !== null) await store.postpone(id, state.seq, due);
      plan(table);
    } else await moveBot(table, job.seat, bots);
  }

  const clock = keepTime({ store, time, tables, jobs, onError, setOutages: (list) => (outages = list), readOutages: () => outages });
  let endPoll = (): void => {};
  return {
    tables,
    rooms,
    hub,
    get draining() {
      return draining;
    },
    outages: () => outages,
    async begin() {
      await clock.begin();
      await jobs.start(work);
    },
    run() {
      clock.run();
      if (parts.isFleet) endPoll = slowPoll(store, tables, time, onError);
    },
    drain() {
      draining = true;
      hub.drain();
      rooms.end();
      clock.end();
      endPoll();
    },
  };
}
