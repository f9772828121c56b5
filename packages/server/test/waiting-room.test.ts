/** A table that gathers: who tends it, who finds it, and how it is closed. */
import { afterEach, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';
import { joinWords } from '../table/codes.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function begin(time: ManualTime = manualTime(1_000_000)): Promise<Started> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder }, { time });
  ends.push(() => removeFolder(folder), server.close);
  return server;
}
const ME = { who: 'me' };
const OPEN = { who: 'open' };
async function gather(server: Started, seats: object[], more: object = {}): Promise<{ id: string; ann: Player; bob: Player }> {
  const [ann, bob] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats, ...more });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of [ann, bob]) {
    await player.watch(id);
    ends.push(() => player.close());
  }
  return { id, ann, bob };
}
const refused = (code: string) => ({ t: 'refused', refusal: { refused: code } });

describe('seats', () => {
  test('the host puts a bot on an empty seat, opens it again, takes it away and adds one', async () => {
    const { ann, bob } = await gather(await begin(), [ME, OPEN, OPEN]);
    const set = (player: Player, seat: number, to: string) => player.do({ t: 'seat', seat, to } as never);
    expect(await set(bob, 2, 'lord')).toMatchObject(refused('not-allowed'));
    expect(await set(ann, 1, 'lord')).toMatchObject(refused('seat-taken'));
    expect(await set(ann, 1, 'gone')).toMatchObject(refused('seat-taken'));
    expect(await set(ann, 7, 'lord')).toMatchObject(refused('no-such-seat'));
    expect(await set(ann, 2, 'lord')).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[2]).toMatchObject({ kind: 'bot', level: 'lord', ready: true });
    expect(await set(ann, 2, 'open')).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[2]).toMatchObject({ kind: 'open', level: null });
    expect(await set(ann, 2, 'gone')).toMatchObject({ t: 'done' });
    expect(ann.table?.seats.length).toBe(2);
    expect(await set(ann, 2, 'captain')).toMatchObject({ t: 'done' });
    await ann.do({ t: 'start' });
    for (const player of [ann, bob]) await player.until(() => player.looks.size === 1);
    expect(await set(ann, 2, 'open')).toMatchObject(refused('already-started'));
    expect(ann.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  });

  test('a seat is taken away from under nobody: who sits behind it moves up and plays', async () => {
    const { ann, bob } = await gather(await begin(), [ME, { who: 'bot', level: 'captain' }, OPEN]);
    expect(bob.mine).toEqual([2]);
    await ann.do({ t: 'seat', seat: 1, to: 'gone' });
    await bob.until(() => bob.mine[0] === 1);
    await ann.do({ t: 'start' });
    await bob.until(() => bob.looks.size === 1);
    expect([...bob.looks.keys()]).toEqual([1]);
  });

  test('a game keeps its least number of players', async () => {
    const { ann } = await gather(await begin(), [ME, { who: 'bot', level: 'captain' }]);
    expect(await ann.do({ t: 'seat', seat: 1, to: 'gone' })).toMatchObject(refused('bad-option'));
  });
});

describe('options', () => {
  const NONE = { kind: 'none' } as const;
  const change = (player: Player, options: Record<string, unknown>, clock: object = NONE) =>
    player.do({ t: 'options', options, clock } as never);

  test('what the host changes is named, and the others say again that they are ready', async () => {
    const { ann, bob } = await gather(await begin(), [ME, OPEN]);
    expect(await change(bob, { hills: 5 })).toMatchObject(refused('not-allowed'));
    expect(await change(ann, { hills: 99 })).toMatchObject(refused('bad-option'));
    expect(await change(ann, {})).toMatchObject(refused('already-answered'));
    expect(await change(ann, { hills: 5 }, { kind: 'days', days: 1 })).toMatchObject({ t: 'done' });
    await bob.until(() => bob.table?.changed !== null);
    expect(bob.table).toMatchObject({ options: { hills: 5 }, clock: { kind: 'days' }, changed: { fields: ['hills', 'clock'] } });
    expect(bob.table?.seats.map(({ ready }) => ready)).toEqual([true, false]);
    expect(await ann.do({ t: 'start' })).toMatchObject(refused('not-ready'));
    expect(await ann.do({ t: 'ready' })).toMatchObject(refused('already-answered'));
    expect(await bob.do({ t: 'ready' })).toMatchObject({ t: 'done' });
    expect(await ann.do({ t: 'start' })).toMatchObject({ t: 'done' });
    await bob.until(() => bob.looks.size === 1);
    expect(bob.table?.seats[0]?.clock).toMatchObject({ left: 24 * 60 * 60_000 });
    expect(await change(ann, { hills: 3 })).toMatchObject(refused('already-started'));
    expect(await bob.do({ t: 'ready' })).toMatchObject(refused('already-started'));
  });
});

