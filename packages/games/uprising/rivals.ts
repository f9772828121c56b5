/** Both Nemeses at the end: one wins where a faction has not got more points than it. UP-SCO-08 */
import type { Rival } from '@longtable/kit';
import type { View } from './view-types.ts';

export function rivals({ empireVp, chaosVp, players }: View, names: { readonly empire: string; readonly chaos: string }): readonly Rival[] {
  const wins = (points: number): boolean => players.some(({ vp }) => vp <= points);
  return [
    { name: names.empire, points: empireVp, wins: wins(empireVp) },
    { name: names.chaos, points: chaosVp, wins: wins(chaosVp) },
  ];
}
