/** Being told, as one part of the server: the board, the deliverer, and what they need. */
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Randomness, Time } from '../ports.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { Outage, Store } from '../store/contract.ts';
import { onlooker } from '../table/onlooker.ts';
import type { Tables } from '../table/tables.ts';
import type { Titles } from '../titles.ts';
import { type Board, board } from './board.ts';
import type { SendContext } from './channels.ts';
import { deliverer } from './deliver.ts';
import { mailer } from './mail.ts';
import { newPushKeys, type PushKeys } from './push-crypto.ts';

export interface NoticeContext {
  readonly config: Config;
  readonly store: Store;
  readonly time: Time;
  readonly random: Randomness;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  outages(): readonly Outage[];
  onError(error: unknown): void;
}

export interface NoticeService {
  readonly board: Board;
  readonly sending: SendContext;
  run(): void;
  end(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The time after which settled notices of tables that are over are forgotten. */
const KEPT_MS = 30 * DAY;

/** The keys of this server are made once, for all its nodes, and kept with its tables. */
async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.notices.key('vapid', JSON.stringify(newPushKeys()))) as PushKeys;
}

export async function noticeService(context: NoticeContext): Promise<NoticeService> {
  const { config, store, time, random, tables, titles, rooms, metrics, outages, onError } = context;
  const sending: SendContext = {
    loopback: config.notices.loopback,
    keys: await pushKeys(store),
    subject: config.publicUrl ?? 'mailto:nobody@localhost',
    publicUrl: config.publicUrl,
    random,
    mailer: config.notices.mail === null ? null : mailer(config.notices.mail, config.publicUrl),
    now: () => time.now(),
  };
  const { presence } = rooms;
  const own = board({ store, time, tables, outages, presence });
  const count = (result: string): void => metrics.count('longtable_notices_total', { result });
  const post = deliverer({ store, time, tables, titles, sending, outages, presence, onError, count });
  const looks = onlooker(context, own.look);
  let ended = false;
  let cancel = (): void => {};

  async function recover(since: number): Promise<void> {
    await looks.recover(since);
    await own.lookCalled(since);
  }
  function again(): void {
    if (ended) return;
    cancel = time.after(MINUTE, () => {
      const work = async (): Promise<void> => {
        await recover(time.now() - 2 * MINUTE);
        await store.notices.purge(time.now() - KEPT_MS);
      };
      void work().catch(onError).finally(again);
    });
  }

  return {
    board: own,
    sending,
    run() {
      // Since a minute before the last silence, or the last minutes.
      const since = Math.min(time.now() - 2 * MINUTE, (outages().at(-1)?.from ?? Number.MAX_SAFE_INTEGER) - MINUTE);
      void recover(since).catch(onError);
      post.run();
      again();
    },
    async end() {
      ended = true;
      cancel();
      await looks.end();
      await post.end();
      sending.mailer?.close();
    },
  };
}
