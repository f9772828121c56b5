/** Everybody who watches a table at this node: tells them what changed, knows who is here. */
import type { TableInfo } from '@longtable/protocol';
import type { Bus } from '../bus/contract.ts';
import type { Time } from '../ports.ts';
import type { Outage } from '../store/contract.ts';
import { maySee, seatsOf } from '../table/actions.ts';
import { infoOf, type Presence } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import type { TableState } from '../table/state.ts';
import type { Connection } from './connection.ts';
import { type Feed, feed, type Viewer } from './feed.ts';
import { presenceBook } from './presence.ts';

export interface RoomContext {
  readonly time: Time;
  readonly bus: Bus;
  readonly graceMs: number;
  outages(): readonly Outage[];
}

interface Room {
  readonly table: LiveTable;
  readonly feed: Feed;
  readonly connections: Set<Connection>;
  dirty: boolean;
  /** The public side that everybody here knows. */
  told: string;
  /** The public side as it was written last. */
  written: News | null;
  readonly listener: () => void;
}

/** The public side of a table as text. `key`: the revision of what its log says, and of who is there. */
interface News {
  readonly key: string;
  readonly table: string;
}

export interface Rooms {
  enter(connection: Connection, table: LiveTable, heard: number | Readonly<Record<string, number>>): void;
  leave(connection: Connection): void;
  presence(table: string): Presence;
  info(state: TableState): TableInfo;
  /** Stops announcing who is here. */
  end(): void;
}

const CHAT_SHOWN = 100;

export const viewersFor = (state: TableState, guest: string | null): readonly Viewer[] => {
  const seats = guest === null ? [] : seatsOf(state, guest);
  return seats.length === 0 ? [null] : seats;
};

const isSame = (a: readonly Viewer[], b: readonly Viewer[]): boolean => a.length === b.length && a.every((viewer, i) => viewer === b[i]);
const mine = (viewers: readonly Viewer[]): number[] => viewers.filter((v) => v !== null);
const heardBy = (heard: number | Readonly<Record<string, number>>, viewer: Viewer): number =>
  typeof heard === 'number' ? heard : (heard[viewer === null ? 'watch' : String(viewer)] ?? 0);

