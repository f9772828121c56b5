/** Two nodes on one PostgreSQL. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { type TestPostgres, testPostgres } from '../../promises/help/postgres.ts';
import { type Started, startServer } from '../../promises/help/setting.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

test('two people at two nodes and a bot play a whole match while the nodes restart', async () => {
  const url = await postgres.database();
  const nodes: Started[] = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })];
  const players = [await Player.named(nodes[0]!.base, 'Ann'), await Player.named(nodes[1]!.base, 'Bob')];
  const [ann, bob] = players as [Player, Player];
  const { id } = await ann.make({
    game: 'skirmish',
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'captain' }],
    listed: true,
  });
  expect((await bob.ask('POST', `/api/tables/${id}/join`, {})).body).toEqual({ seat: 1 });
  for (const player of players) await player.watch(id);
  await ann.until(() => ann.table?.seats.every(({ kind, present }) => present || kind === 'bot') === true);
  await ann.do({ t: 'start' });
  for (const player of players) await player.until(() => player.looks.size === 1);

  for (const i of [0, 1]) {
    await playOn(players, () => (ann.heard.get(0)?.length ?? 0) > 5 * (i + 1));
    await nodes[i]!.close();
    nodes[i] = await startServer({ DATABASE_URL: url });
    players[i]!.base = nodes[i]!.base;
    await players[i]!.watch(id);
  }
  await playOn(players);
  expect(ann.looks.get(0)?.result).toEqual(bob.looks.get(1)?.result);
  expect(ann.looks.get(0)?.result).not.toBeNull();
  for (const node of nodes) await node.close();
});

test('whoever signs out at one node hears nothing more at another; other devices there go on', async () => {
  const url = await postgres.database();
  const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })] as const;
  const ann = await Player.named(nodes[0].base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  const { body } = await ann.ask('POST', '/api/my/words', {});
  const phone = new Player(nodes[1].base);
  await phone.ask('POST', '/api/sign-in/words', { words: (body['words'] as string[]).join(' ') });
  const tab = new Player(nodes[1].base);
  tab.cookie = ann.cookie;
  for (const one of [tab, phone]) await one.watch(id);
  const closed = new Promise((done) => tab.socket?.on('close', done));
  await ann.ask('POST', '/api/logout', {});
  await closed;
  expect(await phone.do({ t: 'chat', text: 'Still here' })).toMatchObject({ t: 'done' });
  phone.close();
  for (const node of nodes) await node.close();
});

test('a database that goes away: moves are refused, the node stays, and the match goes on when it is back', async () => {
  const node = await startServer({ DATABASE_URL: await postgres.database() });
  const ann = await Player.named(node.base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  const before = structuredClone([...ann.looks]);
  const [seat, look] = before.find(([, { question }]) => question !== null)!;
  const { options } = look.question!.ask as { options: readonly number[] };
  const move = { t: 'do', command: { t: 'answer', seat, answer: options[0] } };

  await postgres.stop();
  expect(await ann.do(move, 'while-it-is-away')).toMatchObject({ t: 'refused', refusal: { refused: 'unavailable' } });
  expect([...ann.looks]).toEqual(before);
  expect((await fetch(`${node.base}/readyz`)).status).toBe(503);
  expect((await fetch(`${node.base}/healthz`)).status).toBe(200);
  await postgres.start();

  ann.said.length = 0;
  expect(await ann.do(move, 'while-it-is-away')).toMatchObject({ t: 'done' });
  await playOn([ann]);
  expect((await ann.ask('GET', `/api/tables/${id}/receipt`)).status).toBe(200);
  await node.close();
});
