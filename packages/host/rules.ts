/** Rules decide how a match goes: a game with the machine and the chance that belong to it. Frozen as one file, or the sources themselves. */
import { type ChanceSource, type Engine, engine, type Game, type Spec } from '@longtable/kernel';
import { chance, type Deal } from './chance.ts';

export interface Rules<S extends Spec = Spec> {
  readonly game: Game<S>;
  engine(game: Game<S>, source?: ChanceSource): Engine<S>;
  chance(secret: string, deal: Deal): ChanceSource;
}

/** Rules by their hash; null: nobody here has them. */
export type FindRules<S extends Spec = Spec> = (hash: string) => Rules<S> | null;

/** The rules as they are in this build's sources: for tests, labs and the command line. */
export const sourceRules = <S extends Spec>(game: Game<S>): Rules<S> => ({ game, engine: (of, source) => engine(of, source), chance });
