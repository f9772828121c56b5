import { PEOPLE_TABLES, RECORDS_BY_TOPIC } from './people-tables.ts';

/** Steps in which the PostgreSQL database came to be what it is: only ever add a step, never change one. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null,
    seq integer not null,
    command text not null,
    seat smallint,
    payload text not null,
    sum text not null,
    primary key (table_id, seq),
    unique (table_id, command)
  );
  create table tables (
    id text primary key,
    seq integer not null,
    game text not null,
    status text not null,
    listed boolean not null,
    created bigint not null,
    updated bigint not null,
    due bigint,
    bots boolean not null,
    members text not null,
    line text not null
  ) with (fillfactor = 80);
  create index tables_lobby on tables (status, created) where listed;
  create index tables_due on tables (due) where due is not null;
  create index tables_bots on tables (bots) where bots;
  create table members (
    guest text not null,
    table_id text not null,
    waiting boolean not null,
    primary key (guest, table_id)
  );
  create index members_table on members (table_id);
  create table guests (token text primary key, id text not null unique, name text not null, seen bigint not null);
  create table beats (id integer primary key check (id = 1), at bigint not null);
  create table outages (since bigint primary key, until bigint not null);
  `,
  // Who waits changes with every move; the table's own row knows it, too.
  'alter table members drop column waiting',
  // The code that tables are played by.
  `
  create table titles (
    hash text primary key,
    game text not null,
    kind text not null,
    rules text not null,
    code text not null,
    seal text not null,
    put bigint not null
  );
  `,
  // What people want to be told, and what they are still to be told.
  `
  create table notice_keys (name text primary key, value text not null);
  create table notice_wishes (guest text primary key, wishes text not null);
  create table channels (
    id text primary key,
    guest text not null,
    table_id text,
    kind text not null,
    data text not null,
    state text not null,
    created bigint not null
  );
  create index channels_guest on channels (guest);
  create index channels_table on channels (table_id) where table_id is not null;
  create table deliveries (
    id text primary key,
    channel text not null,
    guest text not null,
    table_id text not null,
    kind text not null,
    cause bigint not null,
    due bigint,
    tries integer not null,
    fate text
  );
  create index deliveries_due on deliveries (due) where due is not null;
  create index deliveries_guest on deliveries (guest);
  create table seen (
    guest text not null,
    table_id text not null,
    heard integer not null,
    at bigint not null,
    primary key (guest, table_id)
  );
  `,
  PEOPLE_TABLES,
  RECORDS_BY_TOPIC,
];
