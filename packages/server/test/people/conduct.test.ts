/** People among people: invitations, mutes, reports, and operators who act on them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { removeFolder, type Started, temporaryFolder } from '../../../promises/help/setting.ts';
import { Authenticator } from './authenticator.ts';
import { accountNamed, keepName, signIn, startNamed } from './help.ts';

let folder: string;
let server: Started;
let olga: Player;
let ann: Player;
let bob: Player;
let bobsKey: Authenticator;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNamed({ DATA_DIR: folder });
  olga = await Player.named(server.base, 'Olga');
  await server.close();
  server = await startNamed({ DATA_DIR: folder, OPERATORS: olga.me.id });
  olga.base = server.base;
  await keepName(olga);
});
beforeEach(async () => {
  ann = (await accountNamed(server.base, 'Ann')).player;
  bobsKey = new Authenticator();
  bob = await Player.named(server.base, 'Bob');
  await keepName(bob, bobsKey);
});
afterAll(async () => {
  for (const player of [ann, bob]) player.close();
  await server.close();
  removeFolder(folder);
});

const get = async (player: Player, path: string) => (await player.ask('GET', path)).body;
const post = (player: Player, path: string, body: object) => player.ask('POST', path, body);
const FORM = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] };

async function sit(host = ann, guest = bob): Promise<string> {
  const { id } = await host.make(FORM);
  await post(guest, `/api/tables/${id}/join`, {});
  for (const player of [host, guest]) {
    player.heard.clear();
    await player.watch(id);
  }
  await host.do({ t: 'start' });
  for (const player of [host, guest]) await player.until(() => player.looks.size === 1);
  return id;
}
/** A match of both that is over and written down. */
async function meet(): Promise<string> {
  const id = await sit();
  await bob.do({ t: 'resign', seat: 1 });
  for (let tries = 0; tries < 200 && (await met(ann)).length === 0; tries++) await new Promise((done) => setTimeout(done, 10));
  return id;
}
interface Met {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
}
const met = async (player: Player): Promise<Met[]> => (await get(player, '/api/my/met'))['people'] as Met[];
const mute = (player: Player, person: Player, muted = true) => post(player, '/api/my/mutes', { person: person.me.id, muted });
const invited = async (player: Player) => (await get(player, '/api/my/invitations'))['invitations'] as { table: string; code: string }[];
const lines = (player: Player): string[] => player.said.flatMap((one) => (one.t === 'chat' ? [one.line.text] : []));

describe('people met', () => {
  test('are those one played with, for oneself alone; they can be asked to the next table, strangers cannot', async () => {
    expect(await met(ann)).toEqual([]);
    await meet();
    expect(await met(ann)).toMatchObject([{ id: bob.me.id, name: 'Bob', together: 1, muted: false, bot: false }]);
    const stranger = await Player.named(server.base, 'Eve');
    expect(await met(stranger)).toEqual([]);
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'invited' }] });
    const ask = (player: Player, person: Player) => post(player, `/api/tables/${id}/invite`, { person: person.me.id });
    expect((await ask(ann, stranger)).status).toBe(404);
    expect((await ask(bob, ann)).status).toBe(404);
    expect((await ask(ann, bob)).status).toBe(200);
    expect(await invited(stranger)).toEqual([]);
    const [invitation] = await invited(bob);
    expect(invitation).toMatchObject({ table: id, game: 'skirmish', by: 'Ann', rated: false });
    expect((await post(bob, `/api/tables/${id}/join`, { code: invitation!.code })).status).toBe(200);
    expect(await invited(bob)).toEqual([]);
  });
});

test('a seat at a rated table is awaited by accounts alone', async () => {
  const { id } = await ann.make({ ...FORM, rated: true, listed: true });
  await post(bob, `/api/tables/${id}/join`, {});
  const wait = (player: Player) => post(player, `/api/tables/${id}/await-seat`, { on: true });
  expect((await wait(await Player.named(server.base, 'Gus'))).body).toMatchObject({ refused: 'accounts-only' });
  expect((await wait(olga)).body).toMatchObject({ awaited: true });
});

