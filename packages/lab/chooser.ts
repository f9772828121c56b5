/** Who answers for a seat when no person does. A bot gets what its seat may know and never the true match. */

import type { AnyTitle } from '@longtable/games';
import { type Answer, type Ask, type Engine, fail, type Match, type Rnd, type Seat, type Spec, sample } from '@longtable/kernel';

export interface Thought {
  readonly title: AnyTitle;
  readonly engine: Engine<Spec>;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly rnd: Rnd;
  /** A world that the seat could be in, to be played with freely: all that it cannot know is drawn anew each time. */
  imagine(): Match<Spec>;
}

export interface Chooser {
  readonly name: string;
  choose(thought: Thought): Answer;
}

const random: Chooser = { name: 'random', choose: ({ ask, rnd }) => sample(ask, rnd) };

/** All bots by name. */
export const CHOOSERS: Readonly<Record<string, Chooser>> = { random };
export const CHOOSER_NAMES = Object.keys(CHOOSERS);

export const chooserNamed = (name: string): Chooser | undefined => (Object.hasOwn(CHOOSERS, name) ? CHOOSERS[name] : undefined);

/** Lets a bot answer the open question of a seat. */
export function answerOf(chooser: Chooser, title: AnyTitle, engine: Engine<Spec>, m: Match<Spec>, seat: Seat, rnd: Rnd): Answer {
  const ask = m.open.find((q) => q.seat === seat) ?? fail(`seat ${seat} is not asked`);
  return chooser.choose({ title, engine, seat, ask, rnd, imagine: () => engine.imagine(m, seat, rnd) });
}
