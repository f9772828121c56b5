/** Group commit: what comes at about the same time is written in one transaction. */

/** A batch is bounded so that the first in it does not wait long: in number, and in looks whether more has come. */
const MOST = 512;
const LOOKS = 20;

interface Waiting<W, R> {
  readonly wish: W;
  done(result: R): void;
  failed(error: unknown): void;
}

export interface Batches<W, R> {
  /** One of many of the same kind. */
  add(wish: W): Promise<R>;
  /** Something else, in the same transaction. It must undo itself where it throws: the others are written all the same. */
  beside<T>(work: () => T): Promise<T>;
}

/** `write`: the results in the order of the wishes, then what is beside them; when it throws, nothing is known of any of them. */
export function batches<W, R>(write: (wishes: readonly W[], beside: () => void) => readonly R[]): Batches<W, R> {
  let queue: Waiting<W, R>[] = [];
  let others: Waiting<() => void, void>[] = [];

  function put(batch: readonly Waiting<W, R>[], besides: readonly Waiting<() => void, void>[]): void {
    try {
      const wishes = batch.map(({ wish }) => wish);
      const results = write(wishes, () => {
        for (const { wish } of besides) wish();
      });
      for (const [i, { done }] of batch.entries()) done(results[i]!);
      for (const { done } of besides) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
      for (const { failed } of besides) failed(error);
    }
  }

  /** To write a batch costs more than what is in it: it is written when nothing more has come since the last look. */
  function look(before: number, looks: number): void {
    const length = queue.length + others.length;
    if (length > before && length < MOST && looks < LOOKS) {
      setImmediate(look, length, looks + 1);
      return;
    }
    const [batch, besides] = [queue, others];
    queue = [];
    others = [];
    put(batch, besides);
  }

  function lookSoon(): void {
    if (queue.length + others.length === 1) setImmediate(look, 0, 0);
  }

  return {
    add: (wish) =>
      new Promise((done, failed) => {
        queue.push({ wish, done, failed });
        lookSoon();
      }),
    beside: (work) =>
      new Promise((done, failed) => {
        /** Told only when the batch is safe. */
        let tell = (): void => {};
        function wish(): void {
          try {
            const result = work();
            tell = () => done(result);
          } catch (error) {
            tell = () => failed(error);
          }
        }
        others.push({ wish, done: () => tell(), failed });
        lookSoon();
      }),
  };
}
