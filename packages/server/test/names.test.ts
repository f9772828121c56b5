/** Nobody is called like another at the same table. */
import { expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { oneServer } from './help/one-server.ts';

const server = oneServer();

const names = async (player: Player, id: string): Promise<(string | null)[]> => {
  const { body } = await player.ask('GET', `/api/tables/${id}`);
  return (body['seats'] as { name: string | null }[]).map(({ name }) => name);
};

test('three Rowans at a table are told apart, also when they talk', async () => {
  const [ann, bob, cid] = [
    await Player.named(server.base, 'Rowan'),
    await Player.named(server.base, 'rowan'),
    await Player.named(server.base, 'Rowan'),
  ];
  const { id } = await ann.make({ game: 'yield', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
  for (const one of [bob, cid]) expect((await one.ask('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  expect(await names(ann, id)).toEqual(['Rowan', 'rowan II', 'Rowan III']);
  await bob.watch(id);
  await bob.do({ t: 'chat', text: 'Good evening' });
  await bob.until(() => bob.said.some(({ t }) => t === 'chat'));
  expect(bob.said.find((said) => said.t === 'chat')).toMatchObject({ line: { name: 'rowan II' } });
  bob.close();
  // Away from the table each keeps the name they chose.
  expect((await bob.ask('GET', '/api/me')).body).toMatchObject({ name: 'rowan', kind: 'guest' });
});

test('whoever leaves gives the name free', async () => {
  const [ann, bob, cid] = [
    await Player.named(server.base, 'Ann'),
    await Player.named(server.base, 'Bob'),
    await Player.named(server.base, 'Bob'),
  ];
  const { id } = await ann.make({ game: 'yield', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  await bob.ask('POST', `/api/tables/${id}/leave`, {});
  await cid.ask('POST', `/api/tables/${id}/join`, {});
  expect(await names(ann, id)).toEqual(['Ann', 'Bob', null]);
});

test('several own seats on one device have names of their own', async () => {
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game: 'yield', hotSeat: true, seats: [{ who: 'me' }, { who: 'me' }] });
  expect(await names(ann, id)).toEqual(['Ann', 'Ann II']);
});

test('the id stays the same with every new name', async () => {
  const ann = await Player.named(server.base, 'Ann');
  const { body } = await ann.ask('POST', '/api/guest', { name: 'Anna' });
  expect(body).toMatchObject({ id: ann.me.id, name: 'Anna', kind: 'guest' });
});
