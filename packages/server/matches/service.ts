/** Looks at tables as they end, and again at those whose end somebody may have missed. */
import type { Time } from '../ports.ts';
import type { Outage, Store } from '../store/contract.ts';
import type { LiveTable } from '../table/live.ts';
import { looked } from '../table/looked.ts';
import type { Tables } from '../table/tables.ts';
import { enterMatch } from './ledger.ts';

export interface LedgerContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  outages(): readonly Outage[];
  onError(error: unknown): void;
}

export interface LedgerService {
  run(): void;
  end(): Promise<void>;
}

const MINUTE = 60_000;

export function ledgerService({ store, time, tables, outages, onError }: LedgerContext): LedgerService {
  /** Matches that are written down, or are about to be. */
  const entered = new WeakMap<LiveTable, Promise<void>>();
  const { note, missed } = looked(store);
  const busy = new Set<Promise<void>>();

  function enter(table: LiveTable): Promise<void> {
    const work = entered.get(table) ?? enterMatch(store, table.state);
    entered.set(table, work);
    work.catch(() => entered.delete(table));
    return work;
  }
  async function look(table: LiveTable): Promise<void> {
    const { state } = table;
    if (state.ended !== null) await enter(table);
    note(state);
  }
  function soon(table: LiveTable): void {
    if (table.state.ended === null) return;
    const work = look(table)
      .catch(onError)
      .finally(() => busy.delete(work));
    busy.add(work);
  }
  tables.onLoad((table) => {
    table.listeners.add(() => soon(table));
    soon(table);
  });

  /** The writer of a table's last entry may have ended before writing the match down. */
  async function recover(since: number): Promise<void> {
    for (const id of await missed(since)) {
      const table = await tables.get(id);
      if (table !== null) await look(table);
    }
  }
  let cancel = (): void => {};
  let ended = false;
  function again(): void {
    if (ended) return;
    cancel = time.after(
      MINUTE,
      () =>
        void recover(time.now() - 3 * MINUTE)
          .catch(onError)
          .finally(again),
    );
  }
  return {
    run() {
      const since = Math.min(time.now() - 3 * MINUTE, (outages().at(-1)?.from ?? Number.MAX_SAFE_INTEGER) - MINUTE);
      void recover(since).catch(onError).finally(again);
    },
    async end() {
      ended = true;
      cancel();
      await Promise.allSettled(busy);
    },
  };
}
