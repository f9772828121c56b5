/** The embedded store: one file, one writing thread, group commit. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Appended, type Store, Unavailable } from './contract.ts';
import { batches } from './sqlite-batches.ts';
import { openFile, reader } from './sqlite-file.ts';
import { moves } from './sqlite-moves.ts';
import { rows } from './sqlite-row.ts';
import type { Work, Worked, WorkerSetting } from './sqlite-worker.ts';

export interface SqliteStore extends Store {
  /** A copy of the whole database, taken while others write. */
  backup(to: string): Promise<void>;
}

/** How many answers are remembered. */
const REMEMBERED = 10_000;

/** What was found is not looked for again. */
function remembered<T>(find: (key: string) => T | null): { get(key: string): T | null; forget(key: string): void } {
  const known = new Map<string, T>();
  return {
    get(key) {
      const found = known.get(key) ?? find(key);
      if (known.size >= REMEMBERED) known.clear();
      if (found !== null) known.set(key, found);
      return found;
    },
    forget: (key) => void known.delete(key),
  };
}

/** Jobs for the writing thread, one after the other. */
async function startWriter(setting: WorkerSetting): Promise<{ ask(job: Work): Promise<unknown>; ended: () => boolean }> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: setting });
  const waiting: { done(x: unknown): void; failed(error: Error): void }[] = [];
  let ended = false;
  const end = (why: string): void => {
    ended = true;
    for (const { failed } of waiting.splice(0)) failed(new Unavailable(why));
  };
  worker.on('message', (text: string) => {
    const message = JSON.parse(text) as Worked;
    const first = waiting.shift();
    if ('done' in message) first?.done(message.done);
    else first?.failed(new Unavailable(message.failed));
  });
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('the store is closed'));
  const next = (): Promise<unknown> => new Promise((done, failed) => waiting.push({ done, failed }));
  await next();
  return {
    ended: () => ended,
    ask(job) {
      if (ended) return Promise.reject(new Unavailable('the store is closed'));
      worker.postMessage(JSON.stringify(job));
      return next();
    },
  };
}

export async function sqliteStore(path: string, faults: Omit<WorkerSetting, 'path'> = {}): Promise<SqliteStore> {
  mkdirSync(dirname(path), { recursive: true });
  const writing = await startWriter({ path, ...faults });
  const db = openFile(path, true);
  const read = reader(db);
  const guests = remembered((token) => read.guestOf(token));
  const moving = moves(() => writing.ask({ t: 'move' }));
  let closed = false;

  const { rowOf, lost } = rows();
  const append = batches(async (entries) => {
    try {
      const results = (await writing.ask(entries.map(rowOf))) as Appended[];
      for (const [i, entry] of entries.entries()) {
        if (results[i]!.t === 'ok') moving.note(entry);
        else lost(entry);
      }
      return results;
    } catch (error) {
      entries.forEach(lost);
      throw error;
    }
  });

  const run = async (sql: string, ...values: (string | number | null)[]): Promise<void> => {
    await writing.ask({ t: 'run', sql, values });
  };
  /** Reading is synchronous and quick; a failure becomes a rejected promise. */
  const reading = async <T>(get: () => T): Promise<T> => {
    if (closed) throw new Unavailable('the store is closed');
    return get();
  };
  /** The same for what entries change: all that is safe is put in place before. */
  const readingAll = async <T>(get: () => T): Promise<T> => {
    if (await reading(() => read.journalWaits())) await moving.now();
    return reading(get);
  };

  return {
    inOrder: true,
    append,
    read: (table, after = 0) => readingAll(() => read.read(table, after)),
    heads: (tables) => readingAll(() => read.heads(tables)),
    row: (table) => readingAll(() => read.row(table)),
    list: (name, guest, limit) => readingAll(() => read.list(name, guest, limit)),
    due: (until, limit) => readingAll(() => read.due(until, limit)),
    async postpone(table, seq, due) {
      await moving.now();
      await run('update tables set due = ? where id = ? and seq = ?', due, table, seq);
    },
    waitingForBots: (since, limit) => readingAll(() => read.waitingForBots(since, limit)),
    countOpen: (guest) => reading(() => moving.open(guest, read.open(guest)).size),
    async putGuest({ id, name }, token, now) {
      const text = 'insert into guests values (?, ?, ?, ?) on conflict (token) do update set name = excluded.name, seen = excluded.seen';
      await run(text, token, id, name, now);
      guests.forget(token);
    },
    guestOf: (token) => reading(() => guests.get(token)),
    beat: async (now) => (await writing.ask({ t: 'beat', now })) as number | null,
    outages: (since) => reading(() => read.outages(since)),
    noteOutage: ({ from, to }) => run('insert or replace into outages values (?, ?)', from, to),
    async *allTables() {
      await moving.now();
      let after = '';
      for (let page = read.tablesAfter(after); page.length > 0; page = read.tablesAfter(after)) {
        yield* page;
        after = page.at(-1) ?? '';
      }
    },
    async *allGuests() {
      let after = '';
      for (let page = read.guestsAfter(after); page.length > 0; page = read.guestsAfter(after)) {
        yield* page;
        after = page.at(-1)?.token ?? '';
      }
    },
    async check() {
      if (writing.ended()) throw new Unavailable('the store is closed');
      await reading(() => read.row(''));
    },
    backup: async (to) => void (await backup(db, to)),
    async close() {
      if (closed) return;
      closed = true;
      moving.end();
      await writing.ask({ t: 'close' }).catch(() => null);
      db.close();
    },
  };
}
