/** The store of a fleet: the same contract on PostgreSQL. */
import type pg from 'pg';
import { type LifeStore, type Outage, type Store, type TitleName, type TitleRow, type TitleStore, Unavailable } from './contract.ts';
import { noticeStore } from './notices.ts';
import { peopleOn } from './people-sql.ts';
import { accessTo, messageOf, migratePostgres, numbered, type PoolAccess, poolFor } from './postgres-access.ts';
import { tablesOn } from './postgres-tables.ts';

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
  const access = accessTo(pool);
  const { all, each } = access;
  return {
    ...tablesOn(access),
    ...lifeOn(access),
    ...titlesOn(access),
    ...peopleOn({ all: (text, ...values) => all(numbered(text), ...values), each }),
    notices: noticeStore((text, ...values) => all(text.replace(/\?(\d)/g, '$$$1'), ...values)),
    check: async () => void (await all('select 1')),
    close: () => pool.end(),
  };
}

/** Signs of life, which all nodes give together. */
function lifeOn({ all, one }: PoolAccess): LifeStore {
  return {
    async beat(now) {
      const text = `with before as (select at from beats where id = 1), put as (
                      insert into beats values (1, $1) on conflict (id) do update set at = greatest(beats.at, excluded.at))
                    select at from before`;
      return (await one<{ at: number }>(text, now))?.at ?? null;
    },
    outages: (since) => all<Outage>('select since as "from", until as "to" from outages where until > $1 order by since', since),
    async noteOutage({ from, to }) {
      const text = 'insert into outages values ($1, $2) on conflict (since) do update set until = greatest(outages.until, excluded.until)';
      await all(text, from, to);
    },
  };
}

function titlesOn({ all, one }: PoolAccess): TitleStore {
  return {
    async putTitles(titles) {
      const text = 'insert into titles values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing';
      for (const { hash, game, kind, rules, code, seal, put } of titles) await all(text, hash, game, kind, rules, code, seal, put);
    },
    title: (hash) => one<TitleRow>('select * from titles where hash = $1', hash),
    titleNames: () => all<TitleName>('select hash, game, kind, rules, put from titles order by put, hash'),
  };
}
