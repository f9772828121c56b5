/** The gate: new weights count only if they are shown to be better, with seeds that learning has not seen. */
import { meanOf } from './climb.ts';
import { type Comparison, gateSeedOf, type LearnPlan, variantOf } from './plan.ts';

export interface Verdict {
  readonly passed: boolean;
  readonly comparisons: number;
  /** Means of new and old weights: margins where all play together, else shares of wins. */
  readonly learnt: number;
  readonly old: number;
  /** The difference with its 95 % interval. */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** `one`: the new weights, `other`: the old ones. Passed: even the lower end of the interval is above nothing. */
export function verdict(found: readonly Comparison[]): Verdict {
  const { mean, error } = meanOf(found.map(({ one, other }) => one - other));
  const low = mean - Z * error;
  return {
    passed: found.length > 1 && low > 0,
    comparisons: found.length,
    learnt: meanOf(found.map(({ one }) => one)).mean,
    old: meanOf(found.map(({ other }) => other)).mean,
    gain: mean,
    low,
    high: mean + Z * error,
  };
}

/** The same for each further option by itself, in the order of the plan. */
const verdictsOf = (plan: LearnPlan, found: readonly Comparison[]): Verdict[] =>
  plan.varied.map((_, variant) => verdict(found.filter((_, match) => variantOf(plan, gateSeedOf(plan, match)) === variant)));

/** Better on the whole, and nowhere shown to be worse. */
export function gateOf(plan: LearnPlan, found: readonly Comparison[]): { verdict: Verdict; varied: readonly Verdict[] } {
  const whole = verdict(found);
  const varied = verdictsOf(plan, found);
  return { verdict: { ...whole, passed: whole.passed && varied.every(({ high }) => high >= 0) }, varied };
}
