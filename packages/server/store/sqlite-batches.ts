/** Group commit: entries that come at about the same time are written together. */
import type { Append, Appended } from './contract.ts';

/** A batch is bounded so that the first in it does not wait long: in number, and in looks whether more has come. */
const MOST = 512;
const LOOKS = 20;

interface Waiting {
  readonly entry: Append;
  done(result: Appended): void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `write`: the results in the order of the entries; when it throws, nothing is known of any of them. */
export function batches(write: (entries: readonly Append[]) => readonly Appended[]): (entry: Append) => Promise<Appended> {
  let queue: Waiting[] = [];

  function put(batch: readonly Waiting[]): void {
    try {
      const results = write(batch.map(({ entry }) => entry));
      for (const [i, { done }] of batch.entries()) done(results[i]!);
    } catch (error) {
      for (const { done } of batch) done({ t: 'unavailable', why: messageOf(error) });
    }
  }

  /** To write a batch costs more than what is in it: it is written when nothing more has come since the last look. */
  function look(before: number, looks: number): void {
    const { length } = queue;
    if (length > before && length < MOST && looks < LOOKS) {
      setImmediate(look, length, looks + 1);
      return;
    }
    const batch = queue;
    queue = [];
    put(batch);
  }

  return (entry) =>
    new Promise((done) => {
      if (queue.push({ entry, done }) === 1) setImmediate(look, 0, 0);
    });
}