describe('a mute', () => {
  test('keeps chat away, of before and from now on, from whoever wishes it and from nobody else', async () => {
    const id = await sit();
    await bob.do({ t: 'chat', text: 'first word' });
    await ann.until(() => lines(ann).includes('first word'));
    expect((await mute(ann, bob)).body).toMatchObject({ people: [{ id: bob.me.id, name: 'Bob' }] });
    await bob.do({ t: 'chat', text: 'second word' });
    await ann.do({ t: 'chat', text: 'own word' });
    await ann.until(() => lines(ann).includes('own word'));
    expect(lines(ann)).not.toContain('second word');
    await bob.until(() => lines(bob).length === 3);
    expect(lines(bob)).toEqual(['first word', 'second word', 'own word']);
    await ann.watch(id);
    expect(JSON.stringify(ann.said)).toContain('own word');
    expect(JSON.stringify(ann.said)).not.toContain('second word');
    expect(JSON.stringify(ann.said)).not.toContain('first word');
    expect((await mute(ann, bob, false)).body).toEqual({ people: [] });
    await ann.watch(id);
    expect(JSON.stringify(ann.said)).toContain('second word');
  });

  test('keeps invitations away, before and after; the other is told nothing', async () => {
    await meet();
    const { id } = await bob.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    const ask = () => post(bob, `/api/tables/${id}/invite`, { person: ann.me.id });
    const before = await ask();
    expect(await invited(ann)).toHaveLength(1);
    await mute(ann, bob);
    expect(await invited(ann)).toEqual([]);
    expect(await ask()).toEqual(before);
    expect(await met(ann)).toMatchObject([{ id: bob.me.id, muted: true }]);
    expect(await met(bob)).toMatchObject([{ id: ann.me.id, muted: false }]);
  });

  test('answers offers with no, without a word', async () => {
    await sit();
    await mute(bob, ann);
    expect(await ann.do({ t: 'ask-end' })).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.answered?.agreed === false);
    expect(ann.table?.status).toBe('playing');
  });

  test('nobody mutes themselves or nobody', async () => {
    expect((await mute(ann, ann)).status).toBe(404);
    expect((await post(ann, '/api/my/mutes', { person: 'gaaaaaaaaaaaaaaaa', muted: true })).status).toBe(404);
  });
});

