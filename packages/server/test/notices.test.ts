/** Being told, whole: real receivers on loopback, a clock that is turned by hand. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NONCE, Player, PROMISE } from '../../promises/help/player.ts';
import { fine, type MailReceiver, mailReceiver, type WebReceiver, webReceiver } from '../../promises/help/receivers.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type SteppedTime, steppedTime } from '../../promises/help/stepped-time.ts';
import type { Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 5, 1, 12);
const DAYS = { kind: 'days', days: 2, vacation: true };

let folder: string;
let time: SteppedTime;
let web: WebReceiver;
let mail: MailReceiver;
let server: Started;
let store: Store;
let ann: Player;
let ben: Player;

async function open(): Promise<void> {
  store = await sqliteStore(`${folder}/longtable.sqlite`);
  const env = { DATA_DIR: folder, NOTICES_LOOPBACK: '1', SMTP_URL: mail.url, MAIL_FROM: 'Longtable <table@loopback.example>' };
  server = await startServer(env, { store, time });
  for (const player of [ann, ben]) if (player !== undefined) player.base = server.base;
}
async function reopen(): Promise<void> {
  await server.close();
  await open();
  await time.pass(3 * SECOND);
}
/** The server was there all the time. */
async function later(ms: number): Promise<void> {
  time.set(time.now() + ms);
  await store.beat(time.now());
  await time.pass(3 * SECOND);
}

beforeEach(async () => {
  folder = temporaryFolder();
  time = steppedTime(START, () => web.underWay + mail.underWay > 0);
  web = await webReceiver(() => time.now());
  mail = await mailReceiver(() => time.now());
  await open();
  ann = await Player.named(server.base, 'Ann');
  ben = await Player.named(server.base, 'Ben');
  // Reads the words of all games, so that no notice waits for them.
  await ann.ask('GET', '/api/games');
});
afterEach(async () => {
  for (const player of [ann, ben]) player.close();
  await server.close();
  await web.close();
  await mail.close();
  removeFolder(folder);
});

interface Line {
  readonly id: string;
  readonly on: boolean;
  readonly trouble: { readonly why: string; readonly status: number | null; readonly next: number | null } | null;
}
const post = (player: Player, path: string, body: object) => player.ask('POST', `/api/my/${path}`, body);
async function hook(player: Player, more: object = {}, path = '/hook'): Promise<Line> {
  const { body } = await post(player, 'notices/webhook', { url: `${web.base}${path}`, form: 'json', ...more });
  web.secrets.set(path, String(body['secret']));
  return body['channel'] as Line;
}
const channels = async (player: Player): Promise<Line[]> => (await player.ask('GET', '/api/my/notices')).body['channels'] as Line[];

/** A match whose host sits there until they have answered, and then goes. */
async function match(clock: object = DAYS, answers = true): Promise<string> {
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], clock });
  await ben.ask('POST', `/api/tables/${id}/join`, {});
  ann.heard.clear();
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size > 0);
  if (answers) await turn(ann);
  return id;
}
const asked = (player: Player): boolean => player.mine.some((seat) => player.looks.get(seat)?.awaited.includes(seat) === true);
async function turn(player: Player): Promise<void> {
  while (asked(player)) await player.step();
}
async function takeTurn(player: Player, table: string): Promise<void> {
  player.heard.clear();
  await player.watch(table);
  await turn(player);
  player.close();
}
const texts = (): string[] => web.arrived.map(({ text }) => (JSON.parse(text) as { text: string }).text);

