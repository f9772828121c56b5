/** People who are away: noticed, waited for, replaced, and always welcome back; tables that nobody will finish. */
import { join } from 'node:path';
import { PROTOCOL } from '@longtable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Player, PROMISE } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';
import { type Bus, type Here, localBus } from '../bus/contract.ts';
import { systemTime, type Time } from '../ports.ts';
import { presenceBook } from '../socket/presence.ts';
import { sqliteStore } from '../store/sqlite.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function begin(time: Time, env: Record<string, string> = {}): Promise<Started> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder, ...env }, { time });
  ends.push(() => removeFolder(folder), server.close);
  return server;
}

async function table(server: Started, names: readonly string[], more: object = {}): Promise<[string, ...Player[]]> {
  const players = await Promise.all(names.map((name) => Player.named(server.base, name)));
  const seats = names.map((_, i) => ({ who: i === 0 ? 'me' : 'open' }));
  const { id } = await players[0]!.make({ game: 'skirmish', seats, ...more });
  for (const player of players.slice(1)) await player.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of players) {
    await player.watch(id);
    ends.push(() => player.close());
  }
  await players[0]!.do({ t: 'start' });
  for (const player of players) await player.until(() => player.looks.size === 1);
  return [id, ...players];
}

const vote = (player: Player, seat: number) => player.do({ t: 'vote', seat, level: 'apprentice' });

describe('votes', () => {
  test('nobody loses a seat to a reload: a vote counts after two minutes, and no weaker bot comes than the usual one', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob, cid] = (await table(await begin(time), ['Ann', 'Bob', 'Cid'])) as [string, Player, Player, Player];
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

  test('whoever comes back in time keeps the seat, and the wait begins again', async () => {
    const time = manualTime(1_000_000);
    const [id, ann, bob] = (await table(await begin(time), ['Ann', 'Bob', 'Cid'])) as [string, Player, Player];
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
      const [, ann, bob] = (await table(await begin(time), ['Ann', 'Bob'], { clock })) as [string, Player, Player];
      bob.close();
      await ann.until(() => ann.table?.seats[1]?.present === false);
      await time.pass(125_000);
      expect(ann.table?.seats[1]).toMatchObject({ voteFrom: null, clock: { running: true } });
      expect(await vote(ann, 1)).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
    }
  });
});

