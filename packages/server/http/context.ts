/** The server as handlers of requests see it. */

import { tableId } from '@longtable/protocol';
import type { Config } from '../config.ts';
import { type TokenBuckets, tokenBuckets } from '../limits.ts';
import type { NoticeService } from '../notices/service.ts';
import type { Randomness, Time } from '../ports.ts';
import type { Signer } from '../signing.ts';
import type { Hub } from '../socket/hub.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { Store } from '../store/contract.ts';
import { maySee } from '../table/actions.ts';
import type { LiveTable } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import type { Titles } from '../titles.ts';
import type { Asked } from './asked.ts';

export interface RouteContext {
  readonly config: Config;
  readonly store: Store;
  readonly time: Time;
  readonly random: Randomness;
  readonly titles: Titles;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly hub: Hub;
  /** null: receipts are not signed here. */
  readonly signer: Signer | null;
  /** Tells whoever was asked to a table. */
  called(table: LiveTable): Promise<void>;
}

export interface NoticeRouteContext extends RouteContext {
  readonly notices: NoticeService;
}

/** The table that the address names. Unknown and forbidden look the same. */
export async function tableFor({ tables }: Pick<RouteContext, 'tables'>, { id, guest, code }: Asked): Promise<LiveTable | null> {
  if (!tableId.safeParse(id).success) return null;
  const table = await tables.get(id);
  return table !== null && maySee(table.state, guest?.id ?? null, code) ? table : null;
}

/** So many an hour for each key, all at once if need be. */
export const hourly = (n: number, time: Time): TokenBuckets => tokenBuckets({ burst: n, perSecond: n / 3600 }, time);
