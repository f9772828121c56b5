import { LANGUAGES } from '@longtable/kit';
import { examine } from '@longtable/laws';
import { describe, expect, it, test } from 'vitest';
import { skirmish } from '../index.ts';

describe('Skirmish', () => {
  test.each([2, 3, 4])('keeps all laws in whole matches of %i', (seats) => {
    for (const hills of [5, 7]) {
      for (const rally of [true, false]) {
        for (let seed = 1; seed <= 3; seed++) {
          expect(examine(skirmish, { seats, options: { hills, rally }, seed, wholeEvery: 1 }).violation).toBeNull();
        }
      }
    }
  });
  it('never takes more answers than it says, also when everybody rallies and counters', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { violation, answers } = examine(skirmish, {
        seats: 4,
        options: {},
        seed,
        wholeEvery: 0,
        choose: (m, seat) => m.open.flatMap((ask) => (ask.seat === seat && ask.shape === 'pick' ? ask.options : []))[0] ?? 'none',
      });
      expect(violation).toBeNull();
      expect(answers).toBeLessThanOrEqual(skirmish.bound);
    }
  });
  it('has a form field with words in every language for each of its options', () => {
    for (const language of LANGUAGES) {
      const { options } = skirmish.texts[language];
      expect(Object.keys(options).sort()).toEqual(skirmish.fields.map(({ id }) => id).sort());
    }
    const defaults = Object.fromEntries(skirmish.fields.map((field) => [field.id, field.default]));
    expect(skirmish.game.options(defaults, 2)).toEqual(skirmish.game.options({}, 2));
  });
});