describe('a turn', () => {
  test('is told once, to who is away and to nobody else, and not again after a restart', async () => {
    await hook(ann, {}, '/ann');
    await hook(ben, {}, '/ben');
    const id = await match();
    await time.pass(4 * SECOND);
    expect(web.arrived.map(({ to }) => to)).toEqual(['/ben']);
    expect(texts()).toEqual(['Skirmish: It is your turn, 47 hours left.']);
    expect(JSON.parse(web.arrived[0]!.text)).toMatchObject({ notices: [{ kind: 'turn', table: id, game: 'Skirmish', player: null }] });
    ann.close();
    await reopen();
    await later(HOUR);
    expect(web.arrived.length).toBe(1);
    expect(web.forged).toEqual([]);
    await takeTurn(ben, id);
    await time.pass(4 * SECOND);
    expect(web.arrived.map(({ to }) => to)).toEqual(['/ben', '/ann']);
  });
  test.each([DAYS, { kind: 'none' }])(
    'before the deal whoever has yet to show a share of the luck is waited for and told (%o)',
    async (clock) => {
      await hook(ann, {}, '/ann');
      await hook(ben, {}, '/ben');
      const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], clock, promises: [PROMISE] });
      await ben.ask('POST', `/api/tables/${id}/join`, { promise: PROMISE });
      await ann.watch(id);
      await ann.do({ t: 'start' });
      ann.send({ t: 'reveal', seat: 0, nonce: NONCE });
      await ann.until(() => ann.table?.seats[0]?.asked === null);
      await time.pass(4 * SECOND);
      expect(web.arrived.map(({ to }) => to)).toEqual(['/ben']);
      expect(ann.table).toMatchObject({ status: 'revealing', seats: [{ asked: null }, { asked: expect.any(Number) }] });
      const waits = async (player: Player): Promise<unknown> =>
        ((await player.ask('GET', '/api/my/tables')).body['tables'] as { waiting: boolean }[]).map(({ waiting }) => waiting);
      expect([await waits(ann), await waits(ben)]).toEqual([[false], [true]]);
      // The next morning is soon enough.
      await later(20 * HOUR);
      await ben.watch(id);
      ben.send({ t: 'reveal', seat: 1, nonce: NONCE });
      await ben.until(() => ben.looks.size > 0);
      expect(ben.table?.status).toBe('playing');
    },
  );
  test('that is answered at once, or seen at the table, is not told', async () => {
    await hook(ann);
    await hook(ben);
    await match(DAYS, false);
    await time.pass(4 * SECOND);
    const before = web.arrived.length;
    await turn(ann);
    const id = ann.table?.id ?? '';
    await takeTurn(ben, id);
    await time.pass(4 * SECOND);
    expect(web.arrived.length).toBe(before);
  });
  test('that is answered within a moment is not even written down', async () => {
    await hook(ann);
    await hook(ben);
    await match({ kind: 'none' });
    await time.pass(SECOND);
    expect(await store.notices.deliveries(ann.me.id)).toEqual([]);
    expect(await store.notices.deliveries(ben.me.id)).toMatchObject([{ kind: 'turn', fate: null }]);
  });
  test('that was asked just before the server ended is written down', async () => {
    await hook(ben);
    await match({ kind: 'none' });
    await server.close();
    const after = await sqliteStore(`${folder}/longtable.sqlite`);
    expect(await after.notices.deliveries(ben.me.id)).toMatchObject([{ kind: 'turn', fate: null }]);
    await after.close();
  });
  test('that came before somebody asked to be told is not told', async () => {
    await match();
    await time.pass(4 * SECOND);
    await hook(ben);
    await reopen();
    expect(web.arrived).toEqual([]);
  });
  test('is not told to who does not wish it', async () => {
    await hook(ben);
    await post(ben, 'notices', { what: ['over'], quiet: null, zone: 'UTC', language: 'en' });
    await match();
    await time.pass(4 * SECOND);
    expect(web.arrived).toEqual([]);
  });
  test('is told to a table’s own webhook by name, whoever it is', async () => {
    const id = await match(DAYS, false);
    await hook(ann, { table: id, form: 'slack' });
    expect((await post(await Player.named(server.base, 'Eve'), 'notices/webhook', { url: web.base, form: 'json', table: id })).status).toBe(
      404,
    );
    await turn(ann);
    ann.close();
    await time.pass(4 * SECOND);
    expect(texts()).toEqual(["Skirmish: It is Ben's turn, 47 hours left."]);
  });
  test('comes to a browser and by e-mail, in the language of the person', async () => {
    await post(ben, 'notices', { what: ['turn'], quiet: null, zone: 'Europe/Berlin', language: 'de' });
    await post(ben, 'notices/push', { ...web.browser('phone'), label: 'Phone' });
    const { body } = await post(ben, 'notices/mail', { address: 'ben@loopback.example' });
    const { id } = body['channel'] as Line;
    const code = /\d{6}/.exec(mail.arrived[0]!.text.slice(mail.arrived[0]!.text.indexOf('\n\n')))![0];
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post(ben, 'notices/mail/confirm', { channel: id, code: wrong })).body['refused']).toBe('wrong-code');
    expect((await post(ann, 'notices/mail/confirm', { channel: id, code })).body['refused']).toBe('not-found');
    expect((await post(ben, 'notices/mail/confirm', { channel: id, code })).status).toBe(200);
    const table = await match();
    await time.pass(4 * SECOND);
    expect(JSON.parse(web.arrived[0]!.text)).toMatchObject({ title: 'Du bist am Zug', to: `/t/${table}` });
    expect(mail.arrived[1]).toMatchObject({ to: 'ben@loopback.example' });
    expect(mail.arrived[1]!.text).toContain('Scharmützel: Du bist am Zug, noch 47 Stunden.');
  });
  test('an address that nobody confirmed gets nothing but its code, which can be guessed five times', async () => {
    const { body } = await post(ben, 'notices/mail', { address: 'ben@loopback.example' });
    const { id } = body['channel'] as Line;
    const code = /\d{6}/.exec(mail.arrived[0]!.text.slice(mail.arrived[0]!.text.indexOf('\n\n')))![0];
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) await post(ben, 'notices/mail/confirm', { channel: id, code: wrong });
    expect((await post(ben, 'notices/mail/confirm', { channel: id, code })).body['refused']).toBe('finished');
    await match();
    await time.pass(4 * SECOND);
    expect(mail.arrived.length).toBe(1);
    for (let i = 0; i < 6; i++) await post(ben, 'notices/mail', { address: `ben${i}@loopback.example` });
    expect((await post(ben, 'notices/mail', { address: 'more@loopback.example' })).body['refused']).toBe('too-many');
  });
});

