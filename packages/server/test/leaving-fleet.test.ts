/** Questions, resignations and vacations at two nodes on one PostgreSQL: whoever is asked sits elsewhere. */
import { describe, expect, test } from 'vitest';
import { noted, twoNodes } from './help/two-nodes.ts';

const { sit, end } = twoNodes();

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
