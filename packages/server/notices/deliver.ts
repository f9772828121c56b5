/**
 * Delivers what is due. Whoever claims a delivery owns it for a minute; just before it goes out it is looked at again: a turn that is over,
 * or somebody who sits at the table, is not told. A way that fails is left alone for growing pauses and then switched off.
 */
import { createHash } from 'node:crypto';
import type { Trouble } from '@longtable/protocol';
import type { Time } from '../ports.ts';
import type { Outage, Store } from '../store/contract.ts';
import type { Delivery } from '../store/notices-contract.ts';
import { endOfClock, type Presence, runningSeats } from '../table/info.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { awayUntil } from '../table/waits.ts';
import type { Titles } from '../titles.ts';
import { type Cause, causeIn, causesOf } from './causes.ts';
import { type Channel, type ChannelState, channelOf, isUsable, type Message, type SendContext, tell } from './channels.ts';
import type { Failure, Reply } from './guard.ts';
import { tellFrom } from './quiet.ts';
import { type Wishes, wishesOf } from './wishes.ts';
import { type Notice, toldOf } from './words.ts';

export interface DeliverContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly sending: SendContext;
  outages(): readonly Outage[];
  presence(table: string): Presence;
  onError(error: unknown): void;
  /** Counts what became of messages. */
  count(result: string): void;
}

const MINUTE = 60_000;
const LOOK_MS = 1000;
/** Longer than any message takes, so that nobody else sends the same meanwhile. */
const LEASE_MS = MINUTE;
const AT_ONCE = 100;
/** Messages under way at the same time: a far side that hangs holds up nobody else. */
const MOST_UNDER_WAY = 400;
/** Pauses after one failure, two, three … Then the way is switched off. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];
/** Where trying again cannot help. */
const FINAL: readonly Failure[] = ['gone', 'private'];

/** What became of one delivery when it was looked at again. */
type Fresh = Notice | 'past' | 'here' | { readonly later: number };

export interface Deliverer {
  run(): void;
  /** Waits for what is under way. */
  end(): Promise<void>;
}

export function deliverer(context: DeliverContext): Deliverer {
  const { store, time, tables } = context;
  const { notices } = store;
  const underWay = new Set<Promise<void>>();
  let ended = false;
  let cancel = (): void => {};

  async function gameName({ words, created }: TableState, language: 'en' | 'de'): Promise<string> {
    const named = words === null ? null : await context.titles.words(words).catch(() => null);
    return named?.words.texts[language].name ?? created.game;
  }

  async function freshOf(delivery: Delivery, { row }: Channel, wishes: Wishes): Promise<Fresh> {
    const state = (await tables.get(delivery.table))?.state;
    const id = causeIn(delivery.id);
    const cause = state && causesOf(state, context.outages()).find((one) => one.id === id);
    if (!cause || (row.table === null && !wishes.what.includes(cause.kind))) return 'past';
    if (context.presence(state.id).has(delivery.guest)) return 'here';
    // The clock stood still since it was planned: then there is more time.
    if (cause.kind === 'clock' && cause.at > time.now()) return { later: cause.at };
    return noticeOf(delivery.id, state, cause, row.table === null ? null : state.seats[cause.seat]!.name, wishes.language);
  }

  async function noticeOf(
    id: string,
    state: TableState,
    { kind, seat }: Cause,
    player: string | null,
    language: 'en' | 'de',
  ): Promise<Notice> {
    const runs = runningSeats(state).includes(seat) && awayUntil(state, seat, time.now()) === null;
    const until = runs ? endOfClock(state, seat, context.outages()) : null;
    return { id: messageId([id]), kind, table: state.id, game: await gameName(state, language), player, until };
  }

  const keepState = (channel: Channel, state: ChannelState): Promise<void> =>
    notices.putChannel({ ...channel.row, state: JSON.stringify(state) });

  /** The way as it is after a message: fine again, in trouble until a time, or off. */
  function stateAfter({ state: { fails } }: Channel, { failure, status, cut }: Reply): ChannelState {
    const at = time.now();
    if (failure === null) {
      const trouble: Trouble | null = cut ? { why: 'too-large', status, at, next: null } : null;
      return { on: true, trouble, fails: 0 };
    }
    const pause = PAUSES[fails];
    if (FINAL.includes(failure)) return { on: false, trouble: { why: failure, status, at, next: null }, fails: fails + 1 };
    if (pause === undefined) return { on: false, trouble: { why: 'off', status, at, next: null }, fails: fails + 1 };
    return { on: true, trouble: { why: failure, status, at, next: at + pause }, fails: fails + 1 };
  }

  async function conclude(channel: Channel, reply: Reply, deliveries: readonly Delivery[]): Promise<void> {
    const state = stateAfter(channel, reply);
    if (state.fails > 0 || state.trouble !== null || channel.state.trouble !== null || channel.state.fails > 0)
      await keepState(channel, state);
    context.count(reply.failure ?? 'told');
    for (const delivery of deliveries) {
      if (reply.failure === null) await notices.settle(delivery, 'told');
      else if (state.trouble?.next != null) await notices.postpone(delivery, state.trouble.next, true);
      else await notices.settle(delivery, 'failed');
    }
  }

  /** The same for the same deliveries, and nothing else can be read from it: their own ids count the entries of a log. */
  const messageId = (ids: readonly string[]): string =>
    createHash('sha256').update(`longtable/notice/${ids.toSorted().join()}`).digest('hex').slice(0, 32);

  async function tellAll(channel: Channel, deliveries: readonly Delivery[], wishes: Wishes): Promise<void> {
    const going: Delivery[] = [];
    const told: Notice[] = [];
    for (const delivery of deliveries) {
      const fresh = await freshOf(delivery, channel, wishes);
      if (typeof fresh === 'string') await notices.settle(delivery, fresh);
      else if ('later' in fresh) await notices.postpone(delivery, fresh.later, false);
      else {
        going.push(delivery);
        told.push(fresh);
      }
    }
    if (going.length === 0) return;
    const { language } = wishes;
    const message: Message = {
      id: messageId(going.map(({ id }) => id)),
      notices: told,
      told: toldOf(told, language, time.now()),
      language,
    };
    await conclude(channel, await tell(channel, message, context.sending), going);
  }

  async function deliver(id: string, deliveries: readonly Delivery[]): Promise<void> {
    const row = await notices.channel(id);
    const channel = row === null ? null : channelOf(row);
    if (channel === null || !isUsable(channel)) {
      for (const delivery of deliveries) await notices.settle(delivery, 'off');
      return;
    }
    const wishes = await wishesOf(notices, channel.row.guest);
    const quietUntil = channel.row.table === null ? tellFrom(time.now(), wishes) : time.now();
    const from = Math.max(quietUntil, channel.state.trouble?.next ?? 0);
    if (from <= time.now()) return tellAll(channel, deliveries, wishes);
    for (const delivery of deliveries) await notices.postpone(delivery, from, false);
  }

  async function look(): Promise<void> {
    if (underWay.size >= MOST_UNDER_WAY) return;
    const now = time.now();
    const claimed = await notices.claim(now, now + LEASE_MS, AT_ONCE);
    for (const [id, deliveries] of Map.groupBy(claimed, ({ channel }) => channel)) {
      const work = deliver(id, deliveries)
        .catch(context.onError)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }
  }

  function next(): void {
    if (ended) return;
    cancel = time.after(LOOK_MS, () => void look().catch(context.onError).finally(next));
  }

  return {
    run: next,
    async end() {
      ended = true;
      cancel();
      await Promise.all(underWay);
    },
  };
}
