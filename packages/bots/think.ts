/** One decision of a bot, from a saved match to an answer: for threads of the server and workers of the browser. */
import { type GameId, isGameId, loadTitle } from '@longtable/games';
import { type Answer, type Engine, engine, fail, isRefusal, type Match, rndFrom, type Spec, sample } from '@longtable/kernel';
import type { Words } from './heuristic.ts';
import { loadHeuristic } from './heuristics.ts';
import { botNamed } from './names.ts';

export interface Assignment {
  readonly game: string;
  /** A saved match in which all that the seat cannot know has been drawn again. */
  readonly saved: string;
  readonly seat: number;
  /** A level, or any bot's name. */
  readonly level: string;
  readonly seed: number;
}

export interface Decision {
  readonly answer: Answer;
  readonly why?: Words;
}

/** Games for which no bot has been taught anything are answered at random. */
export async function think({ game, saved, seat, level, seed }: Assignment): Promise<Decision> {
  const id: GameId = isGameId(game) ? game : fail(`there is no game ${game}`);
  const machine: Engine<Spec> = engine((await loadTitle(id)).game);
  const loaded = machine.load(saved);
  const match = isRefusal(loaded) ? fail(`the match cannot be loaded: ${loaded.refused}`) : (loaded as Match<Spec>);
  if (match.result !== null) fail('the match is over');
  const ask = match.open.find((q) => q.seat === seat) ?? fail(`seat ${seat} is not asked`);
  const heuristic = await loadHeuristic(id);
  const bot = botNamed(level) ?? fail(`there is no bot ${level}`);
  const rnd = rndFrom(seed);
  if (heuristic === null) return { answer: sample(ask, rnd) };
  const { answer, why } = bot.decide({ engine: machine, heuristic, match, seat, rnd });
  const reason = why();
  return reason === null ? { answer } : { answer, why: reason };
}
