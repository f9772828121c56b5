/** Leaving well: resigning, offers to end, answers taken back past others. On both stores the log alone decides. */

import { loadTitle } from '@longtable/games';
import { type Receipt, sourceRules, verifyReceipt } from '@longtable/host';
import { afterEach, describe, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';
import { accountNamed } from './people/help.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function begin(time: ManualTime): Promise<Started & { folder: string }> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder }, { time });
  ends.push(() => removeFolder(folder), server.close);
  return { ...server, folder };
}

type Sitting = [string, Player, Player, Player];
async function sit(server: Started, names: readonly string[], more: object = {}): Promise<Sitting> {
  const players = await Promise.all(names.map((name) => Player.named(server.base, name)));
  const seats = [...names.map((_, i) => ({ who: i === 0 ? 'me' : 'open' })), ...((more as { bots?: object[] }).bots ?? [])];
  const { id } = await players[0]!.make({ game: 'skirmish', seats, listed: true, ...more });
  for (const player of players.slice(1)) await player.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of players) {
    await player.watch(id);
    ends.push(() => player.close());
  }
  await players[0]!.do({ t: 'start' });
  for (const player of players) await player.until(() => player.looks.size === 1);
  return [id, ...players] as Sitting;
}
const stranger = async (server: Started, id: string): Promise<Player> => {
  const eve = await Player.named(server.base, 'Eve');
  ends.push(() => eve.close());
  await eve.watch(id);
  return eve;
};
async function verdict(receipt: unknown): Promise<object> {
  const { game } = await loadTitle('skirmish');
  return verifyReceipt(() => sourceRules(game), receipt as Receipt);
}
const refused = (code: string) => ({ t: 'refused', refusal: { refused: code } });

describe('resigning', () => {
  const resign = (player: Player, seat: number) => player.do({ t: 'resign', seat });

  test('of two the other wins at once; the receipt says so and can be checked', async () => {
    const server = await begin(manualTime(1_000_000));
    const [id, ann, bob] = await sit(server, ['Ann', 'Bob']);
    expect(await resign(bob, 0)).toMatchObject(refused('not-allowed'));
    expect(await resign(await stranger(server, id), 1)).toMatchObject(refused('not-allowed'));
    expect(await resign(bob, 1)).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.status === 'finished');
    expect(ann.table).toMatchObject({ resigned: [1], result: { winners: [0], why: 'resigned' } });
    expect(ann.heard.get(0)?.at(-1)?.note).toMatchObject({ kind: 'resign', seat: 1 });
    expect(await resign(bob, 1)).toMatchObject(refused('finished'));
    expect(await resign(ann, 0)).toMatchObject(refused('finished'));
    const { body } = await ann.ask('GET', `/api/tables/${id}/receipt`);
    expect(await verdict(body)).toMatchObject({ valid: true });
  });

  test('of three a bot plays on for good, and the table says who resigned', async () => {
    const server = await begin(manualTime(1_000_000));
    const [, ann, bob, cid] = await sit(server, ['Ann', 'Bob', 'Cid']);
    expect(await resign(bob, 1)).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.seats[1]?.kind === 'bot');
    expect(ann.table).toMatchObject({ status: 'playing', resigned: [1] });
    expect(await bob.do({ t: 'return', seat: 1 })).toMatchObject(refused('resigned'));
    expect(await resign(bob, 1)).toMatchObject(refused('already-answered'));
    expect(await resign(cid, 2)).toMatchObject({ t: 'done' });
    await ann.until(() => ann.table?.status === 'finished');
    expect(ann.table).toMatchObject({ resigned: [1, 2], result: { winners: [0] } });
  });

  test('nobody resigns before the start', async () => {
    const server = await begin(manualTime(1_000_000));
    const ann = await Player.named(server.base, 'Ann');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    await ann.watch(id);
    ends.push(() => ann.close());
    expect(await resign(ann, 0)).toMatchObject(refused('not-started'));
  });
});

