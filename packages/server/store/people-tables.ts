/** The tables of people: the same text for both databases. Guests of before stay who they are. */
export const PEOPLE_TABLES = `
  create table people (
    id text primary key,
    name text not null,
    kind text not null,
    owner text,
    since bigint not null,
    seen bigint not null,
    profile text not null
  );
  create index people_owner on people (owner) where owner is not null;
  create table sessions (
    token text primary key,
    person text not null,
    rights text,
    device text not null,
    since bigint not null,
    seen bigint not null
  );
  create index sessions_person on sessions (person);
  create table records (
    kind text not null,
    id text not null,
    person text not null,
    topic text,
    rank double precision,
    until bigint,
    at bigint not null,
    body text not null,
    primary key (kind, id)
  );
  create index records_person on records (person, kind);
  create index records_rank on records (kind, topic, rank) where rank is not null;
  create index records_until on records (until) where until is not null;
  insert into people select id, name, 'guest', null, seen, seen, '{}' from guests;
  insert into sessions select token, id, null, '', seen, seen from guests;
  drop table guests;
  `;

/** Records by what they are about. */
export const RECORDS_BY_TOPIC = 'create index records_topic on records (kind, topic, at)';
