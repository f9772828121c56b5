import { pick, share } from '@longtable/kernel';
import { expect, test } from 'vitest';
import { botRuns, pauseBefore } from '../pause.ts';

const ask = pick(0, ['a', 'b']);

test('an answer without choice comes at once, in any shape', () => {
  expect(pauseBefore(pick(0, ['only']), 0, 300)).toBe(0);
  expect(pauseBefore(share(0, 2, ['gold'], [0], [2]), 0, 300)).toBe(0);
  expect(pauseBefore(ask, 0, 300)).toBe(300);
});

test.each([100, 300, 700])('a first pause of %i ms never grows beyond two seconds, however long bots play', (first) => {
  let all = 0;
  for (let run = 0; run < 80; run++) all += pauseBefore(ask, run, first);
  expect(all).toBeGreaterThan(1500);
  expect(all).toBeLessThan(2100);
});

test('whoever asks for slower bots gets them', () => {
  expect(pauseBefore(ask, 40, 2000)).toBe(2000);
  expect(pauseBefore(ask, 40, 0)).toBe(0);
});

test('the run of bots begins anew with every answer of a person, and with no other', () => {
  const run = botRuns();
  const isBot = (seat: number): boolean => seat > 0;
  expect(run([4, 7, 7], isBot)).toBe(0);
  expect(run([4, 8, 7], isBot)).toBe(1);
  expect(run([4, 8, 9], isBot)).toBe(3);
  expect(run([5, 8, 9], isBot)).toBe(0);
  // An answer that was undone.
  expect(run([5, 7, 9], isBot)).toBe(0);
});
