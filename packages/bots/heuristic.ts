/** What a bot knows about a game beside its rules. Written by hand, so that a bot can say why it did something. */
import type { Answer, Ask, Match, Rnd, Seat, Spec } from '@longtable/kernel';
import type { Language } from '@longtable/kit';

/** One reason to like a position: so many points for each unit of it. */
export interface Term<S extends Spec> {
  readonly name: string;
  readonly weight: number;
  /** How much of it the seat has. Looks at a whole match, which a bot has dealt again for all that it cannot know. */
  amount(m: Readonly<Match<S>>, seat: Seat): number;
  /** Everybody can work it out from what lies open: it may be named as a reason at the table. */
  readonly open: boolean;
  /** The reason in words, for "why did it do that?". */
  readonly words: Readonly<Record<Language, string>>;
}

export interface Heuristic<S extends Spec> {
  readonly terms: readonly Term<S>[];
  /** The difference of points that makes a win likely (about 73 %). */
  scale(m: Readonly<Match<S>>): number;
  /** Seats that win and lose together; left out: each for itself. */
  side?(m: Readonly<Match<S>>, seat: Seat): number;
  /** All seats play together against the game: each of them must do better than the best rival. */
  together?(m: Readonly<Match<S>>): boolean;
  /** Points of opponents that hold no seat: the game's own. */
  rivals?(m: Readonly<Match<S>>): readonly number[];
  /** A plausible answer, quickly: for playing on in thought, and first to be tried in a search. null: any. */
  propose(m: Readonly<Match<S>>, ask: Ask, rnd: Rnd): Answer | null;
  /** True where a position can be judged: nothing is in the air. */
  calm(m: Readonly<Match<S>>): boolean;
}

/** The seat's points by all terms. */
export function standing<S extends Spec>(h: Heuristic<S>, m: Readonly<Match<S>>, seat: Seat): number {
  let points = 0;
  for (let i = 0; i < h.terms.length; i++) points += h.terms[i]!.weight * h.terms[i]!.amount(m, seat);
  return points;
}

/** How likely each seat is to win, between 0 and 1: certain when the match is over, else from the lead over the best other side. */
export function prospects<S extends Spec>(h: Heuristic<S>, m: Readonly<Match<S>>): number[] {
  const seats = [...Array(m.seats).keys()];
  const together = h.together?.(m) ?? false;
  const sideOf = (seat: Seat): number => (together ? 0 : (h.side?.(m, seat) ?? seat));
  if (m.result !== null) {
    const { winners } = m.result;
    const sides = new Set(winners.map(sideOf)).size;
    return seats.map((seat) => (winners.includes(seat) ? 1 / Math.sqrt(sides) : 0));
  }
  const points = seats.map((seat) => standing(h, m, seat));
  const rivals = h.rivals?.(m) ?? [];
  const scale = h.scale(m);
  if (together) {
    const best = Math.max(...rivals);
    const all = points.reduce((product, own) => product * likely(own - best, scale), 1);
    return seats.map(() => all);
  }
  const totals: number[] = [];
  for (const seat of seats) totals[sideOf(seat)] = (totals[sideOf(seat)] ?? 0) + points[seat]!;
  return seats.map((seat) => {
    let best = Math.max(Number.NEGATIVE_INFINITY, ...rivals);
    totals.forEach((total, side) => {
      if (side !== sideOf(seat) && total > best) best = total;
    });
    return likely(totals[sideOf(seat)]! - best, scale);
  });
}

const likely = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale));
