/** `longtable at`, against a real server: what it says is done, and what may not be is refused in one line. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { longtable } from './run.ts';

let server: Started;
const folder = temporaryFolder();
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

async function account(name: string, rights: readonly string[]): Promise<[Player, string]> {
  const player = await Player.named(server.base, name);
  await player.ask('POST', '/api/my/words', {});
  const { body } = await player.ask('POST', '/api/my/tokens', { name: 'terminal', rights });
  return [player, String(body['token'])];
}

test('offers, answers, plans and a resignation from the terminal', async () => {
  const [ann, hers] = await account('Ann', ['watch', 'play']);
  const [bob, his] = await account('Bob', ['watch', 'play']);
  const [, onlooker] = await account('Eve', ['watch', 'play']);
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  const at = (token: string, ...words: string[]) => longtable(['at', `${server.base}/t/${id}`, ...words, '--token', token]);
  expect(await at(hers, 'resign')).toMatchObject({ code: 2, err: expect.stringContaining('not-started') });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);

  expect((await at(hers)).out).toMatch(/skirmish, playing\. You: seat 1\.\n {2}1\. Ann, is waited for\n {2}2\. Bob/);
  expect(await at(hers, 'offer-end')).toMatchObject({ code: 0, out: expect.stringContaining('to end without a result') });
  expect(await at(onlooker, 'agree')).toMatchObject({ code: 2, err: expect.stringContaining('not-allowed') });
  expect(await at(his, 'refuse')).toMatchObject({ code: 0 });
  await ann.until(() => ann.table?.answered?.agreed === false);
  expect(await at(hers, 'pass-until-round')).toMatchObject({ code: 2, err: expect.stringContaining('not-an-option') });
  expect(await at(hers, 'answer-only-choices')).toMatchObject({ code: 0 });
  await ann.until(() => ann.looks.get(0)?.plan?.forced === true);
  expect(await at(hers, 'resign', '--seat', '2')).toMatchObject({ code: 2, err: expect.stringContaining('not-allowed') });
  expect(await at(his, 'resign')).toMatchObject({ code: 0, out: expect.stringContaining('finished') });
  expect(ann.table?.result?.winners ?? [0]).toEqual([0]);
  ann.close();
}, 60_000);

test('what is missing or wrong is one line', async () => {
  const address = `${server.base}/t/t${'a'.repeat(32)}`;
  expect(await longtable(['at', 'nowhere', 'resign', '--token', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('address') });
  expect(await longtable(['at', address, 'resign'])).toMatchObject({ code: 2, err: expect.stringContaining('token') });
  expect(await longtable(['at', address, 'surrender', '--token', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('none of') });
  expect(await longtable(['at', address, 'resign', '--token', 'x'])).toMatchObject({ code: 2 });
  expect(await longtable(['at', 'http://127.0.0.1:9/t/taaaaaaaaaaaa', '--token', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Nobody answers'),
  });
});
