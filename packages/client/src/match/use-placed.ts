/** A question whose options point at things of the drawn board, also where the game left that open. */
import type { Ask, Described, Id } from '@longtable/kernel';
import { useMemo } from 'react';
import type { Skin } from '../../skins/skin.ts';

const idsOf = (ask: Ask): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

export function placed(question: Described, place: NonNullable<Skin['place']>): Described {
  const targets: Record<Id, string> = {};
  for (const id of idsOf(question.ask)) {
    const target = question.shown.targets?.[id] ?? place(question, id);
    if (target !== undefined) targets[id] = target;
  }
  return { ...question, shown: { ...question.shown, targets } };
}

export function usePlaced(question: Described | null, skin: Skin | null): Described | null {
  const place = skin?.place;
  return useMemo(() => (question === null || place === undefined ? question : placed(question, place)), [question, place]);
}
