/** Choosers answer for a seat when no person does. A bot gets what its seat may know and never the true match. */
import { botNamed, type Heuristic, heeding, LEVELS, loadHeuristic, loadVocabulary, type SaidWish } from '@longtable/bots';
import type { AnyTitle, GameId } from '@longtable/games';
import { type Answer, type Ask, type Engine, fail, type Match, type Rnd, type Seat, type Spec, sample } from '@longtable/kernel';

export interface Thought {
  readonly engine: Engine<Spec>;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly rnd: Rnd;
  /** A world that the seat could be in, to be played with freely: all that it cannot know is drawn anew each time. */
  imagine(): Match<Spec>;
  /** An offer may be taken up instead of answering. */
  readonly offers: boolean;
  /** Things that partners have asked for. */
  readonly wishes: readonly SaidWish[];
}

export interface Chooser {
  readonly name: string;
  choose(thought: Thought): Chosen;
}

export interface Chosen {
  readonly answer: Answer;
  /** The offer that the answer takes up; left out: it answers the question. */
  readonly offer?: string;
}

const random: Chooser = { name: 'random', choose: ({ ask, rnd }) => ({ answer: sample(ask, rnd) }) };

/** For help and error lines. */
export const BOT_NAMES = `random, greedy, greedy:<style>, search:2000 (iterations), search:0.5s, hint, ${LEVELS.join(', ')}`;

/** A bot for a game, or what is wrong. All but `random` must know the game. */
export async function chooserFor(title: AnyTitle, name: string): Promise<Chooser | string> {
  if (name === random.name) return random;
  const bot = botNamed(name);
  if (bot === null) return `There is no bot "${name}". Known: ${BOT_NAMES}.`;
  const heuristic = await loadHeuristic(title.game.id as GameId);
  if (heuristic === null) return `The bot "${name}" does not know ${title.game.id} yet. Known: random.`;
  if (bot.style !== undefined && heuristic.styles?.[bot.style] === undefined)
    return `${title.game.id} knows no style "${bot.style}". ${stylesOf(heuristic)}`;
  const vocabulary = await loadVocabulary(title.game.id as GameId);
  return {
    name,
    choose({ imagine, wishes, ...thought }) {
      const match = imagine();
      const minded = vocabulary === null ? heuristic : heeding(heuristic, vocabulary, match, thought.seat, wishes);
      return bot.decide({ ...thought, heuristic: minded, match });
    },
  };
}

const stylesOf = ({ styles = {} }: Heuristic<Spec>): string => `Known: ${Object.keys(styles).join(', ') || 'none'}.`;

/** Lets a bot answer the open question of a seat. */
export const answerOf = (chooser: Chooser, engine: Engine<Spec>, m: Match<Spec>, seat: Seat, rnd: Rnd): Answer =>
  choiceOf(chooser, engine, m, seat, rnd, false).answer;

/** The same where it may take up an offer first. */
export function choiceOf(
  chooser: Chooser,
  engine: Engine<Spec>,
  m: Match<Spec>,
  seat: Seat,
  rnd: Rnd,
  offers = true,
  wishes: readonly SaidWish[] = [],
): Chosen {
  const ask = m.open.find((q) => q.seat === seat) ?? fail(`seat ${seat} is not asked`);
  return chooser.choose({ engine, seat, ask, rnd, offers, wishes, imagine: () => engine.imagine(m, seat, rnd) });
}
