/** Recorded matches play as they did. When a rule was changed on purpose: see replays/record.ts. */
import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../index.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

describe('recorded matches', () => {
  it('there are at least 20, for every number of players', () => {
    expect(MATCHES.length).toBeGreaterThanOrEqual(20);
    for (const seats of [1, 2, 3, 4]) expect(MATCHES.some(({ replay }) => replay.seats === seats)).toBe(true);
  });

  it.each(MATCHES)('$name still plays as recorded', ({ replay }) => {
    expect(playAgain(crownOfAshGame, replay)).toEqual(AS_RECORDED);
  });
});
