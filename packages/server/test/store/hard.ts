/** Conformance: many writers, restarts, damage. */
import { describe, expect, test } from 'vitest';
import { type Appended, Corrupt, type Store } from '../../store/contract.ts';
import { entry, fill, newId, numbers, upTo, type WithBench } from './setting.ts';

const count = (results: readonly Appended[], t: Appended['t']): number => results.filter((r) => r.t === t).length;

/** Appends n commands, trying again after each conflict. */
async function insist(store: Store, table: string, who: string, n: number): Promise<number[]> {
  const kept: number[] = [];
  let expected = 0;
  for (let i = 0; i < n; i++) {
    for (;;) {
      const result = await store.append(entry(table, expected, { commandId: `${who}-${i}` }));
      if (result.t === 'unavailable') throw new Error(result.why);
      expected = result.seq;
      if (result.t === 'conflict') continue;
      kept.push(result.seq);
      break;
    }
  }
  return kept;
}

export function hardships(bench: WithBench): void {
  describe('several writers', () => {
    test(
      'of many at the same moment exactly one gets the number',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 1);
        const results = await Promise.all(upTo(50).map((i) => store.append(entry(id, 1, { commandId: `w${i}` }))));
        expect([count(results, 'ok'), count(results, 'conflict')]).toEqual([1, 49]);
        expect((await store.read(id)).length).toBe(2);
      }),
    );
    test(
      'of many who make the table exactly one does',
      bench(async ({ store }) => {
        const id = newId();
        const results = await Promise.all(upTo(20).map((i) => store.append(entry(id, 0, { commandId: `w${i}` }))));
        expect(count(results, 'ok')).toBe(1);
      }),
    );
    test(
      'the same command many times at once is kept once',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 1);
        const results = await Promise.all(upTo(30).map(() => store.append(entry(id, 1, { commandId: 'same' }))));
        expect([count(results, 'ok'), count(results, 'duplicate')]).toEqual([1, 29]);
        expect(new Set(results.map((r) => ('seq' in r ? r.seq : 0)))).toEqual(new Set([2]));
      }),
    );
    test(
      'writers who insist all get through, without gaps',
      bench(async ({ store }) => {
        const id = newId();
        const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((who) => insist(store, id, who, 20)));
        expect(kept.flat().sort((a, b) => a - b)).toEqual(upTo(100));
        expect(numbers(await store.read(id))).toEqual(upTo(100));
      }),
    );
    test(
      'two handles on the same data agree',
      bench(async ({ store, again }) => {
        const other = await again();
        const id = newId();
        const kept = await Promise.all([insist(store, id, 'here', 40), insist(other, id, 'there', 40)]);
        expect(kept.flat().sort((a, b) => a - b)).toEqual(upTo(80));
        expect(await other.read(id)).toEqual(await store.read(id));
        await other.close();
      }),
    );
    test(
      'many tables at once',
      bench(async ({ store }) => {
        const tables = upTo(60).map(newId);
        await Promise.all(tables.map((id) => fill(store, id, 5)));
        expect([...(await store.heads(tables)).values()]).toEqual(tables.map(() => 5));
      }),
    );
  });

  describe('restart', () => {
    test(
      'what was acknowledged is there',
      bench(async ({ store, again }) => {
        const id = newId();
        await fill(store, id, 10);
        const other = await again();
        expect(await other.read(id)).toEqual(await store.read(id));
        expect(await other.append(entry(id, 10))).toEqual({ t: 'ok', seq: 11 });
        await other.close();
      }),
    );
    test(
      'commands from before are still known',
      bench(async ({ store, again }) => {
        const id = newId();
        await fill(store, id, 3);
        const other = await again();
        expect(await other.append(entry(id, 3, { commandId: 'c2' }))).toEqual({ t: 'duplicate', seq: 3 });
        await other.close();
      }),
    );
    test(
      'a closed store says so',
      bench(async ({ again }) => {
        const other = await again();
        await other.close();
        expect((await other.append(entry(newId(), 0))).t).toBe('unavailable');
        await expect(other.read(newId())).rejects.toThrow();
        await expect(other.check()).rejects.toThrow();
      }),
    );
    test(
      'a store that works says nothing',
      bench(async ({ store }) => {
        await expect(store.check()).resolves.toBeUndefined();
      }),
    );
  });

  describe('damage', () => {
    const DAMAGES: Readonly<Record<string, (id: string) => string>> = {
      'a changed payload': (id) => `update log set payload = '{"n":7}' where table_id = '${id}' and seq = 3`,
      'a changed command': (id) => `update log set command = 'other' where table_id = '${id}' and seq = 3`,
      'a missing entry': (id) => `delete from log where table_id = '${id}' and seq = 3`,
      'a moved entry': (id) => `update log set seq = 99 where table_id = '${id}' and seq = 3`,
      'a changed sum': (id) => `update log set sum = 'x' where table_id = '${id}' and seq = 3`,
    };
    test.each(Object.keys(DAMAGES))('%s is noticed, and other tables go on', (name) =>
      bench(async ({ store, sql }) => {
        const [id, other] = [newId(), newId()];
        await fill(store, id, 5);
        await fill(store, other, 5);
        await sql(DAMAGES[name]!(id));
        const error = await store.read(id).catch((e: unknown) => e);
        expect(error).toBeInstanceOf(Corrupt);
        expect(error).toMatchObject({ table: id, seq: 3 });
        expect((await store.read(other)).length).toBe(5);
        expect(await store.append(entry(other, 5))).toEqual({ t: 'ok', seq: 6 });
      })(),
    );
  });
}
