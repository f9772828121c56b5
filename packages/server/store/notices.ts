/**
 * Wishes of people to be told, and deliveries that they are still to get. One set of statements for both stores: `?1` is the first value. A
 * delivery is planned by whoever sees its cause; its id is made of the cause, so that the second to plan it changes nothing. Whoever claims one owns
 * it until a time; a claim whose owner is gone runs out.
 */
import type { ChannelRow, Delivery, Fate, NoticeRow, NoticeStore, Seen } from './notices-contract.ts';

type Value = string | number | null;
/** Runs one statement and returns its rows. */
export type Query = <R>(text: string, ...values: Value[]) => Promise<R[]>;

const DELIVERY = 'id, channel, guest, table_id as "table", kind, cause, due, tries, fate';
const CHANNEL = 'id, guest, table_id as "table", kind, data, state, created';

/** A backup's line for each row of these. */
const KEPT = {
  notice_keys: ['name', 'value'],
  notice_wishes: ['guest', 'wishes'],
  channels: ['id', 'guest', 'table_id', 'kind', 'data', 'state', 'created'],
  deliveries: ['id', 'channel', 'guest', 'table_id', 'kind', 'cause', 'due', 'tries', 'fate'],
  seen: ['guest', 'table_id', 'heard', 'at'],
} as const;
type Kept = keyof typeof KEPT;
/** Pages of a backup go by these. */
const PAGE = 500;

export function noticeStore(query: Query): NoticeStore {
  const one = async <R>(text: string, ...values: Value[]): Promise<R | null> => (await query<R>(text, ...values))[0] ?? null;
  const put = async (text: string, ...values: Value[]): Promise<void> => void (await query(text, ...values));

  return {
    async key(name, fresh) {
      await put('insert into notice_keys values (?1, ?2) on conflict (name) do nothing', name, fresh);
      return (await one<{ value: string }>('select value from notice_keys where name = ?1', name))?.value ?? fresh;
    },
    wishes: async (guest) => (await one<{ wishes: string }>('select wishes from notice_wishes where guest = ?1', guest))?.wishes ?? null,
    putWishes: (guest, wishes) =>
      put('insert into notice_wishes values (?1, ?2) on conflict (guest) do update set wishes = excluded.wishes', guest, wishes),
    channels: (guest) => query<ChannelRow>(`select ${CHANNEL} from channels where guest = ?1 order by created, id`, guest),
    tableChannels: (table) => query<ChannelRow>(`select ${CHANNEL} from channels where table_id = ?1 order by created, id`, table),
    channel: (id) => one<ChannelRow>(`select ${CHANNEL} from channels where id = ?1`, id),
    putChannel: ({ id, guest, table, kind, data, state, created }) =>
      put(
        `insert into channels (id, guest, table_id, kind, data, state, created) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         on conflict (id) do update set data = excluded.data, state = excluded.state, created = excluded.created`,
        ...[id, guest, table, kind, data, state, created],
      ),
    async removeChannel(id) {
      await put('delete from deliveries where channel = ?1 and due is not null', id);
      await put('delete from channels where id = ?1', id);
    },
    async plan(deliveries) {
      let fresh = 0;
      for (const { id, channel, guest, table, kind, cause, due, fate } of deliveries) {
        const text = `insert into deliveries (id, channel, guest, table_id, kind, cause, due, tries, fate)
                      values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8) on conflict (id) do nothing returning id`;
        fresh += (await query(text, id, channel, guest, table, kind, cause, due, fate)).length;
      }
      return fresh;
    },
    // The second condition is looked at again by whoever had to wait for another claim of the same row.
    claim: (now, until, limit) =>
      query<Delivery>(
        `update deliveries set due = ?2, tries = tries + 1
         where id in (select id from deliveries where due <= ?1 order by due, id limit ?3) and due <= ?1 returning ${DELIVERY}`,
        ...[now, until, limit],
      ),
    async settle({ id, tries }, fate: Fate) {
      const text = 'update deliveries set due = null, fate = ?3 where id = ?1 and tries = ?2 and due is not null returning id';
      return (await query(text, id, tries, fate)).length === 1;
    },
    postpone: ({ id, tries }, due, counts) =>
      put(
        `update deliveries set due = ?3, tries = ?4 where id = ?1 and tries = ?2 and due is not null`,
        id,
        tries,
        due,
        tries - (counts ? 0 : 1),
      ),
    deliveries: (guest) => query<Delivery>(`select ${DELIVERY} from deliveries where guest = ?1 order by cause, id`, guest),
    see: (guest, table, heard, at) =>
      put(
        `insert into seen values (?1, ?2, ?3, ?4) on conflict (guest, table_id)
         do update set heard = excluded.heard, at = excluded.at where excluded.heard >= seen.heard`,
        ...[guest, table, heard, at],
      ),
    seen: (guest) => query<Seen>('select table_id as "table", heard, at from seen where guest = ?1', guest),
    async forget(guest) {
      for (const name of ['deliveries', 'channels', 'notice_wishes', 'seen']) await put(`delete from ${name} where guest = ?1`, guest);
    },
    purge: (before) =>
      put(
        `delete from deliveries where due is null and cause < ?1
         and not exists (select 1 from tables t where t.id = table_id and t.status in ('gathering', 'revealing', 'playing'))`,
        before,
      ),
    async *all() {
      for (const [name, columns] of Object.entries(KEPT))
        for (let from = 0; ; from += PAGE) {
          const [first, second] = columns;
          const text = `select ${columns.join(', ')} from ${name} order by ${first}, ${second} limit ?1 offset ?2`;
          const page = await query<NoticeRow['row']>(text, PAGE, from);
          for (const row of page) yield { of: name, row: { ...row } };
          if (page.length < PAGE) break;
        }
    },
    async restore({ of, row }) {
      const columns = Object.hasOwn(KEPT, of) ? KEPT[of as Kept] : null;
      if (columns === null) return;
      const places = columns.map((_, i) => `?${i + 1}`).join(', ');
      const text = `insert into ${of} (${columns.join(', ')}) values (${places}) on conflict do nothing`;
      await put(text, ...columns.map((column) => row[column] ?? null));
    },
  };
}
