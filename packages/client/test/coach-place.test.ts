import { describe, expect, it } from 'vitest';
import { type Box, placeFor, tailTo } from '../src/coach/place.ts';

const BOARD: Box = { x: 0, y: 0, width: 800, height: 600 };
const NOTE = { width: 300, height: 150 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the place of a note', () => {
  it('is in a corner of the board where there is nothing to speak of', () => {
    expect(placeFor(BOARD, NOTE, [], [])).toEqual(box(488, 12, 300, 150));
  });

  it('is beside the spot, and not over it', () => {
    const spot = box(40, 420, 200, 120);
    const place = placeFor(BOARD, NOTE, [spot], []);
    expect(place).toEqual(box(12, 236, 300, 150));
    expect(meets(place, spot)).toBe(false);
  });

  it('covers nothing that is to be read where there is room beside it', () => {
    const spot = box(40, 420, 200, 120);
    const words = [box(250, 380, 400, 200), box(0, 180, 800, 190)];
    const place = placeFor(BOARD, NOTE, [spot], words);
    for (const one of [spot, ...words]) expect(meets(place, one)).toBe(false);
  });

  it('stays within the board beside a spot at its edge', () => {
    const { x, y } = placeFor(BOARD, NOTE, [box(700, 560, 100, 40)], []);
    expect([x >= 12, y >= 12, x + 300 <= 788, y + 150 <= 588]).toEqual([true, true, true, true]);
  });

  it('has a wide tail to what is near, and a thin one to what is far', () => {
    const widthOf = (path: string): number => {
      const [from, , to] = path
        .slice(1, -1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number));
      return Math.hypot(from![0]! - to![0]!, from![1]! - to![1]!);
    };
    expect(widthOf(tailTo(box(0, 0, 100, 50), box(200, 0, 40, 40)))).toBeCloseTo(44, 0);
    expect(widthOf(tailTo(box(0, 0, 100, 50), box(700, 500, 40, 40)))).toBeCloseTo(16, 0);
  });
});
