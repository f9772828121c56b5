/** Conformance: summaries, lists, what is due. */
import { describe, expect, test } from 'vitest';
import type { Store, Summary } from '../../store/contract.ts';
import { entry, fill, newId, SUMMARY, type WithBench } from './setting.ts';

async function table(store: Store, summary: Partial<Summary>): Promise<string> {
  const id = newId();
  await fill(store, id, 1, summary);
  return id;
}
const guest = (): string => `g${newId()}`;
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export function listing(bench: WithBench): void {
  describe('summaries and lists', () => {
    test(
      'a row is the summary of the last entry',
      bench(async ({ store }) => {
        const id = await table(store, {});
        const summary: Summary = {
          ...SUMMARY,
          status: 'playing',
          listed: true,
          updated: 2 ** 41,
          due: 2 ** 42,
          bots: true,
          members: [{ guest: 'g1', waiting: true }],
          line: '{"a":"ä"}',
        };
        await store.append(entry(id, 1, { summary }));
        expect(await store.row(id)).toEqual({ id, seq: 2, ...summary });
      }),
    );
    test(
      'an unknown table has no row',
      bench(async ({ store }) => {
        expect(await store.row(newId())).toBeNull();
      }),
    );
    test(
      'the lobby shows listed tables only',
      bench(async ({ store }) => {
        const open = await table(store, { listed: true });
        const hidden = await table(store, {});
        const lobby = ids(await store.list('lobby', null, 1000));
        expect([lobby.includes(open), lobby.includes(hidden)]).toEqual([true, false]);
      }),
    );
    test(
      'the lobby shows no finished and no abandoned tables',
      bench(async ({ store }) => {
        const over = [await table(store, { listed: true, status: 'finished' }), await table(store, { listed: true, status: 'abandoned' })];
        const lobby = ids(await store.list('lobby', null, 1000));
        expect(over.some((id) => lobby.includes(id))).toBe(false);
      }),
    );
    test(
      'the lobby begins with tables that wait for players',
      bench(async ({ store }) => {
        await table(store, { listed: true, status: 'playing', created: 9_000_000 });
        await table(store, { listed: true, created: 1 });
        const states = (await store.list('lobby', null, 1000)).map(({ status }) => status);
        expect(states.indexOf('playing')).toBeGreaterThan(states.lastIndexOf('gathering'));
      }),
    );
    test(
      'the lobby is bounded',
      bench(async ({ store }) => {
        for (let i = 0; i < 5; i++) await table(store, { listed: true });
        expect((await store.list('lobby', null, 3)).length).toBe(3);
      }),
    );
    test(
      'my tables: what waits for me first, then the newest',
      bench(async ({ store }) => {
        const me = guest();
        const at = (updated: number, waiting: boolean) => table(store, { updated, status: 'playing', members: [{ guest: me, waiting }] });
        const [old, fresh, mine] = [await at(1, false), await at(2, false), await at(0, true)];
        expect(ids(await store.list('mine', me, 10))).toEqual([mine, fresh, old]);
      }),
    );
    test(
      'my tables are not those of others',
      bench(async ({ store }) => {
        await table(store, { members: [{ guest: guest(), waiting: true }] });
        expect(await store.list('mine', guest(), 10)).toEqual([]);
      }),
    );
    test(
      'my finished tables are elsewhere',
      bench(async ({ store }) => {
        const me = guest();
        const id = await table(store, { status: 'finished', members: [{ guest: me, waiting: false }] });
        expect([ids(await store.list('mine', me, 10)), ids(await store.list('finished', me, 10))]).toEqual([[], [id]]);
      }),
    );
    test(
      'who leaves no longer sees the table among theirs',
      bench(async ({ store }) => {
        const [me, other] = [guest(), guest()];
        const id = await table(store, {
          members: [
            { guest: me, waiting: false },
            { guest: other, waiting: false },
          ],
        });
        await store.append(entry(id, 1, { summary: { ...SUMMARY, members: [{ guest: other, waiting: false }] } }));
        expect([ids(await store.list('mine', me, 10)), ids(await store.list('mine', other, 10))]).toEqual([[], [id]]);
      }),
    );
    test(
      'the summary is that of the last entry, whoever wrote it',
      bench(async ({ store, again }) => {
        const other = await again();
        const id = newId();
        const me = guest();
        const first = { ...SUMMARY, line: '{"x":1}', members: [{ guest: me, waiting: true }] };
        const second = { ...first, line: '{"x":2}', status: 'playing', members: [] };
        const wrote: [Store, Summary][] = [
          [store, first],
          [store, { ...first, updated: 2000, bots: true }],
          [other, second],
          [other, { ...second, updated: 3000, due: 7 }],
          [store, first],
          [store, { ...first, updated: 4000 }],
        ];
        for (const [i, [by, summary]] of wrote.entries()) {
          expect(await by.append(entry(id, i, { summary }))).toEqual({ t: 'ok', seq: i + 1 });
          expect(await store.row(id)).toEqual({ ...summary, id, seq: i + 1 });
          expect((await store.list('mine', me, 10)).length).toBe(summary.members.length);
        }
        await other.close();
      }),
    );
    test(
      'waiting follows the entries',
      bench(async ({ store }) => {
        const me = guest();
        const id = await table(store, { members: [{ guest: me, waiting: true }] });
        await store.append(entry(id, 1, { summary: { ...SUMMARY, members: [{ guest: me, waiting: false }] } }));
        expect((await store.list('mine', me, 10))[0]?.members).toEqual([{ guest: me, waiting: false }]);
      }),
    );
    test(
      'open tables are counted for each guest',
      bench(async ({ store }) => {
        const me = guest();
        for (const status of ['gathering', 'playing', 'finished', 'abandoned'])
          await table(store, { status, members: [{ guest: me, waiting: false }] });
        expect([await store.countOpen(me), await store.countOpen(guest())]).toEqual([2, 0]);
      }),
    );
  });

  describe('what is due', () => {
    test(
      'the earliest first, nothing later',
      bench(async ({ store }) => {
        const [late, early, never] = [
          await table(store, { due: 200 }),
          await table(store, { due: 100 }),
          await table(store, { due: 10_000 }),
        ];
        const due = ids(await store.due(500, 1000)).filter((id) => [late, early, never].includes(id));
        expect(due).toEqual([early, late]);
      }),
    );
    test(
      'exactly now is due',
      bench(async ({ store }) => {
        const id = await table(store, { due: 300 });
        expect(ids(await store.due(300, 1000))).toContain(id);
        expect(ids(await store.due(299, 1000))).not.toContain(id);
      }),
    );
    test(
      'it can be put off, if the table did not change',
      bench(async ({ store }) => {
        const id = await table(store, { due: 50 });
        await store.postpone(id, 1, 5000);
        expect((await store.row(id))?.due).toBe(5000);
        await store.postpone(id, 9, null);
        expect((await store.row(id))?.due).toBe(5000);
        await store.postpone(id, 1, null);
        expect((await store.row(id))?.due).toBeNull();
      }),
    );
    test(
      'tables that wait for bots for some time',
      bench(async ({ store }) => {
        const [bots, person, fresh] = [
          await table(store, { bots: true, updated: 10 }),
          await table(store, { updated: 10 }),
          await table(store, { bots: true, updated: 99 }),
        ];
        const waiting = await store.waitingForBots(50, 1000);
        expect([bots, person, fresh].map((id) => waiting.includes(id))).toEqual([true, false, false]);
      }),
    );
  });

  describe('time', () => {
    test(
      'the heartbeat says when somebody was alive before',
      bench(async ({ store }) => {
        const first = await store.beat(1_000_000);
        expect(first === null || first <= 1_000_000).toBe(true);
        expect(await store.beat(1_000_500)).toBe(1_000_000);
      }),
    );
    test(
      'a clock that goes backwards does not turn back the heartbeat',
      bench(async ({ store }) => {
        await store.beat(2_000_000);
        await store.beat(1_500_000);
        expect(await store.beat(2_000_100)).toBe(2_000_000);
      }),
    );
    test(
      'outages are kept in order',
      bench(async ({ store }) => {
        await store.noteOutage({ from: 500, to: 600 });
        await store.noteOutage({ from: 100, to: 200 });
        expect(await store.outages(0)).toEqual([
          { from: 100, to: 200 },
          { from: 500, to: 600 },
        ]);
        expect(await store.outages(200)).toEqual([{ from: 500, to: 600 }]);
      }),
    );
  });
}
