/** Names that stay: a passkey makes an account, and nobody else's passkey, page or moment does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../../promises/help/setting.ts';
import { Authenticator } from './authenticator.ts';
import { accountNamed, begin, keepName, signIn, startNamed } from './help.ts';

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

const WRONG = { status: 403, body: { refused: 'wrong-passkey' } };
const me = async (player: Player) => (await player.ask('GET', '/api/me')).body;

describe('an account', () => {
  test('keeps id, name and tables of the guest, on a second device too', async () => {
    const ann = await Player.named(server.base, 'Ann');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    const key = await keepName(ann);
    expect(await me(ann)).toEqual({ id: ann.me.id, name: 'Ann', kind: 'account' });
    const phone = new Player(server.base);
    expect((await signIn(phone, key)).body).toEqual({ id: ann.me.id, name: 'Ann', kind: 'account' });
    const mine = (await phone.ask('GET', '/api/my/tables')).body['tables'] as { id: string }[];
    expect(mine.map((table) => table.id)).toEqual([id]);
  });
  test('lists its devices and signs one out, at once and with its sockets', async () => {
    const { player: ann, key } = await accountNamed(server.base, 'Ann');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    const phone = new Player(server.base);
    await signIn(phone, key);
    await phone.watch(id);
    const { sessions } = (await ann.ask('GET', '/api/my/account')).body as { sessions: { id: string; current: boolean }[] };
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)!;
    expect((await ann.ask('POST', '/api/my/sessions/end', { id: other.id })).status).toBe(200);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    await phone.until(() => phone.socket?.readyState === 3);
    expect((await ann.ask('POST', '/api/my/sessions/end', { id: other.id })).status).toBe(404);
    expect((await ann.ask('GET', '/api/me')).status).toBe(200);
  });
  test('does not end the session of another account', async () => {
    const [{ player: ann }, { player: eve }] = [await accountNamed(server.base, 'Ann'), await accountNamed(server.base, 'Eve')];
    const { sessions } = (await ann.ask('GET', '/api/my/account')).body as { sessions: { id: string }[] };
    expect((await eve.ask('POST', '/api/my/sessions/end', { id: sessions[0]!.id })).status).toBe(404);
    expect((await ann.ask('GET', '/api/me')).status).toBe(200);
  });
  test('keeps the last way back', async () => {
    const { player: ann } = await accountNamed(server.base, 'Ann');
    const { passkeys } = (await ann.ask('GET', '/api/my/account')).body as { passkeys: { id: string }[] };
    expect((await ann.ask('POST', '/api/my/passkey/remove', { id: passkeys[0]!.id })).status).toBe(403);
    const second = await keepName(ann);
    expect((await ann.ask('POST', '/api/my/passkey/remove', { id: passkeys[0]!.id })).status).toBe(200);
    expect((await signIn(new Player(server.base), second)).status).toBe(200);
  });
  test('a passkey that was removed opens nothing', async () => {
    const { player: ann, key } = await accountNamed(server.base, 'Ann');
    await keepName(ann);
    const { passkeys } = (await ann.ask('GET', '/api/my/account')).body as { passkeys: { id: string }[] };
    await ann.ask('POST', '/api/my/passkey/remove', { id: passkeys[0]!.id });
    expect(await signIn(new Player(server.base), key)).toEqual(WRONG);
  });
});

describe('ceremonies are refused', () => {
  test('when they come again', async () => {
    const { key } = await accountNamed(server.base, 'Ann');
    const phone = new Player(server.base);
    const { ceremony, options } = await begin(phone, '/api/sign-in/options');
    const answer = { ceremony, response: key.get(options, server.base) };
    expect((await phone.ask('POST', '/api/sign-in/passkey', answer)).status).toBe(200);
    expect(await new Player(server.base).ask('POST', '/api/sign-in/passkey', answer)).toEqual(WRONG);
  });
  test('when an old answer meets a new ceremony', async () => {
    const { key } = await accountNamed(server.base, 'Ann');
    const phone = new Player(server.base);
    const first = await begin(phone, '/api/sign-in/options');
    const response = key.get(first.options, server.base);
    const second = await begin(phone, '/api/sign-in/options');
    expect(await phone.ask('POST', '/api/sign-in/passkey', { ceremony: second.ceremony, response })).toEqual(WRONG);
  });
  test('when the counter goes back: the key was copied', async () => {
    const { key } = await accountNamed(server.base, 'Ann');
    for (let i = 0; i < 3; i++) await signIn(new Player(server.base), key);
    key.counter = 1;
    expect(await signIn(new Player(server.base), key)).toEqual(WRONG);
    key.counter = 2;
    expect(await signIn(new Player(server.base), key)).toEqual(WRONG);
    expect((await signIn(new Player(server.base), key)).status).toBe(200);
  });
  test('when they were begun by another account', async () => {
    const [ann, eve] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Eve')];
    const { ceremony, options } = await begin(ann, '/api/my/passkey/options');
    const answer = { ceremony, response: new Authenticator().create(options, server.base) };
    expect(await eve.ask('POST', '/api/my/passkey', answer)).toEqual(WRONG);
    expect(await me(eve)).toMatchObject({ kind: 'guest' });
    // It is spent, for Ann too.
    expect(await ann.ask('POST', '/api/my/passkey', answer)).toEqual(WRONG);
  });
  test('when the passkey belongs to somebody already', async () => {
    const { key } = await accountNamed(server.base, 'Ann');
    const eve = await Player.named(server.base, 'Eve');
    const { ceremony, options } = await begin(eve, '/api/my/passkey/options');
    expect(await eve.ask('POST', '/api/my/passkey', { ceremony, response: key.create(options, server.base) })).toEqual(WRONG);
  });
  test('when a passkey says that it is another person', async () => {
    const [{ player: ann }, { key: evil }] = [await accountNamed(server.base, 'Ann'), await accountNamed(server.base, 'Eve')];
    evil.user = Buffer.from(ann.me.id).toString('base64url');
    expect(await signIn(new Player(server.base), evil)).toEqual(WRONG);
  });
  test('when a ceremony to add is used to sign in, or the other way round', async () => {
    const { player: ann, key } = await accountNamed(server.base, 'Ann');
    const add = await begin(ann, '/api/my/passkey/options');
    const used = { ceremony: add.ceremony, response: key.get({ ...add.options, rpId: 'localhost' }, server.base) };
    expect(await new Player(server.base).ask('POST', '/api/sign-in/passkey', used)).toEqual(WRONG);
    const enter = await begin(ann, '/api/sign-in/options');
    const response = new Authenticator().create({ ...enter.options, rp: { id: 'localhost' } }, server.base);
    expect(await ann.ask('POST', '/api/my/passkey', { ceremony: enter.ceremony, response })).toEqual(WRONG);
  });
  test('when it was begun at another address of the same server', async () => {
    const { key } = await accountNamed(server.base, 'Two-Addresses');
    const phone = new Player(server.base);
    const { ceremony, options } = await begin(phone, '/api/sign-in/options');
    const elsewhere = new Player(`http://127.0.0.1:${server.port}`);
    expect(await elsewhere.ask('POST', '/api/sign-in/passkey', { ceremony, response: key.get(options, server.base) })).toEqual(WRONG);
  });

  test.each(['https://localhost', 'http://localhost:1', 'http://evil.example', 'null'])('when the page was that of %s', async (origin) => {
    const { key } = await accountNamed(server.base, 'Ann');
    const phone = new Player(server.base);
    const { ceremony, options } = await begin(phone, '/api/sign-in/options');
    expect(await phone.ask('POST', '/api/sign-in/passkey', { ceremony, response: key.get(options, origin) })).toEqual(WRONG);
  });
  test('when the passkey is for another name', async () => {
    const { key } = await accountNamed(server.base, 'Ann');
    const phone = new Player(server.base);
    const { ceremony, options } = await begin(phone, '/api/sign-in/options');
    const response = key.get({ ...options, rpId: 'evil.example' }, server.base);
    expect(await phone.ask('POST', '/api/sign-in/passkey', { ceremony, response })).toEqual(WRONG);
  });
  test('when nothing of it is true', async () => {
    const phone = new Player(server.base);
    const { ceremony } = await begin(phone, '/api/sign-in/options');
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', authenticatorData: '', signature: '' } };
    expect(await phone.ask('POST', '/api/sign-in/passkey', { ceremony, response })).toEqual(WRONG);
    expect(await phone.ask('POST', '/api/sign-in/passkey', { ceremony: 'nonsense', response })).toEqual(WRONG);
  });
  test('at a bare address, which has no name', async () => {
    const bare = await Player.named(`http://127.0.0.1:${server.port}`, 'Ann');
    expect(await bare.ask('POST', '/api/my/passkey/options', {})).toMatchObject({ status: 400, body: { refused: 'no-passkeys' } });
  });
});

test('a ceremony that took too long is over', async () => {
  const own = temporaryFolder();
  let now = 1_700_000_000_000;
  const time = { now: () => now, ticks: () => now, after: () => () => {} };
  const slow = await startServer({ DATA_DIR: own }, { time });
  const base = `http://localhost:${slow.port}`;
  const ann = await Player.named(base, 'Ann');
  const { ceremony, options } = await begin(ann, '/api/my/passkey/options');
  now += 5 * 60_000 + 1;
  expect(await ann.ask('POST', '/api/my/passkey', { ceremony, response: new Authenticator().create(options, base) })).toEqual(WRONG);
  await slow.close();
  removeFolder(own);
});
