/** Presence: who is at a table, at this node and at others, and no longer than they are. */
import { join } from 'node:path';
import { PROTOCOL } from '@longtable/protocol';
import { expect, test } from 'vitest';
import type { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';
import { type Bus, type Here, localBus } from '../bus/contract.ts';
import { presenceBook } from '../socket/presence.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { sittings } from './help/sitting.ts';

const { ends, begin, table } = sittings();

test('a peer that is frozen is away once it answers no heartbeat', async () => {
  const [, ann, bob] = (await table(await begin({}, { HEARTBEAT_MS: '500' }), ['Ann', 'Bob'])) as [string, Player, Player];
  const below = (bob.socket as unknown as { _socket: { pause(): void } })._socket;
  below.pause();
  await ann.until(() => ann.table?.seats[1]?.present === false, 20_000);
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
    ...localBus,
    node,
    here: (here) => {
      if (!isCut || node === 'a') for (const listener of listeners) listener(structuredClone(here));
    },
    onHere: (listener) => void listeners.push(listener),
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
  const revision = a.revisionOf('t');
  a.note('t', here('ann'));
  expect([a.revisionOf('t'), changed.filter((one) => one === 'a t').length]).toEqual([revision, 1]);
});