describe('a report', () => {
  const file = (by: Player, about: Player, table: string, more: object = {}) =>
    post(by, '/api/reports', { person: about.me.id, table, reason: 'words', text: 'Look at the chat.', ...more });
  const desk = async () => (await get(olga, '/api/operator/reports'))['reports'] as { id: string; about: { id: string } }[];
  const about = async (person: Player) => (await desk()).filter((one) => one.about.id === person.me.id);
  const judge = async (deed: string, more: object = {}) =>
    post(olga, '/api/operator/deeds', { report: (await about(bob))[0]!.id, deed, ...more });

  async function filed(): Promise<string> {
    const id = await sit();
    await bob.do({ t: 'chat', text: 'something rude' });
    await ann.do({ t: 'chat', text: 'a secret of Ann' });
    expect((await file(ann, bob, id)).status).toBe(200);
    return id;
  }

  test('is about somebody at the same table, once, and five a day; it shows what they said and nobody else', async () => {
    const id = await filed();
    const eve = await Player.named(server.base, 'Eve');
    expect((await file(eve, bob, id)).status).toBe(404);
    expect((await file(ann, eve, id)).status).toBe(404);
    expect((await file(ann, ann, id)).status).toBe(404);
    expect((await file(ann, bob, id)).body).toMatchObject({ refused: 'already-answered' });
    expect((await file(ann, bob, id, { reason: 'envy' })).status).toBe(400);
    const [line] = await about(bob);
    expect(line).toMatchObject({
      by: { name: 'Ann' },
      about: { name: 'Bob' },
      reason: 'words',
      text: 'Look at the chat.',
      chat: [{ text: 'something rude' }],
      before: { reports: 0, deeds: [] },
    });
    expect(JSON.stringify(line)).not.toContain('a secret of Ann');
    for (let i = 0; i < 4; i++) expect((await file(ann, bob, await sit())).status).toBe(200);
    expect((await file(ann, bob, await sit())).body).toMatchObject({ refused: 'too-many' });
    expect(await about(bob)).toHaveLength(5);
  });

  test('dismissed: nothing happens to anybody, and it is written down; nobody acts twice', async () => {
    await filed();
    const [{ id } = { id: '' }] = await about(bob);
    expect((await judge('dismiss')).status).toBe(200);
    expect(await about(bob)).toEqual([]);
    expect((await post(olga, '/api/operator/deeds', { report: id, deed: 'close' })).status).toBe(404);
    const { deeds } = (await get(olga, '/api/operator/deeds')) as { deeds: object[] };
    expect(deeds[0]).toMatchObject({ operator: { name: 'Olga' }, about: { name: 'Bob' }, deed: 'dismiss', days: null });
    expect((await bob.do({ t: 'chat', text: 'still here' })).t).toBe('done');
  });

  test('a warning waits for its reader, and for nobody else', async () => {
    await filed();
    await judge('warn', { text: 'Please be kind.' });
    const { warnings } = (await get(bob, '/api/my/standing')) as { warnings: { id: string; text: string }[] };
    expect(warnings).toMatchObject([{ text: 'Please be kind.' }]);
    const read = (player: Player) => post(player, '/api/my/warnings/read', { id: warnings[0]!.id });
    expect((await read(ann)).status).toBe(404);
    expect((await read(bob)).status).toBe(200);
    expect(await get(bob, '/api/my/standing')).toMatchObject({ warnings: [] });
  });

  test('silence takes the word, over the socket and over HTTP, for so many days', async () => {
    const id = await filed();
    await judge('silence', { days: 3 });
    expect(await bob.do({ t: 'chat', text: 'no' })).toMatchObject({ refusal: { refused: 'silenced' } });
    expect((await post(bob, `/api/tables/${id}/say`, { t: 'chat', id: 'over-http', text: 'no' })).body).toMatchObject({
      refused: 'silenced',
    });
    const { silenced } = (await get(bob, '/api/my/standing')) as { silenced: number };
    expect(Math.round((silenced - Date.now()) / 86_400_000)).toBe(3);
    expect((await ann.do({ t: 'chat', text: 'yes' })).t).toBe('done');
  });

  test('a closed name is signed out everywhere and comes back by no way', async () => {
    await filed();
    const { body } = await post(bob, '/api/my/words', {});
    await judge('close');
    expect((await bob.ask('GET', '/api/me')).status).toBe(401);
    await bob.until(() => bob.socket?.readyState === 3);
    expect((await signIn(new Player(server.base), bobsKey)).body).toMatchObject({ refused: 'name-closed' });
    const words = (body['words'] as string[]).join(' ');
    expect((await post(new Player(server.base), '/api/sign-in/words', { words })).body).toMatchObject({ refused: 'name-closed' });
  });

  test('operators are not acted on, and others see neither desk nor log', async () => {
    const id = await sit(ann, olga);
    await file(ann, olga, id);
    const [line] = await about(olga);
    expect((await post(olga, '/api/operator/deeds', { report: line!.id, deed: 'silence' })).status).toBe(403);
    expect((await post(olga, '/api/operator/deeds', { report: line!.id, deed: 'dismiss' })).status).toBe(200);
    for (const path of ['/api/operator/reports', '/api/operator/deeds']) expect((await ann.ask('GET', path)).status).toBe(404);
    olga.close();
  });

  test('whoever leaves for good takes reports and mutes about them along; the log keeps the deed without the person', async () => {
    await filed();
    await mute(ann, bob);
    await judge('warn', { text: 'Bob, please.' });
    await filed();
    expect(await about(bob)).toHaveLength(1);
    bob.close();
    expect((await post(bob, '/api/my/delete', { name: 'Bob' })).status).toBe(200);
    expect(await about(bob)).toEqual([]);
    expect(await get(ann, '/api/my/mutes')).toEqual({ people: [] });
    const { deeds } = (await get(olga, '/api/operator/deeds')) as { deeds: { about: object | null; text: string }[] };
    expect(deeds[0]).toMatchObject({ about: null, text: '', deed: 'warn' });
    expect(JSON.stringify(deeds)).not.toContain(bob.me.id);
  });
});
