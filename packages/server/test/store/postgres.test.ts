/** The store of a fleet: conformance against a real PostgreSQL, and what only it must survive. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestPostgres, testPostgres } from '../../../promises/help/postgres.ts';
import { type Store, Unavailable } from '../../store/contract.ts';
import { postgresStore } from '../../store/postgres.ts';
import { accessTo, migratePostgres, poolFor } from '../../store/postgres-access.ts';
import { appending } from './append.ts';
import { hardships } from './hard.ts';
import { listing } from './lists.ts';
import { matchKeeping } from './matches.ts';
import { noticeKeeping } from './notices.ts';
import { peopleKeeping } from './people.ts';
import { entry, fill, newId, upTo, type WithBench } from './setting.ts';
import { titleKeeping } from './titles.ts';

let server: TestPostgres;
let url: string;
let store: Store;
beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  store = await postgresStore(url);
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const bench: WithBench = (work) => () =>
  work({
    store,
    again: () => postgresStore(url),
    async sql(text) {
      const pool = poolFor(url, 1);
      await pool.query(text);
      await pool.end();
    },
  });

describe('store of a fleet', () => {
  appending(bench);
  listing(bench);
  peopleKeeping(bench);
  matchKeeping(bench);
  titleKeeping(bench);
  noticeKeeping(bench);
  hardships(bench);
});

test('a connection that breaks within a transaction, while nothing is asked of it, fails that transaction and nothing else', async () => {
  const [pool, other] = [poolFor(url, 1), poolFor(url, 1)];
  const { inTransaction, one } = accessTo(pool);
  const broken = inTransaction(async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await new Promise((done) => setTimeout(done, 200));
    return true;
  });
  await expect(broken).rejects.toThrow(Unavailable);
  expect(await one('select 1 as fine')).toEqual({ fine: 1 });
  await Promise.all([pool.end(), other.end()]);
});

describe('migrations', () => {
  const steps = ['create table a (x integer)', 'alter table a add column y integer', 'create table b (z text)'];
  const versions = async (pool: ReturnType<typeof poolFor>): Promise<number[]> =>
    (await pool.query<{ version: number }>('select version from migrations order by version')).rows.map(({ version }) => version);

  test('each step runs once, also when steps are added later', async () => {
    const pool = poolFor(await server.database());
    await migratePostgres(pool, steps.slice(0, 1));
    await migratePostgres(pool, steps);
    await migratePostgres(pool, steps);
    expect(await versions(pool)).toEqual([1, 2, 3]);
    await pool.end();
  });
  test('a step that fails changes nothing', async () => {
    const pool = poolFor(await server.database());
    await migratePostgres(pool, steps.slice(0, 1));
    await expect(migratePostgres(pool, [steps[0]!, steps[1]!, 'nonsense'])).rejects.toThrow();
    expect(await versions(pool)).toEqual([1]);
    await pool.end();
  });
  test('a database from the future is refused', async () => {
    const pool = poolFor(await server.database());
    await migratePostgres(pool, steps);
    await expect(migratePostgres(pool, steps.slice(0, 2))).rejects.toThrow(/newer/);
    await pool.end();
  });
  test('nodes that start at the same time agree', async () => {
    const fresh = await server.database();
    const stores = await Promise.all(upTo(4).map(() => postgresStore(fresh)));
    expect((await stores[0]!.append(entry(newId(), 0))).t).toBe('ok');
    for (const one of stores) await one.close();
  });
});

describe('a database that goes away', () => {
  test('appends and reads say so, and go on when it is back', async () => {
    const id = newId();
    await fill(store, id, 3);
    await server.stop();
    expect((await store.append(entry(id, 3))).t).toBe('unavailable');
    await expect(store.read(id)).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await server.start();
    expect((await store.read(id)).length).toBe(3);
    expect(await store.append(entry(id, 3))).toEqual({ t: 'ok', seq: 4 });
  });
});
