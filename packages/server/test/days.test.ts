/** Two people who do not know each other play over three simulated days, on two devices each; one is away and comes back. */
import { afterEach, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { type WebReceiver, webReceiver } from '../../promises/help/receivers.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type SteppedTime, steppedTime } from '../../promises/help/stepped-time.ts';
import type { Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 5, 1, 9);

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface World {
  readonly time: SteppedTime;
  readonly web: WebReceiver;
  server: Started;
  store: Store;
  readonly folder: string;
}

async function world(): Promise<World> {
  const folder = temporaryFolder();
  let web: WebReceiver | null = null;
  const time = steppedTime(START, () => (web?.underWay ?? 0) > 0);
  web = await webReceiver(() => time.now());
  const store = await sqliteStore(`${folder}/longtable.sqlite`);
  const server = await startServer({ DATA_DIR: folder, NOTICES_LOOPBACK: '1' }, { store, time });
  // Reads the words of all games, so that no notice waits for them.
  await fetch(`${server.base}/api/games`);
  const all: World = { time, web, server, store, folder };
  ends.push(
    () => removeFolder(folder),
    () => all.web.close(),
    () => all.server.close(),
  );
  return all;
}

/** The server was there all the time. */
async function later({ time, store }: World, ms: number): Promise<void> {
  time.set(time.now() + ms);
  await store.beat(time.now());
  await time.pass(4 * SECOND);
}

/** One person: twelve words bring the second device. */
interface Person {
  readonly name: string;
  readonly devices: readonly [Player, Player];
}
async function person({ server, web }: World, name: string): Promise<Person> {
  const first = await Player.named(server.base, name);
  const { body } = await first.ask('POST', '/api/my/words', {});
  const second = new Player(server.base);
  const signedIn = await second.ask('POST', '/api/sign-in/words', { words: (body['words'] as string[]).join(' ') });
  expect(signedIn.status).toBe(200);
  const hook = await first.ask('POST', '/api/my/notices/webhook', { url: `${web.base}/${name}`, form: 'json' });
  web.secrets.set(`/${name}`, String(hook.body['secret']));
  ends.push(
    () => first.close(),
    () => second.close(),
  );
  return { name, devices: [first, second] };
}

const isAsked = (player: Player): boolean => player.mine.some((seat) => player.looks.get(seat)?.awaited.includes(seat) === true);

/** Looks in on one device, answers all that is asked, and goes. */
async function visit(player: Player, table: string): Promise<void> {
  player.heard.clear();
  await player.watch(table);
  for (let n = 0; n < 50 && isAsked(player); n++) await player.step();
  const seat = player.mine[0]!;
  await player.ask('POST', `/api/tables/${table}/seen`, { heard: player.heard.get(seat)?.length ?? 0 });
  player.close();
}

interface Told {
  readonly to: string;
  readonly text: string;
}
const told = ({ web }: World): Told[] => web.arrived.map(({ to, text }) => ({ to, text: (JSON.parse(text) as { text: string }).text }));

test('a match over three days: told, away and back, finished, looked at, and played again', async () => {
  const all = await world();
  const mia = await person(all, 'Mia');
  const joss = await person(all, 'Joss');
  const [phone, desk] = mia.devices;
  const [laptop, tablet] = joss.devices;

  // Joss finds the table in the lobby: nobody sent them a link.
  const { id } = await phone.make({
    game: 'skirmish',
    options: { hills: 5 },
    seats: [{ who: 'me' }, { who: 'open' }],
    listed: true,
    clock: { kind: 'days', days: 1, vacation: true },
  });
  const lobby = (await laptop.ask('GET', '/api/tables')).body['tables'] as { id: string }[];
  expect(lobby.map((line) => line.id)).toContain(id);
  expect((await laptop.ask('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  await phone.watch(id);
  await phone.do({ t: 'start' });
  await phone.until(() => phone.looks.size === 1);
  phone.close();

  // Both are asked at once; whoever is not there is told.
  await all.time.pass(4 * SECOND);
  const toldJoss = (): number => told(all).filter(({ to }) => to === '/Joss').length;
  expect(toldJoss()).toBe(1);

  // Joss is away for longer than a day: by the rule of the table the clock stands still, and nobody disturbs them.
  const now = all.time.now();
  expect((await laptop.ask('POST', '/api/my/vacation', { from: now, to: now + 2 * DAY })).status).toBe(200);
  await visit(desk, id);
  await later(all, 1.5 * DAY);
  expect(toldJoss()).toBe(1);
  const waiting = (await desk.ask('GET', '/api/my/desk')).body['tables'] as { paused: number | null; status: string }[];
  expect(waiting[0]).toMatchObject({ status: 'playing' });
  expect(waiting[0]!.paused).not.toBeNull();
  await later(all, 0.6 * DAY);
  const back = (await tablet.ask('GET', '/api/my/desk')).body['tables'] as { waiting: boolean; status: string }[];
  expect(back[0]).toMatchObject({ waiting: true, status: 'playing' });

  // By turns, on either device, a few hours apart; the server restarts once.
  let turns = 0;
  const isOver = async (): Promise<boolean> => ((await desk.ask('GET', `/api/tables/${id}`)).body['status'] as string) === 'finished';
  while (!(await isOver())) {
    expect(++turns).toBeLessThan(60);
    await visit(turns % 2 === 0 ? laptop : tablet, id);
    await later(all, HOUR);
    await visit(turns % 2 === 0 ? phone : desk, id);
    await later(all, HOUR);
    if (turns !== 2) continue;
    await all.server.close();
    all.store = await sqliteStore(`${all.folder}/longtable.sqlite`);
    all.server = await startServer({ DATA_DIR: all.folder, NOTICES_LOOPBACK: '1' }, { store: all.store, time: all.time });
    for (const player of [phone, desk, laptop, tablet]) player.base = all.server.base;
  }
  await all.time.pass(4 * SECOND);
  expect(all.time.now() - START).toBeGreaterThan(2 * DAY);

  // Each was told of own turns, whoever was away of the end; the same thing never twice.
  for (const { name } of [mia, joss]) {
    const heard = told(all).filter(({ to }) => to === `/${name}`);
    expect(heard.some(({ text }) => text.includes('your turn'))).toBe(true);
  }
  expect(told(all).filter(({ text }) => text.includes('over'))).toHaveLength(1);
  const ids = all.web.arrived.map(({ to, text }) => `${to} ${(JSON.parse(text) as { id: string }).id}`);
  expect(new Set(ids).size).toBe(ids.length);

  // The review: the whole match through every eye, and the receipt.
  await desk.watch(id);
  const other = await desk.do({ t: 'heard-by', seat: 1 });
  expect(other).toMatchObject({ t: 'heard-by' });
  expect(await desk.do({ t: 'look-at', n: 1, seat: 1 })).toMatchObject({ t: 'look-at', n: 1 });
  expect((await laptop.ask('GET', `/api/tables/${id}/receipt`)).status).toBe(200);
  const finished = (await tablet.ask('GET', '/api/my/finished')).body['tables'] as { id: string }[];
  expect(finished.map((line) => line.id)).toEqual([id]);

  // And once more: whoever asks second gets the same table.
  const again = (await phone.ask('POST', `/api/tables/${id}/rematch`, {})).body['id'];
  expect((await tablet.ask('POST', `/api/tables/${id}/rematch`, {})).body['id']).toBe(again);
  expect((await tablet.ask('POST', `/api/tables/${String(again)}/join`, {})).status).toBe(200);
  phone.heard.clear();
  await phone.watch(String(again));
  expect(await phone.do({ t: 'start' })).toMatchObject({ t: 'done' });
  await phone.until(() => phone.table?.status === 'playing');
}, 90_000);
