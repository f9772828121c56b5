/** Being told of a table that one does not sit at: a free seat, an invitation, another match. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { type WebReceiver, webReceiver } from '../../promises/help/receivers.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type SteppedTime, steppedTime } from '../../promises/help/stepped-time.ts';
import type { Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';

const SECOND = 1000;
const START = Date.UTC(2026, 5, 1, 12);
const SETTLED = 5 * SECOND;

let folder: string;
let time: SteppedTime;
let web: WebReceiver;
let server: Started;
let store: Store;
let ann: Player;
let ben: Player;
let cleo: Player;

/** `fails`: the power is gone before anything is planned. */
async function open(fails = false): Promise<void> {
  const kept = await sqliteStore(`${folder}/longtable.sqlite`);
  const plan: Store['notices']['plan'] = (rows) => (fails ? Promise.reject(new Error('no power')) : kept.notices.plan(rows));
  store = { ...kept, notices: { ...kept.notices, plan } };
  server = await startServer({ DATA_DIR: folder, NOTICES_LOOPBACK: '1' }, { store, time });
  for (const player of [ann, ben, cleo]) if (player !== undefined) player.base = server.base;
}
async function reopen(fails = false): Promise<void> {
  await server.close();
  await open(fails);
  await time.pass(SETTLED);
}

beforeEach(async () => {
  folder = temporaryFolder();
  time = steppedTime(START, () => web.underWay > 0);
  web = await webReceiver(() => time.now());
  await open();
  [ann, ben, cleo] = [
    await Player.named(server.base, 'Ann'),
    await Player.named(server.base, 'Ben'),
    await Player.named(server.base, 'Cleo'),
  ];
  for (const player of [ann, ben, cleo]) await hook(player);
  // Reads the words of all games, so that no notice waits for them.
  await ann.ask('GET', '/api/games');
});
afterEach(async () => {
  for (const player of [ann, ben, cleo]) player.close();
  await server.close();
  await web.close();
  removeFolder(folder);
});

const pathOf = (player: Player): string => `/${player.me.name}`;
async function hook(player: Player, more: object = {}): Promise<void> {
  const { body } = await player.ask('POST', '/api/my/notices/webhook', { url: `${web.base}${pathOf(player)}`, form: 'json', ...more });
  web.secrets.set(pathOf(player), String(body['secret']));
}
interface Told {
  readonly text: string;
  readonly notices: readonly { readonly kind: string; readonly path: string }[];
}
const told = (player: Player): Told[] => web.arrived.filter(({ to }) => to === pathOf(player)).map(({ text }) => JSON.parse(text) as Told);
const kinds = (player: Player): string[] => told(player).flatMap(({ notices }) => notices.map(({ kind }) => kind));

const FULL = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] };
interface Full {
  readonly id: string;
  readonly code: string;
}
/** A private table where Ann and Ben sit and nobody has begun. */
async function full(form: object = FULL): Promise<Full> {
  const { id } = await ann.make(form);
  await sit(ben, id);
  const { body } = await ann.ask('GET', `/api/tables/${id}`);
  return { id, code: String(body['watch']) };
}
const sit = (player: Player, id: string, body: object = {}) => player.ask('POST', `/api/tables/${id}/join`, body);
const leave = (player: Player, id: string) => player.ask('POST', `/api/tables/${id}/leave`, {});
const wait = (player: Player, { id, code }: Full, on = true) => player.ask('POST', `/api/tables/${id}/await-seat`, { on, code });
const isAwaited = async (player: Player, { id, code }: Full): Promise<boolean> =>
  (await player.ask('GET', `/api/tables/${id}?code=${code}`)).body['awaited'] === true;

