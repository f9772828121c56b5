/** The AI's action cards and its fighter track. The kinds of action are the rulebook's, the cards are ours. */
import type { Source } from './source.ts';

export type AiAction =
  | 'use-resource'
  | 'attack-region'
  | 'attack-citadel'
  | 'build'
  | 'closest-resource'
  | 'attack-least-defended'
  | 'build-most-defended';

/** A section of a card. `player`: only if the determined region is another player's; `own`: only if it is the AI's or nobody's. */
export interface Section {
  readonly when: 'always' | 'player' | 'own';
  readonly action: AiAction;
}

interface ActionCard {
  readonly key: string;
  /** From left to right (CA-AIA-03). */
  readonly sections: readonly Section[];
  readonly source: Source;
}

const always = (action: AiAction): Section => ({ when: 'always', action });
const player = (action: AiAction): Section => ({ when: 'player', action });
const own = (action: AiAction): Section => ({ when: 'own', action });
const CLOSEST = always('closest-resource');

export const ACTION_CARDS: readonly ActionCard[] = [
  { key: 'harvest', sections: [always('use-resource'), player('attack-region'), own('build'), CLOSEST], source: 'house' },
  { key: 'warpath', sections: [player('attack-region'), own('build'), always('attack-citadel'), CLOSEST], source: 'house' },
  { key: 'siege', sections: [always('attack-citadel'), player('attack-region'), own('build'), CLOSEST], source: 'house' },
  { key: 'muster', sections: [CLOSEST], source: 'house' },
  { key: 'expansion', sections: [player('use-resource'), own('build'), CLOSEST], source: 'house' },
  { key: 'targeted', sections: [player('attack-least-defended'), own('build-most-defended'), CLOSEST], source: 'house' },
];
/** CA-SOL-04: the sixth card is added for extra challenge only. */
export const TARGETED = 5;

/** CA-SOL-05, CA-AIA-15: tiers on the fighter track, from the top. */
export const FIGHTER_TRACK: { readonly tiers: readonly number[]; readonly source: Source } = { tiers: [1, 2, 1, 2, 3], source: 'house' };

/** CA-SOL-06: the tier of the Citadel's first defender. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DIFFICULTY_TIER: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };
