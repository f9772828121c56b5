/** Answers of a store that are remembered until something changes. For a store that this process alone writes to. */

/** The number of answers to one question that are remembered. */
const REMEMBERED = 10_000;

export interface Memory {
  /** A question whose answers are remembered, but for those that `isKept` leaves out. */
  remembering<R>(read: (of: string) => Promise<R>, isKept?: (found: R) => boolean): (of: string) => Promise<R>;
  /** A change, after which nothing is remembered. */
  forgetting<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  /** Something changed in another way. */
  forgetAll(): void;
}

export function memory(): Memory {
  /** Changes so far: what was read before one of them is not remembered after it. */
  let changes = 0;
  const memories: Map<string, unknown>[] = [];
  function forgetAll(): void {
    changes++;
    for (const known of memories) known.clear();
  }
  return {
    remembering<R>(read: (of: string) => Promise<R>, isKept: (found: R) => boolean = () => true) {
      const answers = new Map<string, R>();
      memories.push(answers);
      return async (of: string): Promise<R> => {
        const known = answers.get(of);
        if (known !== undefined) return known;
        const before = changes;
        const found = await read(of);
        if (answers.size >= REMEMBERED) answers.clear();
        if (before === changes && isKept(found)) answers.set(of, found);
        return found;
      };
    },
    forgetting:
      (work) =>
      (...args) =>
        work(...args).finally(forgetAll),
    forgetAll,
  };
}