describe('when', () => {
  test('two hours before a clock ends, once, and not where it was answered', async () => {
    await hook(ben);
    await match();
    ann.close();
    await time.pass(4 * SECOND);
    await later(45 * HOUR);
    expect(texts().length).toBe(1);
    await later(HOUR);
    expect(texts().slice(1)).toEqual(['Skirmish: Your clock runs out soon, 119 minutes left.']);
    await later(HOUR);
    expect(texts().length).toBe(2);
  });
  test('in quiet hours nothing comes; after them one digest', async () => {
    await hook(ben);
    await post(ben, 'notices', { what: ['turn'], quiet: { from: 11 * 60, to: 14 * 60 }, zone: 'UTC', language: 'en' });
    await match();
    await match();
    ann.close();
    await time.pass(5 * SECOND);
    await later(HOUR);
    expect(web.requests).toBe(0);
    await later(HOUR);
    expect(web.requests).toBe(1);
    expect(texts()[0]!.split('\n').length).toBe(2);
    await later(HOUR);
    expect(web.requests).toBe(1);
  });
  test('a vacation stops the own clock by the rule of the table, and others see it', async () => {
    const id = await match();
    const other = await match({ kind: 'days', days: 2 });
    ann.close();
    const clockOf = async (table: string) =>
      (
        (await ben.ask('GET', `/api/tables/${table}`)).body['seats'] as { clock: { left: number; running: boolean }; away: number | null }[]
      )[1]!;
    await later(HOUR);
    const to = time.now() + 5 * DAY;
    expect((await post(ben, 'vacation', { from: time.now(), to })).body['vacation']).toMatchObject({ daysLeft: 9 });
    const before = (await clockOf(id)).clock.left;
    await later(DAY);
    expect(await clockOf(id)).toMatchObject({ away: to, clock: { left: before, running: false } });
    expect(await clockOf(other)).toMatchObject({ away: null, clock: { running: true } });
    await later(2 * DAY);
    expect((await clockOf(other)).clock.left).toBe(0);
    await reopen();
    expect((await clockOf(id)).clock.left).toBe(before);
    await post(ben, 'vacation', { from: 0, to: 0 });
    await later(HOUR);
    expect(await clockOf(id)).toMatchObject({ away: null, clock: { running: true } });
    expect((await clockOf(id)).clock.left).toBeLessThan(before - HOUR + MINUTE);
  });
});

