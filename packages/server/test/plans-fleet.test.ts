/** Plans at two nodes on one PostgreSQL: a node may end in between, and a second device sits at the other. */
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
const look = (player: Player) => player.looks.get(player.mine[0]!)!;
const noted = (player: Player, kind: string): boolean => player.heard.get(player.mine[0]!)!.some(({ note }) => note?.kind === kind);

/** The place of somebody who is asked what may be let go by. */
async function toPass({ players }: Fleet): Promise<0 | 1> {
  for (let n = 0; n < 500; n++) {
    const asked = players.findIndex((player) => (look(player).plan?.may.length ?? 0) > 0);
    if (asked >= 0) return asked as 0 | 1;
    for (const player of players) await player.step();
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('nothing could be let go by');
}

describe('two nodes', () => {
  test('a plan made at one node is played by the other when the first ends; nobody else hears of it', async () => {
    const fleet = await sit();
    const i = await toPass(fleet);
    const [owner, other] = [fleet.players[i], fleet.players[i === 0 ? 1 : 0]];
    expect(await owner.do({ t: 'plan', seat: owner.mine[0], until: 'round' })).toMatchObject({ t: 'done' });
    await fleet.nodes[i]!.close();
    await other.until(() => look(other).awaited.includes(other.mine[0]!), 15_000);
    fleet.nodes[i] = await startServer({ DATABASE_URL: fleet.url });
    owner.base = fleet.nodes[i]!.base;
    await owner.watch(fleet.id);
    expect(noted(owner, 'planned')).toBe(true);
    expect(noted(other, 'planned')).toBe(false);
    expect(JSON.stringify(other.said)).not.toMatch(/"(until|answers)"[,:](?!null|false)|\/plan\//);
    await end(fleet);
  }, 60_000);

  test('a plan can be ended at the other node, by a second device', async () => {
    const fleet = await sit();
    const i = await toPass(fleet);
    const owner = fleet.players[i];
    const device = new Player(fleet.nodes[i === 0 ? 1 : 0]!.base);
    device.cookie = owner.cookie;
    await device.watch(fleet.id);
    await owner.do({ t: 'plan', seat: owner.mine[0], until: 'round' });
    await device.until(() => look(device).plan?.until === 'round');
    expect(await device.do({ t: 'plan', seat: owner.mine[0], until: null })).toMatchObject({ t: 'done' });
    await owner.until(() => look(owner).plan?.until === null);
    await new Promise((done) => setTimeout(done, 3500));
    expect(noted(owner, 'planned')).toBe(false);
    device.close();
    await end(fleet);
  }, 60_000);
});
