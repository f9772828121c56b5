/** The six Fate cards: all pairs of kinds (CA-END-04). */
import { KINDS } from './goods.ts';
import type { Source } from './source.ts';

interface FateCard {
  readonly key: string;
  /** Positions in KINDS. */
  readonly kinds: readonly [number, number];
  readonly source: Source;
}

/** CA-END-04 */
export const FATES: readonly FateCard[] = KINDS.flatMap((a, i) =>
  KINDS.slice(i + 1).map((b, j): FateCard => ({ key: `${a}-${b}`, kinds: [i, i + 1 + j], source: 'rulebook' })),
);
