/** News for the people who watch a table: all of it once, then what has changed for each of them. */
import type { ChatLine, TableInfo } from '@longtable/protocol';
import { maySee, seatsOf } from '../table/actions.ts';
import type { LiveTable } from '../table/live.ts';
import type { TableState } from '../table/state.ts';
import { openedLinks } from '../table/waiting-room.ts';
import { type Connection, NONE_OPENED } from './connection.ts';
import type { Feed, Viewer } from './feed.ts';

export interface Room {
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
export interface News {
  readonly key: string;
  readonly table: string;
}

/** Steps that a watcher has heard before, of each of their seats or of all. */
export type HeardBefore = number | Readonly<Record<string, number>>;

export interface TellContext {
  now(): number;
  info(state: TableState): TableInfo;
  /** Grows when somebody comes or goes. */
  presenceRevision(table: string): number;
  /** Called for whoever may no longer look. */
  leave(connection: Connection): void;
}

export interface Teller {
  welcome(room: Room, connection: Connection, heard: HeardBefore): void;
  /** The public side where nobody knows it yet, else null. */
  newsOf(room: Room): News | null;
  update(room: Room, connection: Connection, news: News | null): void;
}

const CHAT_SHOWN = 100;

export const viewersFor = (state: TableState, guest: string | null): readonly Viewer[] => {
  const seats = guest === null ? [] : seatsOf(state, guest);
  return seats.length === 0 ? [null] : seats;
};

const isSame = (a: readonly Viewer[], b: readonly Viewer[]): boolean => a.length === b.length && a.every((viewer, i) => viewer === b[i]);
const mine = (viewers: readonly Viewer[]): number[] => viewers.filter((v) => v !== null);
const heardBy = (heard: HeardBefore, viewer: Viewer): number =>
  typeof heard === 'number' ? heard : (heard[viewer === null ? 'watch' : String(viewer)] ?? 0);

export function teller(context: TellContext): Teller {
  const keyOf = ({ table: { id, state } }: Room): string => `${state.revision} ${context.presenceRevision(id)}`;

  /** Once for all who are here; clocks that run are written for each. */
  function written(room: Room): News {
    const { state } = room.table;
    const key = keyOf(room);
    if (room.written?.key === key && state.created.clock.kind === 'none') return room.written;
    room.written = { key, table: JSON.stringify(context.info(state)) };
    return room.written;
  }

  function welcome(room: Room, connection: Connection, heard: HeardBefore): void {
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
    const chat = viewers[0] === null ? [] : state.chat.filter(({ guest }) => !connection.muted.has(guest)).slice(-CHAT_SHOWN);
    const [own, whole] = [JSON.stringify(mine(viewers)), JSON.stringify(looks)];
    const now = context.now();
    connection.sendText(`{"t":"welcome","table":${table},"mine":${own},"looks":${whole},"chat":${JSON.stringify(chat)},"now":${now}}`);
    connection.opened = NONE_OPENED;
    tellOpened(room, connection);
  }

  /** Opened links are for those who sit at the table. */
  function tellOpened({ table }: Room, connection: Connection): void {
    if (connection.viewers[0] === null) return;
    const links = JSON.stringify(openedLinks(table.state));
    if (links === connection.opened) return;
    connection.opened = links;
    connection.sendText(`{"t":"opened","links":${links}}`);
  }

  /** True while the connection looks at the table as before. If it does not, it has been told what is different. */
  function stays(room: Room, connection: Connection): boolean {
    const { state } = room.table;
    const guest = connection.guest?.id ?? null;
    if (!maySee(state, guest, connection.code)) {
      context.leave(connection);
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
      connection.sendText(`{"t":"table","table":${news.table},"mine":[${mine(viewers)}],"now":${context.now()}}`);
    }
    tellOpened(room, connection);
    const { chat, chatted } = room.table.state;
    if (chatted === connection.chat) return;
    // Table talk is for those who sit at it.
    const isHeard = ({ n, guest }: ChatLine): boolean => n >= connection.chat && !connection.muted.has(guest);
    if (viewers[0] !== null) for (const line of chat.filter(isHeard)) connection.send({ t: 'chat', line });
    connection.chat = chatted;
  }

  function newsOf(room: Room): News | null {
    const key = keyOf(room);
    if (room.told === key) return null;
    room.told = key;
    return written(room);
  }

  return { welcome, newsOf, update };
}
