import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { crownOfAsh } from '../index.ts';

/** A whole match under all laws, looked at every few answers. */
const lawful = (seats: number, options: object, seed: number, wholeEvery = 9): void => {
  const { violation, answers } = examine(crownOfAsh, { seats, options, seed, wholeEvery });
  expect(violation && `${violation.law}: ${violation.message}`).toBe(null);
  expect(answers).toBeLessThan(crownOfAsh.bound);
};

describe('laws', () => {
  const tables: [number, object][] = [
    [1, { difficulty: 'easy' }],
    [1, { difficulty: 'hard', targeted: true, powers: true }],
    [2, {}],
    [2, { powers: true }],
    [2, { ai: true }],
    [2, { ai: true, powers: true, targeted: true, turnOrder: 'clockwise' }],
    [3, {}],
    [3, { powers: true, turnOrder: 'ascending' }],
    [3, { ai: true, powers: true }],
    [4, {}],
    [4, { powers: true }],
  ];
  it.each(tables)('%i seats with %o', (seats, options) => {
    lawful(seats, { necromancers: 'choose', ...options }, 11 + seats);
  });

  it.each([101, 102, 103, 104, 105, 106, 107, 108])('any options: seed %i', (seed) => {
    const seats = 1 + (seed % 4);
    lawful(seats, crownOfAsh.variant(seats, rndFrom(seed)), seed, 23);
  });

  it('powers of every necromancer in one match', () => {
    lawful(4, { powers: true, necromancers: ['visio', 'nox', 'mors', 'fortis'] }, 77, 11);
  });
});
