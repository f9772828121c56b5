/**
 * Delivers what is due. Whoever claims a delivery owns it for a minute; just before it goes out it is looked at again. A way that fails is
 * left alone for growing pauses and then switched off.
 */
import type { Trouble } from '@longtable/protocol';
import type { Store } from '../store/contract.ts';
import type { Delivery } from '../store/notices-contract.ts';
import { type Channel, type ChannelState, channelOf, isUsable, type Message, type SendContext, tell } from './channels.ts';
import { type FreshContext, freshOf, messageId } from './freshness.ts';
import type { Failure, Reply } from './guard.ts';
import { tellFrom } from './quiet.ts';
import { type Wishes, wishesOf } from './wishes.ts';
import { type Notice, toldOf } from './words.ts';

export interface DeliverContext extends FreshContext {
  readonly store: Store;
  readonly sending: SendContext;
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
/** Failures that trying again cannot help. */
const FINAL: readonly Failure[] = ['gone', 'private'];

export interface Deliverer {
  run(): void;
  /** Waits for what is under way. */
  end(): Promise<void>;
}

export function deliverer(context: DeliverContext): Deliverer {
  const { store, time } = context;
  const underWay = new Set<Promise<void>>();
  let ended = false;
  let cancel = (): void => {};

  async function look(): Promise<void> {
    if (underWay.size >= MOST_UNDER_WAY) return;
    const now = time.now();
    const claimed = await store.notices.claim(now, now + LEASE_MS, AT_ONCE);
    for (const [id, deliveries] of Map.groupBy(claimed, ({ channel }) => channel)) {
      const work = deliver(context, id, deliveries)
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

/** Everything that one way is to carry now: told at once, or later, or never. */
async function deliver(context: DeliverContext, id: string, deliveries: readonly Delivery[]): Promise<void> {
  const { store, time } = context;
  const { notices } = store;
  const row = await notices.channel(id);
  const channel = row === null ? null : channelOf(row);
  if (channel === null || !isUsable(channel)) {
    for (const delivery of deliveries) await notices.settle(delivery, 'off');
    return;
  }
  const wishes = await wishesOf(notices, channel.row.guest);
  const quietUntil = channel.row.table === null ? tellFrom(time.now(), wishes) : time.now();
  const from = Math.max(quietUntil, channel.state.trouble?.next ?? 0);
  if (from <= time.now()) return tellAll(context, channel, deliveries, wishes);
  for (const delivery of deliveries) await notices.postpone(delivery, from, false);
}

/** One message of all that is still news. */
async function tellAll(context: DeliverContext, channel: Channel, deliveries: readonly Delivery[], wishes: Wishes): Promise<void> {
  const { store, time, sending } = context;
  const { notices } = store;
  const going: Delivery[] = [];
  const told: Notice[] = [];
  for (const delivery of deliveries) {
    const fresh = await freshOf(context, delivery, channel, wishes);
    if (typeof fresh === 'string') await notices.settle(delivery, fresh);
    else if ('later' in fresh) await notices.postpone(delivery, fresh.later, false);
    else {
      going.push(delivery);
      told.push(fresh);
    }
  }
  if (going.length === 0) return;
  const { language } = wishes;
  const id = messageId(going.map((delivery) => delivery.id));
  const message: Message = { id, notices: told, told: toldOf(told, language, time.now()), language };
  await conclude(context, channel, await tell(channel, message, sending), going);
}

/** Keeps what is known of the way since, and settles what was told on it. */
async function conclude(
  { store: { notices }, time, count }: DeliverContext,
  channel: Channel,
  reply: Reply,
  deliveries: readonly Delivery[],
): Promise<void> {
  const state = stateAfter(channel, reply, time.now());
  if (state.fails > 0 || state.trouble !== null || channel.state.trouble !== null || channel.state.fails > 0)
    await notices.putChannel({ ...channel.row, state: JSON.stringify(state) });
  count(reply.failure ?? 'told');
  for (const delivery of deliveries) {
    if (reply.failure === null) await notices.settle(delivery, 'told');
    else if (state.trouble?.next != null) await notices.postpone(delivery, state.trouble.next, true);
    else await notices.settle(delivery, 'failed');
  }
}

/** The way as it is after a message: fine again, in trouble until a time, or off. */
function stateAfter({ state: { fails } }: Channel, { failure, status, cut }: Reply, at: number): ChannelState {
  if (failure === null) {
    const trouble: Trouble | null = cut ? { why: 'too-large', status, at, next: null } : null;
    return { on: true, trouble, fails: 0 };
  }
  const pause = PAUSES[fails];
  if (FINAL.includes(failure)) return { on: false, trouble: { why: failure, status, at, next: null }, fails: fails + 1 };
  if (pause === undefined) return { on: false, trouble: { why: 'off', status, at, next: null }, fails: fails + 1 };
  return { on: true, trouble: { why: failure, status, at, next: at + pause }, fails: fails + 1 };
}
