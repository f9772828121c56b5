import { order, pick, share, shareBetween, some } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../play/answer.ts';

describe('what a person types', () => {
  const few = pick(0, [3, 5, 'hold']);
  it.each([
    ['1', 3],
    ['2', 5],
    ['=5', 5],
    ['hold', 'hold'],
    ['=hold', 'hold'],
    [' 3 ', 'hold'],
    ['4', null],
    ['0', null],
    ['=4', null],
    ['1 2', null],
    ['-', null],
    ['', null],
    ['rank', null],
  ])('%j to a pick', (typed, answer) => expect(parseAnswer(few, typed)).toBe(answer));

  const several = some(0, ['a', 'b', 'c'], 0, 2);
  it.each([
    ['1 3', ['a', 'c']],
    ['1,3', ['a', 'c']],
    ['b', ['b']],
    ['-', []],
    ['1 1', ['a', 'a']],
    ['1 9', null],
  ])('%j to some', (typed, answer) => expect(parseAnswer(several, typed)).toEqual(answer));

  const bins = share(0, 4, ['x', 'y', 'z'], [1, 0, 0], [4, 4, 4]);
  it.each([
    ['2 1 1', [2, 1, 1]],
    ['y=3', [1, 3, 0]],
    ['x=2 z=2', [2, 0, 2]],
    ['q=1', null],
    ['x=-1', null],
    ['two', null],
    ['x x y z', [2, 1, 1]],
    ['x =y', [1, 1, 0]],
    ['x 2', null],
    ['2 2', [2, 2]],
  ])('%j to a share', (typed, answer) => expect(parseAnswer(bins, typed)).toEqual(answer));
  it('words may be names too, as long as they mean one option', () => {
    const names = { 7: 'Town 3', 8: 'Forest 3', 9: 'Forest 3' };
    const name = (id: string | number): string => names[id as 7];
    expect(parseAnswer(share(0, 2, [7, 8], [0, 0], [2, 2]), 'town-3 Forest-3', name)).toEqual([1, 1]);
    expect(parseAnswer(share(0, 2, [7, 8], [0, 0], [2, 2]), 'town-3=2', name)).toEqual([2, 0]);
    expect(parseAnswer(share(0, 2, [8, 9], [0, 0], [2, 2]), 'forest-3 forest-3', name)).toBeNull();
    expect(parseAnswer(pick(0, [7, 8]), 'town-3', name)).toBe(7);
    expect(parseAnswer(pick(0, [8, 9]), 'forest-3', name)).toBeNull();
  });
  it('"-" is the least of a share', () => {
    expect(parseAnswer(shareBetween(0, 0, 3, ['x', 'y'], [0, 1], [3, 3]), '-')).toEqual([0, 1]);
  });

  it('an order is all places in a row', () => {
    expect(parseAnswer(order(0, ['a', 'b', 'c']), '3 1 2')).toEqual(['c', 'a', 'b']);
    expect(parseAnswer(order(0, ['a', 'b', 'c']), 'c 1 2')).toEqual(['c', 'a', 'b']);
  });
});
