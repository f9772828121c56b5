/** A mutex: those who want to do something alone do it one after the other, whatever becomes of the one before. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  /** The number of those in turn or waiting for it. */
  #length = 0;

  get isFree(): boolean {
    return this.#length === 0;
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const result = this.#last.then(work);
    const over = (): void => void this.#length--;
    this.#last = result.then(over, over);
    return result;
  }
}
