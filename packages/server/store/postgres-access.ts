/** Access to PostgreSQL: a pool, the database brought up to date, and statements whose failure is `Unavailable`. */
import pg from 'pg';
import { Unavailable } from './contract.ts';
import { POSTGRES_MIGRATIONS } from './migrations-postgres.ts';
import type { Statement } from './people-sql.ts';

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
  // An idle connection that breaks is replaced; whoever needs one is told then. One that breaks within a transaction, while nothing is
  // asked of it, says so itself: the next statement fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `?` as PostgreSQL writes it. */
export function numbered(text: string): string {
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

export interface PoolAccess {
  all<R>(text: string, ...values: unknown[]): Promise<R[]>;
  one<R>(text: string, ...values: unknown[]): Promise<R | null>;
  /** All of the work or, where it says false or fails, nothing of it. */
  inTransaction(work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean>;
  /** All of them or none. False: one of them did not change exactly one row. */
  each(statements: readonly Statement[]): Promise<boolean>;
}

export function accessTo(pool: pg.Pool): PoolAccess {
  async function all<R>(text: string, ...values: unknown[]): Promise<R[]> {
    try {
      return (await pool.query({ text, values, name: nameOf(text) })).rows as R[];
    } catch (error) {
      throw new Unavailable(messageOf(error));
    }
  }

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

  return {
    all,
    one: async <R>(text: string, ...values: unknown[]) => (await all<R>(text, ...values))[0] ?? null,
    inTransaction,
    each: (statements) =>
      inTransaction(async (client) => {
        for (const { text, values } of statements) {
          const { rowCount } = await client.query(numbered(text), [...values]);
          if (rowCount !== 1) return false;
        }
        return true;
      }),
  };
}
