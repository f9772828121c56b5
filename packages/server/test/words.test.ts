/** Words that bots think by: checked once, then at hand. */
import { hashOf, ownCode } from '@longtable/frozen';
import { expect, test } from 'vitest';
import { openTitles } from '../titles.ts';

test('words are read and checked at the first thought, and not at each', async () => {
  const own = (await openTitles(null, null)).own('skirmish')!;
  const code = `${ownCode(own.words)}\n// of somebody else`;
  const names = { ...own, words: hashOf(code) };
  let reads = 0;
  const files = new Map([[names.words, code]]);
  const counted = Object.assign(files, {
    get(hash: string) {
      reads++;
      return Map.prototype.get.call(files, hash) as string | undefined;
    },
  });
  const titles = await openTitles(null, null, 'read-only', [
    { game: 'skirmish-elsewhere', names, rules: {} as never, words: {} as never, code: counted },
  ]);
  const first = await titles.words(names.words);
  const readOnce = reads;
  expect(await titles.words(names.words)).toBe(first);
  expect([readOnce > 0, reads]).toEqual([true, readOnce]);
});

test('words that are not there are asked for again', async () => {
  const titles = await openTitles(null, null);
  const missing = 'f'.repeat(64);
  await expect(titles.words(missing)).rejects.toThrow();
  await expect(titles.words(missing)).rejects.toThrow();
});
