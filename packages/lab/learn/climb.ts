/**
 * The way uphill. In every comparison all weights are shaken at once, each up or down at random; one set plays with the signs as they
 * fell, the other with the opposite ones. Over many comparisons each weight shows by itself what it does, whatever the others did.
 */
import type { Weights } from '@longtable/bots';
import { rndFrom } from '@longtable/kernel';
import { type Comparison, type LearnPlan, seedOf } from './plan.ts';

type Signs = Readonly<Record<string, number>>;

/** A weight of 0 stays what it is: it says that something does not count. */
const namesIn = (weights: Weights): string[] => Object.keys(weights).filter((name) => weights[name] !== 0);

/** Up or down for each weight, by the number of the comparison alone. */
export function signs(weights: Weights, plan: LearnPlan, round: number, pair: number): Signs {
  const rnd = rndFrom(seedOf(plan, round, pair) * 2_654_435);
  return Object.fromEntries(namesIn(weights).map((name) => [name, rnd(2) === 0 ? -1 : 1]));
}

/** The weights with each sign taken so often. */
export function shaken(weights: Weights, by: Signs, shake: number): Weights {
  return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * Math.exp(shake * (by[name] ?? 0))]));
}

/** The effect of shaking a weight up instead of leaving it, with its standard error. */
export interface Effect {
  readonly name: string;
  readonly gain: number;
  readonly error: number;
}

export function effects(weights: Weights, plan: LearnPlan, round: number, found: readonly Comparison[]): Effect[] {
  const signed = found.map((_, pair) => signs(weights, plan, round, pair));
  return namesIn(weights).map((name) => {
    const { mean, error } = meanOf(found.map(({ one, other }, pair) => (signed[pair]![name]! * (one - other)) / 2));
    return { name, gain: mean, error };
  });
}

/** Every weight moves as far as its effect is sure: not at all below one standard error, by the whole shake when there is no doubt. */
export function climbed(weights: Weights, found: readonly Effect[], shake: number): Weights {
  const moves = found.map(({ name, gain, error }) => [name, error === 0 ? Math.sign(gain) : sureness(gain / error)] as const);
  return shaken(weights, Object.fromEntries(moves), shake);
}

const sureness = (z: number): number => Math.sign(z) * Math.max(0, 1 - 1 / z ** 2);

export interface Mean {
  readonly mean: number;
  readonly error: number;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(variance / n) };
}
