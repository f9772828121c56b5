/** Bots against bots: who sits where, and what came of it. */

export interface ArenaPlan {
  readonly game: string;
  readonly bots: readonly string[];
  readonly players: number;
  readonly matches: number;
  readonly seed: number;
  /** As given: the game fills in the rest. */
  readonly options: object;
}

/** One match: a bot of one name against others of another, which sit in all other seats. */
export interface Pairing {
  readonly hero: string;
  readonly others: string;
  readonly heroSeat: number;
}

/** Every ordered pair in turns, every seat in turns. Bots against themselves when only one is named. */
export function pairing({ bots, players }: ArenaPlan, match: number): Pairing {
  const pairs = bots.length === 1 ? [[bots[0]!, bots[0]!]] : bots.flatMap((a) => bots.filter((b) => b !== a).map((b) => [a, b]));
  const [hero, others] = pairs[match % pairs.length]! as [string, string];
  return { hero, others, heroSeat: Math.floor(match / pairs.length) % players };
}

/** The outcome of one match, as it is kept for resuming. */
export interface Bout extends Pairing {
  readonly match: number;
  readonly winners: readonly number[];
  readonly answers: number;
  /** Decisions and seconds by bot name. */
  readonly effort: Readonly<Record<string, { readonly decisions: number; readonly seconds: number }>>;
  /** Facets of each seat by the game's own words: leader, start, cards used. */
  readonly facets: readonly Readonly<Record<string, readonly string[]>>[];
  /** Numbers of the whole match, where the game has some. */
  readonly figures?: Readonly<Record<string, number>>;
}
