import { describe, expect, it } from 'vitest';
import { camp } from '../camp.ts';

/** The last hill, worth 2, is taken by seat 0. */
const lastHill = (points: readonly number[]) =>
  camp({ hands: points.map(() => [1]), hills: [2], points, options: { rally: false } })
    .dice({ 'die:0': [5], 'die:1': [0], 'die:2': [0] })
    .at('game', {});

describe('the end', () => {
  it('[SK-END-01] comes after the last hill, not before', () => {
    const s = camp({ hands: [[1], [1]], hills: [1, 1], options: { rally: false } })
      .at('game', {})
      .say(0, 1)
      .say(1, 1);
    expect(s.match.result).toBeNull();
    expect(s.table.hills).toEqual([]);
    s.say(0, s.options(0)[0]!).say(1, s.options(1)[0]!);
    expect(s.match.result).not.toBeNull();
  });
  it('[SK-END-01] the captain with the most points wins', () => {
    const s = lastHill([1, 2, 0]).say(0, 1).say(1, 1).say(2, 1);
    expect(s.match.result).toEqual({ winners: [0], scores: [3, 2, 0], why: 'hills-fought' });
  });
  it('[SK-END-01] it need not be the captain who took the last hill', () => {
    const s = lastHill([1, 2, 9]).say(0, 1).say(1, 1).say(2, 1);
    expect(s.match.result).toMatchObject({ winners: [2], scores: [3, 2, 9] });
  });
  it('[SK-END-01] equals share the victory', () => {
    const s = lastHill([1, 3, 3]).say(0, 1).say(1, 1).say(2, 1);
    expect(s.match.result).toMatchObject({ winners: [0, 1, 2], scores: [3, 3, 3] });
  });
});
