/** The numbers in a judgement: what learning may change. */
import type { Spec } from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';

export type Weights = Readonly<Record<string, number>>;

/** All of them by name: one for each term, and those that the heuristic names beside them. */
export const weightsOf = <S extends Spec>(h: Heuristic<S>): Weights => ({
  ...Object.fromEntries(h.terms.map(({ name, weight }) => [name, weight])),
  ...h.further,
});

/** The same judgement by other weights; what is not named stays. */
export function reweighed<S extends Spec>(h: Heuristic<S>, weights: Weights): Heuristic<S> {
  const other = h.weighed?.(weights) ?? h;
  return { ...other, terms: other.terms.map((term) => ({ ...term, weight: weights[term.name] ?? term.weight })) };
}
