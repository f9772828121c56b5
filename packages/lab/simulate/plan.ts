/** Many random matches under the laws: what to play, and what came of it. */
import { findingKey, type LawName, type Read, type Replay } from '@longtable/laws';

export interface SimulationPlan {
  readonly game: string;
  /** Player counts, taken in turns. */
  readonly players: readonly number[];
  readonly games: number;
  /** The first match has this seed, the next one the next. */
  readonly seed: number;
  /** Bots by seat, taken in turns when there are more seats than names. */
  readonly bots: readonly string[];
  /** Every how many answers all laws are looked at; 0: only the cheap ones. */
  readonly whole: number;
  /** Offers that are taken instead of answering, in 100. */
  readonly offersIn100: number;
  /** Fixed options; null: drawn anew for each match over all that the game allows. */
  readonly options: object | null;
  /** Texts are read in place of looking at the laws. */
  readonly texts?: boolean;
}

export interface Found {
  readonly law: LawName;
  readonly seed: number;
  readonly players: number;
  readonly message: string;
  readonly replay: Replay;
}

export interface Tally {
  games: number;
  answers: number;
  violations: Found[];
  /** Wins of each seat, of nobody, and of several together. */
  results: Record<string, number>;
  /** Why matches ended. */
  endings: Record<string, number>;
  bots: Record<string, { seats: number; wins: number }>;
  /** Texts that are not fit for people, by language, fault and place. */
  read: Record<string, Read>;
}

export const emptyTally = (): Tally => ({ games: 0, answers: 0, violations: [], results: {}, endings: {}, bots: {}, read: {} });

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.answers += more.answers;
  to.violations.push(...more.violations);
  for (const key of ['results', 'endings'] as const) {
    for (const [name, n] of Object.entries(more[key])) to[key][name] = (to[key][name] ?? 0) + n;
  }
  for (const [name, { seats, wins }] of Object.entries(more.bots)) {
    const own = to.bots[name] ?? { seats: 0, wins: 0 };
    to.bots[name] = { seats: own.seats + seats, wins: own.wins + wins };
  }
  for (const finding of Object.values(more.read)) {
    const key = findingKey(finding);
    const own = to.read[key];
    to.read[key] = own === undefined ? finding : { ...own, n: own.n + finding.n };
  }
}

/** `seat 2`, `seats 1+3`, `everybody`, or `nobody`. */
export function winnerName(winners: readonly number[], players: number): string {
  if (winners.length === 0) return 'nobody';
  if (winners.length === players) return 'everybody';
  return `${winners.length === 1 ? 'seat' : 'seats'} ${winners.map((seat) => seat + 1).join('+')}`;
}
