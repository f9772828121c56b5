/** A server that cannot keep anything says so in its log, once, and once that it can again. */
import { expect, test } from 'vitest';
import { steppedTime } from '../../promises/help/stepped-time.ts';
import { readiness } from '../readiness.ts';

const SECOND = 1000;

test('the log tells a full disk and its end once each, though nobody asks', async () => {
  const time = steppedTime(0, () => false);
  const told: string[] = [];
  let wrong: Error | null = null;
  let isDraining = false;
  const logger = {
    error: (about: { what: string }, text: string) => void told.push(`${text}: ${about.what}`),
    info: (text: string) => void told.push(text),
  };
  const check = async (): Promise<void> => {
    if (wrong !== null) throw wrong;
  };
  const ready = readiness({ store: { check }, time, logger: logger as never, isDraining: () => isDraining });
  ready.run();
  await time.pass(60 * SECOND);
  expect(told).toEqual([]);
  wrong = new Error('database or disk is full');
  await time.pass(60 * SECOND);
  expect(told).toEqual(['not ready: nothing can be kept now: database or disk is full']);
  await expect(ready.check()).rejects.toThrow('full');
  wrong = null;
  await time.pass(60 * SECOND);
  expect(told.slice(1)).toEqual(['ready again']);
  isDraining = true;
  await expect(ready.check()).rejects.toThrow('going down');
  await time.pass(60 * SECOND);
  ready.end();
  expect(told).toHaveLength(2);
});
