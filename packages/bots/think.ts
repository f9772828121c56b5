/** One decision of a bot, from a saved match to an answer: for threads of the server and workers of the browser. Frozen with a title's words. */
import { type Answer, type Engine, fail, type Game, isRefusal, type Match, rndFrom, type Spec } from '@longtable/kernel';
import type { Heuristic, Words } from './heuristic.ts';
import { botNamed } from './names.ts';
import { heeding, type SaidWish, type Vocabulary } from './wishes.ts';

export interface Assignment {
  /** A saved match in which all that the seat cannot know has been drawn again. */
  readonly saved: string;
  readonly seat: number;
  /** A level, or any bot's name. */
  readonly level: string;
  readonly seed: number;
  /** True: instead of an answer, the asker can pass on that an offer is taken up; left out: not. */
  readonly offers?: boolean;
  /** Things that partners have asked for; left out: nothing. */
  readonly wishes?: readonly SaidWish[];
}

export interface Decision {
  readonly answer: Answer;
  /** The offer that the answer takes up; left out: it answers the question. */
  readonly offer?: string;
  readonly why?: Words;
}

/** The rules that the saved match is played by. */
export interface ThinkRules<S extends Spec> {
  readonly game: Game<S>;
  engine(game: Game<S>): Engine<S>;
}

export type Think<S extends Spec = Spec> = (rules: ThinkRules<S>, assignment: Assignment) => Decision;

/** A bot that knows this about the game. */
export function thinking<S extends Spec>(usual: Heuristic<S>, vocabulary?: Vocabulary<S>): Think<S> {
  return ({ game, engine }, { saved, seat, level, seed, offers = false, wishes = [] }) => {
    const machine = engine(game);
    const loaded = machine.load(saved);
    const match = isRefusal(loaded) ? fail(`the match cannot be loaded: ${loaded.refused}`) : (loaded as Match<S>);
    if (match.result !== null) fail('the match is over');
    if (!match.open.some((q) => q.seat === seat)) fail(`seat ${seat} is not asked`);
    const bot = botNamed(level) ?? fail(`there is no bot ${level}`);
    const heuristic = vocabulary === undefined ? usual : heeding(usual, vocabulary, match, seat, wishes);
    const { answer, offer, why } = bot.decide({ engine: machine, heuristic, match, seat, rnd: rndFrom(seed), offers });
    const reason = why();
    return { answer, ...(offer === undefined ? {} : { offer }), ...(reason === null ? {} : { why: reason }) };
  };
}
