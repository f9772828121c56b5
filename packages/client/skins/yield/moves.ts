/** What the open question means on the map. */
import type { Described, Id } from '@longtable/kernel';

export interface Move {
  readonly id: Id;
  readonly army: number;
  readonly to: number;
}

const STEP = /^(\d+)>(\d+)$/;

function stepsIn(ids: readonly Id[]): Move[] {
  return ids.flatMap((id) => {
    const found = STEP.exec(String(id));
    return found === null ? [] : [{ id, army: Number(found[1]), to: Number(found[2]) }];
  });
}

/** Steps of armies among the options. */
export const movesOf = (question: Described | null): Move[] => (question?.ask.shape === 'pick' ? stepsIn(question.ask.options) : []);

/** Steps that a rule forbids, with that rule. */
export function blockedMoves(question: Described | null): (Move & { readonly rule: string })[] {
  return (question?.shown.blocked ?? []).flatMap(({ id, rule }) => stepsIn([id]).map((move) => ({ ...move, rule })));
}

/** Cards of a battle: which can be played, and how. */
export function playsOf(question: Described | null, card: string): readonly Id[] {
  if (question?.ask.shape !== 'pick' || question.kind !== 'battle') return [];
  return question.ask.options.filter((id) => id === `up:${card}` || id === `down:${card}`);
}
