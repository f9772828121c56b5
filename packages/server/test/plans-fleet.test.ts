/** Plans at two nodes on one PostgreSQL: a node may end in between, and a second device sits at the other. */
import { describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { startServer } from '../../promises/help/setting.ts';
import { type Fleet, noted, twoNodes } from './help/two-nodes.ts';

const { sit, end } = twoNodes();
const look = (player: Player) => player.looks.get(player.mine[0]!)!;

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
