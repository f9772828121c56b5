/**
 * Ratings by openskill (Weng and Lin's Bayesian approximation, the Plackett-Luce model): a guess `mu` with an uncertainty `sigma`. Everybody
 * begins with the package's own 25 and 25/3; a little uncertainty (25/300) comes back before each match, so that nobody stands still for ever.
 */
import type { ShownRating } from '@longtable/protocol';
import { ordinal, rate, rating } from 'openskill';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Rating = (({ mu, sigma }) => ({ mu, sigma }))(rating());

/** People read 1500 ± 200 at the start instead of 25 ± 8⅓. */
const MIDDLE = 1500;
const SCALE = 24;
/** Below so many matches nothing is said about somebody. */
export const SETTLED_AT = 5;

export const pointsOf = ({ mu }: Rating): number => Math.round(MIDDLE + SCALE * (mu - NEWCOMER.mu));
/** Two times in three the truth lies within this of the value. */
export const plusOf = ({ sigma }: Rating): number => Math.round(SCALE * sigma);
/** mu - 3 sigma: what somebody is at least, almost certainly. Lists go by it. */
export const sureOf = (one: Rating): number => ordinal(one);

export const shownOf = (one: Rating, matches: number): ShownRating => ({
  value: pointsOf(one),
  plus: plusOf(one),
  sure: Math.round(MIDDLE + SCALE * (sureOf(one) - NEWCOMER.mu)),
  matches,
  settled: matches >= SETTLED_AT,
});

/** Ratings after a match, in the order in which they were given. Equal places are a draw between those who share them. */
export function rated(before: readonly Rating[], places: readonly number[]): Rating[] {
  const teams = before.map((one) => [{ ...one }]);
  return rate(teams, { rank: [...places] }).map(([one]) => ({ mu: one!.mu, sigma: one!.sigma }));
}
