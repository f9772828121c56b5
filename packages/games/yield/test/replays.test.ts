/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { verifyReplay } from '@longtable/laws';
import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { yieldGame } from '../index.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

describe('recorded matches', () => {
  it.each(MATCHES)('$name', ({ replay }) => {
    expect(playAgain(yieldGame, replay, (m) => expect(yieldGame.check(m)).toEqual([]))).toEqual(AS_RECORDED);
  });

  it('cover every player count, leaders on and off, and both team modes', () => {
    const kinds = MATCHES.map(({ replay: { seats, options } }) => {
      const { leaders = 'choose', teams = 'none' } = options as { leaders?: unknown; teams?: string };
      return `${seats} ${teams} ${Array.isArray(leaders) ? 'given' : leaders}`;
    });
    for (const seats of [2, 3, 4, 5])
      for (const leaders of ['none', 'choose', 'given']) expect(kinds).toContain(`${seats} none ${leaders}`);
    expect(kinds).toEqual(expect.arrayContaining(['4 pairs none', '4 pairs given', '3 duo choose']));
    expect(MATCHES.length).toBeGreaterThanOrEqual(20);
  });

  it('a changed answer is noticed', () => {
    const { replay } = MATCHES[0]!;
    const hashes = replay.hashes.with(5, '0000000000000000');
    expect(verifyReplay(yieldGame, { ...replay, hashes })?.at).toBe(6);
  });
});
