/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { uprisingGame } from '../index.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

describe('recorded matches', () => {
  it.each(MATCHES)('$name', ({ replay }) => {
    expect(playAgain(uprisingGame, replay)).toEqual(AS_RECORDED);
  });

  it('cover every faction count, edition and level', () => {
    expect(MATCHES.length).toBeGreaterThanOrEqual(30);
    const kinds = MATCHES.map(({ replay: { seats, options } }) => {
      const { edition = '2E', difficulty = 'normal' } = options as { edition?: string; difficulty?: string };
      return `${seats} ${edition} ${difficulty}`;
    });
    expect(new Set(kinds).size).toBe(24);
  });
});
