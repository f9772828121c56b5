import type { Answer, Ask, Engine, Game, Match, Outcome, Rnd, Seat, Spec } from '@longtable/kernel';
import type { Title } from '@longtable/kit';

/** A place in a match where the laws are looked at: a question is open and somebody is about to answer. */
export interface Position<S extends Spec> {
  readonly game: Game<S>;
  readonly engine: Engine<S>;
  readonly title: Title<S> | null;
  /** Laws never change it: they work on copies. */
  readonly m: Match<S>;
  readonly rnd: Rnd;
  /** The answer that will be given next. */
  readonly ask: Ask;
  readonly answer: Answer;
}

/** The fault, or null. */
export type Law = <S extends Spec>(p: Position<S>) => string | null;

export const viewersOf = <S extends Spec>(m: Match<S>): (Seat | null)[] => [null, ...m.given.keys()];

/** A copy after one answer, or what was said instead. `out`: somebody listens. */
export function after<S extends Spec>(p: Position<S>, from: Match<S>, seat: Seat, answer: Answer, out?: Outcome<S>): Match<S> | string {
  const copy = p.engine.clone(from);
  const refusal = p.engine.apply(copy, seat, answer, out);
  return refusal === null ? copy : `${JSON.stringify(answer)} of seat ${seat} was refused: ${refusal.refused}`;
}

/** The place of the match, for messages. */
export const where = <S extends Spec>(m: Match<S>): string => m.stack.map((f) => `${f.k}.${f.at}`).join(' > ');
