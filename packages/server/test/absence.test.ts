/** People who are away: noticed, waited for, replaced, and always welcome back; tables that nobody will finish. */
import { describe, expect, test } from 'vitest';
import { Player, PROMISE } from '../../promises/help/player.ts';
import { manualTime } from '../../promises/help/time.ts';
import { sittings } from './help/sitting.ts';

const { ends, begin, table } = sittings();

const vote = (player: Player, seat: number) => player.do({ t: 'vote', seat, level: 'apprentice' });

describe('votes', () => {
  test('nobody loses a seat to a reload: a vote counts after two minutes, and no weaker bot comes than the usual one', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob, cid] = (await table(await begin({ time }), ['Ann', 'Bob', 'Cid'])) as [string, Player, Player, Player];
    expect(ann.table?.seats[1]).toMatchObject({ present: true, voteFrom: null });
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    expect(ann.table?.seats[1]?.voteFrom).toBe(1_120_000);
    expect(await vote(ann, 1)).toMatchObject({ t: 'refused', refusal: { refused: 'too-soon' } });
    await time.pass(119_000);
    expect(await vote(ann, 1)).toMatchObject({ t: 'refused', refusal: { refused: 'too-soon' } });
    await time.pass(1000);
    expect(await vote(ann, 1)).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]).toMatchObject({ kind: 'person', votes: [0] });
    expect(await vote(ann, 1)).toMatchObject({ t: 'refused', refusal: { refused: 'already-answered' } });
    expect(await vote(cid, 1)).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.seats[1]?.kind === 'bot');
    expect(ann.table?.seats[1]).toMatchObject({ guest: bob.me.id, level: 'captain', voteFrom: null });
    await bob.watch(id);
    expect(await bob.do({ t: 'return', seat: 1 })).toMatchObject({ t: 'done' });
    expect(bob.table?.seats[1]).toMatchObject({ kind: 'person', present: true });
  });

  test('of several who are away none is waited for: who stays alone votes on each, and plays on', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob, cid] = (await table(await begin({ time }), ['Ann', 'Bob', 'Cid'])) as [string, Player, Player, Player];
    for (const player of [bob, cid]) player.close();
    await ann.until(() => ann.table?.seats.filter(({ present }) => present).length === 1);
    await time.pass(120_000);
    expect(await vote(ann, 1)).toMatchObject({ t: 'done' });
    // One of two: Cid may still come back and say no.
    expect(ann.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    expect(await vote(ann, 2)).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.seats.every(({ kind }, seat) => (kind === 'bot') === seat > 0) === true);
    await bob.watch(id);
    expect(await bob.do({ t: 'return', seat: 1 })).toMatchObject({ t: 'done' });
  });

  test('of several who are away, one who comes back has a say again', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob, cid] = (await table(await begin({ time }), ['Ann', 'Bob', 'Cid', 'Dan'])) as [string, Player, Player, Player];
    for (const player of [bob, cid]) player.close();
    await ann.until(() => ann.table?.seats.filter(({ present }) => present).length === 2);
    await time.pass(120_000);
    await vote(ann, 2);
    await cid.watch(id);
    await ann.until(() => ann.table?.seats[2]?.votes.length === 0);
    // Of Ann, Cid and Dan only one wants it.
    expect(await vote(ann, 1)).toMatchObject({ t: 'done' });
    expect(ann.table?.seats[1]).toMatchObject({ kind: 'person', votes: [0] });
  });

  test('whoever comes back in time keeps the seat, and the wait begins again', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob] = (await table(await begin({ time }), ['Ann', 'Bob', 'Cid'])) as [string, Player, Player];
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    await time.pass(121_000);
    await vote(ann, 1);
    await bob.watch(id);
    await ann.until(() => ann.table?.seats[1]?.votes.length === 0);
    expect(await vote(ann, 1)).toMatchObject({ refusal: { refused: 'not-allowed' } });
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    expect(await vote(ann, 1)).toMatchObject({ refusal: { refused: 'too-soon' } });
  });

  test('a single opponent cannot vote while the clock of the absent runs, nor in correspondence', async () => {
    const clocks = [
      { kind: 'live', start: 600, increment: 5, cap: 600 },
      { kind: 'days', days: 1 },
    ];
    for (const clock of clocks) {
      const time = manualTime(1_000_000);
      const [, ann, bob] = (await table(await begin({ time }), ['Ann', 'Bob'], { clock })) as [string, Player, Player];
      bob.close();
      await ann.until(() => ann.table?.seats[1]?.present === false);
      await time.pass(125_000);
      expect(ann.table?.seats[1]).toMatchObject({ voteFrom: null, clock: { running: true } });
      expect(await vote(ann, 1)).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
    }
  });
});

test('anybody may wait longer for somebody who is away, but neither strangers nor for somebody who is here', async () => {
  const time = manualTime(1_000_000);
  const server = await begin({ time });
  const [id, ann, bob, cid] = (await table(server, ['Ann', 'Bob', 'Cid'], { listed: true })) as [string, Player, Player, Player];
  const wait = (player: Player, seat: number) => player.do({ t: 'wait', seat });
  expect(await wait(ann, 1)).toMatchObject({ refusal: { refused: 'not-allowed' } });
  bob.close();
  await ann.until(() => ann.table?.seats[1]?.present === false);
  expect(ann.table?.seats[1]).toMatchObject({ awaySince: 1_000_000, voteFrom: 1_120_000 });
  expect(await wait(cid, 1)).toMatchObject({ t: 'done' });
  await ann.until(() => ann.table?.seats[1]?.voteFrom === 1_240_000);
  await time.pass(121_000);
  expect(await vote(ann, 1)).toMatchObject({ refusal: { refused: 'too-soon' } });
  const eve = await Player.named(server.base, 'Eve');
  ends.push(() => eve.close());
  await eve.watch(id);
  expect(await wait(eve, 1)).toMatchObject({ refusal: { refused: 'not-allowed' } });
  expect(await wait(ann, 9)).toMatchObject({ refusal: { refused: 'no-such-seat' } });
  await bob.watch(id);
  bob.close();
  await ann.until(() => ann.table?.seats[1]?.present === false && ann.table.seats[1].voteFrom === 1_241_000);
});

test('where a promised share of the luck is withheld nothing is dealt, and the others go on at a new table', async () => {
  const time = manualTime(1_000_000);
  const server = await begin({ time });
  const [ann, bob] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const clock = { kind: 'live', start: 900, increment: 10, cap: 900 };
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], clock });
  await bob.ask('POST', `/api/tables/${id}/join`, { promise: PROMISE });
  await ann.watch(id);
  ends.push(() => ann.close());
  await ann.do({ t: 'start' });
  expect((await ann.ask('POST', `/api/tables/${id}/rematch`, {})).body).toMatchObject({ refused: 'not-started' });
  for (let i = 0; i < 40 && ann.table?.status === 'revealing'; i++) await time.pass(10_000);
  expect(ann.table).toMatchObject({ status: 'abandoned', withheld: [1], result: null });
  expect(ann.looks.size).toBe(0);
  const next = await ann.ask('POST', `/api/tables/${id}/rematch`, {});
  expect(next.status).toBe(200);
  expect(next.body['commitment']).not.toBe(ann.table?.commitment);
});
