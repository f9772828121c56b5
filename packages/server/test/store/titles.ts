/** Conformance: files of code, and tables that rest. */
import { describe, expect, test } from 'vitest';
import type { TitleRow } from '../../store/contract.ts';
import { entry, newId, SUMMARY, type WithBench } from './setting.ts';

const row = (hash: string, more: Partial<TitleRow> = {}): TitleRow => ({
  hash,
  game: 'skirmish',
  kind: 'rules',
  rules: hash,
  code: 'export const ä = "\\u00fc";\n',
  seal: 'seal',
  put: 2 ** 41,
  ...more,
});

export function titleKeeping(bench: WithBench): void {
  describe('files of code', () => {
    test(
      'are kept as they came, and found by their hash alone',
      bench(async ({ store, again }) => {
        const hash = newId();
        await store.putTitles([row(hash)]);
        expect(await store.title(hash)).toEqual(row(hash));
        expect(await (await again()).title(hash)).toEqual(row(hash));
        expect(await store.title(newId())).toBeNull();
      }),
    );
    test(
      'stay as they are when they come again, also together with new ones',
      bench(async ({ store }) => {
        const [one, two] = [newId(), newId()];
        await store.putTitles([row(one)]);
        await store.putTitles([row(one, { code: 'other', seal: 'other', put: 1 }), row(two, { kind: 'words', rules: one })]);
        expect(await store.title(one)).toEqual(row(one));
        expect(await store.title(two)).toMatchObject({ kind: 'words', rules: one });
      }),
    );
    test(
      'are listed without their code, in the order in which they came',
      bench(async ({ store }) => {
        const [one, two] = [newId(), newId()];
        await store.putTitles([row(two, { put: 20 }), row(one, { put: 10 })]);
        const names = (await store.titleNames()).filter(({ hash }) => hash === one || hash === two);
        expect(names.map(({ hash }) => hash)).toEqual([one, two]);
        expect(names[0]).toEqual({ hash: one, game: 'skirmish', kind: 'rules', rules: one, put: 10 });
      }),
    );
  });

  describe('a table that rests', () => {
    test(
      'is neither due nor waits for a bot, until its next entry; where the log has grown it does not rest',
      bench(async ({ store }) => {
        const id = newId();
        await store.append(entry(id, 0, { summary: { ...SUMMARY, due: 5, bots: true } }));
        await store.rest(id, 2);
        expect(await store.row(id)).toMatchObject({ due: 5, bots: true });
        await store.rest(id, 1);
        expect(await store.row(id)).toMatchObject({ due: null, bots: false, seq: 1 });
        await store.append(entry(id, 1, { summary: { ...SUMMARY, due: 6, bots: true } }));
        expect(await store.row(id)).toMatchObject({ due: 6, bots: true });
      }),
    );
  });
}
