/** Looking after a server: ready or not, doctor, backup and restore. */
import { createHash } from 'node:crypto';
import nodeFs, {
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { GENEROUS, removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { BadConfig, readConfig } from '../config.ts';
import { backupTo, restoreFrom } from '../operations/backup.ts';
import { diagnose } from '../operations/doctor.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { lostPages } from '../store/sqlite-wal.ts';

let folder: string;
const ends: (() => Promise<void> | void)[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  removeFolder(folder);
});
const SEATS = [{ who: 'me' }, { who: 'me' }];

async function matches(server: Started, n: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < n; i++) {
    const ann = await Player.named(server.base, `Ann ${i}`);
    const { id } = await ann.make({ game: 'skirmish', seats: SEATS, hotSeat: true });
    await ann.watch(id);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 2);
    await playOn([ann], () => (ann.heard.get(0)?.length ?? 0) > 6);
    ann.close();
    ids.push(id);
  }
  return ids;
}
const path = (): string => join(folder, 'longtable.sqlite');
const ready = async (server: Started): Promise<number> => (await fetch(`${server.base}/readyz`)).status;
async function red(server: Started): Promise<number> {
  const from = performance.now();
  while ((await ready(server)) === 200 && performance.now() - from < 8000) await new Promise((done) => setTimeout(done, 100));
  return performance.now() - from;
}
/** Overwrites every page from the third on, as a dying disk would. */
function spoil(file: string): void {
  const handle = openSync(file, 'r+');
  for (let page = 2; page < statSync(file).size / 4096; page++) writeSync(handle, Buffer.alloc(600, 0xff), 0, 600, page * 4096);
}

describe('ready', () => {
  test('not with a full disk, and again when there is room', async () => {
    const store = await sqliteStore(path(), { maxPages: 60 });
    const server = await startServer({ DATA_DIR: folder }, { store });
    ends.push(server.close);
    expect(await ready(server)).toBe(200);
    const filler = new DatabaseSync(path());
    filler.exec('create table filler (x text)');
    for (let i = 0; i < 60; i++) {
      try {
        filler.exec(`pragma max_page_count = 60; insert into filler values ('${'x'.repeat(4000)}')`);
      } catch {
        break;
      }
    }
    expect(await red(server)).toBeLessThan(5000);
    filler.exec('delete from filler');
    filler.close();
    const from = performance.now();
    while ((await ready(server)) !== 200 && performance.now() - from < 5000) await new Promise((done) => setTimeout(done, 100));
    expect(await ready(server)).toBe(200);
  });

  test('not with damaged pages', async () => {
    const first = await startServer({ DATA_DIR: folder });
    await matches(first, 3);
    await first.close();
    spoil(path());
    const server = await startServer({ DATA_DIR: folder }).catch(() => null);
    if (server === null) return;
    ends.push(server.close);
    expect(await red(server)).toBeLessThan(5000);
  });
});

describe('doctor', () => {
  const env = () => ({ ...GENEROUS, DATA_DIR: folder });
  const sums = (): string[] =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm'))
      .map(
        (name) =>
          `${name} ${createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('hex')}`,
      );

  test('a whole store is fine, entries that wait in the journal included', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const ids = await matches(server, 2);
    const findings = await diagnose(env(), true);
    await server.close();
    expect(findings.filter(({ fine }) => !fine)).toEqual([]);
    expect(findings.at(-1)?.what).toBe(`${ids.length} tables, all whole`);
  });

  test('malformed pages: names the tables that are damaged, and changes nothing', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const ids = await matches(server, 6);
    await server.close();
    spoil(path());
    const before = sums();
    const findings = (await diagnose(env(), true)).filter(({ fine }) => !fine).map(({ what }) => what);
    expect(sums()).toEqual(before);
    expect(findings.some((what) => what.includes('page'))).toBe(true);
    const named = ids.filter((id) => findings.some((what) => what.includes(id)));
    expect(named.length + findings.filter((what) => what.startsWith('not all tables can be listed')).length).toBeGreaterThan(0);
  });

  test('one damaged entry: names that table alone', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const [damaged = '', other = ''] = await matches(server, 2);
    await server.close();
    const db = new DatabaseSync(path());
    db.exec(`update log set payload = '{}' where table_id = '${damaged}' and seq = 2`);
    db.close();
    const wrong = (await diagnose(env(), true)).filter(({ fine }) => !fine).map(({ what }) => what);
    expect(wrong.some((what) => what.includes(damaged))).toBe(true);
    expect(wrong.some((what) => what.includes(other))).toBe(false);
  });

  test('an older database stays as old as it was, and a missing one is not made', async () => {
    expect((await diagnose(env(), true)).at(-1)).toMatchObject({ fine: false });
    expect(existsSync(path())).toBe(false);
    await (await sqliteStore(path())).close();
    const db = new DatabaseSync(path());
    db.exec('pragma user_version = 4');
    db.close();
    const before = sums();
    await diagnose(env(), true);
    expect(sums()).toEqual(before);
  });

  test('a damaged write-ahead log does not go unnoticed', async () => {
    const store = await sqliteStore(path());
    const live = await startServer({ DATA_DIR: folder }, { store });
    await matches(live, 2);
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(path(), copy);
    copyFileSync(`${path()}-wal`, `${copy}-wal`);
    await live.close();
    expect(lostPages(copy)).toBe(0);
    const wal = `${copy}-wal`;
    const handle = openSync(wal, 'r+');
    writeSync(handle, Buffer.from([0xaa, 0x55, 0xaa]), 0, 3, 32 + 24 + 100);
    expect(lostPages(copy)).toBeGreaterThan(10);
    truncateSync(wal, 0);
    expect(lostPages(copy)).toBe(0);
  });
});

