/** Attacks that once worked: each must fail for the attacker and cost nobody else anything. */
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import type { Thinker } from '../bots/contract.ts';

const ME = { who: 'me' };
const OPEN = { who: 'open' };
const REASON = { en: 'An army stands ready.', de: 'Ein Heer steht bereit.' };
/** Says why, whether its answer is legal or a stand-in must find one. */
const talkative: Thinker = { think: async () => ({ answer: 1, why: REASON }), close: async () => {} };

let folder: string;
let server: Started;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startServer({ DATA_DIR: folder }, { thinker: talkative });
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});
const named = (name: string): Promise<Player> => Player.named(server.base, name);

/** The first line of the answer to a request that is written as it stands. */
function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(server.base);
  return new Promise((done, failed) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(request));
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
      if (text.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => done(text.split('\r\n')[0] ?? ''));
    socket.on('error', failed);
  });
}
const post = (path: string, origin: string, cookie = ''): Promise<string> =>
  raw(
    `POST ${path} HTTP/1.1\r\nHost: ${new URL(server.base).host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"x"}`,
  );

describe('secrets of a running match', () => {
  test('a hot-seat table has no place for strangers', async () => {
    const ann = await named('Ann');
    for (const stranger of [OPEN, { who: 'invited' }])
      expect(await ann.ask('POST', '/api/tables', { game: 'skirmish', hotSeat: true, seats: [ME, stranger] })).toMatchObject({
        status: 400,
        body: { refused: 'bad-option', option: 'hotSeat' },
      });
    const made = await ann.ask('POST', '/api/tables', { game: 'skirmish', hotSeat: true, seats: [ME, ME, { who: 'bot', level: 'lord' }] });
    expect(made.status).toBe(201);
  });

  test('nobody sits down at a hot-seat table where its maker left a seat', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')];
    const { id } = await ann.make({ game: 'skirmish', hotSeat: true, seats: [ME, ME], listed: true });
    expect((await ann.ask('POST', `/api/tables/${id}/leave`, { seat: 1 })).status).toBe(200);
    expect((await eve.ask('POST', `/api/tables/${id}/join`, {})).body).toMatchObject({ refused: 'not-allowed' });
  });

  test.each([true, false])('a running match that somebody else sits at is not forked (a hot-seat fork: %s)', async (hotSeat) => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { id } = await ann.make({ game: 'skirmish', seats: [ME, OPEN] });
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    await ann.watch(id);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1);
    const seats = hotSeat ? [ME, ME] : [ME, { who: 'bot', level: 'lord' }];
    expect(await ann.ask('POST', `/api/tables/${id}/fork`, { at: 0, hotSeat, seats })).toMatchObject({
      status: 403,
      body: { refused: 'not-allowed' },
    });
    ann.close();
  });

  test('a bot says why only once its answer lies open', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')];
    const { id } = await ann.make({ game: 'skirmish', seats: [ME, { who: 'bot', level: 'lord' }], listed: true });
    await ann.watch(id);
    await eve.watch(id);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1 && ann.looks.get(0)?.awaited.includes(1) === false);
    for (const player of [ann, eve]) expect(await player.do({ t: 'explain', seat: 1 })).toMatchObject({ t: 'explained', text: null });
    await ann.step();
    await ann.until(() => (ann.heard.get(0)?.length ?? 0) > 1);
    expect(await ann.do({ t: 'explain', seat: 1 })).toMatchObject({
      t: 'explained',
      text: { en: expect.any(String), de: expect.any(String) },
    });
    ann.close();
    eve.close();
  });
});

describe('one address, one spelling', () => {
  const SPELLINGS = ['/api/guest', '/%61pi/guest', '/%61%70%69/guest', '/api/%67uest', 'http://x/api/guest', '/api/guest?x=1'];
  test.each(SPELLINGS)('a write from elsewhere to %s', async (path) => {
    expect(await post(path, 'http://evil.example')).toContain(' 403 ');
    expect(await post(path, server.base)).toContain(' 200 ');
  });
  test.each([
    '//api/guest',
    '/api//guest',
    '/API/guest',
    '/%2561pi/guest',
    '/x/../api/guest',
    '/api/guest/',
    '/api;x/guest',
    '/api%2fguest',
    '/%ff/guest',
    '/api/%E0%A4%A',
  ])('nothing is at %s, and a write from elsewhere is refused all the same', async (path) => {
    expect(await post(path, 'http://evil.example')).toContain(' 403 ');
    expect(await post(path, server.base)).toMatch(/ 40[04] /);
  });
  test('every spelling counts against the same limit', async () => {
    const strict = await startServer({ DATA_DIR: temporaryFolder(), LIMIT_REQUESTS_PER_SECOND: '1' });
    const asked = await Promise.all(Array.from({ length: 80 }, () => fetch(`${strict.base}/%61pi/games`).then(({ status }) => status)));
    expect(asked.filter((status) => status === 429).length).toBeGreaterThan(40);
    await strict.close();
  });
});

