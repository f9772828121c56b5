import type { Id } from '@longtable/kernel';

/** The option that is worth most; of equals the first. */
export function most(options: readonly Id[], value: (id: Id) => number): Id {
  let best = options[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const v = value(id);
    if (v > top) {
      top = v;
      best = id;
    }
  }
  return best;
}

export const least = (options: readonly Id[], value: (id: Id) => number): Id => most(options, (id) => -value(id));