describe('an offer to end', () => {
  const offer = (player: Player) => player.do({ t: 'ask-end' });
  const say = (player: Player, yes: boolean) => player.do({ t: 'reply', yes });

  test('all agree: it ends without a result', async () => {
    const [, ann, bob, cid] = await sit(await begin(manualTime(1_000_000)), ['Ann', 'Bob', 'Cid']);
    expect(await say(bob, true)).toMatchObject(refused('not-asked'));
    expect(await offer(ann)).toMatchObject({ t: 'done' });
    expect(await offer(ann)).toMatchObject(refused('asked-first'));
    expect(await say(ann, true)).toMatchObject(refused('not-allowed'));
    await say(bob, true);
    expect(await say(bob, true)).toMatchObject(refused('already-answered'));
    expect(ann.table?.status).toBe('playing');
    await say(cid, true);
    await ann.until(() => ann.table?.status === 'abandoned');
    expect(await offer(ann)).toMatchObject(refused('finished'));
    expect(await say(bob, true)).toMatchObject(refused('finished'));
  });

  test('one no is enough, nobody learns whose it was, and it is asked again only after everybody has decided something', async () => {
    const [, ann, bob, cid] = await sit(await begin(manualTime(1_000_000)), ['Ann', 'Bob', 'Cid']);
    await offer(ann);
    await say(bob, false);
    await cid.until(() => cid.table?.asking?.replied.length === 1);
    expect(cid.table?.asking).toMatchObject({ kind: 'end', replied: [{ guest: bob.me.id, yes: null }] });
    await say(cid, true);
    await ann.until(() => ann.table?.asking === null);
    expect(ann.table).toMatchObject({ status: 'playing', answered: { kind: 'end', agreed: false } });
    for (const player of [ann, bob, cid]) expect(JSON.stringify(player.said)).not.toContain('"yes":false');
    expect(await offer(bob)).toMatchObject(refused('too-soon'));
    await playOn([ann, bob, cid], () => ann.table?.playOn.length === 0 || ann.looks.get(0)?.result != null);
    if (ann.looks.get(0)?.result == null) expect(await offer(ann)).toMatchObject({ t: 'done' });
  });

  test('silence is a no; whoever has been away for long is not asked; a stranger has no say', async () => {
    const time = manualTime(1_000_000);
    const server = await begin(time);
    const [id, ann, bob] = await sit(server, ['Ann', 'Bob']);
    const eve = await stranger(server, id);
    expect(await offer(eve)).toMatchObject(refused('not-allowed'));
    await offer(ann);
    expect(await say(eve, true)).toMatchObject(refused('not-allowed'));
    await time.pass(121_000);
    await ann.until(() => ann.table?.asking === null);
    expect(ann.table).toMatchObject({ status: 'playing', answered: { agreed: false } });
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    await time.pass(11 * 60_000);
    expect(await offer(ann)).toMatchObject(refused('too-soon'));
    await playOn([ann], () => ann.table?.playOn.includes(ann.me.id) === false);
    expect(await offer(ann)).toMatchObject({ t: 'done' });
    expect(ann.table?.status).toBe('abandoned');
  });

  test('where the match counts, nobody loses it by being away: silence is a no, however long', async () => {
    const time = manualTime(1_000_000);
    const server = await begin(time);
    const named = await Promise.all(['Ann', 'Bob'].map((name) => accountNamed(`http://localhost:${server.port}`, name)));
    const [ann, bob] = named.map(({ player }) => player) as [Player, Player];
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], rated: true });
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [ann, bob]) {
      await player.watch(id);
      ends.push(() => player.close());
    }
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1);
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    await time.pass(11 * 60_000);
    expect(await offer(ann)).toMatchObject({ t: 'done' });
    expect(ann.table).toMatchObject({ status: 'playing', asking: { kind: 'end' } });
    await time.pass(121_000);
    await ann.until(() => ann.table?.asking === null);
    expect(ann.table).toMatchObject({ status: 'playing', answered: { agreed: false } });
  });
});

