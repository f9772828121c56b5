/** A sample of broken rules: kinds in turns, so that thousands of figures do not drown a hundred conditions. */
import { type Rnd, rndFrom } from '@longtable/kernel';
import { KINDS, type Mutation } from './mutations.ts';

export function sampleOf(mutations: readonly Mutation[], count: number, seed: number): Mutation[] {
  const rnd = rndFrom(seed);
  const piles = KINDS.map((kind) =>
    shuffled(
      mutations.filter((mutation) => mutation.kind === kind),
      rnd,
    ),
  );
  const chosen: Mutation[] = [];
  const taken = new Set<string>();
  while (chosen.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const next = pile.pop();
      if (next === undefined || chosen.length >= count || taken.has(`${next.file}:${next.start}`)) continue;
      taken.add(`${next.file}:${next.start}`);
      chosen.push(next);
    }
  }
  return chosen;
}

function shuffled<T>(list: readonly T[], rnd: Rnd): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rnd(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
