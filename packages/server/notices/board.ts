/** The notice board: looks at tables, plans what is to be told, and asks people to another match. To look again changes nothing. */
import { inviteAgain } from '../conduct/met.ts';
import type { Time } from '../ports.ts';
import type { Outage, Store } from '../store/contract.ts';
import type { Delivery } from '../store/notices-contract.ts';
import { seatsOf } from '../table/actions.ts';
import type { Presence } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { allowsVacation } from '../table/waits.ts';
import { callCauses, calledSince } from './calls.ts';
import { type Cause, causesOf, deliveryId } from './causes.ts';
import { type Channel, channelOf, isUsable } from './channels.ts';
import { isWished, type Wishes, wishesOf } from './wishes.ts';

export interface BoardContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  outages(): readonly Outage[];
  presence(table: string): Presence;
}

export interface Board {
  /** Plans what follows from a table as it is. */
  look(table: LiveTable): Promise<void>;
  /** The same for all tables of a person whose wishes changed. */
  lookFor(guest: string): Promise<void>;
  /** The same for tables that somebody was called to since then. */
  lookCalled(since: number): Promise<void>;
}

/** A question that is answered at once, or a seat that is taken again at once, is not worth a notice. */
const SETTLE_MS = 1500;
/** Tables of one person. */
const MOST_TABLES = 10_000;

export function board(context: BoardContext): Board {
  const { store, time, tables } = context;
  const { notices } = store;
  /** The causes that were planned for last. */
  const known = new WeakMap<LiveTable, string>();

  const planned = (cause: Cause, { row }: Channel, table: string, isHere: boolean): Omit<Delivery, 'tries'> => {
    const { guest, kind, at } = cause;
    const isTold = isHere && kind !== 'clock';
    const due = Math.max(time.now(), at + (kind === 'turn' || kind === 'seat' ? SETTLE_MS : 0));
    return {
      id: deliveryId(cause, row.id),
      channel: row.id,
      guest,
      table,
      kind,
      cause: at,
      due: isTold ? null : due,
      fate: isTold ? 'here' : null,
    };
  };

  /** Own ways tell of oneself, by one's own wishes; those of a table tell of everybody, as long as their owner belongs to it. */
  async function waysFor(state: TableState, cause: Cause, ofTable: readonly Channel[]): Promise<Channel[]> {
    const wishes = await wishesOf(notices, cause.guest);
    const own = (await notices.channels(cause.guest)).map(channelOf).filter(({ row }) => row.table === null);
    const isTold = isWished(wishes, cause.kind) && cause.at >= wishes.since;
    const isOfMatch = cause.kind !== 'seat' && cause.kind !== 'invite';
    const common = !isOfMatch ? [] : ofTable.filter(({ row }) => state.created.host === row.guest || seatsOf(state, row.guest).length > 0);
    return [...(isTold ? own : []), ...common].filter((way) => isUsable(way) && cause.at >= way.row.created);
  }

  async function plan(state: TableState, causes: readonly Cause[]): Promise<void> {
    const ofTable = (await notices.tableChannels(state.id)).map(channelOf);
    const presence = context.presence(state.id);
    for (const [i, cause] of causes.entries()) {
      // The end of a match is told to a table's own ways once.
      const common = cause.kind === 'over' && i > 0 ? [] : ofTable;
      const ways = await waysFor(state, cause, common);
      const deliveries = ways.map((way) => planned(cause, way, state.id, presence.has(cause.guest)));
      if (deliveries.length > 0) await notices.plan(deliveries);
    }
  }

  /** Vacations are written into the log of each table whose rule allows them. */
  async function keepVacations(table: LiveTable): Promise<void> {
    const { state } = table;
    if (!allowsVacation(state) || state.status !== 'playing') return;
    const guests = new Set(state.seats.flatMap(({ guest }) => guest ?? []));
    for (const guest of guests) {
      const wish = currentVacation(await wishesOf(notices, guest), time.now());
      const there = table.state.away.find((away) => away.guest === guest && away.to > time.now());
      if ((wish?.to ?? null) === (there?.to ?? null) && (wish === null || wish.from <= time.now() || wish.from === there?.from)) continue;
      const { from, to } = wish ?? { from: time.now(), to: time.now() };
      await table.perform<object>(
        `vacation:${guest}:${from}:${to}:${table.state.seq}`,
        (_, { now }) => ({ entry: { t: 'vacation', at: now, guest, from, to }, seat: null, answer: {} }),
        () => ({}),
      );
    }
  }

  /** A table, if it still waits for players: one that is over is not read for that, and neither are those that follow it. */
  async function gathering(id: string): Promise<LiveTable | null> {
    const isOut = !tables.live.has(id) && (await store.row(id))?.status !== 'gathering';
    return isOut ? null : tables.get(id);
  }

  /** Players of a match that is played again are asked to its table. */
  async function inviteOn(state: TableState): Promise<void> {
    const next = state.rematch === null ? null : await gathering(state.rematch);
    if (next !== null && (await inviteAgain(store, state, next.state, context.presence(state.id), time.now()))) await look(next);
  }

  async function look(table: LiveTable): Promise<void> {
    const { state } = table;
    const causes = [...causesOf(state, context.outages()), ...(await callCauses(store, state))];
    const key = causes.map(({ id }) => id).join(' ');
    await keepVacations(table);
    if (known.get(table) !== key) await plan(state, causes);
    known.set(table, key);
    await inviteOn(state);
  }

  return {
    look,
    async lookFor(guest) {
      for (const { id } of await store.list('mine', guest, MOST_TABLES)) {
        const table = await tables.get(id);
        if (table === null) continue;
        known.delete(table);
        await look(table);
      }
    },
    async lookCalled(since) {
      for (const id of await calledSince(store, since)) {
        const table = await tables.get(id);
        if (table !== null) await look(table);
      }
    },
  };
}

const currentVacation = ({ vacations }: Wishes, now: number): Outage | null => vacations.find(({ to }) => to > now) ?? null;
