/** Group commit: entries that come at about the same time are written together. */
import type { Append, Appended } from './contract.ts';

/** A batch is bounded so that the first in it does not wait long. */
const MOST = 512;
/** To write a batch costs more than what is in it: where several came together, the next one waits for as many, but not for long. */
const SEVERAL = 3;
const GATHER_MS = 2;

interface Waiting {
  readonly entry: Append;
  done(result: Appended): void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const nothing = (): void => {};

/** `write`: the results in the order of the entries; when it fails, nothing is known of any of them. */
export function batches(write: (entries: readonly Append[]) => Promise<readonly Appended[]>): (entry: Append) => Promise<Appended> {
  let queue: Waiting[] = [];
  let isWriting = false;
  let onAdded = nothing;

  async function put(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await write(batch.map(({ entry }) => entry));
      for (const [i, { done }] of batch.entries()) done(results[i]!);
    } catch (error) {
      for (const { done } of batch) done({ t: 'unavailable', why: messageOf(error) });
    }
  }

  function gather(wanted: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, GATHER_MS);
      onAdded = () => {
        if (queue.length < wanted) return;
        clearTimeout(timer);
        onAdded = nothing;
        done();
      };
    });
  }

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST);
      queue = queue.slice(MOST);
      await put(batch);
      if (batch.length >= SEVERAL && queue.length < batch.length) await gather(batch.length);
    }
    isWriting = false;
  }

  return (entry) =>
    new Promise((done) => {
      queue.push({ entry, done });
      onAdded();
      if (isWriting) return;
      isWriting = true;
      // Whatever else came in the same go is written together.
      setImmediate(() => void writeAll());
    });
}
