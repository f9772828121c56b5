import { describe, expect, test } from 'vitest';
import { name } from '../common.ts';
import { inSentence, isAlike, NAME_LENGTH, nameAmong } from '../names.ts';

describe('names at one table', () => {
  test('a name that nobody has stays', () => {
    expect(nameAmong('Rowan', [])).toBe('Rowan');
    expect(nameAmong('Rowan', ['Mirela', 'Rowa', 'Rowann'])).toBe('Rowan');
  });
  test('the second of a name is the second, the third the third', () => {
    const names: string[] = [];
    for (let i = 0; i < 12; i++) names.push(nameAmong('Rowan', names));
    expect(names.slice(0, 4)).toEqual(['Rowan', 'Rowan II', 'Rowan III', 'Rowan IV']);
    expect(new Set(names).size).toBe(12);
  });
  test.each(['rowan', 'ROWAN', 'R o w a n', 'Rowan.', 'Rowan\u00a0', 'Ｒｏｗａｎ', '-Rowan-', 'Ro\u200bwan'])(
    '%s reads like Rowan',
    (other) => {
      expect(isAlike(other, 'Rowan')).toBe(true);
      expect(nameAmong(other, ['Rowan'])).not.toBe(other);
    },
  );
  test('what only looks similar in spelling is another name', () => {
    expect(isAlike('Rowán', 'Rowan')).toBe(false);
    expect(isAlike('🎲', '🐉')).toBe(false);
  });
  test('a changed name is still a name', () => {
    for (const long of ['x'.repeat(NAME_LENGTH), `${'🎲'.repeat(11)}ab`, 'Rowan of the Long Table']) {
      const second = nameAmong(long, [long]);
      expect(isAlike(second, long)).toBe(false);
      expect(name.safeParse(second).success).toBe(true);
    }
  });
});

test('a name that is read from right to left is set apart from the figures behind it, and no other name is', () => {
  for (const name of ['שלום', 'علي', 'Anna שלום']) expect(inSentence(name)).toBe(`\u2068${name}\u2069`);
  for (const name of ['Anna', 'Ängström', '李 小龍', '❤', 'Αθηνά']) expect(inSentence(name)).toBe(name);
});
