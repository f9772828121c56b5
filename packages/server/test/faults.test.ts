/** When the store fails: moves are refused clearly, other tables go on, nothing acknowledged is lost. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { manualTime } from '../../promises/help/time.ts';
import { type Bus, localBus } from '../bus/contract.ts';
import type { Appended, Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';

let folder: string;
let server: Started;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});

const SEATS = [{ who: 'me' }, { who: 'me' }];
async function match(name: string): Promise<[Player, string]> {
  const player = await Player.named(server.base, name);
  const { id } = await player.make({ game: 'skirmish', seats: SEATS, hotSeat: true });
  await player.watch(id);
  await player.do({ t: 'start' });
  await player.until(() => player.looks.size === 2);
  return [player, id];
}
/** Answers once and says what came of it. */
async function tryOnce(player: Player, id = `try-${Math.random().toString(36).slice(2, 12)}`): Promise<string> {
  const seat = player.mine.find((s) => player.looks.get(s)?.awaited.includes(s) && player.looks.get(s)?.question)!;
  const ask = player.looks.get(seat)!.question!.ask as { options: readonly number[] };
  const reply = await player.do({ t: 'do', command: { t: 'answer', seat, answer: ask.options[0] } }, id);
  return reply.t === 'refused' ? reply.refusal.refused : reply.t;
}

/** A store that can be told to fail. */
async function faulty(): Promise<{ store: Store; fault: { mode: 'none' | 'refuse' | 'keep-and-lose-answer' } }> {
  const real = await sqliteStore(join(folder, 'longtable.sqlite'));
  const fault: { mode: 'none' | 'refuse' | 'keep-and-lose-answer' } = { mode: 'none' };
  const lost: Appended = { t: 'unavailable', why: 'injected' };
  const store: Store = {
    ...real,
    async append(entry) {
      if (fault.mode === 'none') return real.append(entry);
      if (fault.mode === 'keep-and-lose-answer') await real.append(entry);
      return lost;
    },
  };
  return { store, fault };
}

test('a store that refuses: the move is refused, nothing is shown, and it works again afterwards', async () => {
  const { store, fault } = await faulty();
  server = await startServer({ DATA_DIR: folder }, { store });
  const [ann, id] = await match('Ann');
  const before = structuredClone([...ann.looks]);
  fault.mode = 'refuse';
  expect(await tryOnce(ann)).toBe('unavailable');
  expect([...ann.looks]).toEqual(before);
  expect((await ann.ask('POST', '/api/tables', { game: 'skirmish', seats: SEATS, hotSeat: true })).status).toBe(503);
  fault.mode = 'none';
  expect(await tryOnce(ann)).toBe('done');
  await playOn([ann]);
  expect((await ann.ask('GET', `/api/tables/${id}/receipt`)).status).toBe(200);
  ann.close();
});

test('a table that does not know what became of its entry reads the log when it hears how long that is', async () => {
  const { store, fault } = await faulty();
  let tell: Parameters<Bus['onNotification']>[0] = () => {};
  const bus: Bus = {
    ...localBus,
    onNotification: (listener) => {
      tell = listener;
    },
  };
  server = await startServer({ DATA_DIR: folder }, { store, bus });
  const [ann, id] = await match('Ann');
  const given = (): number => ann.looks.get(0)!.given + ann.looks.get(1)!.given;
  const before = given();
  fault.mode = 'keep-and-lose-answer';
  expect(await tryOnce(ann)).toBe('unavailable');
  fault.mode = 'none';
  expect(given()).toBe(before);
  tell({ table: id, seq: (await store.read(id)).length });
  await ann.until(() => given() === before + 1);
  ann.close();
});

test('an entry that was kept although the answer got lost is done once when the command comes again', async () => {
  const { store, fault } = await faulty();
  server = await startServer({ DATA_DIR: folder }, { store });
  const [ann, id] = await match('Ann');
  fault.mode = 'keep-and-lose-answer';
  expect(await tryOnce(ann, 'lost-answer-1')).toBe('unavailable');
  fault.mode = 'none';
  ann.said.length = 0;
  expect(await tryOnce(ann, 'lost-answer-1')).toBe('done');
  expect((await store.read(id)).filter(({ commandId }) => commandId.endsWith('lost-answer-1')).length).toBe(1);
  await playOn([ann]);
  ann.close();
});

