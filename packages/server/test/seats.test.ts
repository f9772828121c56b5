/** Tables before, around and after the match. */
import { expect, test } from 'vitest';
import { NONCE, Player, PROMISE, playOn } from '../../promises/help/player.ts';
import { oneServer } from './help/one-server.ts';

const server = oneServer();

const named = (name: string): Promise<Player> => Player.named(server.base, name);
const ME = { who: 'me' };
const OPEN = { who: 'open' };
const BOT = { who: 'bot', level: 'apprentice' };
const join = (player: Player, id: string, body: object = {}) => player.ask('POST', `/api/tables/${id}/join`, body);

test('options are checked by the game, and the refusal names the option', async () => {
  const ann = await named('Ann');
  const { status, body } = await ann.ask('POST', '/api/tables', { game: 'skirmish', seats: [ME, BOT], options: { hills: 6 } });
  expect([status, body]).toEqual([400, { refused: 'bad-option', option: 'hills', message: expect.any(String), rule: 'SK-SET-04' }]);
  expect((await ann.ask('POST', '/api/tables', { game: 'skirmish', seats: [ME] })).body).toMatchObject({
    refused: 'bad-option',
    option: 'seats',
  });
  expect((await ann.ask('POST', '/api/tables', { game: 'chess', seats: [ME, BOT] })).body).toMatchObject({
    refused: 'bad-option',
    option: 'game',
  });
  expect((await ann.ask('POST', '/api/tables', { game: 'skirmish', seats: [ME, ME] })).body).toMatchObject({ refused: 'bad-option' });
});

test('of many who join at the same moment exactly as many as there are seats sit down', async () => {
  const ann = await named('Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, OPEN, OPEN], listed: true });
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => named(`P${i}`)));
  const answers = await Promise.all(crowd.map((player) => join(player, id)));
  const seats = answers.filter(({ status }) => status === 200).map(({ body }) => body['seat']);
  expect(seats.sort()).toEqual([1, 2]);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body['refused']))).toEqual(new Set(['table-full']));
});

test('an invitation opens one seat, once', async () => {
  const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
  const { id, invites } = await ann.make({ game: 'skirmish', seats: [ME, { who: 'invited' }, { who: 'invited' }] });
  expect(invites.map(({ seat }) => seat)).toEqual([1, 2]);
  const [first] = invites;
  expect((await bob.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  expect((await bob.ask('GET', `/api/tables/${id}?code=${first?.code}`)).status).toBe(200);
  expect((await join(eve, id, { code: 'aaaaaaaaaaaaaaaa' })).body).toEqual({ refused: 'not-found' });
  expect((await join(bob, id, { code: first?.code })).body).toEqual({ seat: 1 });
  expect((await join(eve, id, { code: first?.code })).body).toEqual({ refused: 'seat-taken' });
  expect((await join(eve, id, {})).body).toEqual({ refused: 'not-found' });
  expect((await bob.ask('GET', `/api/tables/${id}`)).status).toBe(200);
});

test('a link that was used knows its own again, before the match and in it', async () => {
  const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
  const { id, invites } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'invited' }] });
  const { code } = invites[0]!;
  const seen = async (who: Player): Promise<unknown> => (await who.ask('GET', `/api/tables/${id}?code=${code}`)).body;
  expect(await seen(bob)).not.toHaveProperty('seated');
  await bob.ask('POST', `/api/tables/${id}/join`, { code });
  expect([await seen(ann), await seen(bob)]).toEqual([
    expect.objectContaining({ invitation: 'used', seated: true }),
    expect.objectContaining({ invitation: 'used', seated: true }),
  ]);
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  ann.close();
  expect(await seen(bob)).toMatchObject({ status: 'playing', seated: true });
  expect(await seen(eve)).not.toHaveProperty('seated');
  expect(await seen(new Player(server.base))).not.toHaveProperty('seated');
});

test('a private table and an unknown one look the same to strangers', async () => {
  const [ann, eve] = [await named('Ann'), await named('Eve')];
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, BOT] });
  const paths = ['', '/receipt'];
  for (const path of paths) {
    const there = await eve.ask('GET', `/api/tables/${id}${path}`);
    expect(there).toEqual(await eve.ask('GET', `/api/tables/taaaaaaaaaaaa${path}`));
    expect(there.status).toBe(404);
  }
  await eve.watch(id);
  const refused = eve.said.at(-1);
  await eve.watch('taaaaaaaaaaaa');
  expect(eve.said.at(-1)).toEqual(refused);
  expect(refused).toMatchObject({ t: 'refused', refusal: { refused: 'not-found' } });
});

