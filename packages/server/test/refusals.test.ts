/** Everything that must not work. */
import { PROTOCOL, ROUTES, type Route, type RouteName } from '@longtable/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { BadConfig, readConfig } from '../config.ts';
import { isOurs } from '../http/security.ts';

let folder: string;
let server: Started;
let ann: Player;
let id: string;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startServer({ DATA_DIR: folder });
  ann = await Player.named(server.base, 'Ann');
  ({ id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'captain' }] }));
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

const stranger = (): Player => new Player(server.base);
const pathOf = (route: Route, table: string): string => route.path.replace('{id}', table);
const BODIES: Partial<Record<RouteName, object>> = {
  saw: { heard: 1 },
  beGuest: { name: 'x' },
  newTable: { game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'lord' }] },
  fork: { at: 0, seats: [{ who: 'me' }] },
  say: { t: 'start', id: 'start-now' },
  invite: { person: 'gaaaaaaaaaaaaaaaa' },
  awaitSeat: { on: true },
  opened: { code: 'aaaa' },
};
const entries = Object.entries(ROUTES) as [RouteName, Route][];

describe('wrong tokens', () => {
  const TOKENS: Readonly<Record<string, string>> = {
    none: '',
    empty: 'longtable=',
    short: 'longtable=abc',
    'of nobody': `longtable=${'A'.repeat(43)}`,
    'with something added': `longtable=${'A'.repeat(43)}x`,
    'another cookie': `session=${'A'.repeat(43)}`,
    'a guest id': 'longtable=gaaaaaaaaaaaaaaaa',
    injected: `longtable=' or 1=1 --`,
  };
  const cases = entries
    .filter(([, route]) => route.session || route.path.includes('{id}'))
    .flatMap(([name]) => Object.keys(TOKENS).map((token) => [name, token] as const));
  test.each(cases)('%s with a token: %s', async (name, token) => {
    const player = stranger();
    player.cookie = TOKENS[token]!;
    const route: Route = ROUTES[name];
    const { status, body } = await player.ask(route.method, pathOf(route, id), route.method === 'GET' ? undefined : (BODIES[name] ?? {}));
    expect([401, 404]).toContain(status);
    expect(['no-session', 'not-found']).toContain(body['refused']);
  });
  test.each(entries.filter(([, route]) => route.path.includes('{id}')).map(([name]) => name))(
    '%s of a table that is not theirs',
    async (name) => {
      const eve = await Player.named(server.base, 'Eve');
      const route: Route = ROUTES[name];
      const ask = (table: string) => eve.ask(route.method, pathOf(route, table), route.method === 'GET' ? undefined : (BODIES[name] ?? {}));
      const there = await ask(id);
      expect(there).toMatchObject({ status: 404, body: { refused: 'not-found' } });
      for (const unknown of ['taaaaaaaaaaaa', 'nonsense', '%00', 'x'.repeat(60)]) expect(await ask(unknown)).toEqual(there);
    },
  );
});

describe('origins', () => {
  test.each(entries.filter(([, { method }]) => method === 'POST').map(([name]) => name))('%s from elsewhere', async (name) => {
    for (const origin of ['https://evil.example', 'null', '', `${server.base}.evil.example`, 'http://127.0.0.1:1']) {
      const route: Route = ROUTES[name];
      const { status, body } = await ann.ask(route.method, pathOf(route, id), BODIES[name] ?? {}, { origin });
      expect([status, body['refused']]).toEqual([403, 'not-allowed']);
    }
  });
  test('a program without a token, or with one that cannot be one, is told so; an unknown token is no session', async () => {
    const ask = async (authorization?: string) => {
      const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) };
      const response = await fetch(`${server.base}/api/tables`, { method: 'POST', headers, body: '{}' });
      return [response.status, (await response.json()) as unknown];
    };
    const untold = [403, { refused: 'not-allowed', message: expect.stringContaining('needs a token') }];
    expect(await ask()).toEqual(untold);
    expect(await ask('Bearer short')).toEqual(untold);
    expect(await ask(`Basic ${'a'.repeat(43)}`)).toEqual(untold);
    expect(await ask(`Bearer ${'a'.repeat(43)}`)).toEqual([401, { refused: 'no-session' }]);
  });
  test.each(['https://evil.example', 'null', undefined, 'http://127.0.0.1'])('a socket from %s', async (origin) => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, {
      headers: { cookie: ann.cookie, ...(origin ? { origin } : {}) },
    });
    const status = await new Promise((done) => {
      socket.on('unexpected-response', (_request, response) => done(response.statusCode));
      socket.on('open', () => done('open'));
      socket.on('error', () => {});
    });
    expect(status).toBe(403);
  });
  test('which are ours', () => {
    expect(isOurs('http://localhost:8080', 'localhost:8080', null)).toBe(true);
    expect(isOurs('http://192.168.1.5:8080', '192.168.1.5:8080', null)).toBe(true);
    expect(isOurs('https://[::1]:8080', '[::1]:8080', null)).toBe(true);
    expect(isOurs('http://127.0.0.1', '127.0.0.1', null)).toBe(true);
    expect(isOurs('http://localhost:8081', 'localhost:8080', null)).toBe(false);
    expect(isOurs('ftp://localhost:8080', 'localhost:8080', null)).toBe(false);
    expect(isOurs('http://me@127.0.0.1', 'me@127.0.0.1', null)).toBe(false);
    expect(isOurs('http://localhost.example', 'localhost.example', null)).toBe(false);
    expect(isOurs('http://rebound.example:8080', 'rebound.example:8080', null)).toBe(false);
    expect(isOurs('https://table.example', 'inside:1', 'https://table.example')).toBe(true);
    expect(isOurs('https://table.example.evil', 'inside:1', 'https://table.example')).toBe(false);
    expect(isOurs('http://table.example', 'inside:1', 'https://table.example')).toBe(false);
    expect(isOurs('http://localhost:8080/x', 'localhost:8080', null)).toBe(false);
  });
});

