import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { EDITIONS, LEVELS } from '../data/difficulty.ts';
import { uprising } from '../index.ts';

/** Every law, in many positions of whole random matches. */
describe('laws', () => {
  for (const seats of [2, 3, 4]) {
    for (const edition of EDITIONS) {
      LEVELS.forEach((difficulty, i) => {
        const chapters = 2 + ((i + seats) % 3);
        it(`hold for ${seats} factions, ${edition}, ${difficulty}, ${chapters} Chapters`, () => {
          const rnd = rndFrom(seats * 100 + i * 10 + EDITIONS.indexOf(edition));
          const options = { ...uprising.variant(seats, rnd), edition, difficulty, chapters };
          const { violation } = examine(uprising, { seats, options, seed: seats * 1000 + i, wholeEvery: 41, offersIn100: 5 });
          expect(violation === null ? null : `${violation.law}: ${violation.message}`).toBeNull();
        });
      });
    }
  }
});
