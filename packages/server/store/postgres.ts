/** The store of a fleet: the same contract on PostgreSQL. Any number of nodes write; unique keys decide. */
import pg from 'pg';
import { checkedRows, checksumOf } from './checksum.ts';
import {
  type Append,
  type Appended,
  type ImportedTable,
  type Kept,
  type ListName,
  type Outage,
  type Store,
  type TableRow,
  type TitleName,
  type TitleRow,
  Unavailable,
} from './contract.ts';
import { POSTGRES_MIGRATIONS } from './migrations-postgres.ts';
import { noticeStore } from './notices.ts';
import { peopleOn, type Statement } from './people-sql.ts';

/** Any number that only migrations use. */
const MIGRATION_LOCK = 727_001;

// Times are whole milliseconds: they fit a number.
const BIGINT = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? (Number as never) : (pg.types.getTypeParser(oid, format as 'text') as never),
};

export function poolFor(url: string, max = 10, options?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    ...(options === undefined ? {} : { options }),
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; whoever needs one is told then.
  pool.on('error', () => {});
  return pool;
}

/** Brings a database up to date; forward only, one node at a time. */
export async function migratePostgres(pool: pg.Pool, steps: readonly string[] = POSTGRES_MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migrations (version integer primary key)');
    const { rows } = await client.query<{ at: number }>('select coalesce(max(version), 0) as at from migrations');
    const at = rows[0]?.at ?? 0;
    if (at > steps.length) throw new Error(`the database is of version ${at}, this program knows ${steps.length}: use a newer one`);
    for (const [i, step] of steps.slice(at).entries()) {
      await client.query(step);
      await client.query('insert into migrations values ($1)', [at + i + 1]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => null);
    throw error;
  } finally {
    client.release();
  }
}

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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

export async function postgresStore(url: string, pool: pg.Pool = poolFor(url)): Promise<Store> {
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw new Unavailable(messageOf(error));
  }
  return storeOn(pool);
}

/** The same for looking only: the database itself refuses whatever would change it. */
export async function postgresLook(url: string): Promise<Store> {
  const pool = poolFor(url, 2, '-c default_transaction_read_only=on');
  return storeOn(pool);
}

