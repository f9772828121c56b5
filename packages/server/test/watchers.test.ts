/** Spectators: by name where they are known, counted where they are not or do not wish it. */
import { afterEach, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, startServer, temporaryFolder } from '../../promises/help/setting.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test('players and spectators see who watches; each person once, strangers and the unnamed as a number', async () => {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  ends.push(() => removeFolder(folder), server.close);
  const [ann, eve, cid, shy] = await Promise.all(['Ann', 'Eve', 'Cid', 'Shy'].map((name) => Player.named(server.base, name)));
  const stranger = new Player(server.base);
  const second = new Player(server.base);
  second.cookie = eve!.cookie;
  const { id } = await ann!.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'apprentice' }], listed: true });
  await ann!.watch(id);
  expect(ann!.table).toMatchObject({ spectators: 0, watchers: [] });
  for (const player of [eve!, cid!, second, stranger]) await player.watch(id);
  await shy!.watch(id, { unnamed: true });
  ends.push(() => {
    for (const player of [ann!, eve!, cid!, shy!, second, stranger]) player.close();
  });
  for (const player of [ann!, cid!, stranger]) {
    await player.until(() => player.table?.spectators === 5);
    expect(player.table?.watchers.toSorted()).toEqual(['Cid', 'Eve']);
  }
  // Nobody who sits at the table is among them, and nobody's id is told.
  expect(JSON.stringify(ann!.table?.watchers)).not.toContain(eve!.me.id);
  cid!.close();
  await ann!.until(() => ann!.table?.spectators === 4);
  expect(ann!.table?.watchers).toEqual(['Eve']);
  eve!.close();
  await ann!.until(() => ann!.table?.spectators === 3);
  expect(ann!.table?.watchers).toEqual(['Eve']);
  second.close();
  await ann!.until(() => ann!.table?.spectators === 2);
  expect(ann!.table?.watchers).toEqual([]);
  // A list of tables names nobody.
  expect(JSON.stringify((await ann!.ask('GET', '/api/tables')).body)).not.toContain('Shy');
});
