/**
 * A frozen title as those who run it see it. Two files, each named by the SHA-256 of its bytes: *rules* decide how a match goes and
 * never change under it; *words* (texts, picture, bots' knowledge) may get better while it is played.
 */
import type { Advise, Judge } from '@longtable/bots/advise';
import type { Think } from '@longtable/bots/think';
import type { Wishing } from '@longtable/bots/wishes';
import type { Rules } from '@longtable/host';
import type { Spec } from '@longtable/kernel';
import type { About, Title, TitleWords } from '@longtable/kit';

/** Raised when a server could no longer talk to files of before: then it must know both. */
export const ABI = 1;

export type Kind = 'rules' | 'words';

export interface FrozenRules extends Rules {
  readonly abi: number;
}

export interface FrozenWords {
  readonly abi: number;
  readonly words: TitleWords<Spec>;
  readonly think: Think;
  /** Words from before there was advice have none. */
  readonly advise?: Advise;
  readonly judge?: Judge;
  /** Only where partners understand wishes. */
  readonly wishes?: Wishing;
  /** The hash of what drawn boards are made for: how the match looks, and the data beside it. */
  readonly view: string;
  /** The card of a title from outside: those of this build are known before. */
  readonly about?: About;
}

/** The names of a game's files in a build. */
export interface FrozenNames {
  readonly rules: string;
  readonly words: string;
  readonly view: string;
}

export const isHash = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** A title put together again. */
export const titleOf = ({ game }: FrozenRules, { words }: FrozenWords): Title<Spec> => ({ game, ...words });
