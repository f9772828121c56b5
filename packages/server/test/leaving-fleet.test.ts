/** Questions, resignations and vacations at two nodes on one PostgreSQL: whoever is asked sits elsewhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { type TestPostgres, testPostgres } from '../../promises/help/postgres.ts';
import { type Started, startServer } from '../../promises/help/setting.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

interface Fleet {
  readonly url: string;
  readonly nodes: Started[];
  readonly id: string;
  readonly players: readonly [Player, Player];
}

async function sit(form: object = {}): Promise<Fleet> {
  const url = await postgres.database();
  const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })];
  const ann = await Player.named(nodes[0]!.base, 'Ann');
  const bob = await Player.named(nodes[1]!.base, 'Bob');
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true, ...form });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of [ann, bob]) await player.watch(id);
  await ann.until(() => ann.table?.seats.every(({ present }) => present) === true);
  await ann.do({ t: 'start' });
  for (const player of [ann, bob]) await player.until(() => player.looks.size === 1);
  return { url, nodes, id, players: [ann, bob] };
}
async function end({ nodes, players }: Fleet): Promise<void> {
  for (const player of players) player.close();
  for (const node of nodes) await node.close();
}
const noted = (player: Player, kind: string): boolean => player.heard.get(player.mine[0]!)!.some(({ note }) => note?.kind === kind);

describe('two nodes', () => {
  test('taking back, an offer to end and a resignation are asked at one node and answered at the other', async () => {
    const fleet = await sit();
    const [ann, bob] = fleet.players;
    for (let n = 0; n < 6; n++) for (const player of fleet.players) await player.step();
    expect(await ann.do({ t: 'ask-back', seat: 0 })).toMatchObject({ t: 'done' });
    await bob.until(() => bob.table?.asking?.kind === 'back');
    expect(await bob.do({ t: 'reply', yes: true })).toMatchObject({ t: 'done' });
    await ann.until(() => noted(ann, 'rewind'));
    expect(await bob.do({ t: 'ask-end' })).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.asking?.kind === 'end');
    expect(await ann.do({ t: 'reply', yes: false })).toMatchObject({ t: 'done' });
    await bob.until(() => bob.table?.answered?.agreed === false);
    expect(await bob.do({ t: 'resign', seat: 1 })).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.result?.why === 'resigned');
    expect(ann.table?.result?.winners).toEqual([0]);
    await end(fleet);
  }, 60_000);

  test('a vacation that is planned at one node stops the clock at the other', async () => {
    const fleet = await sit({ clock: { kind: 'days', days: 2, vacation: true } });
    const [ann, bob] = fleet.players;
    const now = Date.now();
    const to = now + 5 * 24 * 60 * 60_000;
    expect((await ann.ask('POST', '/api/my/vacation', { from: now, to })).status).toBe(200);
    await bob.until(() => bob.table?.seats[0]?.away === to);
    expect(bob.table?.seats[0]?.clock?.running).toBe(false);
    expect(bob.table?.seats[1]?.away).toBeNull();
    await end(fleet);
  }, 60_000);
});
