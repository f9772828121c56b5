/** Learning weights by playing: what is planned, and what one comparison says. */
import type { Weights } from '@longtable/bots';

export interface LearnPlan {
  readonly game: string;
  /** The bot that plays: weights are learnt for the way in which it uses them. */
  readonly bot: string;
  readonly players: number;
  /** As given: the game fills in the rest. */
  readonly options: object;
  /** Further options, of which each table has one, in turn; none: all tables are alike. */
  readonly varied: readonly object[];
  readonly seed: number;
  readonly rounds: number;
  /** Comparisons in a round. */
  readonly pairs: number;
  /** The strength of shaking: 0.3 is by about a third, up or down. */
  readonly shake: number;
  /** Comparisons of the learnt weights with the old ones, with seeds that learning has not seen. */
  readonly gate: number;
}

/** Two sets of weights at the same table with the same seed: what each came to. */
export interface Comparison {
  readonly one: number;
  readonly other: number;
}

/** The first seed of the gate: far from those of learning. */
const FRESH = 1_000_000;

export const seedOf = ({ seed, pairs }: LearnPlan, round: number, pair: number): number => seed + round * pairs + pair;
export const gateSeedOf = ({ seed }: LearnPlan, match: number): number => seed + FRESH + match;

/** The number of the further option that a table has. */
export const variantOf = ({ players, varied }: LearnPlan, seed: number): number => Math.floor(seed / players) % Math.max(1, varied.length);

export const optionsOf = (plan: LearnPlan, seed: number): object => ({ ...plan.options, ...plan.varied[variantOf(plan, seed)] });

/** One comparison that is to be made. */
export interface Duel {
  readonly plan: LearnPlan;
  readonly one: Weights;
  readonly other: Weights;
  readonly seed: number;
}
