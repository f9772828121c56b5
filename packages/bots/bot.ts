import type { Answer, Engine, Match, Rnd, Seat, Spec } from '@longtable/kernel';
import type { Heuristic, Words } from './heuristic.ts';
import type { Memory } from './memory.ts';

/** A question that a bot must answer. `match` may be the true one or any world the seat could be in: a bot deals it again before it looks. */
export interface Task<S extends Spec> {
  readonly engine: Engine<S>;
  readonly heuristic: Heuristic<S>;
  readonly match: Match<S>;
  readonly seat: Seat;
  readonly rnd: Rnd;
  /** Memory of the seat's bot from one question of this match to the next; left out: none. */
  readonly memory?: Memory;
  /** True: instead of an answer, the asker can pass on that an offer is taken up; left out: not. */
  readonly offers?: boolean;
}

export interface Thought {
  readonly answer: Answer;
  /** The offer that the answer takes up; left out: it answers the question. */
  readonly offer?: string;
  /** Positions looked at. */
  readonly looked: number;
  /** The bot's chance of winning after this, as it judges it. */
  readonly prospect: number | null;
  /** The main reason, in words: worked out when somebody asks, in arenas nobody does. */
  why(): Words | null;
}

/** An answer that needed no thought. */
export const obviously = (answer: Answer): Thought => ({ answer, looked: 0, prospect: null, why: () => null });

/** Something done beside the question, which comes again. */
export const beside = (offer: string, answer: Answer, why: () => Words | null): Thought => ({
  answer,
  offer,
  looked: 0,
  prospect: null,
  why,
});

export interface Bot {
  readonly name: string;
  /** The way it plays, which the game's heuristic must know; left out: the usual one. */
  readonly style?: string;
  decide<S extends Spec>(task: Task<S>): Thought;
}