test('a server that ended between the start and the deal: the next one deals at once', async () => {
  const { store } = await faulty();
  const dying: Store = {
    ...store,
    append: async (entry) => (entry.commandId.startsWith('auto:') ? { t: 'unavailable', why: 'gone' } : store.append(entry)),
  };
  server = await startServer({ DATA_DIR: folder }, { store: dying });
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: SEATS, hotSeat: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  expect(ann.table?.status).toBe('revealing');
  await server.close();
  server = await startServer({ DATA_DIR: folder });
  ann.base = server.base;
  await ann.watch(id);
  await ann.until(() => ann.looks.size === 2, 5000);
  ann.close();
});

/** A store that keeps what people do, and nothing of what follows from it while it fails. */
async function forgetful(): Promise<{ store: Store; fault: { on: boolean } }> {
  const { store } = await faulty();
  const fault = { on: true };
  const append: Store['append'] = async (entry) =>
    fault.on && entry.commandId.startsWith('auto:') ? { t: 'unavailable', why: 'gone' } : store.append(entry);
  return { store: { ...store, append }, fault };
}

test('a store that failed between the start and the deal: soon after it is back, the same server deals unasked', async () => {
  const { store, fault } = await forgetful();
  const time = manualTime(1_000_000);
  server = await startServer({ DATA_DIR: folder }, { store, time });
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: SEATS, hotSeat: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await time.pass(5000);
  expect(ann.table?.status).toBe('revealing');
  fault.on = false;
  await time.pass(5000);
  await ann.until(() => ann.looks.size === 2);
  ann.close();
});

test('a store that failed between the last vote and the bot: soon after it is back, the seat is handed over unasked', async () => {
  const { store, fault } = await forgetful();
  fault.on = false;
  const time = manualTime(1_000_000);
  server = await startServer({ DATA_DIR: folder }, { store, time });
  const [ann, bob] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of [ann, bob]) await player.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size > 0);
  bob.close();
  await ann.until(() => ann.table?.seats[1]?.present === false);
  await time.pass(120_000);
  fault.on = true;
  expect(await ann.do({ t: 'vote', seat: 1, level: 'captain' })).toMatchObject({ t: 'done' });
  await time.pass(5000);
  expect(ann.table?.seats[1]?.kind).toBe('person');
  fault.on = false;
  await time.pass(5000);
  await ann.until(() => ann.table?.seats[1]?.kind === 'bot');
  ann.close();
});

test('a full disk: moves are refused, matches can still be watched, and there is room again later', async () => {
  const file = join(folder, 'longtable.sqlite');
  await (await startServer({ DATA_DIR: folder })).close();
  const { page_count: pages } = new DatabaseSync(file).prepare('pragma page_count').get() as { page_count: number };
  const full = await sqliteStore(file, { maxPages: pages + 60 });
  server = await startServer({ DATA_DIR: folder }, { store: full });
  const [ann, id] = await match('Ann');
  let refused = '';
  for (let i = 0; i < 400 && refused === ''; i++) {
    const reply = await ann.do({ t: 'chat', text: 'x'.repeat(500) });
    if (reply.t === 'refused') refused = reply.refusal.refused;
  }
  expect(refused).toBe('unavailable');
  await ann.watch(id);
  expect(ann.looks.size).toBe(2);
  const chat = ann.said.find((m) => m.t === 'welcome');
  await server.close();
  server = await startServer({ DATA_DIR: folder });
  ann.base = server.base;
  await ann.watch(id);
  expect(ann.said.find((m) => m.t === 'welcome')).toMatchObject({ chat: chat?.t === 'welcome' ? chat.chat : null });
  await playOn([ann]);
  ann.close();
});

test('a damaged table cannot be opened; others go on', async () => {
  server = await startServer({ DATA_DIR: folder });
  const [ann, damaged] = await match('Ann');
  const [bob] = await match('Bob');
  await server.close();
  const db = new DatabaseSync(join(folder, 'longtable.sqlite'));
  db.exec(`update log set payload = replace(payload, '"answer"', '"answer "') where table_id = '${damaged}' and seq = 3`);
  db.exec(`update log set payload = '{}' where table_id = '${damaged}' and seq = 2`);
  db.close();
  server = await startServer({ DATA_DIR: folder });
  for (const player of [ann, bob]) player.base = server.base;
  expect((await ann.ask('GET', `/api/tables/${damaged}`)).status).toBe(404);
  expect(server.metrics.value('longtable_corrupt_tables_total')).toBeGreaterThan(0);
  await bob.watch(bob.table?.id ?? '');
  await playOn([bob]);
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
  ann.close();
  bob.close();
});
