/** The embedded store: conformance, and what only it can do. */

import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../promises/help/setting.ts';
import { Corrupt, type Store } from '../../store/contract.ts';
import { SQLITE_MIGRATIONS } from '../../store/migrations-sqlite.ts';
import { sqliteStore } from '../../store/sqlite.ts';
import { migrate, openFile, reader } from '../../store/sqlite-file.ts';
import { journal } from '../../store/sqlite-journal.ts';
import { rows } from '../../store/sqlite-row.ts';
import { batchText, rowsOf } from '../../store/sqlite-text.ts';
import { appending } from './append.ts';
import { hardships } from './hard.ts';
import { listing } from './lists.ts';
import { matchKeeping } from './matches.ts';
import { noticeKeeping } from './notices.ts';
import { peopleKeeping } from './people.ts';
import { entry, fill, newId, numbers, SUMMARY, upTo, type WithBench } from './setting.ts';
import { titleKeeping } from './titles.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = temporaryFolder();
  store = await sqliteStore(join(folder, 'x.sqlite'));
});
afterAll(async () => {
  await store.close();
  removeFolder(folder);
});

const bench: WithBench = (work) => () =>
  work({
    store,
    again: () => sqliteStore(join(folder, 'x.sqlite')),
    async sql(text) {
      // Reading puts all entries in place.
      await store.heads([]);
      const db = new DatabaseSync(join(folder, 'x.sqlite'), { timeout: 5000 });
      db.exec(text);
      db.close();
    },
  });