describe('a far side that fails', () => {
  const pauses = [1, 5, 30, 120, 360];
  test('is tried again after growing pauses, then switched off with a word; a test that arrives switches it on', async () => {
    const { id } = await hook(ben);
    web.manner = (response) => void response.writeHead(500).end('broken');
    await match();
    ann.close();
    await time.pass(4 * SECOND);
    for (const [n, minutes] of pauses.entries()) {
      expect(web.requests).toBe(n + 1);
      expect((await channels(ben))[0]).toMatchObject({ on: true, trouble: { why: 'status', status: 500 } });
      await later(minutes * MINUTE - 10 * SECOND);
      expect(web.requests, 'nothing before its time').toBe(n + 1);
      await later(8 * SECOND);
    }
    expect((await channels(ben))[0]).toMatchObject({ on: false, trouble: { why: 'off', next: null } });
    await later(12 * HOUR);
    expect(web.requests).toBe(6);
    web.manner = fine;
    expect((await post(ben, 'notices/test', { channel: id })).body).toMatchObject({ arrived: true, status: 200, said: 'thanks' });
    expect((await channels(ben))[0]).toMatchObject({ on: true, trouble: null });
    expect((await post(ann, 'notices/test', { channel: id })).status).toBe(404);
  });
  test('a push service that no longer knows the browser ends that way at once, with a word', async () => {
    await post(ben, 'notices/push', { ...web.browser('phone'), label: 'Phone' });
    web.manner = (response) => void response.writeHead(410).end();
    await match();
    ann.close();
    await time.pass(4 * SECOND);
    expect((await channels(ben))[0]).toMatchObject({ on: false, trouble: { why: 'gone', status: 410 } });
    await later(DAY);
    expect(web.requests).toBe(1);
  });
  test('a push service that refuses us because our clock is wrong by hours: the word says so', async () => {
    const { body } = await post(ben, 'notices/push', { ...web.browser('phone'), label: 'Phone' });
    const { id } = body['channel'] as Line;
    web.manner = (response) => void response.writeHead(403, { date: new Date(START + 5 * HOUR).toUTCString() }).end();
    expect((await post(ben, 'notices/test', { channel: id })).body).toMatchObject({
      arrived: false,
      trouble: { why: 'clock', status: 403 },
    });
  });
  test('a webhook that hangs slows nobody else, redirects lead nowhere, long answers are cut: each has its word', async () => {
    await hook(ann, {}, '/ann');
    const slow = await hook(ben, {}, '/slow');
    const hung = new Set<object>();
    web.manner = (response) => void hung.add(response);
    await match();
    ann.close();
    const from = performance.now();
    await time.pass(4 * SECOND);
    expect(hung.size).toBe(1);
    web.manner = fine;
    const { id } = (await channels(ann))[0]!;
    expect((await post(ann, 'notices/test', { channel: id })).body).toMatchObject({ arrived: true });
    expect(performance.now() - from).toBeLessThan(5000);
    while ((await channels(ben))[0]?.trouble == null && performance.now() - from < 9000) await new Promise((done) => setTimeout(done, 100));
    expect((await channels(ben))[0]?.trouble).toMatchObject({ why: 'timeout', status: null });
    web.manner = (response) => void response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end();
    expect((await post(ben, 'notices/test', { channel: slow.id })).body).toMatchObject({
      arrived: false,
      trouble: { why: 'redirect', status: 301 },
    });
    web.manner = (response) => void response.writeHead(200).end(Buffer.alloc(10_485_760, 'x'));
    expect((await post(ben, 'notices/test', { channel: slow.id })).body).toMatchObject({ arrived: true, trouble: { why: 'too-large' } });
  }, 30_000);
  test('a mail server that refuses the address for good ends that way', async () => {
    mail.refusal = '550 no such person';
    expect((await post(ben, 'notices/mail', { address: 'nobody@loopback.example' })).body).toMatchObject({ refused: 'unavailable' });
    expect(await channels(ben)).toEqual([]);
  });
  test('without the operator’s leave nothing goes to this machine, with a word', async () => {
    await server.close();
    store = await sqliteStore(`${folder}/longtable.sqlite`);
    server = await startServer({ DATA_DIR: folder }, { store, time });
    ben.base = server.base;
    const { id } = await hook(ben);
    expect((await post(ben, 'notices/test', { channel: id })).body).toMatchObject({ arrived: false, trouble: { why: 'private' } });
    expect(web.requests).toBe(0);
    expect((await post(ben, 'notices/mail', { address: 'ben@loopback.example' })).body).toMatchObject({ refused: 'not-allowed' });
  });
});

