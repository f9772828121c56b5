/** Ratings against the published formula, and what they look like to people. */
import { describe, expect, test } from 'vitest';
import { NEWCOMER, type Rating, rated, shownOf } from '../../matches/rating.ts';

/**
 * The Plackett-Luce model of Weng and Lin (2011), algorithm 4, written down here a second time: beta is sigma/2, gamma is sigma/c, and
 * 25/300 of uncertainty comes back before each match.
 */
function published(before: readonly Rating[], places: readonly number[]): Rating[] {
  const [beta2, tau2] = [(25 / 6) ** 2, (25 / 300) ** 2];
  const people = before.map(({ mu, sigma }, i) => ({ mu, s2: sigma ** 2 + tau2, place: places[i]! }));
  const c = Math.sqrt(people.reduce((sum, { s2 }) => sum + s2 + beta2, 0));
  const strength = ({ mu }: { mu: number }): number => Math.exp(mu / c);
  const behind = (q: { place: number }): number =>
    people.filter(({ place }) => place >= q.place).reduce((sum, one) => sum + strength(one), 0);
  const level = (q: { place: number }): number => people.filter(({ place }) => place === q.place).length;
  return people.map((one) => {
    let [omega, delta] = [0, 0];
    for (const q of people.filter(({ place }) => place <= one.place)) {
      const p = strength(one) / behind(q);
      omega += ((q === one ? 1 : 0) - p) / level(q);
      delta += (p * (1 - p)) / level(q);
    }
    const gamma = Math.sqrt(one.s2) / c;
    const eta = gamma * (one.s2 / c ** 2) * delta;
    return { mu: one.mu + (one.s2 / c) * omega, sigma: Math.sqrt(one.s2 * Math.max(1 - eta, 0.0001)) };
  });
}

const close = (found: readonly Rating[], wanted: readonly Rating[]): void => {
  for (const [i, { mu, sigma }] of wanted.entries()) {
    expect(found[i]!.mu).toBeCloseTo(mu, 9);
    expect(found[i]!.sigma).toBeCloseTo(sigma, 9);
  }
};
const strong: Rating = { mu: 31.4, sigma: 2.1 };
const weak: Rating = { mu: 19.7, sigma: 4.4 };

describe('a rating', () => {
  test('moves as the published formula says: two, four, draws, in any order of seats', () => {
    for (const [before, places] of [
      [
        [NEWCOMER, NEWCOMER],
        [1, 2],
      ],
      [
        [NEWCOMER, NEWCOMER],
        [2, 1],
      ],
      [
        [weak, strong],
        [1, 2],
      ],
      [
        [strong, weak],
        [1, 1],
      ],
      [
        [strong, weak, NEWCOMER, NEWCOMER],
        [3, 1, 4, 2],
      ],
      [
        [strong, weak, NEWCOMER, NEWCOMER],
        [1, 2, 2, 4],
      ],
    ] as const)
      close(rated(before, places), published(before, places));
  });
  test('of two newcomers by hand: 25 + 69.4514 / 13.1767 / 2, and the other as much less', () => {
    const [won, lost] = rated([NEWCOMER, NEWCOMER], [1, 2]);
    expect(won!.mu).toBeCloseTo(27.6354, 4);
    expect(lost!.mu).toBeCloseTo(22.3646, 4);
    expect(won!.sigma).toBeCloseTo(8.0659, 4);
  });
  test('is shown as 1500 ± 200 at first, is settled after five, and is surely at least value minus three times the uncertainty', () => {
    expect(shownOf(NEWCOMER, 0)).toEqual({ value: 1500, plus: 200, sure: 900, matches: 0, settled: false });
    expect(shownOf(strong, 4).settled).toBe(false);
    expect(shownOf(strong, 5)).toEqual({ value: 1654, plus: 50, sure: 1502, matches: 5, settled: true });
  });
});
