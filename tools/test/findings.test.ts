import { expect, it } from 'vitest';
import { told } from '../findings.ts';

it('says nothing of games in which nothing was found', () => {
  expect(told({ yield: { texts: [], sentences: [] }, skirmish: {} })).toEqual([]);
});
it('names the first findings of each game and kind', () => {
  expect(told({ yield: { texts: ['a'], sentences: [] }, uprising: { texts: [1, 2, 3, 4, 5, 6] } })).toEqual([
    'yield: 1 texts: a',
    'uprising: 6 texts: 1, 2, 3, 4, 5 …',
  ]);
});
