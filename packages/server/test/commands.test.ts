import { expect, test } from 'vitest';
import { Commands } from '../table/commands.ts';

const ids = Array.from({ length: 500 }, (_, i) => `command-${i}`);

test('every command of a long match is known, however long ago it was', () => {
  const done = new Commands(ids);
  expect(ids.filter((id) => !done.has(id))).toEqual([]);
});

test('what was never done is not known, nor a part of what was', () => {
  const done = new Commands(ids);
  for (const id of ['command-500', 'command-', 'ommand-1', 'command-1command-2', '', 'x']) expect([id, done.has(id)]).toEqual([id, false]);
});

test('a command that is added is known from then on', () => {
  const done = new Commands([]);
  for (const id of ids) {
    expect(done.has(id)).toBe(false);
    done.add(id);
    expect(done.has(id)).toBe(true);
  }
});
