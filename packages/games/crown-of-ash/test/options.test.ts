import { isRefusal, rndFrom } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { crownOfAsh, crownOfAshGame } from '../index.ts';

const refused = (given: unknown, seats: number): string => {
  const o = crownOfAshGame.options(given, seats);
  if (!isRefusal(o)) return 'accepted';
  const { option, message } = o as { option: string; message: string };
  expect(message.length).toBeGreaterThan(15);
  return option;
};

describe('options', () => {
  it('[CA-SET-01] [CA-SOL-14] [CA-SOL-20] numbers of players that do not fit', () => {
    expect([refused({}, 5), refused({}, 0), refused({ ai: true }, 4), refused({ ai: false }, 1), refused({ ai: 2 }, 2)]).toEqual([
      'seats',
      'seats',
      'ai',
      'ai',
      'ai',
    ]);
  });

  it('[CA-SOL-04] [CA-SOL-06] [CA-SOL-07] [CA-SOL-13] what belongs to the AI or to solo needs it', () => {
    expect(refused({ targeted: true }, 2)).toBe('targeted');
    expect(refused({ targeted: true, ai: true }, 2)).toBe('accepted');
    expect(refused({ aiGold: true }, 3)).toBe('aiGold');
    expect(refused({ difficulty: 'hard' }, 2)).toBe('difficulty');
    expect(refused({ difficulty: 'brutal' }, 1)).toBe('difficulty');
    expect(refused({ garrison: [20] }, 2)).toBe('garrison');
    for (const garrison of [[], [1], [20, 20], [20, 21, 22, 23], [44], [16], 'x', [20.5]])
      expect(refused({ garrison }, 1)).toBe('garrison');
    expect(refused({ garrison: [20, 12] }, 1)).toBe('accepted');
  });

  it('[CA-SET-02] a different necromancer for each seat', () => {
    for (const necromancers of [['visio'], ['visio', 'visio'], ['visio', 'nox', 'mors'], ['visio', 'gandalf'], 'all', 7])
      expect(refused({ necromancers }, 2)).toBe('necromancers');
    expect(refused({ necromancers: ['mors', 'nox'] }, 2)).toBe('accepted');
  });

  it('[CA-POW-01] powers need a player who has them', () => {
    expect(refused({ powers: ['fortis'], necromancers: ['mors', 'nox'] }, 2)).toBe('powers');
    expect(refused({ powers: ['fortis', 'nox', 'mors'] }, 2)).toBe('powers');
    for (const powers of [[], ['x'], 'yes', 1, ['nox', 'nox']]) expect(refused({ powers }, 2)).toBe('powers');
    expect(refused({ powers: ['nox'], necromancers: ['mors', 'nox'] }, 2)).toBe('accepted');
    expect(refused({ powers: ['nox', 'mors'] }, 2)).toBe('accepted');
  });

  it('unknown names and values are refused with the option’s name', () => {
    expect([refused({ colour: 'red' }, 2), refused([], 2), refused({ trio: 4 }, 2), refused({ turnOrder: 'x' }, 2)]).toEqual([
      'colour',
      'options',
      'trio',
      'turnOrder',
    ]);
    expect([refused({ flanks: null }, 2), refused({ fortify: true }, 2), refused(null, 2)]).toEqual(['flanks', 'fortify', 'accepted']);
  });

  it('every variant fits, and every field has words in both languages', () => {
    for (let seed = 0; seed < 400; seed++) {
      const seats = 1 + (seed % 4);
      expect(refused(crownOfAsh.variant(seats, rndFrom(seed)), seats)).toBe('accepted');
    }
    for (const { id } of crownOfAsh.fields)
      for (const texts of Object.values(crownOfAsh.texts)) expect(texts.options[id]?.label).toBeTruthy();
  });
});
