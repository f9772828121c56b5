/**
 * Wishes: what a person asks of bots that play on the same side. A wish is talk, not a rule: it moves the judgement of whoever heeds it by
 * a bounded amount, so that it decides between ways that are about as good and never buys an illegal or a ruinous one.
 */
import { type Answer, type Ask, fail, isRefusal, type Match, refusal, type Seat, type Spec } from '@longtable/kernel';
import type { Heuristic, Term, Words } from './heuristic.ts';
import type { ThinkRules } from './think.ts';

/** A wish as it is said: its kind in the title's vocabulary, and what it is about. */
export interface Wish {
  /** The seat that wishes. */
  readonly by: Seat;
  readonly kind: string;
  /** A place or thing; '' where the kind needs none. */
  readonly at: string;
}

/** A wish that somebody has said, and since which round of the game. */
export interface SaidWish extends Wish {
  readonly since: number;
}

/** One wish that can be said now. */
export interface Sayable {
  readonly kind: string;
  readonly at: string;
  readonly words: Words;
}

export interface WishReply {
  readonly yes: boolean;
  readonly why: Words;
}

/** The words in which a title's partners understand each other. All of it looks only at what everybody can see. */
export interface Vocabulary<S extends Spec> {
  /** Counts rounds: a wish is forgotten two of them after it was said. */
  round(m: Readonly<Match<S>>): number;
  /** `seen`: what everybody can see of it, for names. */
  sayable(m: Readonly<Match<S>>, by: Seat, seen: S['view']): readonly Sayable[];
  /** A partner's answer. */
  reply(m: Readonly<Match<S>>, seat: Seat, wish: Wish): WishReply;
  /** The part of the wish that is fulfilled, from 0 to 1. */
  fulfilled(m: Readonly<Match<S>>, seat: Seat, wish: Wish): number;
  /** An answer that the wish makes plausible; null: the wish says nothing about this question. */
  propose?(m: Readonly<Match<S>>, ask: Ask, wish: Wish): Answer | null;
  /** An offer or a gift that the wish asks for, which the heuristic alone would not look at. */
  asksFor?(m: Readonly<Match<S>>, seat: Seat, wish: Wish, kind: string, answer: unknown): boolean;
}

/** Rounds for which a wish is heard. */
export const HEARD = 2;

/** Until it is done, or two rounds are over. */
export const isHeard = <S extends Spec>(vocabulary: Vocabulary<S>, m: Readonly<Match<S>>, seat: Seat, wish: SaidWish): boolean =>
  m.result === null && vocabulary.round(m) < wish.since + HEARD && vocabulary.fulfilled(m, seat, wish) < 1;

/** The most points that a fulfilled wish is worth to whoever heeds it: enough to decide, too little to ruin anybody. */
export const WORTH = 2.5;
/** A wish in a lead that all share, where the points of one seat count for less. */
const FOR_ALL = 1.5;