describe('a free seat', () => {
  test('is told once to who asked for it, with a link that opens it, and to nobody else', async () => {
    const table = await full();
    const dan = await Player.named(server.base, 'Dan');
    await hook(dan);
    expect((await wait(cleo, table)).body).toEqual({ awaited: true, free: false, ways: 1 });
    expect([await isAwaited(cleo, table), await isAwaited(dan, table)]).toEqual([true, false]);
    await time.pass(SETTLED);
    expect(web.arrived).toEqual([]);
    await leave(ben, table.id);
    await time.pass(SETTLED);
    expect(told(cleo)).toMatchObject([{ text: 'Skirmish: A seat is free.', notices: [{ kind: 'seat' }] }]);
    expect([...kinds(ann), ...kinds(ben), ...kinds(dan)]).toEqual([]);
    expect(await isAwaited(cleo, table)).toBe(false);
    await reopen();
    dan.base = server.base;
    expect(await invited(cleo)).toMatchObject([{ table: table.id, by: 'Ann', seat: true }]);
    await sit(dan, table.id);
    await leave(dan, table.id);
    await time.pass(SETTLED);
    expect(kinds(cleo)).toEqual(['seat']);
    const [, , id, code] = told(cleo)[0]!.notices[0]!.path.split('/');
    expect((await sit(cleo, id!, { code })).status).toBe(200);
  });

  test('is told again only to who asks again', async () => {
    const table = await full();
    await wait(cleo, table);
    await leave(ben, table.id);
    await time.pass(SETTLED);
    await sit(ben, table.id);
    await time.pass(SECOND);
    await wait(cleo, table);
    await leave(ben, table.id);
    await time.pass(SETTLED);
    expect(kinds(cleo)).toEqual(['seat', 'seat']);
  });

  test('is not told to who took the wish back, sits by now, or would only hear of a seat that is gone again', async () => {
    const table = await full();
    await wait(cleo, table);
    expect((await wait(cleo, table, false)).body).toMatchObject({ awaited: false });
    await leave(ben, table.id);
    await time.pass(SETTLED);
    await sit(ben, table.id);
    await wait(cleo, table);
    await leave(ben, table.id);
    await sit(ben, table.id);
    await time.pass(SETTLED);
    await leave(ben, table.id);
    await sit(cleo, table.id);
    await time.pass(SETTLED);
    await leave(cleo, table.id);
    await time.pass(SETTLED);
    expect(kinds(cleo)).toEqual([]);
  });

  test('that nobody could plan before the power failed is told afterwards', async () => {
    const table = await full();
    await wait(cleo, table);
    await reopen(true);
    await leave(ben, table.id);
    await time.pass(SETTLED);
    expect(kinds(cleo)).toEqual([]);
    await reopen();
    expect(kinds(cleo)).toEqual(['seat']);
  });

  test('of an invitation that was used is told to who came with it', async () => {
    const { id, invites } = (await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'invited' }] })) as unknown as {
      id: string;
      invites: { code: string }[];
    };
    const { code } = invites[0]!;
    await sit(ben, id, { code });
    expect((await wait(cleo, { id, code })).body).toMatchObject({ awaited: true });
    await leave(ben, id);
    await time.pass(SETTLED);
    expect(told(cleo)).toMatchObject([{ notices: [{ path: `/join/${id}/${code}` }] }]);
  });

  test('is awaited only at a full table that gathers, by who may see it and does not sit there', async () => {
    const table = await full();
    expect((await wait(cleo, { ...table, code: 'guessed' })).status).toBe(404);
    expect((await wait(cleo, { id: 'tnobodyknowsit', code: '' })).status).toBe(404);
    expect((await wait(ben, table)).body).toMatchObject({ refused: 'seat-taken' });
    await leave(ben, table.id);
    expect((await wait(cleo, table)).body).toMatchObject({ awaited: false, free: true });
    await sit(ben, table.id);
    await ann.watch(table.id);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size > 0);
    expect((await wait(cleo, table)).body).toMatchObject({ refused: 'already-started' });
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true, listed: true });
    expect((await wait(cleo, { id, code: '' })).body).toMatchObject({ refused: 'not-allowed' });
  });

  test('of a table that is closed is told to nobody, and cannot be asked for', async () => {
    const table = await full();
    await wait(cleo, table);
    await ann.watch(table.id);
    await ann.do({ t: 'close' });
    expect((await wait(cleo, table)).body).toMatchObject({ refused: 'finished' });
    await leave(ben, table.id);
    expect(await invited(cleo)).toEqual([]);
    await time.pass(20 * SECOND);
    expect(kinds(cleo)).toEqual([]);
    expect((await wait(cleo, table, false)).body).toMatchObject({ awaited: false });
  });

  test('is no news for a table’s own webhook', async () => {
    const table = await full();
    await hook(ann, { table: table.id });
    await wait(cleo, table);
    await leave(ben, table.id);
    await time.pass(SETTLED);
    expect(kinds(ann)).toEqual([]);
  });
});

