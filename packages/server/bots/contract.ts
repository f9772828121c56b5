/** A task for a bot. The true match never gets here: only a world that the seat could be in. */
import type { SaidWish } from '@longtable/bots/wishes';
import type { Answer } from '@longtable/kernel';
import type { Owner } from './queue.ts';

export interface Task {
  readonly game: string;
  /** Addresses of the rules and the words: files that were checked before. */
  readonly files: { readonly rules: string; readonly words: string };
  /** A saved match in which all that the seat cannot know is drawn anew. */
  readonly saved: string;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
  /** The bot may take up an offer instead of answering. */
  readonly offers: boolean;
  /** Wishes of people at the table to its bots. */
  readonly wishes: readonly SaidWish[];
  /** Milliseconds of thinking after which nobody waits any longer. */
  readonly hard: number;
  /** The owner whose turn it uses. */
  readonly owner: Owner;
}

export interface Thought {
  readonly answer: Answer;
  /** The offer that the answer takes up; left out: it answers the question. */
  readonly offer?: string;
  /** Read by everybody at the table: may only name what everybody knows. */
  readonly why?: { readonly en: string; readonly de: string };
}

export type Think = (task: Task) => Promise<Thought> | Thought;

/** A thought took too long and was ended. */
export class Overrun extends Error {}

/** Bots somewhere else: in other threads. */
export interface Thinker {
  think(task: Task): Promise<Thought>;
  close(): Promise<void>;
}
