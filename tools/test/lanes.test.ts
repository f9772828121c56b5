import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beside, neighbours, say } from '../lanes.ts';

let shown = '';
beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Says its name twice, with so many turns of everybody else between. */
const talker = (name: string, turns: number) => async (): Promise<string> => {
  say(`${name}1 `);
  for (let i = 0; i < turns; i++) await setImmediate();
  say(`${name}2 `);
  return name;
};

it('works beside each other do not talk at once, and their results are in their own order', async () => {
  const results = await beside([talker('a', 5), talker('b', 1), talker('c', 1)], 2);
  expect(results).toEqual(['a', 'b', 'c']);
  expect(shown).toBe('b1 b2 c1 c2 a1 a2 ');
});

it('one alone is heard while it works', async () => {
  const work = beside([talker('a', 3)], 2);
  expect(shown).toBe('a1 ');
  await work;
  expect(shown).toBe('a1 a2 ');
});

it('no more run at once than there are lanes', async () => {
  let [running, most] = [0, 0];
  const work = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await setImmediate();
    running--;
  };
  await beside(
    Array.from({ length: 7 }, () => work),
    3,
  );
  expect(most).toBe(3);
});

it('a work that fails is heard to its end, and fails all', async () => {
  const broken = async (): Promise<string> => {
    say('why');
    throw new Error('broken');
  };
  await expect(beside([broken, talker('a', 0)], 2)).rejects.toThrow('broken');
  expect(shown).toContain('why');
});

it('only neighbours that use one processor are together', () => {
  const [types, lint, unit, figures, texts] = [
    { isSingle: true },
    { isSingle: true },
    {},
    { isSingle: false },
    { isSingle: true },
  ] as const;
  expect(neighbours([types, lint, unit, figures, texts])).toEqual([[types, lint], [unit], [figures], [texts]]);
});