/** A match of Ann and Ben that is over and written down. */
async function met(): Promise<string> {
  const { id } = await full();
  ann.heard.clear();
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size > 0);
  await ann.do({ t: 'resign', seat: 0 });
  for (let n = 0; n < 200; n++) {
    const { body } = await ann.ask('GET', '/api/my/met');
    if ((body['people'] as object[]).length > 0) break;
    await time.pass(SECOND);
  }
  ann.close();
  await time.pass(SETTLED);
  web.arrived.length = 0;
  return id;
}
const invite = (id: string) => ann.ask('POST', `/api/tables/${id}/invite`, { person: ben.me.id });
const invited = async (player: Player): Promise<object[]> =>
  (await player.ask('GET', '/api/my/invitations')).body['invitations'] as object[];

describe('an invitation', () => {
  test('by name is told once, with who asks and a link that opens the seat', async () => {
    await met();
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'invited' }] });
    await invite(id);
    await invite(id);
    await time.pass(SETTLED);
    await reopen();
    expect(told(ben)).toMatchObject([{ text: 'Skirmish: Ann asks you to a table.' }]);
    const [, , , code] = told(ben)[0]!.notices[0]!.path.split('/');
    expect((await sit(ben, id, { code })).status).toBe(200);
    expect([...kinds(ann), ...kinds(cleo)]).toEqual([]);
  });

  test('that nobody could plan before the power failed is told afterwards', async () => {
    await met();
    const { id } = await ann.make(FULL);
    await time.pass(5 * 60 * SECOND);
    await reopen(true);
    await invite(id);
    await reopen();
    expect(kinds(ben)).toEqual(['invite']);
  });

  test('is not told to who does not wish it, or does not want to hear that person', async () => {
    await met();
    await ben.ask('POST', '/api/my/mutes', { person: ann.me.id, muted: true });
    await invite((await ann.make(FULL)).id);
    await ben.ask('POST', '/api/my/mutes', { person: ann.me.id, muted: false });
    await time.pass(SETTLED);
    await invite((await ann.make(FULL)).id);
    await ben.ask('POST', '/api/my/mutes', { person: ann.me.id, muted: true });
    await time.pass(SETTLED);
    await ben.ask('POST', '/api/my/mutes', { person: ann.me.id, muted: false });
    await ben.ask('POST', '/api/my/notices', { what: ['turn'], quiet: null, zone: 'UTC', language: 'en' });
    await invite((await ann.make(FULL)).id);
    await time.pass(SETTLED);
    expect(kinds(ben)).toEqual([]);
  });

  test('to another match goes to everybody who played; who still sits there sees it without a notice', async () => {
    const id = await met();
    await ann.ask('POST', `/api/tables/${id}/rematch`, {});
    await time.pass(SETTLED);
    expect(kinds(ben)).toEqual(['invite']);
    expect(await invited(ben)).toMatchObject([{ by: 'Ann', game: 'skirmish' }]);
    expect([await invited(ann), await invited(cleo)]).toEqual([[], []]);
    const again = await met();
    await ben.watch(again);
    await ann.ask('POST', `/api/tables/${again}/rematch`, {});
    await time.pass(SETTLED);
    expect(kinds(ben)).toEqual([]);
    expect(await invited(ben)).toHaveLength(2);
  });
  test('to another match is made up for where the server ended before', async () => {
    const id = await met();
    await reopen(true);
    await ann.ask('POST', `/api/tables/${id}/rematch`, {});
    await reopen();
    expect(kinds(ben)).toEqual(['invite']);
    expect(await invited(ben)).toHaveLength(1);
  });
  test('to another match is not written for who sits there at once', async () => {
    const id = await met();
    const { body } = await ann.ask('POST', `/api/tables/${id}/rematch`, {});
    await ben.ask('POST', `/api/tables/${body['id']}/join`, {});
    await time.pass(SETTLED);
    expect(kinds(ben)).toEqual([]);
    expect(await store.recordsOf(ben.me.id, 'invitation')).toEqual([]);
  });
});
