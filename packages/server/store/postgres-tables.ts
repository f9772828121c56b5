/** Tables on PostgreSQL: any number of nodes write, unique keys decide. */
import type pg from 'pg';
import { checkedRows, checksumOf } from './checksum.ts';
import type { Append, Appended, ImportedTable, Kept, ListName, Redacted, TableRow, TableStore } from './contract.ts';
import { messageOf, type PoolAccess } from './postgres-access.ts';

/** One statement, one round trip: the entry, the summary and the members, or nothing. */
const APPEND = `
  with entry as (
    insert into log (table_id, seq, command, seat, payload, sum)
    select $1, $2::int + 1, $3, $4, $5, $6
    where coalesce((select seq from tables where id = $1), 0) = $2::int
      and not exists (select 1 from log where table_id = $1 and command = $3)
    on conflict do nothing
    returning seq
  ), old as (
    select members from tables where id = $1
  ), head as (
    insert into tables (id, seq, game, status, listed, created, updated, due, bots, members, line)
    select $1, seq, $7, $8, $9, $10, $11, $12, $13, $14, $15 from entry
    on conflict (id) do update set seq = excluded.seq, game = excluded.game, status = excluded.status, listed = excluded.listed,
      created = excluded.created, updated = excluded.updated, due = excluded.due, bots = excluded.bots,
      members = excluded.members, line = excluded.line
    returning seq
  ), people as (
    insert into members (guest, table_id)
    select m ->> 'guest', $1
    from head, jsonb_array_elements($14::jsonb) m
    where (select members from old) is distinct from $14
    on conflict do nothing
  ), gone as (
    delete from members where table_id = $1 and exists (select 1 from head) and (select members from old) is distinct from $14
      and guest not in (select m ->> 'guest' from jsonb_array_elements($14::jsonb) m)
  )
  select seq from head`;

const LISTS: Readonly<Record<ListName, string>> = {
  lobby: `select * from tables where listed and status in ('gathering', 'revealing', 'playing') and $1::text is null
          order by status <> 'gathering', created desc limit $2`,
  mine: `select t.* from members m join tables t on t.id = m.table_id
         where m.guest = $1 and t.status in ('gathering', 'revealing', 'playing')
         order by position('"' || $1 || '","waiting":true' in t.members) > 0 desc, t.updated desc limit $2`,
  finished: `select t.* from members m join tables t on t.id = m.table_id
             where m.guest = $1 and t.status = 'finished' order by t.updated desc limit $2`,
};

type RawRow = Omit<TableRow, 'members'> & { readonly members: string };
const rowOf = (r: RawRow): TableRow => ({ ...r, members: JSON.parse(r.members) as TableRow['members'] });

/** A whole table in three statements. */
async function importTable(client: pg.PoolClient, { id, summary: s, log }: ImportedTable): Promise<void> {
  const rows = log.map(({ seq, commandId, seat, payload }) => [seq, commandId, seat, payload, checksumOf(id, seq, commandId, payload)]);
  await client.query(
    `insert into log (table_id, seq, command, seat, payload, sum)
     select $1, (r ->> 0)::int, r ->> 1, (r ->> 2)::smallint, r ->> 3, r ->> 4 from jsonb_array_elements($2::jsonb) r`,
    [id, JSON.stringify(rows)],
  );
  const members = JSON.stringify(s.members);
  const values = [id, log.length, s.game, s.status, s.listed, s.created, s.updated, s.due, s.bots, members, s.line];
  await client.query('insert into tables values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', values);
  await client.query(`insert into members (guest, table_id) select distinct m ->> 'guest', $1 from jsonb_array_elements($2::jsonb) m`, [
    id,
    members,
  ]);
}

async function append({ one }: PoolAccess, { table, expected, commandId, seat, payload, summary: s }: Append): Promise<Appended> {
  const checksum = checksumOf(table, expected + 1, commandId, payload);
  const members = JSON.stringify(s.members);
  const values = [s.game, s.status, s.listed, s.created, s.updated, s.due, s.bots, members, s.line];
  try {
    const kept = await one<{ seq: number }>(APPEND, table, expected, commandId, seat, payload, checksum, ...values);
    if (kept !== null) return { t: 'ok', seq: kept.seq };
    const known = await one<{ seq: number }>('select seq from log where table_id = $1 and command = $2', table, commandId);
    if (known !== null) return { t: 'duplicate', seq: known.seq };
    const head = await one<{ seq: number }>('select seq from tables where id = $1', table);
    return { t: 'conflict', seq: head?.seq ?? 0 };
  } catch (error) {
    return { t: 'unavailable', why: messageOf(error) };
  }
}

