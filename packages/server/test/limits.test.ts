/** Limits as they are by default, and going down in order. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, temporaryFolder } from '../../promises/help/setting.ts';
import { readConfig } from '../config.ts';
import { type Running, serve } from '../serve.ts';

const TOKEN = 'a-token-for-tests';
let folder: string;
let server: Running;
let base: string;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await serve(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      LIMIT_TABLES_PER_HOUR: '3',
      LIMIT_GUESTS_PER_HOUR: '5',
      METRICS_TOKEN: TOKEN,
    }),
  );
  base = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});
const TABLE = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'captain' }] };

test('requests too fast are refused', async () => {
  const ann = await Player.named(base, 'Ann');
  const answers = await Promise.all(Array.from({ length: 600 }, () => ann.ask('GET', '/api/me')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({ refused: 'too-fast' });
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});

test('tables and guests for each address are bounded', async () => {
  const ann = await Player.named(base, 'Ann');
  for (let i = 0; i < 3; i++) await ann.make(TABLE);
  expect(await ann.ask('POST', '/api/tables', TABLE)).toMatchObject({ status: 429, body: { refused: 'too-many' } });
  for (let i = 0; i < 4; i++) await Player.named(base, 'Bob');
  expect(await new Player(base).ask('POST', '/api/guest', { name: 'Cid' })).toMatchObject({ status: 429 });
});

test('messages too fast are refused, and who goes on is cut off', async () => {
  const ann = await Player.named(base, 'Ann');
  await ann.open();
  const closed = new Promise((done) => ann.socket?.on('close', done));
  for (let i = 0; i < 400; i++) ann.send({ t: 'ping' });
  expect(await closed).toBe(1008);
  expect(ann.said.some((m) => m.t === 'refused' && m.refusal.refused === 'too-fast')).toBe(true);
});

test('sockets for each address are bounded, and a closed one makes room', async () => {
  const players = Array.from({ length: 41 }, () => new Player(base));
  const opened = await Promise.allSettled(players.map((player) => player.open()));
  expect(opened.filter(({ status }) => status === 'fulfilled').length).toBe(40);
  players.find((p, i) => opened[i]!.status === 'fulfilled' && p)?.close();
  await new Promise((done) => setTimeout(done, 100));
  await new Player(base).open();
  for (const player of players) player.close();
});

test('going down: not ready, goodbye to everybody, within ten seconds', async () => {
  const ann = await Player.named(base, 'Ann');
  const { id } = await ann.make(TABLE);
  await ann.watch(id);
  const from = performance.now();
  await server.close();
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(ann.said.at(-1)).toEqual({ t: 'bye', why: 'restart' });
  await expect(fetch(`${base}/readyz`)).rejects.toThrow();
});

test('metrics are there and name nobody', async () => {
  const ann = await Player.named(base, 'Ann');
  const { id } = await ann.make(TABLE);
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  await ann.step();
  const text = await (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  expect(text).toMatch(/^longtable_appends_total\{result="ok"\} \d+$/m);
  expect(text).toMatch(/^longtable_sockets 1$/m);
  for (const secret of [id, ann.me.id, 'Ann', ann.cookie.split('=')[1]!]) expect(text).not.toContain(secret);
  ann.close();
});
