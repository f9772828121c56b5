/** The meaning of the open question on the map, read with the game's own grammar of ids. */
import type { Id } from '@longtable/kernel';
import type { Asking } from '@longtable/kit';
import type { Yield } from '@longtable/yield';
import { isPlay, isStep, parsePlay, parseStep } from '@longtable/yield/ids';
import type { Play, Step } from '@longtable/yield/spec';
import { KINDS } from './battle-card.tsx';

export type Question = Asking<Yield>;

export interface Move {
  readonly id: Step;
  readonly army: number;
  readonly to: number;
}

const stepsIn = (ids: readonly Id[]): Move[] => ids.filter(isStep).map((id) => ({ id, ...parseStep(id) }));

/** Steps of armies among the options. */
export const movesOf = (question: Question | null): Move[] => (question?.ask.shape === 'pick' ? stepsIn(question.ask.options) : []);

/** Steps that a rule forbids, with that rule. */
export function blockedMoves(question: Question | null): (Move & { readonly rule: string })[] {
  return (question?.shown.blocked ?? []).flatMap(({ id, rule }) => stepsIn([id]).map((move) => ({ ...move, rule })));
}

/** Cards of a battle: which can be played, and how. */
export function playsOf(question: Question | null, card: string): readonly Play[] {
  if (question?.kind !== 'battle' || question.stage !== 'act') return [];
  return question.ask.options.filter(isPlay).filter((id) => cardOf(id) === card);
}

export const cardOf = (play: Play): string => KINDS[parsePlay(play).kind]!.name;
export const isFaceUp = (id: Id): boolean => isPlay(id) && parsePlay(id).faceUp;
