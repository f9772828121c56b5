/** Conformance: wishes, ways and deliveries. */
import { expect, test } from 'vitest';
import type { ChannelRow, Delivery } from '../../store/notices-contract.ts';
import { fill, newId, type WithBench } from './setting.ts';

let unique = 0;
const newGuest = (): string => `g${String(unique++).padStart(16, 'n')}`;

const channel = (guest: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
  id: `c-${guest}`,
  guest,
  table: null,
  kind: 'webhook',
  data: '{}',
  state: '{}',
  created: 5,
  ...more,
});
const planned = (guest: string, n: number, more: Partial<Delivery> = {}): Omit<Delivery, 'tries'> => ({
  id: `${guest}:${n}`,
  channel: `c-${guest}`,
  guest,
  table: 'taaaaaaaaaaaa',
  kind: 'turn',
  cause: 100 + n,
  due: 100 + n,
  fate: null,
  ...more,
});

export function noticeKeeping(bench: WithBench): void {
  test(
    'a key stays what the first one made it, for all nodes',
    bench(async ({ store, again }) => {
      const name = newGuest();
      const other = await again();
      expect(await Promise.all([store.notices.key(name, 'one'), other.notices.key(name, 'one')])).toEqual(['one', 'one']);
      expect(await other.notices.key(name, 'two')).toBe('one');
      await other.close();
    }),
  );
  test(
    'wishes and ways that were read before are read as they are after every change',
    bench(async ({ store }) => {
      const { notices } = store;
      const ann = newGuest();
      const table = newId();
      const read = async () => [await notices.wishes(ann), await notices.channels(ann), await notices.tableChannels(table)];
      const [own, ofTable] = [channel(ann), channel(ann, { id: `t-${ann}`, table, created: 6 })];
      await store.putPerson({ id: ann, name: 'Ann', kind: 'guest', owner: null, since: 1, seen: 2, profile: '{}' });
      expect(await read()).toEqual([null, [], []]);
      await notices.putWishes(ann, '{"a":1}');
      expect(await read()).toEqual(['{"a":1}', [], []]);
      await notices.putChannel(own);
      await notices.putChannel(ofTable);
      expect(await read()).toEqual(['{"a":1}', [own, ofTable], [ofTable]]);
      await notices.removeChannel(own.id);
      expect(await read()).toEqual(['{"a":1}', [ofTable], [ofTable]]);
      await store.forgetPerson(ann);
      expect(await read()).toEqual([null, [], []]);
      const { table: table_id, ...rest } = ofTable;
      await notices.restore({ of: 'channels', row: { ...rest, table_id } });
      expect(await read()).toEqual([null, [ofTable], [ofTable]]);
      await notices.forget(ann);
      expect(await read()).toEqual([null, [], []]);
    }),
  );
  test(
    'wishes and ways belong to one person, and go with them',
    bench(async ({ store: { notices } }) => {
      const [ann, ben] = [newGuest(), newGuest()];
      for (const guest of [ann, ben]) {
        await notices.putWishes(guest, '{"a":1}');
        await notices.putChannel(channel(guest));
        await notices.see(guest, 'taaaaaaaaaaaa', 4, 9);
      }
      await notices.putChannel(channel(ann, { state: '{"on":false}' }));
      expect(await notices.channels(ann)).toEqual([channel(ann, { state: '{"on":false}' })]);
      await notices.forget(ann);
      expect([await notices.wishes(ann), await notices.channels(ann), await notices.seen(ann)]).toEqual([null, [], []]);
      expect([await notices.wishes(ben), (await notices.channels(ben)).length, (await notices.seen(ben)).length]).toEqual([
        '{"a":1}',
        1,
        1,
      ]);
    }),
  );
  test(
    'what was seen never becomes less',
    bench(async ({ store: { notices } }) => {
      const guest = newGuest();
      await notices.see(guest, 'taaaaaaaaaaaa', 4, 9);
      await notices.see(guest, 'taaaaaaaaaaaa', 2, 10);
      expect(await notices.seen(guest)).toEqual([{ table: 'taaaaaaaaaaaa', heard: 4, at: 9 }]);
    }),
  );
  test(
    'a cause is planned once, whoever plans it',
    bench(async ({ store, again }) => {
      const guest = newGuest();
      const other = await again();
      const both = await Promise.all([store.notices.plan([planned(guest, 1)]), other.notices.plan([planned(guest, 1), planned(guest, 2)])]);
      expect(both[0]! + both[1]!).toBe(2);
      expect(await other.notices.plan([planned(guest, 1)])).toBe(0);
      await other.close();
      await store.notices.forget(guest);
    }),
  );
  test(
    'many who claim at once get each delivery once',
    bench(async ({ store, again }) => {
      const guest = newGuest();
      await store.notices.plan(Array.from({ length: 30 }, (_, n) => planned(guest, n)));
      const nodes = [store, await again(), await again()];
      const got = (await Promise.all([...nodes, ...nodes].map(({ notices }) => notices.claim(200, 900, 10)))).flat();
      expect(got.map(({ id }) => id).toSorted()).toEqual([...new Set(got.map(({ id }) => id))].toSorted());
      while (got.length < 30) {
        const more = await store.notices.claim(200, 900, 10);
        if (more.length === 0) break;
        got.push(...more);
      }
      expect(new Set(got.map(({ id }) => id)).size).toBe(30);
      expect(got.length).toBe(30);
      for (const node of nodes.slice(1)) await node.close();
      await store.notices.forget(guest);
    }),
  );
  test(
    'a claim runs out; whoever comes back late can no longer settle it',
    bench(async ({ store: { notices } }) => {
      const guest = newGuest();
      await notices.plan([planned(guest, 1), planned(guest, 2, { due: 5000 })]);
      const [first] = await notices.claim(200, 900, 10);
      expect(await notices.claim(899, 2000, 10)).toEqual([]);
      const [second] = await notices.claim(900, 2000, 10);
      expect([first?.id, second?.id, first?.tries, second?.tries]).toEqual([`${guest}:1`, `${guest}:1`, 1, 2]);
      expect(await notices.settle(first!, 'told')).toBe(false);
      expect(await notices.settle(second!, 'told')).toBe(true);
      expect(await notices.claim(4000, 9000, 10)).toEqual([]);
      await notices.forget(guest);
    }),
  );
  test(
    'a delivery that is postponed comes again; one of a removed way does not',
    bench(async ({ store: { notices } }) => {
      const guest = newGuest();
      await notices.putChannel(channel(guest));
      await notices.plan([planned(guest, 1)]);
      const [first] = await notices.claim(200, 900, 10);
      await notices.postpone(first!, 300, false);
      expect(await notices.claim(299, 900, 10)).toEqual([]);
      const [again] = await notices.claim(300, 900, 10);
      expect(again?.tries).toBe(1);
      await notices.postpone(again!, 400, true);
      await notices.removeChannel(`c-${guest}`);
      expect(await notices.claim(1000, 2000, 10)).toEqual([]);
    }),
  );
  test(
    'only what is settled, old and of a table that is over is thrown away',
    bench(async ({ store }) => {
      const guest = newGuest();
      const [going, over] = [newId(), newId()];
      await fill(store, going, 1, { status: 'playing' });
      await fill(store, over, 1, { status: 'finished' });
      const changed = await store.changedSince(0, 1000);
      expect([going, over].map((id) => changed.get(id))).toEqual([1, 1]);
      const settled = { due: null, fate: 'told' };
      await store.notices.plan([
        planned(guest, 1, { table: going, ...settled }),
        planned(guest, 2, { table: over, ...settled }),
        planned(guest, 3, { table: over, ...settled, cause: 9000 }),
        planned(guest, 4, { table: over }),
      ]);
      await store.notices.purge(5000);
      expect((await store.notices.deliveries(guest)).map(({ id }) => id)).toEqual([1, 4, 3].map((n) => `${guest}:${n}`));
      await store.notices.forget(guest);
    }),
  );
  test(
    'all of it goes into a backup and comes back',
    bench(async ({ store: { notices } }) => {
      const guest = newGuest();
      await notices.putWishes(guest, '{}');
      await notices.putChannel(channel(guest));
      await notices.plan([planned(guest, 1, { due: null, fate: 'told' })]);
      const rows = [];
      for await (const line of notices.all()) if (line.row['guest'] === guest) rows.push(line);
      expect(rows.map(({ of }) => of)).toEqual(['notice_wishes', 'channels', 'deliveries']);
      await notices.forget(guest);
      for (const row of rows) await notices.restore(row);
      await notices.restore({ of: 'log; drop table log', row: {} });
      expect([await notices.wishes(guest), await notices.channels(guest), (await notices.deliveries(guest)).length]).toEqual([
        '{}',
        [channel(guest)],
        1,
      ]);
      await notices.forget(guest);
    }),
  );
}