describe('presence', () => {
  test('a peer that is frozen is away once it answers no heartbeat', async () => {
    const [, ann, bob] = (await table(await begin(systemTime, { HEARTBEAT_MS: '50' }), ['Ann', 'Bob'])) as [string, Player, Player];
    const below = (bob.socket as unknown as { _socket: { pause(): void } })._socket;
    below.pause();
    await ann.until(() => ann.table?.seats[1]?.present === false, 5000);
    expect(ann.table?.seats[0]?.present).toBe(true);
  });

  /** A server whose tables are read from the disk only when it is told so; Bob's match from before is one of them. */
  async function slow(): Promise<{ server: Started; tables: string[]; ann: Player; bob: Player; ready(): void }> {
    const folder = temporaryFolder();
    const first = await startServer({ DATA_DIR: folder });
    const [id, ann, bob] = (await table(first, ['Ann', 'Bob'])) as [string, Player, Player];
    const other = await bob.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    await ann.ask('POST', `/api/tables/${other.id}/join`, {});
    await first.close();
    const gate = Promise.withResolvers<void>();
    const store = await sqliteStore(join(folder, 'longtable.sqlite'));
    const server = await startServer(
      { DATA_DIR: folder },
      { store: { ...store, read: (...which) => gate.promise.then(() => store.read(...which)) } },
    );
    ends.push(() => removeFolder(folder), server.close);
    for (const player of [ann, bob]) player.base = server.base;
    return { server, tables: [id, other.id], ann, bob, ready: gate.resolve };
  }
  const wish = (id: string) => ({ t: 'watch', protocol: PROTOCOL, table: id, heard: 0 });

  test('whoever is gone before the table was read is not there afterwards', async () => {
    const { server, tables, ann, bob, ready } = await slow();
    await bob.open();
    bob.send(wish(tables[0]!));
    await bob.do({ t: 'chat', text: 'too early' });
    bob.close();
    await ann.until(() => server.metrics.value('longtable_sockets') === 0);
    ready();
    await ann.watch(tables[0]!);
    expect(ann.table?.seats.map(({ present }) => present)).toEqual([true, false]);
  });

  test('whoever changes their mind while a table is read is only at the other one', async () => {
    const { tables, ann, bob, ready } = await slow();
    await bob.open();
    bob.said.length = 0;
    for (const id of tables) bob.send(wish(id));
    await bob.do({ t: 'chat', text: 'too early' });
    ready();
    await bob.until(() => bob.said.some(({ t }) => t === 'welcome'));
    expect(bob.table?.id).toBe(tables[1]);
    await ann.watch(tables[0]!);
    expect(ann.table?.seats[1]).toMatchObject({ guest: bob.me.id, present: false });
    await ann.watch(tables[1]!);
    expect(ann.table?.seats[0]).toMatchObject({ guest: bob.me.id, present: true });
  });

  /** Two nodes on one wire, of which the second can fall silent. `back`: so much is the clock set back, though time goes on. */
  function nodes(manual: ManualTime, back = (): number => 0) {
    const time = { ...manual, now: () => manual.now() - back(), ticks: manual.now };
    const listeners: ((here: Here) => void)[] = [];
    let isCut = false;
    const changed: string[] = [];
    const bus = (node: string): Bus => ({
      node,
      notify: () => {},
      here: (here) => {
        if (!isCut || node === 'a') for (const listener of listeners) listener(structuredClone(here));
      },
      onNotification: () => {},
      onHere: (listener) => void listeners.push(listener),
      close: async () => {},
    });
    const book = (node: string) =>
      presenceBook({ time, bus: bus(node), graceMs: 120_000, onChange: (table) => changed.push(`${node} ${table}`) });
    const [a, b] = [book('a'), book('b')];
    ends.push(a.end, b.end);
    const cut = (): void => {
      isCut = true;
    };
    return { a, b, changed, cut };
  }
  const here = (...guests: string[]) => ({ guests: new Set(guests), spectators: 0, watchers: [] });

  test('somebody at another node is here, for as long as that node says so', async () => {
    const time = manualTime(0);
    const { a, b, changed, cut } = nodes(time);
    a.note('t', here('ann'));
    b.note('t', here('bob'));
    expect([a.of('t').has('bob'), b.of('t').has('ann')]).toEqual([true, true]);
    await time.pass(60_000);
    expect([a.of('t').has('bob'), a.of('t').awaySince('bob')]).toEqual([true, null]);
    changed.length = 0;
    cut();
    await time.pass(41_000);
    expect(a.of('t').has('bob')).toBe(false);
    expect(a.of('t').awaySince('bob')).toBeGreaterThan(60_000);
    expect(changed).toEqual(['a t']);
  });

  test('a clock that is set back makes nobody stay who is gone', async () => {
    const time = manualTime(1_000_000);
    let back = 0;
    const { a, b, cut } = nodes(time, () => back);
    a.note('t', here('ann'));
    b.note('t', here('bob'));
    back = 300_000;
    cut();
    await time.pass(41_000);
    expect(a.of('t').has('bob')).toBe(false);
  });

  test('an announcement that comes after a later one is not believed, the next one is', () => {
    let tell: (here: Here) => void = () => {};
    const bus: Bus = {
      ...localBus,
      onHere: (listener) => {
        tell = listener;
      },
    };
    const book = presenceBook({ time: manualTime(0), bus, graceMs: 1000, onChange: () => {} });
    ends.push(book.end);
    const says = (n: number, ...guests: string[]): boolean => {
      tell({ table: 't', node: 'b', n, guests, spectators: 0 });
      return book.of('t').has('bob');
    };
    expect([says(2), says(1, 'bob'), says(3, 'bob'), says(5), says(4, 'bob'), says(6, 'bob')]).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('a second window of somebody who is here is no news', () => {
    const { a, changed } = nodes(manualTime(0));
    a.note('t', here('ann'));
    const { revision } = a.of('t');
    a.note('t', here('ann'));
    expect([a.of('t').revision, changed.filter((one) => one === 'a t').length]).toEqual([revision, 1]);
  });
});

test('anybody may wait longer for somebody who is away, but neither strangers nor for somebody who is here', async () => {
  const time = manualTime(1_000_000);
  const server = await begin(time);
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
  const server = await begin(time);
  const [ann, bob] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
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
