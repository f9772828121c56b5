import { PEOPLE_TABLES, RECORDS_BY_TOPIC } from './people-tables.ts';

/** Steps in which the embedded database came to be what it is: only ever add a step, never change one. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null,
    seq integer not null,
    command text not null,
    seat integer,
    payload text not null,
    sum text not null,
    primary key (table_id, seq)
  ) without rowid;
  create unique index log_command on log (table_id, command);

  create table tables (
    id text primary key,
    seq integer not null,
    game text not null,
    status text not null,
    listed integer not null,
    created integer not null,
    updated integer not null,
    due integer,
    bots integer not null,
    members text not null,
    line text not null
  ) without rowid;
  create index tables_lobby on tables (status, created) where listed = 1;
  create index tables_due on tables (due) where due is not null;
  create index tables_bots on tables (bots) where bots = 1;

  create table members (
    guest text not null,
    table_id text not null,
    waiting integer not null,
    primary key (guest, table_id)
  ) without rowid;
  create index members_table on members (table_id);

  create table guests (
    token text primary key,
    id text not null unique,
    name text not null,
    seen integer not null
  ) without rowid;
  create table beats (id integer primary key check (id = 1), at integer not null);
  create table outages (since integer primary key, until integer not null);
  `,
  // Who waits changes with every move; the table's own row knows it, too.
  'alter table members drop column waiting',
  // Batches of entries that are safe, on their way into the tables above.
  'create table journal (id integer primary key, batch text not null)',
  // What somebody still plays is found without looking at all that they ever played.
  `
  alter table members add column open integer not null default 0;
  update members set open = 1
    where exists (select 1 from tables t where t.id = table_id and t.status in ('gathering', 'revealing', 'playing'));
  create index members_open on members (guest) where open = 1;
  `,
  // Whoever appends knows all commands of a log: an index costs as much as the entries themselves.
  'drop index log_command',
  // The code that tables are played by.
  `
  create table titles (
    hash text primary key,
    game text not null,
    kind text not null,
    rules text not null,
    code text not null,
    seal text not null,
    put integer not null
  ) without rowid;
  `,
  // What people want to be told, and what they are still to be told.
  `
  create table notice_keys (name text primary key, value text not null) without rowid;
  create table notice_wishes (guest text primary key, wishes text not null) without rowid;
  create table channels (
    id text primary key,
    guest text not null,
    table_id text,
    kind text not null,
    data text not null,
    state text not null,
    created integer not null
  ) without rowid;
  create index channels_guest on channels (guest);
  create index channels_table on channels (table_id) where table_id is not null;
  create table deliveries (
    id text primary key,
    channel text not null,
    guest text not null,
    table_id text not null,
    kind text not null,
    cause integer not null,
    due integer,
    tries integer not null,
    fate text
  ) without rowid;
  create index deliveries_due on deliveries (due) where due is not null;
  create index deliveries_guest on deliveries (guest);
  create table seen (
    guest text not null,
    table_id text not null,
    heard integer not null,
    at integer not null,
    primary key (guest, table_id)
  ) without rowid;
  `,
  PEOPLE_TABLES,
  RECORDS_BY_TOPIC,
  // What changed lately is found without looking at all tables: the index holds all that is asked for.
  'create index tables_updated on tables (updated, seq)',
];