describe('taking back past others', () => {
  const ask = (player: Player, seat: number) => player.do({ t: 'ask-back', seat });
  const say = (player: Player, yes: boolean) => player.do({ t: 'reply', yes });

  test('nothing to take back, the wrong seat, before the start: refused', async () => {
    const server = await begin(manualTime(1_000_000));
    const [id, ann, bob] = await sit(server, ['Ann', 'Bob']);
    expect(await ask(ann, 0)).toMatchObject({ refusal: { refused: 'undo-closed', why: 'start' } });
    expect(await ask(bob, 0)).toMatchObject(refused('not-allowed'));
    expect(await ask(await stranger(server, id), 0)).toMatchObject(refused('not-allowed'));
  });

  test('all others agree: the match is as it was, and survives a restart; one refuses: all stays', async () => {
    const time = manualTime(1_000_000);
    const server = await begin(time);
    const [id, ann, bob, cid] = await sit(server, ['Ann', 'Bob', 'Cid']);
    const everybody = [ann, bob, cid];
    const first = everybody.find((player) => [...player.looks.values()][0]?.question !== null)!;
    const seat = everybody.indexOf(first);
    const others = everybody.filter((player) => player !== first);
    let asked = '';
    while (everybody.every((player) => (player.heard.get(player.mine[0]!)?.length ?? 0) <= 2)) {
      asked = first.looks.get(seat)?.question?.kind ?? asked;
      for (const player of everybody) await player.step();
    }
    const after = structuredClone(first.looks.get(seat)?.view);
    expect(await ask(first, seat)).toMatchObject({ t: 'done' });
    await first.until(() => first.table?.asking?.kind === 'back');
    const waiting = everybody.find((player) => [...player.looks.values()][0]?.question !== null)!;
    const command = { t: 'answer' as const, seat: waiting.mine[0]!, answer: 'anything' };
    expect(await waiting.do({ t: 'do', command })).toMatchObject(refused('asked-first'));
    await say(others[0]!, true);
    await say(others[1]!, false);
    await first.until(() => first.table?.asking === null);
    expect(first.table?.answered).toMatchObject({ kind: 'back', agreed: false });
    expect(first.looks.get(seat)?.view).toEqual(after);
    expect(await ask(first, seat)).toMatchObject({ t: 'done' });
    for (const other of others) await say(other, true);
    await first.until(() => first.table?.answered?.agreed === true);
    await first.until(() => first.looks.get(seat)?.question !== null);
    expect(first.looks.get(seat)?.question?.kind).toBe(asked);
    expect(first.heard.get(seat)?.at(-1)?.note).toMatchObject({ kind: 'rewind', seat });
    const before = structuredClone(first.looks.get(seat));
    await server.close();
    const again = await startServer({ DATA_DIR: server.folder }, { time });
    ends.push(again.close);
    for (const player of everybody) {
      player.base = again.base;
      await player.watch(id);
    }
    expect(first.looks.get(seat)).toEqual(before);
    await playOn(everybody);
    const { body } = await ann.ask('GET', `/api/tables/${id}/receipt`);
    expect(await verdict(body)).toMatchObject({ valid: true });
  });

  test('silence for thirty seconds is a no', async () => {
    const time = manualTime(1_000_000);
    const [, ann, bob] = await sit(await begin(time), ['Ann', 'Bob']);
    const first = [ann, bob].find((player) => [...player.looks.values()][0]?.question !== null)!;
    await first.step();
    expect(await ask(first, first.mine[0]!)).toMatchObject({ t: 'done' });
    await time.pass(29_000);
    expect(first.table?.asking).not.toBeNull();
    await time.pass(1001);
    await first.until(() => first.table?.asking === null);
    expect(first.table?.answered).toMatchObject({ kind: 'back', agreed: false });
  });

  test('bots never agree once somebody has learned something', async () => {
    const server = await begin(manualTime(1_000_000));
    const [, ann] = await sit(server, ['Ann'], { seats: [{ who: 'me' }, { who: 'bot', level: 'apprentice' }] });
    let barred = 0;
    for (let i = 0; i < 12 && ann.table?.status === 'playing'; i++) {
      await playOn([ann], () => (ann.heard.get(0)?.length ?? 0) > i + 1 || ann.table?.status !== 'playing');
      const answer = await ask(ann, 0);
      // Nothing to take back is no answer to this.
      if (answer.t === 'refused' && answer.refusal.refused === 'undo-closed' && answer.refusal.why !== 'start') barred++;
    }
    expect(barred).toBeGreaterThan(0);
  });
});