describe('embedded store', () => {
  appending(bench);
  listing(bench);
  peopleKeeping(bench);
  matchKeeping(bench);
  titleKeeping(bench);
  noticeKeeping(bench);
  hardships(bench);

  test('entries of one go are put in place together: all of them in the log, the last one in the lists', async () => {
    const [id, guest] = [newId(), 'gtogether'];
    const summary = (status: string, who: string) => ({ ...SUMMARY, status, members: [{ guest: who, waiting: false }] });
    await Promise.all([
      store.append(entry(id, 0, { summary: summary('gathering', 'gsomebody') })),
      store.append(entry(id, 1, { summary: summary('playing', guest) })),
      store.append(entry(id, 2, { summary: { ...summary('playing', guest), updated: 5000 } })),
    ]);
    expect([await store.countOpen(guest), await store.countOpen('gsomebody')]).toEqual([1, 0]);
    expect(await store.list('mine', guest, 10)).toMatchObject([{ id, seq: 3, status: 'playing', updated: 5000 }]);
    expect(await store.list('mine', 'gsomebody', 10)).toEqual([]);
    expect(numbers(await store.read(id))).toEqual([1, 2, 3]);
    expect([await store.countOpen(guest), await store.countOpen('gsomebody')]).toEqual([1, 0]);
    await store.append(entry(id, 3, { summary: summary('finished', guest) }));
    expect(await store.countOpen(guest)).toBe(0);
  });

  test('a command is known before and after it is put in place', async () => {
    const id = newId();
    await fill(store, id, 2);
    expect(await store.append(entry(id, 2, { commandId: 'c0' }))).toEqual({ t: 'duplicate', seq: 1 });
    await store.read(id);
    expect(await store.append(entry(id, 2, { commandId: 'c1' }))).toEqual({ t: 'duplicate', seq: 2 });
    expect(await store.append(entry(id, 2))).toEqual({ t: 'ok', seq: 3 });
  });

  test('an entry that is damaged before it is put in place is noticed, and other tables go on', async () => {
    const path = join(folder, 'damaged.sqlite');
    const damaged = await sqliteStore(path);
    const [id, other] = [newId(), newId()];
    await damaged.append(entry(id, 0, { payload: 'as it was' }));
    await damaged.append(entry(other, 0));
    const db = new DatabaseSync(path, { timeout: 5000 });
    const { changes } = db.prepare(`update journal set batch = replace(batch, 'as it was', 'as it is')`).run();
    db.close();
    expect(changes).toBe(2);
    await expect(damaged.read(id)).rejects.toThrow(Corrupt);
    expect((await damaged.read(other)).length).toBe(1);
    await damaged.close();
  });

  test('nobody else may read the database, its side files or its folder', async () => {
    const own = join(folder, 'private');
    mkdirSync(own, { mode: 0o755 });
    const path = join(own, 'longtable.sqlite');
    writeFileSync(path, '', { mode: 0o644 });
    const store = await sqliteStore(path);
    await store.append(entry(newId(), 0));
    const modes = [own, path, `${path}-wal`, `${path}-shm`].map((name) => (statSync(name).mode & 0o777).toString(8));
    await store.close();
    expect(modes).toEqual(['700', '600', '600', '600']);
    const shared = join(folder, 'shared');
    mkdirSync(shared, { mode: 0o755 });
    writeFileSync(join(shared, 'other.txt'), '');
    await (await sqliteStore(join(shared, 'longtable.sqlite'))).close();
    expect((statSync(shared).mode & 0o777).toString(8)).toBe('755');
  });

  test('a journal that remembers nothing decides the same', () => {
    const db = openFile(join(folder, 'forgetful.sqlite'));
    migrate(db);
    const { append, checkpoint } = journal(db, 0);
    const { rowOf } = rows();
    const [a, b] = [newId(), newId()];
    const put = (...entries: Parameters<typeof rowOf>[0][]) => append(entries.map(rowOf), () => {}).map(({ t }) => t);
    expect(put(entry(a, 0), entry(b, 0), entry(a, 0, { commandId: 'other' }), entry(a, 1))).toEqual(['ok', 'ok', 'conflict', 'ok']);
    expect(put(entry(a, 1), entry(a, 2), entry(b, 0))).toEqual(['duplicate', 'ok', 'duplicate']);
    checkpoint();
    expect(put(entry(a, 2), entry(b, 1), entry(a, 3))).toEqual(['duplicate', 'ok', 'ok']);
    checkpoint();
    expect(numbers(reader(db).read(a, 0))).toEqual([1, 2, 3, 4]);
    db.close();
  });

  test('a batch is read as it was written, whatever is in it', () => {
    const { rowOf } = rows();
    const id = newId();
    const odd = { commandId: 'a\n"b"', payload: '["ä\n\u2028"]\n{', seat: null };
    const list = [entry(id, 0), entry(id, 1), entry(newId(), 0, odd), entry(id, 2, { summary: { ...SUMMARY, status: 'finished' } })].map(
      rowOf,
    );
    expect(list.map(({ rest }) => rest === null)).toEqual([false, true, false, false]);
    expect(rowsOf(batchText(list))).toEqual(list);
    expect(() => rowsOf(batchText(list).slice(0, -1).concat('1]'))).toThrow(SyntaxError);
  });

  test('a batch of an earlier version that a crash left in the journal is put in place', async () => {
    const path = join(folder, 'earlier-batch.sqlite');
    await (await sqliteStore(path)).close();
    const id = newId();
    const db = new DatabaseSync(path, { timeout: 5000 });
    const { rowOf } = rows();
    const earlier = [entry(id, 0), entry(id, 1)]
      .map(rowOf)
      .map(({ commandId, checksum, ...row }) => ({ ...row, command: commandId, sum: checksum }));
    db.prepare('insert into journal (batch) values (?)').run(JSON.stringify(earlier));
    db.close();
    const later = await sqliteStore(path);
    expect(await later.append(entry(id, 2))).toEqual({ t: 'ok', seq: 3 });
    expect(numbers(await later.read(id))).toEqual([1, 2, 3]);
    await later.close();
  });

  test('entries with the checksum of an earlier version are read, and damage in them is noticed', async () => {
    const path = join(folder, 'earlier.sqlite');
    const earlier = await sqliteStore(path);
    const id = newId();
    const { commandId, payload } = entry(id, 0);
    await earlier.append(entry(id, 0));
    await earlier.read(id);
    const sum = createHash('sha256').update(`${id}\n1\n${commandId}\n${payload}`).digest('hex').slice(0, 16);
    const db = new DatabaseSync(path, { timeout: 5000 });
    db.prepare('update log set sum = ?').run(sum);
    expect((await earlier.read(id)).length).toBe(1);
    db.prepare('update log set payload = ?').run(`${payload} `);
    await expect(earlier.read(id)).rejects.toThrow(Corrupt);
    db.close();
    await earlier.close();
  });

  test('many appends share few commits', async () => {
    const tables = upTo(300).map(newId);
    const from = performance.now();
    await Promise.all(tables.map((id) => store.append(entry(id, 0))));
    const together = performance.now() - from;
    const then = performance.now();
    for (const id of tables.slice(0, 30)) await store.append(entry(id, 1));
    const apart = (performance.now() - then) * 10;
    expect(together).toBeLessThan(apart);
  });

  test('a full disk: appends are refused, what was acknowledged stays, and it goes on when there is room', async () => {
    const path = join(folder, 'full.sqlite');
    const full = await sqliteStore(path, { maxPages: 44 });
    const id = newId();
    let kept = 0;
    let refused = 0;
    for (let i = 0; i < 100 && refused < 3; i++) {
      const result = await full.append(entry(id, kept, { commandId: `c${i}`, payload: 'x'.repeat(4000) }));
      if (result.t === 'ok') kept++;
      else refused++;
    }
    expect([kept > 3, refused]).toEqual([true, 3]);
    expect((await full.read(id)).length).toBe(kept);
    await full.close();
    const roomy = await sqliteStore(path);
    expect((await roomy.read(id)).length).toBe(kept);
    expect(await roomy.append(entry(id, kept, { commandId: 'more' }))).toEqual({ t: 'ok', seq: kept + 1 });
    await roomy.close();
  });

  test('a full disk: a change of records beside entries is refused with them, and leaves nothing behind', async () => {
    const path = join(folder, 'full-records.sqlite');
    const full = await sqliteStore(path, { maxPages: 44 });
    const row = (i: number) => ({
      kind: 'thing',
      id: `r${i}`,
      person: '',
      topic: null,
      rank: null,
      until: null,
      at: i,
      body: 'x'.repeat(4000),
    });
    let refused = 0;
    const kept: string[] = [];
    for (let i = 0; i < 100 && refused < 3; i++) {
      const after = row(i);
      const changed = full.changeRecords([{ kind: after.kind, id: after.id, before: null, after }]).catch(() => null);
      const [appended, isKept] = await Promise.all([full.append(entry(newId(), 0)), changed]);
      if (isKept === null) refused++;
      else kept.push(after.id);
      // One transaction: both or neither.
      expect(appended.t === 'ok').toBe(isKept === true);
    }
    expect([kept.length > 2, refused]).toEqual([true, 3]);
    await full.close();
    const roomy = await sqliteStore(path);
    expect((await roomy.recordsOf('', 'thing')).map(({ id }) => id)).toEqual(kept);
    await roomy.close();
  });

  test('a copy taken while others write can be opened', async () => {
    const id = newId();
    await fill(store, id, 50);
    const writing = Promise.all(upTo(50).map(() => store.append(entry(newId(), 0))));
    await (store as Awaited<ReturnType<typeof sqliteStore>>).backup(join(folder, 'copy.sqlite'));
    await writing;
    const copy = await sqliteStore(join(folder, 'copy.sqlite'));
    expect(await copy.read(id)).toEqual(await store.read(id));
    await copy.close();
  });
});

