/** Knowledge of a bot about a game beside its rules. Written by hand, so that a bot can say why it did something. */
import type { Answer, Ask, Match, Result, Rnd, Seat, Spec } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { NetData } from './net.ts';
import type { Weights } from './weights.ts';

export type Words = Readonly<Record<Language, string>>;

/** A lead that is learnt: what it is worked out from, and by which net. */
export interface Learnt<S extends Spec, V> {
  /** The number of features of a position. */
  readonly features: number;
  /** Fills in the features. */
  fill(m: Readonly<Match<S>>, out: number[]): void;
  readonly net: NetData;
  /** The same heuristic by another net. */
  by(net: NetData): Heuristic<S, V>;
}

/** One reason to like a position: so many points for each unit of it. */
export interface Term<S extends Spec, V = unknown> {
  readonly name: string;
  readonly weight: number;
  /** The amount that the seat has of it. Looks at a whole match, which a bot has dealt again for all that it cannot know; `seen`: its survey. */
  amount(m: Readonly<Match<S>>, seat: Seat, seen?: V): number;
  /** Everybody can work it out from what lies open: it may be named as a reason at the table. */
  readonly open: boolean;
  /** The reason as a sentence, for "why did it do that?". */
  readonly words: Words;
}

export interface Heuristic<S extends Spec, V = unknown> {
  readonly terms: readonly Term<S, V>[];
  /** Things that terms share, worked out once for a position. Left out: they share nothing. */
  survey?(m: Readonly<Match<S>>): V;
  /** Weights beside those of the terms, by name. */
  readonly further?: Weights;
  /** The same heuristic with other further weights. */
  weighed?(weights: Weights): Heuristic<S, V>;
  /** The difference of points that makes a win likely (about 73 %). */
  scale(m: Readonly<Match<S>>): number;
  /** Seats that win and lose together; left out: each for itself. */
  side?(m: Readonly<Match<S>>, seat: Seat): number;
  /** All seats play together against the game: each of them must do better than the best rival. */
  together?(m: Readonly<Match<S>>): boolean;
  /** The lead of all who play together as it was learnt, from a position and the points that its terms give; left out: the terms decide. */
  lead?(m: Readonly<Match<S>>, points: readonly number[], rival: number, seen?: V): number;
  /** Knowledge of that lead, for learning it further. */
  readonly learnt?: Learnt<S, V>;
  /** Points of opponents that hold no seat: the game's own. */
  rivals?(m: Readonly<Match<S>>, seen?: V): readonly number[];
  /** A plausible answer at little cost: for playing on in thought, and first to be tried in a search. null: nothing stands out. */
  propose(m: Readonly<Match<S>>, ask: Ask, rnd: Rnd): Answer | null;
  /** A question of taste: nothing tells its answers apart yet. It is answered as proposed, or at random. */
  taste?(m: Readonly<Match<S>>): boolean;
  /** True for an offer that deserves a look: a thing a seat may do beside answering. Left out: this game has none, or none that pays. */
  bargains?(m: Readonly<Match<S>>, seat: Seat, kind: string, answer: Answer): boolean;
  /** False: nobody would answer that. Left out: anything may be right. */
  sensible?(m: Readonly<Match<S>>, ask: Ask, answer: Answer): boolean;
  /** True where a position can be judged: nothing is in the air. `played`: answers that were played on in thought to get there. */
  calm(m: Readonly<Match<S>>, played: number): boolean;
  /** Answers that a search looks ahead; left out: as many as it comes to. For games in which a look at one answer in many worlds says more. */
  readonly depth?: number;
  /** Looks of a search at the same world before it deals the next: more where dealing costs much. Left out: one. */
  readonly looks?: number;
  /** The reach of a search's look at something less promising, in standard deviations of the prospects. Left out: three. */
  readonly explore?: number;
  /** Wavering of a Captain here, in standard deviations of what is at stake: where one that takes the best is as good as a Lord. Left out: none. */
  readonly captain?: number;
  /** Iterations of a Lord here, so that it beats a Captain clearly. Left out: 80. */
  readonly lord?: number;
  /** Iterations of a Warlord here: fewer where more would gain little, more where a Lord needs many. Left out: 3,000. */
  readonly warlord?: number;
  /** Share of the usual wavering that an Apprentice has here: long games forgive less. Left out: all of it. */
  readonly waver?: number;
  /** Other ways to play, by name: to measure what a one-sided player is worth. */
  readonly styles?: Readonly<Record<string, Heuristic<S>>>;
}

/** The seat's points by all terms. */
export function standing<S extends Spec, V>(
  { terms }: Pick<Heuristic<S, V>, 'terms'>,
  m: Readonly<Match<S>>,
  seat: Seat,
  seen?: V,
): number {
  let points = 0;
  for (let i = 0; i < terms.length; i++) points += terms[i]!.weight * terms[i]!.amount(m, seat, seen);
  return points;
}

/** Each seat's chance of winning, between 0 and 1: certain when the match is over, else from the lead over the best other side. */
export function prospects<S extends Spec>(h: Heuristic<S>, m: Readonly<Match<S>>): number[] {
  const together = h.together?.(m) ?? false;
  if (m.result !== null) return settled(m.result, together ? null : sidesOf(h, m), m.seats);
  const points: number[] = [];
  const seen = h.survey?.(m);
  for (let seat = 0; seat < m.seats; seat++) points.push(standing(h, m, seat, seen));
  let rival = Number.NEGATIVE_INFINITY;
  if (h.rivals !== undefined) for (const strength of h.rivals(m, seen)) rival = Math.max(rival, strength);
  const scale = h.scale(m);
  if (together) {
    const lead = h.lead?.(m, points, rival, seen);
    return points.fill(lead === undefined ? points.reduce((all, own) => all * likely(own - rival, scale), 1) : likely(lead, scale));
  }
  return leads(points, sidesOf(h, m), rival).map((lead) => likely(lead, scale));
}

/** A win is whole for all who won as one side; `sides` null: all are one. Sides that win side by side share it. */
function settled({ winners }: Result, sides: readonly number[] | null, seats: number): number[] {
  let winning = 0;
  winners.forEach((seat, i) => {
    if (i === 0 || (sides !== null && !winners.slice(0, i).some((other) => sides[other] === sides[seat]))) winning++;
  });
  const worth: number[] = [];
  for (let seat = 0; seat < seats; seat++) worth.push(winners.includes(seat) ? 1 / Math.sqrt(winning) : 0);
  return worth;
}

function sidesOf<S extends Spec>(h: Heuristic<S>, m: Readonly<Match<S>>): number[] {
  const sides: number[] = [];
  for (let seat = 0; seat < m.seats; seat++) sides.push(h.side === undefined ? seat : h.side(m, seat));
  return sides;
}

/** The lead of each seat's side over the best other one. */
function leads(points: readonly number[], sides: readonly number[], rival: number): number[] {
  const totals: number[] = [];
  for (let seat = 0; seat < points.length; seat++) {
    totals.push(0);
    for (let mate = 0; mate < points.length; mate++) if (sides[mate] === sides[seat]) totals[seat] = totals[seat]! + points[mate]!;
  }
  const ahead: number[] = [];
  for (let seat = 0; seat < points.length; seat++) {
    let best = rival;
    for (let other = 0; other < points.length; other++) if (sides[other] !== sides[seat] && totals[other]! > best) best = totals[other]!;
    ahead.push(totals[seat]! - best);
  }
  return ahead;
}

const likely = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale));
