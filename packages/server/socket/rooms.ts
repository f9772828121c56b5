/** Everybody who watches a table at this node: tells them what changed, knows who is here. */
import type { TableInfo } from '@longtable/protocol';
import type { Bus, Watcher } from '../bus/contract.ts';
import type { Time } from '../ports.ts';
import type { Outage } from '../store/contract.ts';
import { infoOf, type Presence } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import type { TableState } from '../table/state.ts';
import type { Connection } from './connection.ts';
import { feed } from './feed.ts';
import { distinct, presenceBook } from './presence.ts';
import { type HeardBefore, type Room, teller, viewersFor } from './teller.ts';

export interface RoomContext {
  readonly time: Time;
  readonly bus: Bus;
  readonly graceMs: number;
  outages(): readonly Outage[];
}

export interface Rooms {
  enter(connection: Connection, table: LiveTable, heard: HeardBefore): void;
  leave(connection: Connection): void;
  presence(table: string): Presence;
  info(state: TableState): TableInfo;
  /** Stops announcing who is here. */
  end(): void;
}

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
  const { welcome, newsOf, update } = teller({
    now: () => context.time.now(),
    info,
    presenceRevision: presence.revisionOf,
    leave,
  });

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
    const watchers: Watcher[] = [];
    for (const { guest, viewers, unnamed } of connections) {
      if (guest) guests.add(guest.id);
      if (viewers[0] !== null) continue;
      spectators++;
      if (guest && !unnamed) watchers.push({ guest: guest.id, name: guest.name });
    }
    presence.note(table.id, { guests, spectators, watchers: distinct(watchers) });
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
