/** The slow poll of a fleet: notifications can be lost, tables in memory must not stay behind. */
import type { Time } from './ports.ts';
import type { Store } from './store/contract.ts';
import type { Tables } from './table/tables.ts';

const EVERY_MS = 3000;

export function slowPoll(store: Store, tables: Tables, time: Time, onError: (error: unknown) => void): () => void {
  let ended = false;
  let cancel = (): void => {};
  async function look(): Promise<void> {
    const behind = await store.heads([...tables.live.keys()]);
    for (const [id, seq] of behind) await tables.live.get(id)?.catchUp(seq);
  }
  function next(): void {
    if (ended) return;
    cancel = time.after(EVERY_MS, () => void look().catch(onError).finally(next));
  }
  next();
  return () => {
    ended = true;
    cancel();
  };
}
