/** Notices in the embedded database. Wishes and ways of people are asked for with every answer: what was found is remembered until one of them changes. */
import { noticeStore, type Query } from './notices.ts';
import type { NoticeStore } from './notices-contract.ts';

/** The number of people, and of tables, whose wishes and ways are remembered. */
const REMEMBERED = 10_000;

export interface RememberingNotices {
  readonly notices: NoticeStore;
  /** Something changed in another way. */
  forgetAll(): void;
}

export function noticesInFile(query: Query): RememberingNotices {
  const notices = noticeStore(query);
  /** Changes so far: what was read before one of them is not remembered after it. */
  let changes = 0;
  const memories: Map<string, unknown>[] = [];
  function forgetAll(): void {
    changes++;
    for (const memory of memories) memory.clear();
  }

  function remembering<R>(read: (of: string) => Promise<R>): (of: string) => Promise<R> {
    const memory = new Map<string, R>();
    memories.push(memory);
    return async (of) => {
      const known = memory.get(of);
      if (known !== undefined) return known;
      const before = changes;
      const found = await read(of);
      if (memory.size >= REMEMBERED) memory.clear();
      if (before === changes) memory.set(of, found);
      return found;
    };
  }
  const forgetting =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      work(...args).finally(forgetAll);

  const remembered = {
    ...notices,
    wishes: remembering(notices.wishes),
    channels: remembering(notices.channels),
    tableChannels: remembering(notices.tableChannels),
    putWishes: forgetting(notices.putWishes),
    putChannel: forgetting(notices.putChannel),
    removeChannel: forgetting(notices.removeChannel),
    forget: forgetting(notices.forget),
    restore: forgetting(notices.restore),
  };
  return { notices: remembered, forgetAll };
}
