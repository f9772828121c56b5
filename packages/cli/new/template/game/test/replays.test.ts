/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { templateGame } from '../index.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

describe('recorded matches', () => {
  it('there are some for every number of players', () => expect(MATCHES).toHaveLength(6));
  it.each(MATCHES)('$name still plays as recorded', ({ replay }) => {
    expect(playAgain(templateGame, replay)).toEqual(AS_RECORDED);
  });
});
