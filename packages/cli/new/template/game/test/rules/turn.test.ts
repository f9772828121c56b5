import { isRefusal } from '@longtable/kernel';
import { type Scene, scene } from '@longtable/kit/scene';
import { describe, expect, it } from 'vitest';
import { type Template, templateGame } from '../../index.ts';

/** A heap with so many pebbles; seat 0 is to take. */
const heap = (n: number, seats = 3): Scene<Template> =>
  scene(templateGame, { seats }).with((table) => {
    table.heap = n;
    table.turn = 0;
    table.taken = table.taken.with(seats - 1, table.all - n);
  });

describe('setup', () => {
  it('[TP-SET-01] is for two to four', () => {
    expect([1, 2, 3, 4, 5].map((seats) => isRefusal(templateGame.options({}, seats)))).toEqual([true, false, false, false, true]);
  });
  it('[TP-SET-02] the heap has 15 pebbles or 21', () => {
    expect(scene(templateGame, { seats: 2 }).table.heap).toBe(15);
    expect(scene(templateGame, { seats: 2, options: { heap: 21 } }).table.heap).toBe(21);
    expect(isRefusal(templateGame.options({ heap: 16 }, 2))).toBe(true);
  });
  it('[TP-SET-03] anybody may begin', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => scene(templateGame, { seats: 3, seed }).table.turn);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });
});

describe('a turn', () => {
  it('[TP-TRN-01] takes one to three pebbles', () => {
    expect(heap(9).at('game', {}).options(0)).toEqual([1, 2, 3]);
    expect(heap(9).at('game', {}).say(0, 3).table.heap).toBe(6);
  });
  it('[TP-TRN-02] takes no more than there are', () => {
    expect(heap(2).at('game', {}).options(0)).toEqual([1, 2]);
  });
  it('[TP-TRN-03] passes to the left', () => {
    expect(heap(9).at('game', {}).say(0, 1).say(1, 1).say(2, 1).table.turn).toBe(0);
  });
});

describe('the end', () => {
  it('[TP-END-01] whoever takes the last pebble wins', () => {
    const s = heap(4).at('game', {}).say(0, 1);
    expect(s.match.result).toBeNull();
    expect(s.say(1, 3).match.result).toMatchObject({ winners: [1], why: 'last-pebble' });
  });
});
