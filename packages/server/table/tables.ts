/** The tables that this node has in memory. */
import type { Metrics } from '../metrics.ts';
import { Corrupt } from '../store/contract.ts';
import { rulesHash } from '../titles.ts';
import { Commands } from './commands.ts';
import type { Created } from './entry.ts';
import { type FoldedTable, foldTable } from './folding.ts';
import { summaryOf } from './info.ts';
import { type LiveTable, liveTable } from './live.ts';
import type { TableContext } from './pipeline.ts';
import { firstState } from './state.ts';

export interface Tables {
  /** null: there is none, or it cannot be read. */
  get(id: string): Promise<LiveTable | null>;
  /** Makes a table; false: it could not be kept. */
  make(id: string, commandId: string, created: Created): Promise<LiveTable | null>;
  readonly live: ReadonlyMap<string, LiveTable>;
  /** Forgets tables that nobody watches and nobody has used for a while. */
  sweep(): void;
  /** Called for every table that comes into memory. */
  onLoad(callback: (table: LiveTable) => void): void;
}

const IDLE_MS = 60_000;
/** Tables that are over are asked for less. */
const OVER_MS = 1000;

export function tables(context: TableContext, metrics: Metrics, onCorrupt: (table: string) => void): Tables {
  const live = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable | null>>();
  const callbacks: ((table: LiveTable) => void)[] = [];

  function enter(first: FoldedTable): LiveTable {
    const table = liveTable(context, first);
    live.set(table.id, table);
    for (const callback of callbacks) callback(table);
    return table;
  }

  async function load(id: string): Promise<LiveTable | null> {
    try {
      const folded = await foldTable(context, id);
      return folded === null ? null : enter(folded);
    } catch (error) {
      if (!(error instanceof Corrupt)) throw error;
      metrics.count('longtable_corrupt_tables_total');
      onCorrupt(id);
      return null;
    } finally {
      loading.delete(id);
    }
  }

  return {
    live,
    onLoad: (callback) => void callbacks.push(callback),
    async get(id) {
      const known = live.get(id) ?? loading.get(id);
      if (known) return known;
      const promise = load(id);
      loading.set(id, promise);
      return promise;
    },
    async make(id, commandId, created) {
      const { titles } = context;
      await titles.keep();
      await titles.open(rulesHash(created.game, created.rules));
      const state = firstState(id, created, titles.opened);
      const summary = summaryOf(state, context.time.now(), context.outages());
      const result = await context.store.append({
        table: id,
        expected: 0,
        commandId,
        seat: null,
        payload: JSON.stringify(created),
        summary,
      });
      return result.t === 'ok' ? enter({ state, commands: new Commands([commandId]) }) : null;
    },
    sweep() {
      const now = context.time.now();
      for (const [id, { used, listeners, state }] of live) {
        // What is parked is tried again when somebody asks for it again.
        const isIdle = now - used > (state.match?.result == null && state.parked === null ? IDLE_MS : OVER_MS);
        if (isIdle && listeners.size <= callbacks.length) live.delete(id);
      }
    },
  };
}
