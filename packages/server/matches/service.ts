/** Writes matches down as they end, those that end within a moment together, and again those whose end somebody may have missed. */
import type { Time } from '../ports.ts';
import type { Outage, Store } from '../store/contract.ts';
import type { LiveTable } from '../table/live.ts';
import { onlooker } from '../table/onlooker.ts';
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

export function ledgerService(context: LedgerContext): LedgerService {
  const { store, time, outages, onError } = context;
  /** Matches that are written down, or are about to be. */
  const entered = new WeakMap<LiveTable, Promise<void>>();

  function enter(table: LiveTable): Promise<void> {
    const work = entered.get(table) ?? enterMatch(store, table.state);
    entered.set(table, work);
    work.catch(() => entered.delete(table));
    return work;
  }
  const { recover, end } = onlooker(context, async (table) => {
    if (table.state.ended !== null) await enter(table);
  });
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
      await end();
    },
  };
}