describe('bad messages', () => {
  test.each(['{', '[]', 'null', '"x"', '{"name":5}'])('a body: %s', async (text) => {
    const { status, body } = await stranger().ask('POST', '/api/guest', text);
    expect([status, body['refused']]).toEqual([400, 'bad-message']);
  });
  test.each(['{"name":""}', '{"name":" "}', `{"name":"${'x'.repeat(50)}"}`])('a name: %s', async (text) => {
    const { status, body } = await stranger().ask('POST', '/api/guest', text);
    expect([status, body['refused']]).toEqual([400, 'bad-name']);
  });
  test('a body that is too large', async () => {
    expect(await stranger().ask('POST', '/api/guest', { name: 'x'.repeat(9000) })).toMatchObject({
      status: 413,
      body: { refused: 'too-large' },
    });
  });
  test('nothing there', async () => {
    expect(await ann.ask('GET', '/api/nothing')).toMatchObject({ status: 404, body: { refused: 'not-found' } });
    expect(await ann.ask('PUT', '/api/tables')).toMatchObject({ status: 404 });
  });
  const MESSAGES = [
    '{',
    '[]',
    '5',
    '{"t":"dance"}',
    '{"t":"do"}',
    '{"t":"do","id":"x","command":{}}',
    '{"t":"chat","id":"command-1","text":""}',
    `{"t":"watch","protocol":${PROTOCOL},"table":"x"}`,
  ];
  test.each(MESSAGES)('a message: %s', async (text) => {
    const player = stranger();
    await player.open();
    player.socket?.send(text);
    await player.until(() => player.said.length > 0);
    expect(player.said[0]).toMatchObject({ t: 'refused', refusal: { refused: 'bad-message' } });
    player.close();
  });
  test('an old client is told so', async () => {
    const player = stranger();
    await player.open();
    player.send({ t: 'watch', protocol: 0, table: id });
    await player.until(() => player.said.length > 0);
    expect(player.said[0]).toMatchObject({ refusal: { refused: 'old-client' } });
    player.close();
  });
  test('commands without a table or a session', async () => {
    const player = stranger();
    await player.open();
    expect(await player.do({ t: 'start' }, 'command-1')).toMatchObject({ refusal: { refused: 'not-found' } });
    player.close();
  });
  test('a frame that is too large closes the socket', async () => {
    const player = stranger();
    await player.open();
    player.socket?.send('x'.repeat(10_000));
    const code = await new Promise((done) => player.socket?.on('close', done));
    expect(code).toBe(1009);
  });
});

test('pages carry a strict policy, cookies cannot be read by scripts', async () => {
  const response = await fetch(`${server.base}/api/docs`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const guest = await fetch(`${server.base}/api/guest`, {
    method: 'POST',
    headers: { origin: server.base, 'content-type': 'application/json' },
    body: '{"name":"C"}',
  });
  expect(guest.headers.get('set-cookie')).toMatch(/^longtable=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
});

test('documentation comes from the schemas', async () => {
  const openApi = (await (await fetch(`${server.base}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  expect(Object.keys(openApi.paths)).toEqual([...new Set(entries.map(([, { path }]) => path))]);
  const page = await (await fetch(`${server.base}/api/socket`)).text();
  for (const kind of ['watch', 'do', 'welcome', 'update', 'bye']) expect(page).toContain(`<h3>${kind}</h3>`);
});

describe('configuration', () => {
  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'table.example'],
    ['LOG_LEVEL', 'loud'],
    ['BOT_THREADS', '0'],
    ['LIMIT_SOCKETS', '-1'],
    ['TRUST_PROXY', 'yes'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name}[^\\n]*$`));
  });
  test('a password is never shown', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgre://me:secret@x' })).toThrow(/^(?!.*secret)/);
  });
  test('nothing set: everything has a default', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, databaseUrl: null, limits: { frameBytes: 8192 } });
  });
});