describe('names', () => {
  const BAD = {
    nul: 'a\u0000b',
    'only invisible': '\u200b\u200b',
    'right to left': 'Ann\u202e',
    filler: '\u3164',
    joiner: 'A\u200dnn',
    newline: 'A\nnn',
    lone: 'A\ud800',
    heaped: `Z${'\u0335\u0341\u0323'.repeat(3)}`,
  };
  test.each(Object.entries(BAD))('%s', async (_, name) => {
    expect(await new Player(server.base).ask('POST', '/api/guest', { name })).toMatchObject({
      status: 400,
      body: { refused: 'bad-name' },
    });
  });
  test.each([
    ['Ängström', 'Ängström'],
    ['李 小龍', '李 小龍'],
    ['a \u00a0 b', 'a b'],
    ['❤\ufe0f', '❤'],
    ['བསྒྲུབས་', 'བསྒྲུབས་'],
    ['שָׁלוֹם', 'שָׁלוֹם'],
  ])('%s stays', async (name, shown) => {
    expect((await new Player(server.base).ask('POST', '/api/guest', { name })).body).toMatchObject({ name: shown });
  });
});

describe('sockets', () => {
  test('whoever pings without end is cut off, and memory does not grow', async () => {
    const strict = await startServer({ DATA_DIR: temporaryFolder(), LIMIT_MESSAGES_PER_SECOND: '10' });
    const eve = new Player(strict.base);
    await eve.open();
    const closed = new Promise((done) => eve.socket?.on('close', done));
    let pongs = 0;
    eve.socket?.on('pong', () => pongs++);
    for (let i = 0; i < 2000; i++) eve.socket?.ping('x'.repeat(125));
    expect(await closed).toBe(1008);
    expect(pongs).toBeLessThan(100);
    await strict.close();
  });

  test('whoever pings now and then is answered', async () => {
    const ann = await named('Ann');
    await ann.open();
    const pong = new Promise((done) => ann.socket?.on('pong', (data) => done(String(data))));
    ann.socket?.ping('here');
    expect(await pong).toBe('here');
    ann.close();
  });

  test('whoever pings and never reads is cut off before much is kept for them', async () => {
    const wide = await startServer({ DATA_DIR: temporaryFolder(), LIMIT_BACKLOG_BYTES: '65536', LIMIT_MESSAGES_PER_SECOND: '1000000' });
    const eve = new Player(wide.base);
    await eve.open();
    const below = (eve.socket as unknown as { _socket: { pause(): void; on(event: string, listener: () => void): void } })._socket;
    below.pause();
    const gone = new Promise<void>((done) => below.on('error', () => done()));
    const end = performance.now() + 20_000;
    while (wide.metrics.value('longtable_sockets') > 0 && performance.now() < end) {
      for (let i = 0; i < 2000; i++) eve.socket?.ping('x'.repeat(125));
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(wide.metrics.value('longtable_sockets')).toBe(0);
    eve.close();
    void gone;
    await wide.close();
  });
});

describe('the operator', () => {
  test('metrics are for whoever knows the token', async () => {
    const token = 'a-long-secret-for-tests';
    const own = await startServer({ DATA_DIR: temporaryFolder(), METRICS_TOKEN: token });
    const ask = async (authorization?: string): Promise<number> =>
      (await fetch(`${own.base}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status;
    expect([await ask(), await ask('Bearer wrong'), await ask(token), await ask(`Bearer ${token}`)]).toEqual([404, 404, 404, 200]);
    const text = await (await fetch(`${own.base}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(text).toMatch(/^longtable_event_loop_ms \d/m);
    expect((await fetch(`${server.base}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404);
    await own.close();
  });
});

describe('sessions', () => {
  test('over https the cookie belongs to this host alone', async () => {
    const secure = await startServer({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://table.example' });
    const headers = { origin: 'https://table.example', 'content-type': 'application/json' };
    const answer = await fetch(`${secure.base}/api/guest`, { method: 'POST', headers, body: '{"name":"Ann"}' });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-longtable=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    const [pair = ''] = cookie.split(';');
    const me = (with_: string): Promise<number> =>
      fetch(`${secure.base}/api/me`, { headers: { cookie: with_ } }).then(({ status }) => status);
    expect([await me(pair), await me(pair.replace('__Host-', ''))]).toEqual([200, 401]);
    await secure.close();
  });

  test('logging out ends the session for good', async () => {
    const ann = await named('Ann');
    const { cookie } = ann;
    expect((await ann.ask('POST', '/api/logout', {})).status).toBe(200);
    expect(ann.cookie).toBe('longtable=');
    ann.cookie = cookie;
    expect((await ann.ask('GET', '/api/me')).status).toBe(401);
  });
});

test('a seat by invitation stays one after somebody left it', async () => {
  const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
  const { id, invites } = await ann.make({ game: 'skirmish', seats: [ME, { who: 'invited' }], listed: true });
  const code = invites[0]?.code ?? '';
  expect((await bob.ask('POST', `/api/tables/${id}/join`, { code })).status).toBe(200);
  expect((await bob.ask('POST', `/api/tables/${id}/leave`, {})).status).toBe(200);
  expect((await ann.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'invited' }] });
  expect((await eve.ask('POST', `/api/tables/${id}/join`, {})).status).not.toBe(200);
  expect((await bob.ask('POST', `/api/tables/${id}/join`, { code })).body).toEqual({ seat: 1 });
});
