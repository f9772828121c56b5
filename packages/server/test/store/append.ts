/** Conformance: appending and reading. */
import { describe, expect, test } from 'vitest';
import { entry, fill, newId, numbers, SUMMARY, upTo, type WithBench } from './setting.ts';

const PAYLOADS: Readonly<Record<string, string>> = {
  empty: '',
  'one letter': 'x',
  json: '{"t":"chat","text":"hi"}',
  quotes: `'"\`;--`,
  'a null byte escaped': '{"x":"\\u0000"}',
  'line breaks': 'a\nb\r\nc\td',
  'many languages': 'Größe, 日本語, עברית, 🎲',
  'a backslash': '\\x00 \\\\ \\',
  '64 KiB': 'ä'.repeat(32_768),
  '1 MiB': 'x'.repeat(1_048_576),
};

export function appending(bench: WithBench): void {
  describe('append', () => {
    test(
      'the first entry makes the table',
      bench(async ({ store }) => {
        const id = newId();
        expect(await store.append(entry(id, 0))).toEqual({ t: 'ok', seq: 1 });
        expect(await store.row(id)).toMatchObject({ id, seq: 1, game: 'skirmish' });
      }),
    );
    test(
      'numbers have no gaps',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 20);
        expect(numbers(await store.read(id))).toEqual(upTo(20));
      }),
    );
    test(
      'an expected number that is too low is a conflict that names the end',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 3);
        expect(await store.append(entry(id, 1, { commandId: 'late' }))).toEqual({ t: 'conflict', seq: 3 });
      }),
    );
    test(
      'an expected number that is too high is a conflict',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 3);
        expect(await store.append(entry(id, 7, { commandId: 'early' }))).toEqual({ t: 'conflict', seq: 3 });
      }),
    );
    test(
      'a table cannot begin in the middle',
      bench(async ({ store }) => {
        expect(await store.append(entry(newId(), 5))).toEqual({ t: 'conflict', seq: 0 });
      }),
    );
    test(
      'a table cannot be made twice',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 1);
        expect(await store.append(entry(id, 0, { commandId: 'other' }))).toEqual({ t: 'conflict', seq: 1 });
      }),
    );
    test(
      'a conflict changes nothing',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 2);
        const before = [await store.read(id), await store.row(id)];
        await store.append(entry(id, 0, { commandId: 'x', payload: 'other', summary: { ...entry(id, 0).summary, status: 'finished' } }));
        expect([await store.read(id), await store.row(id)]).toEqual(before);
      }),
    );
    test(
      'a command that comes again is a duplicate at its old place',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 3);
        expect(await store.append(entry(id, 3, { commandId: 'c1' }))).toEqual({ t: 'duplicate', seq: 2 });
      }),
    );
    test(
      'a duplicate counts also with the old expected number',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 3);
        expect(await store.append(entry(id, 1))).toEqual({ t: 'duplicate', seq: 2 });
      }),
    );
    test(
      'a duplicate changes nothing',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 2);
        const before = [await store.read(id), await store.row(id)];
        await store.append(entry(id, 2, { commandId: 'c0', payload: 'other' }));
        expect([await store.read(id), await store.row(id)]).toEqual(before);
      }),
    );
    test(
      'the same command in another table is another command',
      bench(async ({ store }) => {
        const [a, b] = [newId(), newId()];
        await fill(store, a, 1);
        expect(await store.append(entry(b, 0))).toEqual({ t: 'ok', seq: 1 });
      }),
    );
    test(
      'tables do not touch each other',
      bench(async ({ store }) => {
        const [a, b] = [newId(), newId()];
        await fill(store, a, 3);
        await fill(store, b, 2);
        expect([numbers(await store.read(a)), numbers(await store.read(b))]).toEqual([upTo(3), upTo(2)]);
      }),
    );
    test.each([null, 0, 3, 15])('the seat %j is kept', (seat) =>
      bench(async ({ store }) => {
        const id = newId();
        await store.append(entry(id, 0, { seat }));
        expect((await store.read(id))[0]?.seat).toBe(seat);
      })(),
    );
    test.each(Object.keys(PAYLOADS))('a payload comes back as it was: %s', (name) =>
      bench(async ({ store }) => {
        const id = newId();
        await store.append(entry(id, 0, { payload: PAYLOADS[name]! }));
        expect((await store.read(id))[0]?.payload).toBe(PAYLOADS[name]);
      })(),
    );
    test.each(['a', 'gabc:command-1', 'x'.repeat(80), `'; drop table log; --`])('a command id comes back as it was: %s', (command) =>
      bench(async ({ store }) => {
        const id = newId();
        await store.append(entry(id, 0, { commandId: command }));
        expect((await store.read(id))[0]?.commandId).toBe(command);
        expect(await store.append(entry(id, 1, { commandId: command }))).toEqual({ t: 'duplicate', seq: 1 });
      })(),
    );
  });

  describe('import', () => {
    const summary = { ...SUMMARY, status: 'playing', members: [{ guest: 'gimported0000000', waiting: true }] };
    const log = (n: number) =>
      upTo(n).map((seq) => ({ seq, commandId: `c${seq}`, seat: seq % 2 === 0 ? null : 1, payload: `{"n":"ä${seq}"}` }));
    test(
      'whole tables come in, are listed, and go on',
      bench(async ({ store }) => {
        const [a, b] = [newId(), newId()];
        await store.importTables([
          { id: a, summary, log: log(3) },
          { id: b, summary, log: log(1) },
        ]);
        expect(await store.read(a)).toEqual(log(3));
        expect(await store.row(b)).toMatchObject({ id: b, seq: 1, status: 'playing', members: summary.members });
        expect(await store.countOpen('gimported0000000')).toBe(2);
        expect(await store.append(entry(a, 1, { commandId: 'late' }))).toEqual({ t: 'conflict', seq: 3 });
        expect(await store.append(entry(a, 3, { commandId: 'c2' }))).toEqual({ t: 'duplicate', seq: 2 });
        expect(await store.append(entry(a, 3, { commandId: 'new' }))).toEqual({ t: 'ok', seq: 4 });
      }),
    );
    test(
      'all or nothing',
      bench(async ({ store }) => {
        const [a, b] = [newId(), newId()];
        await store.append(entry(b, 0));
        await store.row(b);
        await expect(
          store.importTables([
            { id: a, summary, log: log(2) },
            { id: b, summary, log: log(2) },
          ]),
        ).rejects.toThrow();
        expect(await store.read(a)).toEqual([]);
      }),
    );
  });

  describe('read', () => {
    test(
      'an unknown table has no entries',
      bench(async ({ store }) => {
        expect(await store.read(newId())).toEqual([]);
      }),
    );
    test(
      'only what follows a number',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 6);
        expect(numbers(await store.read(id, 4))).toEqual([5, 6]);
      }),
    );
    test(
      'nothing follows the end',
      bench(async ({ store }) => {
        const id = newId();
        await fill(store, id, 2);
        expect([await store.read(id, 2), await store.read(id, 99)]).toEqual([[], []]);
      }),
    );
    test(
      'what was acknowledged can be read at once',
      bench(async ({ store }) => {
        const id = newId();
        for (let i = 0; i < 5; i++) {
          await store.append(entry(id, i));
          expect((await store.read(id)).length).toBe(i + 1);
        }
      }),
    );
    test(
      'heads of several tables, unknown ones left out',
      bench(async ({ store }) => {
        const [a, b] = [newId(), newId()];
        await fill(store, a, 4);
        await fill(store, b, 1);
        expect(await store.heads([a, b, newId()])).toEqual(
          new Map([
            [a, 4],
            [b, 1],
          ]),
        );
      }),
    );
    test(
      'heads of no tables',
      bench(async ({ store }) => {
        expect((await store.heads([])).size).toBe(0);
      }),
    );
    test(
      'a table of 2000 entries',
      bench(async ({ store }) => {
        const id = newId();
        // In order on one connection, or one after the other: either way no number is skipped.
        for (let i = 0; i < 2000; i += 100) await Promise.all(Array.from({ length: 100 }, (_, k) => store.append(entry(id, i + k))));
        for (let i = (await store.read(id)).length; i < 2000; i++) await store.append(entry(id, i));
        const kept = await store.read(id);
        expect(numbers(kept)).toEqual(upTo(kept.length));
        expect(kept.length).toBe(2000);
      }),
    );
  });
}
