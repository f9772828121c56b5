/** The picture of the board while more and more happens. */
import { describe, expect, it } from 'vitest';
import type { AnyLook } from '../src/link/table-link.ts';
import { type Scene, withScene } from '../src/match/scenes.ts';

const scene = (name: string, heard: number, events: number): Scene => ({
  look: { name } as unknown as AnyLook,
  heard,
  events: Array.from({ length: events }, () => ({ type: 'moved' })),
});
const [first, second] = [scene('first', 4, 1), scene('second', 5, 1)];

describe('scenes', () => {
  it('are played one after the other', () => {
    expect(withScene([first], second, true, false)).toEqual([first, second]);
    expect(withScene([first], second, true, true)).toEqual([second]);
    expect(withScene([first, second], scene('third', 6, 2), false, false)).toHaveLength(1);
  });

  it('never wait for one in which nothing happens', () => {
    const quiet = scene('quiet', 5, 0);
    expect(withScene([first], quiet, true, false)).toEqual([quiet]);
    expect(withScene([first, second], quiet, true, false)).toEqual([first, { ...second, look: quiet.look }]);
  });

  it('are left out when the table has run far ahead', () => {
    const many = Array.from({ length: 5 }, (_, n) => scene(`${n}`, n, 1));
    expect(withScene(many, second, true, false)).toEqual([second]);
  });
});
