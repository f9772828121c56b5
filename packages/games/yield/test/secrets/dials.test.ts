import { describe, expect, it } from 'vitest';
import { farFrom, layout } from '../places.ts';
import { battle, begin, playOn, setupUntil, type War, war } from '../scenes.ts';
import { onlyKnownTo, type Viewer, viewOf } from './sight.ts';

const { a, b, c } = layout(3, { a: '*', b: '*', c: '*' }, 'a-b');
const far = farFrom(3, [a, b, c])[0]!;
const ALL: readonly Viewer[] = [0, 1, 2, null];

describe('dials', () => {
  const dialled = (units: number, w: Partial<War> = {}) =>
    war({
      seats: 3,
      armies: [
        [
          [units, a],
          [3, far],
        ],
        [[9, c]],
      ],
      ...w,
    });

  it('[YD-SET-14] [YD-ARM-03] the first split: sealed, then known to the owner alone', () => {
    const split = (n: number) => setupUntil(begin(3, { leaders: 'none', first: 0 }), 'split').say(0, [n, 6, 6 - n]);
    onlyKnownTo([], [1, 2, null], split(2), split(4));
    for (const viewer of ALL) expect(viewOf(split(3), viewer).ready).toEqual([0]);
    onlyKnownTo([0], [1, 2, null], split(2).say(1, [4, 4, 4]).say(2, [4, 4, 4]), split(4).say(1, [4, 4, 4]).say(2, [4, 4, 4]));
  });

  it('[YD-ARM-03] a dial that has not fought: the owner alone', () => {
    onlyKnownTo([0], [1, 2, null], dialled(4), dialled(7));
  });

  it('[YD-BAT-10] in a running battle: everybody, also outside it; the other dials of the same player stay hidden', () => {
    const fight = (units: number, other: number) =>
      battle({
        seats: 3,
        armies: [
          [
            [units, a],
            [other, far],
          ],
          [[15, b]],
        ],
      });
    onlyKnownTo([0, 1, 2, null], [], fight(4, 3), fight(7, 3));
    onlyKnownTo([0], [1, 2, null], fight(4, 3), fight(4, 8));
  });

  it('[YD-ARM-03] [YD-BAT-10] after it: hidden again; low and high keep what everybody saw', () => {
    const s = battle({ seats: 3, armies: [[[7, a]], [[9, b]]] }).say(0, 'yield');
    playOn(s, () => undefined);
    for (const viewer of [1, 2, null]) expect(viewOf(s, viewer).armies[0]).toMatchObject({ units: null, low: 5, high: 5 });
    expect(viewOf(s, 0).armies[0]).toMatchObject({ units: 5, low: 5, high: 5 });
    expect(viewOf(s, 0).armies[3]).toMatchObject({ units: null, low: 9, high: 9 });
  });

  it('[YD-OUT-09] a destroyed army is halved openly: exact until the next recruitment', () => {
    const s = battle({ seats: 3, armies: [[[7, a]], [[15, b]]] })
      .say(0, 'yield')
      .say(1, 'stop');
    expect(viewOf(s, 2).armies[0]).toMatchObject({ units: null, low: 3, high: 3, at: -1 });
  });

  it('[YD-REC-06] recruits: sealed, then known to the owner alone; others know the range that the gain allows', () => {
    const recruit = (mine: readonly number[]) =>
      dialled(4)
        .with((t) => {
          Object.assign(t.armies[0]!, { low: 4, high: 4 });
        })
        .at('recovery', { gain: 6 }, 'split')
        .say(0, mine);
    onlyKnownTo([], [0, 1, 2, null], recruit([6, 0, 0]), recruit([0, 6, 0]));
    const done = (mine: readonly number[]) => recruit(mine).say(1, [6, 0, 0]).say(2, [2, 2, 2]);
    onlyKnownTo([0], [1, 2, null], done([6, 0, 0]), done([0, 6, 0]));
    expect(viewOf(done([6, 0, 0]), 1).armies[0]).toMatchObject({ units: null, low: 4, high: 10 });
  });

  it('[YD-REC-07] units lost to the limit show nowhere', () => {
    const full = (units: number) =>
      war({
        seats: 3,
        armies: [
          [
            [units, a],
            [15, far],
            [15, far],
          ],
          [[9, c]],
        ],
      })
        .at('recovery', { gain: 5 }, 'split')
        .say(0, [15 - units, 0, 0]);
    onlyKnownTo([0], [1, 2, null], full(14), full(15));
  });
});
