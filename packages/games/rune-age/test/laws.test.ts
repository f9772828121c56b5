import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { SCENARIO_DATA, SCENARIOS } from '../data/scenarios.ts';
import { runeAge } from '../index.ts';

/** Every how many answers all laws are looked at: a prime, so that different questions get their turn. */
const EVERY = 37;

describe('laws', () => {
  for (const scenario of SCENARIOS) {
    for (let seats = SCENARIO_DATA[scenario].least; seats <= 4; seats++) {
      it(`${scenario} with ${seats}`, () => {
        for (const cooperative of scenario === 'dragonlords' ? [false, true] : [false]) {
          const options = {
            ...runeAge.variant(seats, rndFrom(seats)),
            scenario,
            cooperative,
            expansion: true,
            mercenaries: 'random',
            neutrals: 'scenario',
          };
          const { violation } = examine(runeAge, { seats, options, seed: 11 * seats, wholeEvery: EVERY });
          expect(violation && `${violation.law}: ${violation.message}`).toBe(null);
        }
      });
    }
  }

  it.each([1, 2, 3, 4])('random options for %i players', (seats) => {
    for (let seed = 1; seed <= 4; seed++) {
      const options = runeAge.variant(seats, rndFrom(100 * seats + seed));
      const { violation } = examine(runeAge, { seats, options, seed, wholeEvery: EVERY });
      expect(violation && `${violation.law}: ${violation.message}`).toBe(null);
    }
  });
});

describe('cards are conserved', () => {
  it.each([1, 2, 3, 4])('in every position of many matches with %i players', (seats) => {
    for (let seed = 1; seed <= 12; seed++) {
      const options = runeAge.variant(seats, rndFrom(900 * seats + seed));
      const { violation, answers } = examine(runeAge, { seats, options, seed, wholeEvery: 0 });
      expect(violation && `${violation.law}: ${violation.message}`).toBe(null);
      expect(answers).toBeLessThan(runeAge.bound);
    }
  });
});
