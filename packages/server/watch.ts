/** Time that passes by itself: the heartbeat, times without a server, what is due, tables that nobody uses. */
import type { Jobs } from './jobs/contract.ts';
import type { Time } from './ports.ts';
import type { Outage, Store } from './store/contract.ts';
import { botsToMove } from './table/moves.ts';
import type { Tables } from './table/tables.ts';

export interface WatchContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  readonly jobs: Jobs;
  onError(error: unknown): void;
  readOutages(): readonly Outage[];
  setOutages(outages: readonly Outage[]): void;
}

const BEAT_MS = 2000;
/** A silence longer than this was an outage. */
const SILENCE_MS = 5000;
const LOOK_MS = 1000;
const BOT_LATE_MS = 5000;
const LIMIT = 200;
/** Clocks of days run for a month at most. */
const OLDEST_MS = 40 * 24 * 60 * 60 * 1000;

export interface Watch {
  /** Notes how long nobody was there. */
  begin(): Promise<void>;
  run(): void;
  end(): void;
}

export function keepTime(context: WatchContext): Watch {
  const { store, time, tables, jobs, onError } = context;
  let cancelBeat = (): void => {};
  let cancelLook = (): void => {};
  let ended = false;

  async function beat(): Promise<void> {
    const now = time.now();
    const before = await store.beat(now);
    if (before !== null && now - before > SILENCE_MS) await store.noteOutage({ from: before, to: now });
    context.setOutages(await store.outages(now - OLDEST_MS));
  }

  /** Looks for what should have happened by now: the store knows it, also where the one who planned it went away. */
  async function look(): Promise<void> {
    const now = time.now();
    for (const { id } of await store.due(now, LIMIT)) jobs.plan({ t: 'wake', table: id }, 0);
    for (const id of await store.waitingForBots(now - BOT_LATE_MS, LIMIT)) {
      const table = await tables.get(id);
      if (table === null) continue;
      for (const seat of botsToMove(table.state)) jobs.plan({ t: 'bot', table: id, seat, given: table.state.match?.given[seat] ?? 0 }, 0);
    }
    tables.sweep();
  }

  function every(ms: number, work: () => Promise<void>, keep: (cancel: () => void) => void): void {
    if (ended) return;
    keep(
      time.after(ms, () => {
        void work()
          .catch(onError)
          .finally(() => every(ms, work, keep));
      }),
    );
  }

  return {
    begin: beat,
    run() {
      every(BEAT_MS, beat, (cancel) => {
        cancelBeat = cancel;
      });
      every(LOOK_MS, look, (cancel) => {
        cancelLook = cancel;
      });
    },
    end() {
      ended = true;
      cancelBeat();
      cancelLook();
    },
  };
}
