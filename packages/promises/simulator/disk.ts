/** A real store behind a disk and a wire that fail: slow, full, gone, and answers that get lost although the work was done. */
import type { Rnd } from '@longtable/kernel';
import { type Append, type Appended, type Store, Unavailable } from '@longtable/server/store/contract.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The state of the database. */
export interface Condition {
  /** Nobody can reach it. */
  gone: boolean;
  /** Reads work, writes do not. */
  full: boolean;
  /** Milliseconds that everything takes. */
  slow: number;
}

export interface Disk {
  readonly condition: Condition;
  /** Calls that have not come back yet. */
  readonly busy: number;
  /** The same data as one node reaches it. */
  view(isAlive: () => boolean): Store;
}

/** A node that is gone hears nothing any more. */
const never = <T>(): Promise<T> => new Promise(() => {});

/** `lie`: what a planted fault does to a write; the store says all the same that it was kept. */
export function disk(store: Store, time: VirtualTime, rnd: Rnd, lie: (entry: Append) => Append | null = (entry) => entry): Disk {
  const condition: Condition = { gone: false, full: false, slow: 0 };
  let busy = 0;

  const wait = (ms: number): Promise<void> => (ms <= 0 ? Promise.resolve() : new Promise((done) => void time.after(ms, done)));

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    busy++;
    try {
      return await work();
    } finally {
      busy--;
    }
  }

  async function append(entry: Append, isAlive: () => boolean): Promise<Appended> {
    await wait(condition.slow * (1 + rnd(3)));
    if (!isAlive()) return never();
    if (condition.full) return { t: 'unavailable', why: 'the disk is full' };
    // A database that goes away may have kept what it could no longer answer.
    if (condition.gone && rnd(2) === 0) return { t: 'unavailable', why: 'gone' };
    const written = lie(entry);
    const result: Appended = written === null ? { t: 'ok', seq: entry.expected + 1 } : await counted(() => store.append(written));
    if (!isAlive()) return never();
    return condition.gone ? { t: 'unavailable', why: 'gone' } : result;
  }

  function view(isAlive: () => boolean): Store {
    const guarded = (work: (...args: unknown[]) => Promise<unknown>) =>
      async function through(...args: unknown[]): Promise<unknown> {
        await wait(condition.slow);
        if (!isAlive()) return never();
        if (condition.gone) throw new Unavailable('gone');
        const result = await counted(() => work(...args));
        return isAlive() ? result : never();
      };
    return new Proxy(store, {
      get(target, name, receiver) {
        if (name === 'inOrder') return false;
        if (name === 'append') return (entry: Append) => append(entry, isAlive);
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? guarded(value.bind(target) as (...args: unknown[]) => Promise<unknown>) : value;
      },
    });
  }

  return {
    condition,
    get busy() {
      return busy;
    },
    view,
  };
}