async function redact({ all, each }: PoolAccess, table: string, entries: readonly Redacted[]): Promise<void> {
  const known = await all<{ seq: number; command: string }>('select seq, command from log where table_id = $1', table);
  const commands = new Map(known.map(({ seq, command }) => [seq, command]));
  await each(
    entries.map(({ seq, payload }) => ({
      text: 'update log set payload = ?, sum = ? where table_id = ? and seq = ?',
      values: [payload, checksumOf(table, seq, commands.get(seq) ?? '', payload), table, seq],
    })),
  );
}

async function* idsOfAll({ all }: PoolAccess): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const page = await all<{ id: string }>('select id from tables where id > $1 order by id limit 1000', after);
    if (page.length === 0) return;
    for (const { id } of page) yield id;
    after = page.at(-1)?.id ?? '';
  }
}

/** Changes of one row of the list of tables, each only if the log still ends where the writer thinks. */
function listChanges({ all }: PoolAccess): Pick<TableStore, 'postpone' | 'rest' | 'relist'> {
  return {
    postpone: async (table, seq, due) => void (await all('update tables set due = $1 where id = $2 and seq = $3', due, table, seq)),
    rest: async (table, seq) => void (await all('update tables set due = null, bots = false where id = $1 and seq = $2', table, seq)),
    relist: async (table, seq, line) => void (await all('update tables set line = $1 where id = $2 and seq = $3', line, table, seq)),
  };
}

/** Tables by their ids, by what they wait for, when they changed and who sits there. */
function idLists({ all }: PoolAccess): Pick<TableStore, 'heads' | 'due' | 'waitingForBots' | 'changedSince' | 'tablesOf'> {
  const ids = async (text: string, ...values: unknown[]): Promise<string[]> =>
    (await all<{ id: string }>(text, ...values)).map(({ id }) => id);
  const heads = async (text: string, ...values: unknown[]): Promise<Map<string, number>> =>
    new Map((await all<{ id: string; seq: number }>(text, ...values)).map(({ id, seq }) => [id, seq]));
  return {
    heads: (tables) => heads('select id, seq from tables where id = any($1)', tables),
    due: (until, limit) => all('select id, due from tables where due is not null and due <= $1 order by due limit $2', until, limit),
    waitingForBots: (since, limit) => ids('select id from tables where bots and updated <= $1 limit $2', since, limit),
    changedSince: (since, limit) => heads('select id, seq from tables where updated >= $1 limit $2', since, limit),
    tablesOf: (guest) => ids('select table_id as id from members where guest = $1 order by table_id', guest),
  };
}

export function tablesOn(access: PoolAccess): TableStore {
  const { all, one, inTransaction } = access;
  return {
    inOrder: false,
    append: (entry) => append(access, entry),
    async importTables(tables) {
      await inTransaction(async (client) => {
        for (const table of tables) await importTable(client, table);
        return true;
      });
    },
    ...listChanges(access),
    ...idLists(access),
    async read(table, after = 0) {
      const text = `select seq, command as "commandId", seat, payload, sum as checksum from log
                    where table_id = $1 and seq > $2 order by seq`;
      return checkedRows(table, after, await all<Kept & { checksum: string }>(text, table, after));
    },
    async row(table) {
      const found = await one<RawRow>('select * from tables where id = $1', table);
      return found === null ? null : rowOf(found);
    },
    list: async (name, guest, limit) => (await all<RawRow>(LISTS[name], name === 'lobby' ? null : (guest ?? ''), limit)).map(rowOf),
    async countOpen(guest) {
      const text = `select count(*)::int as n from members m join tables t on t.id = m.table_id
                    where m.guest = $1 and t.status in ('gathering', 'revealing', 'playing')`;
      return (await one<{ n: number }>(text, guest))?.n ?? 0;
    },
    redact: (table, entries) => redact(access, table, entries),
    allTables: () => idsOfAll(access),
  };
}
