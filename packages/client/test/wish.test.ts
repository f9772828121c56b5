import { describe, expect, it } from 'vitest';
import { seatFor, usualLevel } from '../src/lobby/wish.ts';

describe('bots that are asked for without a word', () => {
  it('are Captains where they are opponents, and Lords where they are partners', () => {
    expect(['yield', 'crown-of-ash', 'rune-age', 'uprising'].map((game) => usualLevel(game))).toEqual([
      'captain',
      'captain',
      'captain',
      'lord',
    ]);
    expect(usualLevel('rune-age', { scenario: 'cataclysm' })).toBe('lord');
    expect(usualLevel('rune-age', { scenario: 'resurgence' })).toBe('captain');
  });

  it('sit at the other seats of a new table', () => {
    expect(seatFor('uprising', 'solo', 1, ['Ada', 'Bo'])).toEqual({ who: 'bot', level: 'lord', name: 'Bo' });
    expect(seatFor('yield', 'online', 1, ['Ada'])).toEqual({ who: 'invited', level: 'captain', name: '2' });
  });
});
