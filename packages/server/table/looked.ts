/** Tables that somebody has looked at, and up to which entry: only the others are read again after a silence. */
import type { Store } from '../store/contract.ts';
import type { TableState } from './state.ts';

export interface Looked {
  /** All that follows from the state has been done. */
  note(state: TableState): void;
  /** Tables that changed since then and have not been looked at as they are now. */
  missed(since: number): Promise<string[]>;
}

const LIMIT = 10_000;

export function looked(store: Pick<Store, 'changedSince'>): Looked {
  const upTo = new Map<string, number>();
  return {
    note({ id, seq }) {
      upTo.set(id, seq);
    },
    async missed(since) {
      const changed = await store.changedSince(since, LIMIT);
      for (const id of upTo.keys()) if (!changed.has(id)) upTo.delete(id);
      return [...changed].flatMap(([id, seq]) => ((upTo.get(id) ?? 0) < seq ? [id] : []));
    },
  };
}
