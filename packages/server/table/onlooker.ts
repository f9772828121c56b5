/**
 * Onlookers see to what follows from tables outside of them, such as notices and histories. They look at each table that changes, once for
 * all that happens within a moment, and later again at those that nobody has looked at as they are: whoever changed them may have ended.
 */
import type { Time } from '../ports.ts';
import type { Store } from '../store/contract.ts';
import type { LiveTable } from './live.ts';
import type { Tables } from './tables.ts';

export interface Onlooker {
  /** Looks at tables that changed since then, but for those that were looked at as they are now. */
  recover(since: number): Promise<void>;
  /** Looks at once at those that wait, and then no more. */
  end(): Promise<void>;
}

export interface OnlookerContext {
  readonly store: Pick<Store, 'changedSince'>;
  readonly time: Time;
  readonly tables: Pick<Tables, 'get' | 'onLoad'>;
  onError(error: unknown): void;
}

/** Most questions at a live table are answered by then. */
const MOMENT_MS = 250;
const LIMIT = 10_000;

/** `look`: does all that follows from the table as it is. To look again changes nothing. */
export function onlooker({ store, time, tables, onError }: OnlookerContext, look: (table: LiveTable) => Promise<void>): Onlooker {
  /** Up to which entry each table was looked at. */
  const seen = new Map<string, number>();
  /** Tables that are about to be looked at. */
  let soon = new Set<LiveTable>();
  const busy = new Set<Promise<void>>();
  let callOff = (): void => {};
  let ended = false;

  async function lookNow(table: LiveTable): Promise<void> {
    const { id, seq } = table.state;
    await look(table);
    seen.set(id, seq);
  }
  /** All together: what they write is written together. */
  function lookAtAll(): void {
    const all = soon;
    soon = new Set();
    for (const table of all) {
      const work = lookNow(table)
        .catch(onError)
        .finally(() => busy.delete(work));
      busy.add(work);
    }
  }
  function lookSoon(table: LiveTable): void {
    if (ended) return;
    if (soon.size === 0) callOff = time.after(MOMENT_MS, lookAtAll);
    soon.add(table);
  }
  tables.onLoad((table) => {
    table.listeners.add(() => lookSoon(table));
    lookSoon(table);
  });

  return {
    async recover(since) {
      const changed = await store.changedSince(since, LIMIT);
      for (const id of seen.keys()) if (!changed.has(id)) seen.delete(id);
      for (const [id, seq] of changed) {
        const table = (seen.get(id) ?? 0) < seq ? await tables.get(id) : null;
        if (table !== null) await lookNow(table).catch(onError);
      }
    },
    async end() {
      ended = true;
      callOff();
      lookAtAll();
      await Promise.all(busy);
    },
  };
}
