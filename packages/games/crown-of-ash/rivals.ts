/** The AI's place at the end: its points stand beside those of the players. */
import type { Rival } from '@longtable/kit';
import type { View } from './view-types.ts';

export function rivals({ ai, players }: View, why: string, name: string): readonly Rival[] {
  const own = ai === null ? undefined : players[ai.who];
  return own === undefined ? [] : [{ name, points: own.vp, wins: why === 'ai' }];
}
