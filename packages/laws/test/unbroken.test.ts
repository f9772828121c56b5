/** The game as it is: all laws hold, in every position of sixty matches over all player counts and options. */
import { skirmish } from '@longtable/skirmish';
import { describe, expect, it } from 'vitest';
import { ALWAYS, examine, WHOLE } from '../index.ts';

const VARIANTS = [5, 7].flatMap((hills) => [true, false].map((rally) => ({ hills, rally })));

describe('all laws hold', () => {
  it.each([2, 3, 4])('in whole matches of %i, with every option', (seats) => {
    for (const options of VARIANTS) {
      for (let seed = 100; seed < 105; seed++) {
        const { violation, answers, winners, replay } = examine(skirmish, { seats, options, seed, wholeEvery: 1 });
        expect(violation).toBeNull();
        expect(answers).toBeGreaterThanOrEqual(options.hills * seats);
        expect(winners.length).toBeGreaterThan(0);
        expect(replay.hashes).toHaveLength(answers);
      }
    }
  });
});

describe('an examination', () => {
  const plan = { seats: 3, options: {}, seed: 8, wholeEvery: 5 };
  it('plays the same match for the same seed', () => {
    expect(examine(skirmish, plan)).toEqual(examine(skirmish, plan));
    expect(examine(skirmish, { ...plan, seed: 9 }).replay.moves).not.toEqual(examine(skirmish, plan).replay.moves);
  });
  it('plays the same match however often it looks at the laws', () => {
    const { moves } = examine(skirmish, plan).replay;
    for (const wholeEvery of [0, 1]) expect(examine(skirmish, { ...plan, wholeEvery }).replay.moves).toEqual(moves);
  });
  it('knows its laws by name', () => {
    expect(Object.keys({ ...ALWAYS, ...WHOLE })).toEqual([
      'asks',
      'invariants',
      'derived',
      'plain',
      'roundTrip',
      'aliasing',
      'undo',
      'takeBack',
      'commute',
      'accepts',
      'refuses',
      'offers',
      'secrets',
      'texts',
    ]);
  });
});