describe('migrations', () => {
  const steps = ['create table a (x integer)', 'alter table a add column y integer', 'create table b (z text)'];
  const version = (db: DatabaseSync): number => (db.prepare('pragma user_version').get() as { user_version: number }).user_version;

  test('each step runs once, also when steps are added later', () => {
    const db = openFile(':memory:');
    migrate(db, steps.slice(0, 1));
    migrate(db, steps);
    migrate(db, steps);
    expect(version(db)).toBe(3);
    db.exec('insert into a values (1, 2); insert into b values (3)');
  });
  test('a step that fails changes nothing', () => {
    const db = openFile(':memory:');
    migrate(db, steps.slice(0, 1));
    expect(() => migrate(db, [steps[0]!, steps[1]!, 'nonsense'])).toThrow();
    expect(version(db)).toBe(1);
    migrate(db, steps);
    expect(version(db)).toBe(3);
  });
  test('a database from the future is refused', () => {
    const db = openFile(':memory:');
    migrate(db, steps);
    expect(() => migrate(db, steps.slice(0, 2))).toThrow(/newer/);
  });
  test('tables of the first version are listed as before', async () => {
    const path = join(folder, 'old.sqlite');
    const db = openFile(path);
    migrate(db, SQLITE_MIGRATIONS.slice(0, 1));
    const members = JSON.stringify([{ guest: 'gold', waiting: true }]);
    db.prepare(`insert into tables values ('told', 1, 'skirmish', 'playing', 0, 1, 1, null, 0, ?, '{}')`).run(members);
    db.exec(`insert into members values ('gold', 'told', 1)`);
    db.close();
    const old = await sqliteStore(path);
    expect(await old.list('mine', 'gold', 10)).toMatchObject([{ id: 'told', members: [{ guest: 'gold', waiting: true }] }]);
    expect(await old.countOpen('gold')).toBe(1);
    await old.close();
  });
  test('what changed lately is found without looking at all tables', () => {
    const db = openFile(':memory:');
    migrate(db);
    const texts: string[] = [];
    const noting = Object.assign(Object.create(db), {
      prepare(text: string) {
        texts.push(text);
        return db.prepare(text);
      },
    }) as DatabaseSync;
    reader(noting).changedSince(5, 10);
    const [{ detail }] = db.prepare(`explain query plan ${texts[0]}`).all(5, 10) as [{ detail: string }];
    expect(detail).toMatch(/^SEARCH tables USING COVERING INDEX/);
  });
  test('two programs that start at the same time agree', async () => {
    const path = join(folder, 'both.sqlite');
    const both = await Promise.all([sqliteStore(path), sqliteStore(path)]);
    expect((await both[0].append(entry(newId(), 0))).t).toBe('ok');
    for (const one of both) await one.close();
  });
});
