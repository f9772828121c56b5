/** Options that have no place on the board: where they stand. */
import type { CrownOfAsh } from '@longtable/crown-of-ash';
import { thingOf } from '@longtable/crown-of-ash/ids';
import type { Id } from '@longtable/kernel';
import type { Asking } from '@longtable/kit';

/** Choices that stand for themselves: none of them has a place on the board. */
export function plainChoices(question: Asking<CrownOfAsh> | null): readonly Id[] {
  if (question?.ask.shape !== 'pick' || question.kind === 'setup') return [];
  const options: readonly Id[] = question.ask.options;
  return options.some((id) => question.shown.targets?.[id] !== undefined) ? [] : options;
}

/** Things of the board that stand beside the question all the same: their words matter. */
const BESIDE: readonly ReturnType<typeof thingOf>[] = ['power', 'zone'];

/** Choices of a combat that stand beside the question as well as on its sheet: more would take the room of the fighters. */
const FEW = 3;

/** Options beside the question: powers with their words, and what has no place on the board. */
export function beside(question: Asking<CrownOfAsh>): readonly Id[] | undefined {
  const { ask, shown, kind } = question;
  if (kind === 'setup') return [];
  if (ask.shape !== 'pick' && ask.shape !== 'some') return undefined;
  const options: readonly Id[] = ask.options;
  const rest = options.filter((id) => {
    const target = shown.targets?.[id];
    return target === undefined || BESIDE.includes(thingOf(target));
  });
  if (rest.length < options.length) return rest;
  return kind === 'combat' && plainChoices(question).length > FEW ? [] : undefined;
}
