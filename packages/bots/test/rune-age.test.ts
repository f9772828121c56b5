import { SCENARIOS } from '@longtable/rune-age/data/scenarios';
import { describe, expect, test } from 'vitest';
import { prospects } from '../index.ts';
import { ring, start } from './ring.ts';
import { differences, playWith, unfit } from './scenarios.ts';

const COMPETITIVE = SCENARIOS.filter((scenario) => scenario !== 'cataclysm');

describe('rune-age', () => {
  test.each(COMPETITIVE)('%s: greedy beats random', async (scenario) => {
    const r = await ring('rune-age');
    let wins = 0;
    for (let g = 0; g < 8; g++) {
      const hero = g % 2;
      const { result } = playWith(r, hero === 0 ? ['greedy', 'random'] : ['random', 'greedy'], 100 + g, { scenario });
      if (result?.winners.includes(hero)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(7);
  });

  test.each([
    [1, { scenario: 'dragonlords' }],
    [1, { scenario: 'cataclysm' }],
    [4, { scenario: 'cataclysm' }],
    [3, { scenario: 'dragonlords', cooperative: true }],
    [4, { scenario: 'overlord' }],
    [2, { scenario: 'runewars', expansion: false, openHands: true }],
  ])('%i greedy players end a match of %o', async (seats, options) => {
    const r = await ring('rune-age');
    expect(playWith(r, Array(seats).fill('greedy'), 5, options).result).not.toBeNull();
  });

  test.each(SCENARIOS)('%s: search answers whatever it is asked', async (scenario) => {
    playWith(await ring('rune-age'), ['search:30', 'search:30'], 6, { scenario }, 120);
  });

  test.each(['greedy', 'search:40'])('%s decides the same in every world that looks the same to its seat', async (name) => {
    const [differ, of] = differences(await ring('rune-age'), name, 11, { scenario: 'runewars' }, 60);
    expect(differ).toBe(0);
    expect(of).toBeGreaterThan(50);
  });

  test.each(SCENARIOS)('%s: proposals fit the question', async (scenario) => {
    expect(unfit(await ring('rune-age'), 2, 3, { scenario })).toBeLessThan(0.02);
  });

  test('nobody picks a fight without an army', async () => {
    const r = await ring('rune-age');
    const m = start(r, 2, 3, { scenario: 'dragonlords', first: 0 });
    const [ask] = m.open as [(typeof m.open)[0]];
    expect(r.heuristic.sensible?.(m, ask, 'fight:objective')).toBe(false);
    expect(r.heuristic.sensible?.(m, ask, 'end')).toBe(true);
  });

  test('whoever lays a siege sends somebody; a defender may stay at home', async () => {
    const r = await ring('rune-age');
    const m = start(r, 2, 3, { scenario: 'runewars', first: 0 });
    r.machine.apply(m, 0, 'fight:realm:1');
    expect(m.stack.at(-1)).toMatchObject({ k: 'siege', at: 'assault' });
    const [ask] = m.open as [(typeof m.open)[0]];
    expect(r.heuristic.sensible?.(m, ask, 'pass')).toBe(false);
    expect(r.heuristic.sensible?.(m, { ...ask, seat: 1 }, 'pass')).toBe(true);
    const card = (ask as { options: readonly string[] }).options.find((id) => id !== 'pass')!;
    r.machine.apply(m, 0, card);
    expect(r.heuristic.sensible?.(m, ask, 'pass')).toBe(true);
  });

  test('partners win as one; rulers who win side by side share it', async () => {
    const r = await ring('rune-age');
    const won = (options: object, winners: readonly number[]): number[] => {
      const m = start(r, 3, 4, options);
      m.result = { winners, scores: [0, 0, 0], why: 'test' };
      return prospects(r.heuristic, m);
    };
    expect(won({ scenario: 'cataclysm' }, [0, 1, 2])).toEqual([1, 1, 1]);
    expect(won({ scenario: 'overlord', overlord: 0 }, [1, 2])).toEqual([0, 1, 1]);
    expect(won({ scenario: 'monument' }, [0, 1])[0]).toBeCloseTo(Math.SQRT1_2);
  });
});
