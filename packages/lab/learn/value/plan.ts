/** Learning a value by playing: what is planned, and what one match tells. */

export interface ValuePlan {
  readonly game: string;
  readonly players: number;
  /** As given: the game fills in the rest. */
  readonly options: object;
  readonly seed: number;
  /** Rounds of playing and learning; each plays by what the one before has learnt. */
  readonly rounds: number;
  /** Matches of a round. */
  readonly matches: number;
  /** Matches of the learnt value and of the old one, with seeds that learning has not seen. */
  readonly gate: number;
}

/** One match: features of positions in the order in which they came, and the lead in the end. */
export interface Told {
  readonly rows: readonly (readonly number[])[];
  readonly lead: number;
}

/** The first seed of the gate: far from those of learning. */
const FRESH = 1_000_000;

export const matchSeed = ({ seed, matches }: ValuePlan, round: number, match: number): number => seed + round * matches + match;
export const gateSeed = ({ seed }: ValuePlan, match: number): number => seed + FRESH + match;
