/** Onlookers miss nothing, and look at nothing twice. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';
import type { Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { LiveTable } from '../table/live.ts';
import { onlooker } from '../table/onlooker.ts';

const live = (id: string, seq: number): LiveTable => ({ id, state: { id, seq }, listeners: new Set() }) as unknown as LiveTable;

/** An onlooker at tables that a test makes up. */
function setting(changed: Map<string, number>) {
  const tables = new Map([...changed].map(([id, seq]) => [id, live(id, seq)]));
  const time = manualTime(1_000_000);
  const seen: string[] = [];
  const errors: unknown[] = [];
  let load: (table: LiveTable) => void = () => {};
  function onLoad(callback: typeof load): void {
    load = callback;
  }
  const context = {
    store: { changedSince: async () => changed },
    time,
    tables: { get: async (id: string) => tables.get(id) ?? null, onLoad },
    onError: (error: unknown) => void errors.push(error),
  };
  const eyes = onlooker(context, async (table) => {
    seen.push(table.id);
    if (table.id === 'broken') throw new Error('broken');
  });
  function grow(id: string, seq: number): void {
    changed.set(id, seq);
    tables.set(id, live(id, seq));
  }
  function change(id: string): void {
    const { listeners, state } = tables.get(id)!;
    for (const listener of listeners) listener(state, state);
  }
  return { eyes, time, seen, errors, grow, change, load: (id: string) => load(tables.get(id)!) };
}

test('looks once for all that happens within a moment', async () => {
  const { time, seen, load, change } = setting(
    new Map([
      ['a', 3],
      ['b', 3],
    ]),
  );
  load('a');
  load('b');
  for (let i = 0; i < 5; i++) change('a');
  expect(seen).toEqual([]);
  await time.pass(1000);
  expect(seen).toEqual(['a', 'b']);
  change('a');
  await time.pass(1000);
  expect(seen).toEqual(['a', 'b', 'a']);
});

test('looks again only at what it has not seen as it is, and at what it failed on, which holds up nothing else', async () => {
  const { eyes, seen, grow, errors, load, time } = setting(
    new Map([
      ['a', 3],
      ['broken', 3],
      ['c', 3],
    ]),
  );
  load('a');
  load('broken');
  await time.pass(1000);
  expect([errors.length, ...seen.splice(0)]).toEqual([1, 'a', 'broken']);
  await eyes.recover(0);
  expect([errors.length, ...seen.splice(0)]).toEqual([2, 'broken', 'c']);
  grow('a', 4);
  await eyes.recover(0);
  expect([errors.length, ...seen.splice(0)]).toEqual([3, 'a', 'broken']);
});

test('looks at what waits before it ends, and then no more', async () => {
  const { eyes, time, seen, load, change } = setting(new Map([['a', 3]]));
  load('a');
  await eyes.end();
  expect(seen).toEqual(['a']);
  change('a');
  await time.pass(1000);
  expect(seen).toEqual(['a']);
});

test('forgets what has not changed for long', async () => {
  const changed = new Map([['a', 3]]);
  const { eyes, seen } = setting(changed);
  await eyes.recover(0);
  changed.delete('a');
  await eyes.recover(0);
  changed.set('a', 3);
  await eyes.recover(0);
  expect(seen).toEqual(['a', 'a']);
});

/** A server that notes which logs it reads, and somebody who plays both seats. */
async function reading(work: (ann: Player, time: ManualTime, reads: string[]) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  const time = manualTime(1_000_000);
  const inner = await sqliteStore(join(folder, 'longtable.sqlite'));
  const reads: string[] = [];
  const store: Store = {
    ...inner,
    read(table, after) {
      reads.push(table);
      return inner.read(table, after);
    },
  };
  const server = await startServer({ DATA_DIR: folder }, { store, time });
  const ann = await Player.named(server.base, 'Ann');
  await work(ann, time, reads);
  ann.close();
  await server.close();
  removeFolder(folder);
}
async function playAt(ann: Player, table: string): Promise<void> {
  ann.heard.clear();
  await ann.watch(table);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  while (ann.table?.status === 'playing') await ann.step();
}
const HOT_SEAT = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true };

test('a match that is over is not played again from its log', () =>
  reading(async (ann, time, reads) => {
    const { id } = await ann.make(HOT_SEAT);
    await playAt(ann, id);
    ann.close();
    // A second at a time: over tables leave the memory before those that changed are looked for.
    await time.pass(50_000);
    await time.pass(15_000);
    expect(reads).toEqual([]);
  }));

test('whoever looks at an old match has only that one read, not those that were played after it', () =>
  reading(async (ann, time, reads) => {
    const { id } = await ann.make(HOT_SEAT);
    await playAt(ann, id);
    const again = String((await ann.ask('POST', `/api/tables/${id}/rematch`, {})).body['id']);
    await playAt(ann, again);
    ann.close();
    await time.pass(5000);
    ann.heard.clear();
    await ann.watch(id);
    await time.pass(2000);
    expect(reads).toEqual([id]);
  }));
