import { expect, it } from 'vitest';
import { addressed } from '../src/ask/addressed.ts';

it('an option with the own name says that this is you, and no other does', () => {
  expect(addressed('Yara Copper', 'Yara Copper', 'you')).toBe('Yara Copper (you)');
  expect(addressed('1 VP for Yara Copper', 'Yara Copper', 'you')).toBe('1 VP for Yara Copper (you)');
  expect(addressed('1 VP for Mirela', 'Yara Copper', 'you')).toBe('1 VP for Mirela');
  expect(addressed('Ana', 'na', 'you')).toBe('Ana');
  expect(addressed('No more', '', 'you')).toBe('No more');
});