describe('closing', () => {
  test('a closed table ends after ten seconds, and until then it can be opened again', async () => {
    const time = manualTime(1_000_000);
    const server = await begin(time);
    const { id, ann, bob } = await gather(server, [ME, OPEN, OPEN], { listed: true });
    const eve = await Player.named(server.base, 'Eve');
    const inLobby = async () => JSON.stringify((await eve.ask('GET', '/api/tables')).body).includes(id);
    expect(await bob.do({ t: 'close' })).toMatchObject(refused('not-allowed'));
    expect(await ann.do({ t: 'reopen' })).toMatchObject(refused('already-answered'));
    expect(await inLobby()).toBe(true);
    expect(await ann.do({ t: 'close' })).toMatchObject({ t: 'done' });
    expect(await ann.do({ t: 'close' })).toMatchObject(refused('already-answered'));
    expect(ann.table?.closing).toBe(1_010_000);
    expect(await inLobby()).toBe(false);
    expect((await eve.ask('POST', `/api/tables/${id}/join`, {})).body).toEqual({ refused: 'finished' });
    await time.pass(9000);
    expect(await ann.do({ t: 'reopen' })).toMatchObject({ t: 'done' });
    await time.pass(20_000);
    expect(ann.table).toMatchObject({ status: 'gathering', closing: null });
    await ann.do({ t: 'close' });
    await time.pass(10_001);
    await bob.until(() => bob.table?.status === 'abandoned');
    expect(await ann.do({ t: 'reopen' })).toMatchObject(refused('finished'));
    expect((await eve.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'abandoned' });
  });
});

describe('ways to a table', () => {
  test('three words lead to a table that gathers, however they are written, and to no other', async () => {
    const server = await begin();
    const { id, ann } = await gather(server, [ME, OPEN, OPEN]);
    const eve = await Player.named(server.base, 'Eve');
    const words = ann.table!.called;
    expect(words).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}$/);
    const { body } = await eve.ask('GET', `/api/words/${words}`);
    expect(body).toEqual({ id, code: ann.table!.watch });
    expect((await eve.ask('GET', `/api/words/${encodeURIComponent(words.toUpperCase().replaceAll('-', ' '))}`)).body).toEqual(body);
    expect((await eve.ask('GET', '/api/words/lomi-rasu-teko')).body).toEqual({ refused: 'not-found' });
    expect((await eve.ask('POST', `/api/tables/${id}/join`, { code: body['code'] })).body).toEqual({ seat: 2 });
    await ann.until(() => ann.table?.seats.every(({ kind }) => kind === 'person') === true);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1);
    expect((await eve.ask('GET', `/api/words/${words}`)).body).toEqual({ refused: 'not-found' });
  });

  test('words are tried only so often from one address', async () => {
    const eve = await Player.named((await begin()).base, 'Eve');
    let last: unknown;
    for (let i = 0; i < 130; i++) last = (await eve.ask('GET', `/api/words/${joinWords(String(i))}`)).body['refused'];
    expect(last).toBe('too-many');
  });

  test('the code to watch shows a private match to who has it, as a spectator, and to nobody else', async () => {
    const server = await begin();
    const { id, ann } = await gather(server, [ME, OPEN]);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1);
    const eve = await Player.named(server.base, 'Eve');
    ends.push(() => eve.close());
    await eve.watch(id);
    expect(eve.said.at(-1)).toMatchObject(refused('not-found'));
    await eve.watch(id, { code: ann.table!.watch });
    expect([...eve.looks.keys()]).toEqual([null]);
    expect((await eve.ask('POST', `/api/tables/${id}/join`, { code: ann.table!.watch })).body).toEqual({ refused: 'already-started' });
    expect((await eve.ask('GET', `/api/tables/${id}?code=${'a'.repeat(32)}`)).status).toBe(404);
  });
});
