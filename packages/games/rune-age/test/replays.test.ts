/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { SCENARIO_DATA, SCENARIOS } from '../data/scenarios.ts';
import { runeAgeGame } from '../index.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

describe('recorded matches', () => {
  it('there are at least 30, for every scenario and number of players', () => {
    expect(MATCHES.length).toBeGreaterThanOrEqual(30);
    const names = MATCHES.map(({ name }) => name);
    for (const scenario of SCENARIOS) {
      for (let seats = SCENARIO_DATA[scenario].least; seats <= 4; seats++) expect(names).toContain(`${seats}-${scenario}.json`);
    }
  });

  it.each(MATCHES)('$name still plays as recorded', ({ replay }) => {
    expect(playAgain(runeAgeGame, replay)).toEqual(AS_RECORDED);
  });
});