/** The same knowledge, with the wishes of partners in mind: those that are still heard, agreed to, and not one's own. */
export function heeding<S extends Spec>(
  heuristic: Heuristic<S>,
  vocabulary: Vocabulary<S>,
  m: Readonly<Match<S>>,
  seat: Seat,
  wishes: readonly SaidWish[],
): Heuristic<S> {
  const heard = wishes.filter((wish) => wish.by !== seat && isHeard(vocabulary, m, seat, wish) && vocabulary.reply(m, seat, wish).yes);
  if (heard.length === 0) return heuristic;
  const { bargains } = heuristic;
  const terms: Term<S>[] = heard.map((wish) => ({
    name: 'wish',
    open: true,
    weight: WORTH,
    amount: (then, who) => (who === seat ? vocabulary.fulfilled(then, seat, wish) : 0),
    words: { en: 'A partner asked for it.', de: 'Ein Partner hat darum gebeten.' },
  }));
  const asked = (then: Readonly<Match<S>>, who: Seat, kind: string, answer: unknown): boolean =>
    who === seat && heard.some((wish) => vocabulary.asksFor?.(then, seat, wish, kind, answer) ?? false);
  /** The wishes first, then what is usual. */
  const propose: Heuristic<S>['propose'] = (then, ask, rnd) => {
    for (const wish of ask.seat === seat ? heard : []) {
      const answer = vocabulary.propose?.(then, ask, wish) ?? null;
      if (answer !== null && refusal(ask, answer) === null) return answer;
    }
    return heuristic.propose(then, ask, rnd);
  };
  const { lead } = heuristic;
  return {
    ...heuristic,
    propose,
    terms: [...heuristic.terms, ...terms],
    // A value that was learnt has never heard of wishes: they come on top.
    ...(lead !== undefined && {
      lead: (then, points, rival, seen) => {
        const wished = terms.reduce((sum, { weight, amount }) => sum + weight * amount(then, seat), 0);
        return lead(then, points.with(seat, points[seat]! - wished), rival, seen) + FOR_ALL * wished;
      },
    }),
    ...(bargains !== undefined && {
      bargains: (then, who, kind, answer) => bargains(then, who, kind, answer) || asked(then, who, kind, answer),
    }),
  };
}

/** A wish with its words, and the answers of all bots at the table. */
export interface AnsweredWish extends SaidWish {
  readonly said: Words;
  readonly replies: readonly (WishReply & { readonly seat: Seat })[];
}

/** Wishes of one seat that are kept: an older one gives way. */
const KEPT = 2;

/** The newest wishes of each seat, with one more. */
export function withWish(wishes: readonly AnsweredWish[], wish: AnsweredWish): readonly AnsweredWish[] {
  const others = wishes.filter(({ by, kind, at }) => !(by === wish.by && kind === wish.kind && at === wish.at));
  const own = [...others.filter(({ by }) => by === wish.by), wish].slice(-KEPT);
  return [...others.filter(({ by }) => by !== wish.by), ...own];
}

/** A title's vocabulary as others use it: on saved worlds that everybody may imagine. Frozen with a title's words. */
export interface Wishing<S extends Spec = Spec> {
  sayable(rules: ThinkRules<S>, saved: string, by: Seat): readonly Sayable[];
  /** The wish as these bots answer it; null: nobody can wish that now. */
  answered(rules: ThinkRules<S>, saved: string, wish: Wish, bots: readonly Seat[]): AnsweredWish | null;
  /** Those that the seat still hears. */
  heard(rules: ThinkRules<S>, saved: string, seat: Seat, wishes: readonly SaidWish[]): readonly SaidWish[];
}

export function wishing<S extends Spec>(vocabulary: Vocabulary<S>): Wishing<S> {
  const loaded = ({ game, engine }: ThinkRules<S>, saved: string): Match<S> => {
    const match = engine(game).load(saved);
    return isRefusal(match) ? fail(`the match cannot be loaded: ${match.refused}`) : (match as Match<S>);
  };
  const sayable: Wishing<S>['sayable'] = (rules, saved, by) => {
    const m = loaded(rules, saved);
    return m.result === null ? vocabulary.sayable(m, by, rules.game.view(m, null)) : [];
  };
  return {
    sayable,
    answered(rules, saved, { by, kind, at }, bots) {
      const found = sayable(rules, saved, by).find((one) => one.kind === kind && one.at === at);
      if (found === undefined) return null;
      const m = loaded(rules, saved);
      const replies = bots.map((seat) => ({ seat, ...vocabulary.reply(m, seat, { by, kind, at }) }));
      return { by, kind, at, since: vocabulary.round(m), said: found.words, replies };
    },
    heard(rules, saved, seat, wishes) {
      const m = loaded(rules, saved);
      return wishes.filter((wish) => isHeard(vocabulary, m, seat, wish));
    },
  };
}
