import { expect, test } from 'vitest';
import { memory } from '../../store/memory.ts';

/** A question to a store that counts how often it was read. */
function counting(answer: (of: string) => string | null) {
  const read: string[] = [];
  const ask = async (of: string): Promise<string | null> => {
    read.push(of);
    return answer(of);
  };
  return { read, ask };
}

test('an answer is read once, and again after a change', async () => {
  const { remembering, forgetting } = memory();
  const { read, ask } = counting((of) => `${of}!`);
  const known = remembering(ask);
  const change = forgetting(async (word: string) => word);
  expect([await known('a'), await known('a'), await known('b')]).toEqual(['a!', 'a!', 'b!']);
  expect(read).toEqual(['a', 'b']);
  expect(await change('done')).toBe('done');
  await known('a');
  expect(read).toEqual(['a', 'b', 'a']);
});

test('a change that fails is a change', async () => {
  const { remembering, forgetting } = memory();
  const { read, ask } = counting(() => 'x');
  const known = remembering(ask);
  await known('a');
  const broken = forgetting(async () => {
    throw new Error('full');
  });
  await expect(broken()).rejects.toThrow('full');
  await known('a');
  expect(read).toHaveLength(2);
});

test('what was read before a change is not remembered after it', async () => {
  const { remembering, forgetAll } = memory();
  const { read, ask } = counting(() => 'x');
  const known = remembering(ask);
  const reading = known('a');
  forgetAll();
  await reading;
  await known('a');
  expect(read).toHaveLength(2);
});

test('what is left out is asked every time', async () => {
  const { remembering } = memory();
  const { read, ask } = counting((of) => (of === 'nobody' ? null : of));
  const known = remembering(ask, (found) => found !== null);
  for (const of of ['nobody', 'nobody', 'a', 'a']) await known(of);
  expect(read).toEqual(['nobody', 'nobody', 'a']);
});