describe('backup and restore', () => {
  const config = (where: string) => readConfig({ ...GENEROUS, DATA_DIR: where });
  const file = (): string => join(folder, 'tables.jsonl');
  const lines = (): string[] => readFileSync(file(), 'utf8').trimEnd().split('\n');

  async function backedUp(n = 3): Promise<string[]> {
    const server = await startServer({ DATA_DIR: folder });
    const ids = await matches(server, n);
    await backupTo(config(folder), file());
    await server.close();
    return ids;
  }

  test('what was backed up comes back, entry by entry', async () => {
    const ids = await backedUp();
    const target = join(folder, 'target');
    const count = await restoreFrom(config(target), file());
    expect(count.tables).toBe(ids.length);
    const [before, after] = [await sqliteStore(path()), await sqliteStore(join(target, 'longtable.sqlite'))];
    for (const id of ids) {
      expect(await after.read(id)).toEqual(await before.read(id));
      expect(await after.row(id)).toEqual(await before.row(id));
    }
    const [guest] = (await before.row(ids[0]!))?.members ?? [];
    expect(await after.countOpen(guest?.guest ?? '')).toBe(await before.countOpen(guest?.guest ?? ''));
    await before.close();
    await after.close();
    await expect(restoreFrom(config(target), file())).rejects.toThrow('not empty');
  });

  const FORGERIES: Readonly<Record<string, (all: string[]) => string[]>> = {
    'a table is missing': (all) => all.filter((_, i) => i !== all.findIndex((line) => line.includes('"t":"table"'))),
    'a guest is missing': (all) => all.filter((_, i) => i !== all.findIndex((line) => line.includes('"t":"person"'))),
    'the end is missing': (all) => all.slice(0, -1),
    'the last line is cut': (all) => [...all.slice(0, -2), all.at(-2)!.slice(0, 100)],
    'an entry is changed': (all) => all.map((line) => line.replace('\\"at\\":1', '\\"at\\":2')),
    'a line is doubled': (all) => [all[0]!, all[1]!, ...all.slice(1)],
    'an entry is missing': (all) =>
      all.map((line) => {
        const read = JSON.parse(line) as { t: string; log?: unknown[] };
        return read.t === 'table' ? JSON.stringify({ ...read, log: read.log?.toSpliced(2, 1) }) : line;
      }),
    'it goes on after the end': (all) => [...all, all[1]!],
    'it is empty': () => [],
    'a line is no line of a backup': (all) => [...all.slice(0, 1), 'null', ...all.slice(1)],
    'a table has no log': (all) => all.map((line) => line.replace('"log":', '"lag":')),
    'the end has no count': (all) => all.map((line) => line.replace('"t":"end","count":', '"t":"end","coump":')),
  };
  test.each(Object.entries(FORGERIES))('refused, and nothing is written: %s', async (_, forge) => {
    await backedUp(2);
    const forged = forge(lines());
    expect(forged).not.toEqual(lines());
    writeFileSync(file(), forged.length === 0 ? '' : `${forged.join('\n')}\n`);
    const target = join(folder, 'target');
    await expect(restoreFrom(config(target), file())).rejects.toThrow(BadConfig);
    expect(existsSync(join(target, 'longtable.sqlite'))).toBe(false);
  });

  test('refused by name: a backup of another version', async () => {
    await backedUp(1);
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('longtable-backup-1', 'longtable-backup-9'));
    await expect(restoreFrom(config(join(folder, 'target')), file())).rejects.toThrow('another version of this program');
  });

  test('a backup that cannot be written is told in a word, and nothing of it stays', async () => {
    await backedUp(1);
    const before = readFileSync(file(), 'utf8');
    await expect(backupTo(config(folder), file())).rejects.toThrow('exists already');
    expect(readFileSync(file(), 'utf8')).toBe(before);
    await expect(backupTo(config(folder), join(folder, 'nowhere', 'tables.jsonl'))).rejects.toThrow('is not there');
    const empty = join(folder, 'empty');
    await expect(backupTo(config(empty), join(folder, 'copy.jsonl'))).rejects.toThrow('no database');
    expect([existsSync(empty), existsSync(join(folder, 'copy.jsonl'))]).toEqual([false, false]);
  });

  test('a backup without room does not stay', async () => {
    await backedUp(1);
    const full = join(folder, 'full.jsonl');
    const write = vi.spyOn(nodeFs, 'write').mockImplementation(((...given: unknown[]) => {
      const done = given.at(-1) as (error: Error) => void;
      done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    }) as typeof nodeFs.write);
    try {
      await expect(backupTo(config(folder), full)).rejects.toThrow('no room');
    } finally {
      write.mockRestore();
    }
    expect(existsSync(full)).toBe(false);
  });
});
