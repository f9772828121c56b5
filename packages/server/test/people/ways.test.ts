/** Other ways in and out: codes, words, closed doors, archive, leaving for good. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_COUNT, WORDS } from '@longtable/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, playOn } from '../../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../../promises/help/setting.ts';
import { deviceOf } from '../../http/device.ts';
import { accountNamed, startNamed } from './help.ts';

let folder: string;
let server: Started;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNamed({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});
const stranger = (): Player => new Player(server.base);
const code = async (player: Player): Promise<string> => String((await player.ask('POST', '/api/my/code', {})).body['code']);

describe('a code for one more device', () => {
  test('signs in once, in any spelling', async () => {
    const { player: ann } = await accountNamed(server.base, 'Ann');
    const shown = await code(ann);
    expect(shown).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    const typed = ` ${shown.toLowerCase().replace('-', ' ')} `;
    expect((await stranger().ask('POST', '/api/sign-in/code', { code: typed })).body).toMatchObject({ id: ann.me.id, kind: 'account' });
    expect(await stranger().ask('POST', '/api/sign-in/code', { code: shown })).toEqual({ status: 403, body: { refused: 'wrong-code' } });
  });
  test('is the last one only, and not one letter of it may be wrong', async () => {
    const { player: ann } = await accountNamed(server.base, 'Ann');
    const [first, second] = [await code(ann), await code(ann)];
    const wrong = `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [first, wrong, '', 'A'.repeat(10)])
      expect((await stranger().ask('POST', '/api/sign-in/code', { code: bad })).body).toEqual({ refused: 'wrong-code' });
    expect((await stranger().ask('POST', '/api/sign-in/code', { code: second })).status).toBe(200);
  });
  test('two who use it at the same time are one', async () => {
    const { player: ann } = await accountNamed(server.base, 'Ann');
    const shown = await code(ann);
    const all = await Promise.all(Array.from({ length: 6 }, () => stranger().ask('POST', '/api/sign-in/code', { code: shown })));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
  });
  test('is not for guests', async () => {
    const guest = await Player.named(server.base, 'Gus');
    expect((await guest.ask('POST', '/api/my/code', {})).status).toBe(403);
  });
});

test('codes are over after ten minutes, and guessing is slow', async () => {
  const own = temporaryFolder();
  let now = 1_700_000_000_000;
  const time = { now: () => now, ticks: () => now, after: () => () => {} };
  const slow = await startServer({ DATA_DIR: own, LIMIT_SIGN_INS_PER_HOUR: '5' }, { time });
  const base = `http://localhost:${slow.port}`;
  const { player: ann } = await accountNamed(base, 'Ann');
  const shown = await code(ann);
  now += 10 * 60_000 + 1;
  expect((await new Player(base).ask('POST', '/api/sign-in/code', { code: shown })).body).toEqual({ refused: 'wrong-code' });
  const fresh = await code(ann);
  for (let i = 0; i < 4; i++) await new Player(base).ask('POST', '/api/sign-in/code', { code: `AAAAA-AAAA${i}` });
  expect((await new Player(base).ask('POST', '/api/sign-in/code', { code: fresh })).body).toEqual({ refused: 'too-many' });
  expect((await new Player(base).ask('POST', '/api/sign-in/words', { words: 'oak' })).body).toEqual({ refused: 'too-many' });
  now += 12.1 * 60_000;
  expect((await new Player(base).ask('POST', '/api/sign-in/code', { code: await code(ann) })).status).toBe(200);
  await slow.close();
  removeFolder(own);
});

describe('twelve words', () => {
  test('the list has 256 different words', () => {
    expect(new Set(WORDS).size).toBe(256);
  });
  test('make an account and bring it back, until there are new ones', async () => {
    const ann = await Player.named(server.base, 'Ann');
    const words = async (): Promise<string[]> => (await ann.ask('POST', '/api/my/words', {})).body['words'] as string[];
    const first = await words();
    expect(first.length).toBe(WORD_COUNT);
    const typed = first.join(', ').toUpperCase();
    expect((await stranger().ask('POST', '/api/sign-in/words', { words: typed })).body).toEqual({ ...ann.me, kind: 'account' });
    await words();
    for (const bad of [typed, first.slice(1).join(' '), '', first.toReversed().join(' ')])
      expect((await stranger().ask('POST', '/api/sign-in/words', { words: bad })).body).toEqual({ refused: 'wrong-words' });
  });
});

test('no token, code or list of words can be read in the store', async () => {
  const { player: ann } = await accountNamed(server.base, 'Ann');
  const secrets = [
    ann.cookie.split('=')[1]!,
    await code(ann),
    String((await ann.ask('POST', '/api/my/tokens', { name: 'x', rights: ['watch'] })).body['token']),
    ((await ann.ask('POST', '/api/my/words', {})).body['words'] as string[]).join(' '),
  ];
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    for (const variant of [secret, secret.replace('-', '')]) expect(files.some((file) => file.includes(variant))).toBe(false);
  }
});

test('whoever signs out hears and says nothing more, in any tab of that browser; other devices go on', async () => {
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  const tab = new Player(server.base);
  tab.cookie = ann.cookie;
  const { body } = await ann.ask('POST', '/api/my/words', {});
  const phone = new Player(server.base);
  await phone.ask('POST', '/api/sign-in/words', { words: (body['words'] as string[]).join(' ') });
  for (const one of [tab, phone]) await one.watch(id);
  const closed = new Promise((done) => tab.socket?.on('close', done));
  expect((await ann.ask('POST', '/api/logout', {})).status).toBe(200);
  await closed;
  expect(await phone.do({ t: 'chat', text: 'Still here' })).toMatchObject({ t: 'done' });
  phone.close();
});

test('a door that is closed', async () => {
  const own = temporaryFolder();
  const guests = await startServer({ DATA_DIR: own, REGISTRATION: 'guests' });
  const base = `http://localhost:${guests.port}`;
  const gus = await Player.named(base, 'Gus');
  for (const path of ['/api/my/passkey/options', '/api/my/words'])
    expect(await gus.ask('POST', path, {})).toEqual({ status: 403, body: { refused: 'closed' } });
  expect((await gus.ask('GET', '/api/my/account')).body).toMatchObject({ kind: 'guest', mayKeep: false });
  await guests.close();
  const closed = await startServer({ DATA_DIR: own, REGISTRATION: 'closed' });
  expect(await new Player(closed.base).ask('POST', '/api/guest', { name: 'New' })).toEqual({ status: 403, body: { refused: 'closed' } });
  // Who is known already stays.
  gus.base = closed.base;
  expect((await gus.ask('POST', '/api/guest', { name: 'Gustav' })).status).toBe(200);
  await closed.close();
  removeFolder(own);
});

async function played(ann: Player, bob: Player): Promise<string> {
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const one of [ann, bob]) await one.watch(id);
  await ann.do({ t: 'chat', text: 'Hello from Annabel' });
  await bob.do({ t: 'chat', text: 'Hello from Bob' });
  await ann.do({ t: 'start' });
  await playOn([ann, bob]);
  return id;
}

describe('what is mine', () => {
  test('comes as one file: matches with receipts and what was said', async () => {
    const [ann, bob] = [await Player.named(server.base, 'Annabel'), await Player.named(server.base, 'Bob')];
    const id = await played(ann, bob);
    const { status, body } = await ann.ask('GET', '/api/my/archive');
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'longtable-archive-1', person: { id: ann.me.id, name: 'Annabel' } });
    const matches = body['matches'] as { table: { id: string }; receipt: { format: string }; chat: { text: string }[] }[];
    expect(matches.map(({ table }) => table.id)).toEqual([id]);
    expect(matches[0]?.receipt.format).toMatch(/^longtable/);
    expect(matches[0]?.chat.map(({ text }) => text)).toEqual(['Hello from Annabel', 'Hello from Bob']);
    for (const one of [ann, bob]) one.close();
  });

  test('is gone when I am, in memory and in the log; the match stays for the other', async () => {
    const [ann, bob] = [await Player.named(server.base, 'Annabel'), await Player.named(server.base, 'Bob')];
    const id = await played(ann, bob);
    const running = (await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] })).id;
    await bob.ask('POST', `/api/tables/${running}/join`, {});
    expect((await ann.ask('POST', `/api/tables/${running}/say`, { t: 'start', id: 'start-now' })).body).toEqual({
      t: 'done',
      id: 'start-now',
    });
    const before = (await bob.ask('GET', `/api/tables/${id}/receipt`)).body;
    expect((await ann.ask('POST', '/api/my/delete', { name: 'Somebody' })).status).toBe(400);
    expect((await ann.ask('GET', '/api/me')).status).toBe(200);
    const old = ann.cookie;
    expect((await ann.ask('POST', '/api/my/delete', { name: 'Annabel' })).status).toBe(200);
    ann.cookie = old;
    expect((await ann.ask('GET', '/api/me')).status).toBe(401);

    expect((await bob.ask('GET', `/api/tables/${id}/receipt`)).body).toEqual(before);
    for (const table of [id, running]) {
      const { body } = await bob.ask('GET', `/api/tables/${table}`);
      expect((body['seats'] as { name: string | null }[]).map(({ name }) => name)).toEqual([null, 'Bob']);
    }
    const seats = (await bob.ask('GET', `/api/tables/${running}`)).body['seats'] as { kind: string }[];
    expect(seats[0]?.kind).toBe('bot');
    const archive = JSON.stringify((await bob.ask('GET', '/api/my/archive')).body);
    expect([archive.includes('Hello from Bob'), archive.includes('Annabel')]).toEqual([true, false]);
    const lists = JSON.stringify([await bob.ask('GET', '/api/my/finished'), await bob.ask('GET', '/api/my/tables')]);
    expect(lists).not.toContain('Annabel');
    for (const one of [ann, bob]) one.close();
  });
});

test('devices have short names', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1';
  expect([deviceOf(FIREFOX), deviceOf(PHONE), deviceOf('curl/8'), deviceOf(undefined)]).toEqual([
    'Firefox, Linux',
    'Safari, iPhone',
    '',
    '',
  ]);
});
