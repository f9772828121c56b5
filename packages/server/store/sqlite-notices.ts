/** Notices in the embedded database. Wishes and ways of people are asked for with every answer: what was found is remembered until one of them changes. */
import { memory } from './memory.ts';
import { noticeStore, type Query } from './notices.ts';
import type { NoticeStore } from './notices-contract.ts';

export interface RememberingNotices {
  readonly notices: NoticeStore;
  /** Something changed in another way. */
  forgetAll(): void;
}

export function noticesInFile(query: Query): RememberingNotices {
  const notices = noticeStore(query);
  const { remembering, forgetting, forgetAll } = memory();
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