export function rooms(context: RoomContext): Rooms {
  const all = new Map<string, Room>();

  const presence = presenceBook({
    time: context.time,
    bus: context.bus,
    graceMs: context.graceMs,
    onChange: (table) => {
      const room = all.get(table);
      if (room !== undefined) soon(room);
    },
  });

  const info = (state: TableState): TableInfo => infoOf(state, context.time.now(), context.outages(), presence.of(state.id));

  const keyOf = ({ table: { id, state } }: Room): string => `${state.revision} ${presence.of(id).revision}`;

  /** Once for all who are here; clocks that run are written for each. */
  function written(room: Room): News {
    const { state } = room.table;
    const key = keyOf(room);
    if (room.written?.key === key && state.created.clock.kind === 'none') return room.written;
    room.written = { key, table: JSON.stringify(info(state)) };
    return room.written;
  }

  function welcome(room: Room, connection: Connection, heard: number | Readonly<Record<string, number>>): void {
    const { state } = room.table;
    const { viewers, sent } = connection;
    sent.clear();
    const looks = viewers.flatMap((seat) => {
      const seen = room.feed.whole(state, seat);
      if (seen === null || state.host === null) return [];
      sent.set(seat, seen);
      return [{ seat, look: seen.look as never, heard: state.host.heard(seat, heardBy(heard, seat)) }];
    });
    const { table, key } = written(room);
    connection.info = key;
    connection.chat = state.chatted;
    const chat = viewers[0] === null ? [] : state.chat.slice(-CHAT_SHOWN);
    const [own, whole] = [JSON.stringify(mine(viewers)), JSON.stringify(looks)];
    const now = context.time.now();
    connection.sendText(`{"t":"welcome","table":${table},"mine":${own},"looks":${whole},"chat":${JSON.stringify(chat)},"now":${now}}`);
  }

  /** Whether the connection still looks at the table as before. If not, it has been told what is different. */
  function stays(room: Room, connection: Connection): boolean {
    const { state } = room.table;
    const guest = connection.guest?.id ?? null;
    if (!maySee(state, guest, connection.code)) {
      leave(connection);
      connection.send({ t: 'refused', id: null, refusal: { refused: 'not-found' } });
      return false;
    }
    const { sent } = connection;
    const viewers = viewersFor(state, guest);
    if (isSame(viewers, connection.viewers) && (state.host === null || sent.size > 0)) return true;
    const heard = Object.fromEntries([...sent].map(([viewer, seen]) => [viewer === null ? 'watch' : String(viewer), seen.heard]));
    connection.viewers = viewers;
    welcome(room, connection, heard);
    return false;
  }

  function sendLooks({ table, feed: looks }: Room, { viewers, sent, sendText }: Connection): void {
    let updates = '';
    for (const seat of viewers) {
      const before = sent.get(seat);
      if (before === undefined) continue;
      const { seen, update } = looks.since(table.state, seat, before);
      if (update === '') continue;
      sent.set(seat, seen);
      updates += updates === '' ? update : `,${update}`;
    }
    if (updates !== '') sendText(`{"t":"update","looks":[${updates}]}`);
  }

  function update(room: Room, connection: Connection, news: News | null): void {
    if (news !== null && !stays(room, connection)) return;
    sendLooks(room, connection);
    const { viewers } = connection;
    if (news !== null && connection.info !== news.key) {
      connection.info = news.key;
      connection.sendText(`{"t":"table","table":${news.table},"mine":[${mine(viewers)}],"now":${context.time.now()}}`);
    }
    const { chat, chatted } = room.table.state;
    if (chatted === connection.chat) return;
    // Table talk is for those who sit at it.
    if (viewers[0] !== null) for (const line of chat.filter(({ n }) => n >= connection.chat)) connection.send({ t: 'chat', line });
    connection.chat = chatted;
  }

  function newsOf(room: Room): News | null {
    const key = keyOf(room);
    if (room.told === key) return null;
    room.told = key;
    return written(room);
  }

  /** Rules that fail while they show a table stop that table alone; who is here is told. */
  function guarded(room: Room, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (room.table.state.parked !== null) throw error;
      room.table.park(error);
      work();
    }
  }

  /** Once for all that happened in one go. */
  function soon(room: Room): void {
    if (room.dirty) return;
    room.dirty = true;
    queueMicrotask(() => {
      room.dirty = false;
      guarded(room, () => {
        const news = newsOf(room);
        for (const connection of room.connections) update(room, connection, news);
      });
    });
  }

  /** Somebody came or went. */
  function count({ table, connections }: Room): void {
    const guests = new Set<string>();
    let spectators = 0;
    for (const { guest, viewers } of connections) {
      if (guest) guests.add(guest.id);
      if (viewers[0] === null) spectators++;
    }
    presence.note(table.id, { guests, spectators });
  }

  function roomOf(table: LiveTable): Room {
    const known = all.get(table.id);
    if (known !== undefined) return known;
    const room: Room = {
      table,
      feed: feed(),
      connections: new Set(),
      dirty: false,
      told: '',
      written: null,
      listener: () => soon(room),
    };
    table.listeners.add(room.listener);
    all.set(table.id, room);
    return room;
  }

  function leave(connection: Connection): void {
    const room = connection.table === null ? undefined : all.get(connection.table);
    connection.table = null;
    if (room === undefined) return;
    room.connections.delete(connection);
    count(room);
    if (room.connections.size === 0) {
      all.delete(room.table.id);
      room.table.listeners.delete(room.listener);
    }
  }

  return {
    presence: presence.of,
    info,
    end: presence.end,
    enter(connection, table, heard) {
      const guest = connection.guest?.id ?? null;
      const room = roomOf(table);
      connection.table = table.id;
      connection.viewers = viewersFor(table.state, guest);
      room.connections.add(connection);
      count(room);
      guarded(room, () => welcome(room, connection, heard));
    },
    leave,
  };
}