describe('a server whose clock is put forward by hours', () => {
  test('takes nobody’s time and warns nobody', async () => {
    await hook(ben);
    const id = await match();
    ann.close();
    await time.pass(4 * SECOND);
    time.set(time.now() + 60 * HOUR);
    await time.pass(5 * SECOND);
    expect(texts().length).toBe(1);
    const seats = (await ben.ask('GET', `/api/tables/${id}`)).body['seats'] as { kind: string; clock: { left: number } }[];
    expect(seats[1]).toMatchObject({ kind: 'person' });
    expect(seats[1]!.clock.left).toBeGreaterThan(47 * HOUR);
  });
});

describe('the desk', () => {
  test('says what happened since the person last looked, and since when they are waited for', async () => {
    const id = await match();
    const seen = ann.heard.get(0)!.length;
    ann.close();
    expect((await ann.ask('POST', `/api/tables/${id}/seen`, { heard: seen })).status).toBe(200);
    expect((await (await Player.named(server.base, 'Eve')).ask('POST', `/api/tables/${id}/seen`, { heard: 1 })).status).toBe(404);
    const rowFor = async (player: Player) =>
      ((await player.ask('GET', '/api/my/desk')).body['tables'] as unknown[])[0]! as {
        digest: { en: string; de: string }[];
        seats: { asked: number | null }[];
        waiting: boolean;
        seen: number | null;
        heading: { en: string };
      };
    const mine = await rowFor(ben);
    expect(mine).toMatchObject({ waiting: true, seen: null });
    expect(mine.seats[1]!.asked).toBe(START);
    expect(mine.digest.length).toBeGreaterThan(0);
    expect(mine.digest[0]!.de).not.toBe(mine.digest[0]!.en);
    expect(mine.heading.en).not.toBe('');
    expect((await rowFor(ann)).seen).toBe(START);
    await takeTurn(ben, id);
    const news = await rowFor(ann);
    expect(news.waiting).toBe(true);
    expect(news.digest.length).toBeLessThanOrEqual(2);
  });
});

describe('ways', () => {
  test('belong to one person: others neither see, test, switch nor remove them; there are twelve at most', async () => {
    const { id } = await hook(ben);
    for (const [path, body] of [
      ['notices/test', { channel: id }],
      ['notices/switch', { channel: id, on: false }],
      ['notices/remove', { channel: id }],
    ] as const)
      expect((await post(ann, path, body)).status, path).toBe(404);
    expect(await channels(ann)).toEqual([]);
    expect(JSON.stringify(await channels(ben))).not.toContain('/hook');
    expect((await post(ben, 'notices/switch', { channel: id, on: false })).body['channel']).toMatchObject({ on: false });
    expect((await post(ben, 'notices/remove', { channel: id })).status).toBe(200);
    for (let i = 0; i < 12; i++) await hook(ben, {}, `/${i}`);
    expect((await post(ben, 'notices/webhook', { url: web.base, form: 'json' })).body['refused']).toBe('too-many');
  });
  test('an e-mail ends with the token that came to it, and with no other', async () => {
    const { body } = await post(ben, 'notices/mail', { address: 'ben@loopback.example' });
    const { id } = body['channel'] as Line;
    const row = await store.notices.channel(id);
    const { token } = JSON.parse(row!.data) as { token: string };
    expect((await ann.ask('POST', '/api/unsubscribe', { token: `${id}.aaaa` })).status).toBe(404);
    expect((await ann.ask('POST', '/api/unsubscribe', { token: `${id}.` })).status).toBe(404);
    expect((await ann.ask('POST', '/api/unsubscribe', { token })).status).toBe(200);
    expect(await channels(ben)).toEqual([]);
  });
});
