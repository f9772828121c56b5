import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { yieldTitle } from '../index.ts';

const LEADERS = ['keralon-a', 'lemron-b', 'basil-a', 'vymar-b', 'pavyr-a'];
const OTHERS = ['pavyr-b', 'vymar-a', 'lemron-a', 'keralon-b', 'basil-b'];

/** Every player count, without leaders, with all ten powers, and both team modes. */
const SAMPLE: readonly (readonly [what: string, seats: number, options: object])[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    [`${seats} players, first game`, seats, { leaders: 'none' }] as const,
    [`${seats} players, leaders chosen`, seats, {}] as const,
    [`${seats} players, sides A and B`, seats, { leaders: LEADERS.slice(0, seats) }] as const,
    [`${seats} players, the other sides`, seats, { leaders: OTHERS.slice(0, seats), recovery: 'apart', steals: 'adjacent' }] as const,
  ]),
  ['two against two', 4, { teams: 'pairs', leaders: 'none' }],
  ['two against two, leaders', 4, { teams: 'pairs', leaders: OTHERS.slice(1), chases: 'one' }],
  ['two against two, more leaders', 4, { teams: 'pairs', leaders: LEADERS.slice(1), halving: 'before-battle' }],
  ['two against one', 3, { teams: 'duo' }],
];

describe('the laws hold', () => {
  it.each(SAMPLE)('%s', (_what, seats, options) => {
    for (const seed of [1, 2]) {
      const { violation, answers } = examine(yieldTitle, { seats, options, seed, wholeEvery: 9 });
      expect(violation && { law: violation.law, message: violation.message }).toBeNull();
      expect(answers).toBeGreaterThan(20);
    }
  });

  it('on 200 random matches over all player counts and options, none over its bound', () => {
    let longest = 0;
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const seats = 2 + (seed % 4);
      const { violation, answers, why } = examine(yieldTitle, {
        seats,
        options: yieldTitle.variant(seats, rndFrom(seed)),
        seed,
        wholeEvery: 0,
      });
      expect(violation && { seed, law: violation.law, message: violation.message }).toBeNull();
      longest = Math.max(longest, answers);
      reasons.add(why);
    }
    expect(yieldTitle.bound).toBe(2000);
    expect(longest).toBeLessThanOrEqual(2000);
    expect([...reasons].sort()).toEqual(['destroyer', 'years-over']);
  });

  it('every option value comes up in the variants', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const seats = 2 + (seed % 4);
      for (const [key, value] of Object.entries(yieldTitle.variant(seats, rndFrom(seed))))
        seen.add(`${key}=${Array.isArray(value) ? 'list' : value}`);
    }
    for (const { id, as, values = [] } of yieldTitle.fields) {
      for (const value of as === 'flag' ? [true, false] : values) expect(seen).toContain(`${id}=${value}`);
    }
    expect(seen).toContain('leaders=list');
  });
});