test('lobby and my tables', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, OPEN], listed: true });
  const hidden = await ann.make({ game: 'skirmish', seats: [ME, OPEN] });
  const idsOf = async (player: Player, path: string) =>
    (await player.ask('GET', path)).body['tables'] as { id: string; waiting: boolean }[];
  const lobby = await idsOf(bob, '/api/tables');
  expect([lobby.some((t) => t.id === id), lobby.some((t) => t.id === hidden.id)]).toEqual([true, false]);
  await join(bob, id);
  expect((await idsOf(bob, '/api/my/tables')).map((t) => [t.id, t.waiting])).toEqual([[id, false]]);
  expect((await idsOf(ann, '/api/my/tables'))[0]).toMatchObject({ id, waiting: true });
});

test('who leaves before the start frees the seat; the last one ends the table', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, OPEN], listed: true });
  await join(bob, id);
  expect((await bob.ask('POST', `/api/tables/${id}/leave`, {})).status).toBe(200);
  expect((await ann.ask('GET', `/api/tables/${id}`)).body).toMatchObject({
    status: 'gathering',
    seats: [{ kind: 'person' }, { kind: 'open' }],
  });
  expect((await bob.ask('POST', `/api/tables/${id}/leave`, {})).body).toMatchObject({ refused: 'not-allowed' });
  await ann.ask('POST', `/api/tables/${id}/leave`, {});
  expect((await ann.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'abandoned' });
  expect((await join(bob, id)).body).toMatchObject({ refused: 'finished' });
});

test('only the host starts, and only with all seats taken; a wrong nonce is refused', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, OPEN], listed: true, promises: [PROMISE] });
  await ann.watch(id);
  expect(await ann.do({ t: 'start' })).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
  await join(bob, id);
  await bob.watch(id);
  expect(await bob.do({ t: 'start' })).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
  await ann.do({ t: 'start' });
  expect(ann.table).toMatchObject({ status: 'revealing', revealBy: expect.any(Number) });
  ann.send({ t: 'reveal', seat: 0, nonce: 'cd'.repeat(32) });
  await ann.until(() => ann.said.some((m) => m.t === 'refused' && m.id === 'reveal-0'));
  bob.send({ t: 'reveal', seat: 0, nonce: NONCE });
  await bob.until(() => bob.said.some((m) => m.t === 'refused' && m.id === 'reveal-0'));
  ann.send({ t: 'reveal', seat: 0, nonce: NONCE });
  await ann.until(() => ann.table?.status === 'playing');
  ann.close();
  bob.close();
});

test('one guest plays both seats of a hot-seat table, and may fork it in the middle', async () => {
  const ann = await named('Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, ME], hotSeat: true });
  await ann.watch(id);
  expect(ann.mine).toEqual([0, 1]);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  await playOn([ann], () => (ann.heard.get(0)?.length ?? 0) > 3);
  const { body } = await ann.ask('POST', `/api/tables/${id}/fork`, { at: 2, seats: [ME, BOT] });
  const view = await ann.do({ t: 'look-at', n: 2 });
  ann.heard.clear();
  await ann.watch(String(body['id']));
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  const now = ann.looks.get(0)?.view as { hand: unknown; points: unknown };
  expect(view.t === 'look-at' && view.look?.view).toMatchObject({ hand: now.hand, points: now.points });
  await playOn([ann]);
  expect((await ann.ask('GET', `/api/tables/${body['id']}/receipt`)).body).toMatchObject({ from: expect.any(String) });
  ann.close();
});

test('a finished match is forked by the steps of all eyes or of a seat; a running one by the own steps alone', async () => {
  const ann = await named('Ann');
  const fork = (id: string, form: object) => ann.ask('POST', `/api/tables/${id}/fork`, { seats: [ME, ME], hotSeat: true, ...form });
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, ME], hotSeat: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  await playOn([ann], () => (ann.heard.get(0)?.length ?? 0) > 3);
  for (const eyes of ['all', null]) expect((await fork(id, { at: 2, eyes })).body).toMatchObject({ refused: 'not-allowed' });
  expect((await fork(id, { at: 2, eyes: 7 })).body).toMatchObject({ refused: 'no-such-seat' });
  expect((await fork(id, { at: 2, eyes: 1 })).status).toBe(200);
  await playOn([ann]);
  const said = await ann.do({ t: 'heard-by', seat: 'all' });
  const at = said.t === 'heard-by' ? said.heard.length >> 1 : 0;
  const seen = await ann.do({ t: 'look-at', n: at, seat: 'all' });
  const views = seen.t === 'look-at' ? seen.look?.views : undefined;
  const { body } = await fork(id, { at, eyes: 'all' });
  ann.heard.clear();
  ann.looks.clear();
  await ann.watch(String(body['id']));
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  expect([0, 1].map((seat) => ann.looks.get(seat)?.view)).toEqual(views);
  ann.close();
});

test('an open match of several people cannot be forked, and a running one has no receipt', async () => {
  const ann = await named('Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [ME, BOT], listed: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  expect((await ann.ask('POST', `/api/tables/${id}/fork`, { at: 0, seats: [ME, BOT] })).body).toMatchObject({ refused: 'not-allowed' });
  expect((await ann.ask('GET', `/api/tables/${id}/receipt`)).body).toMatchObject({ refused: 'not-started' });
  ann.close();
});