function storeOn(pool: pg.Pool): Store {
  async function all<R>(text: string, ...values: unknown[]): Promise<R[]> {
    try {
      return (await pool.query({ text, values, name: nameOf(text) })).rows as R[];
    } catch (error) {
      throw new Unavailable(messageOf(error));
    }
  }
  const one = async <R>(text: string, ...values: unknown[]): Promise<R | null> => (await all<R>(text, ...values))[0] ?? null;

  async function append({ table, expected, commandId, seat, payload, summary: s }: Append): Promise<Appended> {
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

  /** All of the work or, where it says false or fails, nothing of it. */
  async function inTransaction(work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new Unavailable(messageOf(error));
    });
    try {
      await client.query('begin');
      const fine = await work(client);
      await client.query(fine ? 'commit' : 'rollback');
      return fine;
    } catch (error) {
      await client.query('rollback').catch(() => null);
      throw new Unavailable(messageOf(error));
    } finally {
      client.release();
    }
  }

  /** Each table in three statements, all tables in one transaction. */
  async function importTables(tables: readonly ImportedTable[]): Promise<void> {
    await inTransaction(async (client) => {
      for (const table of tables) await importTable(client, table);
      return true;
    });
  }

  const each = (statements: readonly Statement[]): Promise<boolean> =>
    inTransaction(async (client) => {
      for (const { text, values } of statements) {
        const { rowCount } = await client.query(numbered(text), [...values]);
        if (rowCount !== 1) return false;
      }
      return true;
    });

  return {
    inOrder: false,
    append,
    importTables,
    async read(table, after = 0) {
      const text = `select seq, command as "commandId", seat, payload, sum as checksum from log
                    where table_id = $1 and seq > $2 order by seq`;
      return checkedRows(table, after, await all<Kept & { checksum: string }>(text, table, after));
    },
    async heads(tables) {
      const rows = await all<{ id: string; seq: number }>('select id, seq from tables where id = any($1)', tables);
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },
    async row(table) {
      const found = await one<RawRow>('select * from tables where id = $1', table);
      return found === null ? null : rowOf(found);
    },
    list: async (name, guest, limit) => (await all<RawRow>(LISTS[name], name === 'lobby' ? null : (guest ?? ''), limit)).map(rowOf),
    due: (until, limit) => all('select id, due from tables where due is not null and due <= $1 order by due limit $2', until, limit),
    postpone: async (table, seq, due) => void (await all('update tables set due = $1 where id = $2 and seq = $3', due, table, seq)),
    rest: async (table, seq) => void (await all('update tables set due = null, bots = false where id = $1 and seq = $2', table, seq)),
    waitingForBots: async (since, limit) =>
      (await all<{ id: string }>('select id from tables where bots and updated <= $1 limit $2', since, limit)).map(({ id }) => id),
    changedSince: async (since, limit) =>
      (await all<{ id: string }>(`select id from tables where updated >= $1 limit $2`, since, limit)).map(({ id }) => id),
    tablesOf: async (guest) =>
      (await all<{ id: string }>('select table_id as id from members where guest = $1 order by table_id', guest)).map(({ id }) => id),
    async redact(table, entries) {
      const known = await all<{ seq: number; command: string }>('select seq, command from log where table_id = $1', table);
      const commands = new Map(known.map(({ seq, command }) => [seq, command]));
      await each(
        entries.map(({ seq, payload }) => ({
          text: 'update log set payload = ?, sum = ? where table_id = ? and seq = ?',
          values: [payload, checksumOf(table, seq, commands.get(seq) ?? '', payload), table, seq],
        })),
      );
    },
    relist: async (table, seq, line) => void (await all('update tables set line = $1 where id = $2 and seq = $3', line, table, seq)),
    async countOpen(guest) {
      const text = `select count(*)::int as n from members m join tables t on t.id = m.table_id
                    where m.guest = $1 and t.status in ('gathering', 'revealing', 'playing')`;
      return (await one<{ n: number }>(text, guest))?.n ?? 0;
    },
    ...peopleOn({ all: (text, ...values) => all(numbered(text), ...values), each }),
    async beat(now) {
      const text = `with before as (select at from beats where id = 1), put as (
                      insert into beats values (1, $1) on conflict (id) do update set at = greatest(beats.at, excluded.at))
                    select at from before`;
      return (await one<{ at: number }>(text, now))?.at ?? null;
    },
    outages: (since) => all<Outage>('select since as "from", until as "to" from outages where until > $1 order by since', since),
    async noteOutage({ from, to }) {
      await all(
        'insert into outages values ($1, $2) on conflict (since) do update set until = greatest(outages.until, excluded.until)',
        from,
        to,
      );
    },
    async putTitles(titles) {
      const text = 'insert into titles values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing';
      for (const { hash, game, kind, rules, code, seal, put } of titles) await all(text, hash, game, kind, rules, code, seal, put);
    },
    title: (hash) => one<TitleRow>('select * from titles where hash = $1', hash),
    titleNames: () => all<TitleName>('select hash, game, kind, rules, put from titles order by put, hash'),
    notices: noticeStore((text, ...values) => all(text.replace(/\?(\d)/g, '$$$1'), ...values)),
    async *allTables() {
      let after = '';
      for (;;) {
        const page = await all<{ id: string }>('select id from tables where id > $1 order by id limit 1000', after);
        if (page.length === 0) return;
        for (const { id } of page) yield id;
        after = page.at(-1)?.id ?? '';
      }
    },
    check: async () => void (await all('select 1')),
    close: () => pool.end(),
  };
}

/** `?` as PostgreSQL writes it. */
function numbered(text: string): string {
  let n = 0;
  return text.replaceAll('?', () => `$${++n}`);
}

/** Statements are prepared once for each connection, under a name of their own. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? `q${names.size}`;
  names.set(text, known);
  return known;
}
