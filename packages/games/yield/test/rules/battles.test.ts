import { describe, expect, it } from 'vitest';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, battlePhase, dials, playOn, told, totals, war, type YieldScene } from '../scenes.ts';

const fights = (s: YieldScene): number[][] => {
  playOn(s, ({ kind, stage, ask }) => {
    if (kind !== 'battle' || stage !== 'act' || ask.shape !== 'pick') return undefined;
    return ask.options.find((id) => ['yield', 'draw', 'pass'].includes(String(id)));
  });
  return told(s, 'battle').map((e) => [...e.armies]);
};

describe('which battles there are', () => {
  const { a, b, c, d } = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b c-d');

  it('[YD-BAT-01] an army next to an enemy fights, an army next to none does not', () => {
    const far = farFrom(2, [a, b])[0]!;
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [4, a],
          [9, far],
        ],
        [[5, b]],
      ],
    });
    expect(fights(s)).toEqual([[0, 3]]);
    expect(dials(s, 0)[1]).toBe(9);
  });

  it('[YD-BAT-02] without enemies side by side the phase is skipped', () => {
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, b],
        ],
        [
          [5, c],
          [5, d],
        ],
      ],
    });
    expect(s.over).toBe(true);
    expect(told(s, 'battle')).toEqual([]);
  });

  it('[YD-E-06] [YD-BAT-03] [YD-BAT-05] two yellow armies next to one violet: one battle; the other violet army is out', () => {
    const { y1, y2, v1 } = layout(2, { y1: '*', y2: '*', v1: '*' }, 'y1-v1 y2-v1');
    const v2 = farFrom(2, [y1, y2])[0]!;
    expect(
      fights(
        battlePhase({
          seats: 2,
          armies: [
            [
              [4, y1],
              [4, y2],
            ],
            [
              [9, v1],
              [3, v2],
            ],
          ],
        }),
      ),
    ).toEqual([[0, 1, 3]]);
  });

  it('[YD-E-07] [YD-BAT-03] [YD-BAT-04] [YD-BAT-05] teal, gray and orange: streets between own armies do not join battles', () => {
    const p = layout(3, { t1: '*', g1: '*', t2: '*', o1: '*', t3: '*', g2: '*' }, 't1-g1 g1-t2 t2-o1 t2-t3 t3-g2');
    const s = battlePhase({
      seats: 3,
      armies: [
        [
          [3, p.t1],
          [3, p.t2],
          [3, p.t3],
        ],
        [
          [5, p.g1],
          [6, p.g2],
        ],
        [[9, p.o1]],
      ],
    });
    expect(s.options(0)).toEqual([0, 2]);
    expect(s.say(0, 0).frame('battle').armies).toEqual([0, 1, 3, 6]);
    expect(s.frame('battle').order).toEqual([0, 1, 2]);
  });

  it('[YD-BAT-06] the starting player chooses the next battle, one after the other', () => {
    const s = battlePhase({
      seats: 2,
      first: 1,
      armies: [
        [
          [4, a],
          [4, c],
        ],
        [
          [5, b],
          [5, d],
        ],
      ],
    });
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual([0, 1]);
    s.say(1, 1);
    expect(s.frame('battle').armies).toEqual([1, 4]);
    expect(fights(s)).toEqual([
      [1, 4],
      [0, 3],
    ]);
  });

  it('[YD-BAT-07] [YD-BAT-09] an army fights once in the phase, then lies down; after the last battle all stand up', () => {
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, c],
        ],
        [
          [5, b],
          [4, d],
        ],
      ],
    })
      .say(0, 1)
      .say(0, 'pass')
      .say(1, 'draw');
    expect(s.table.armies.map((x) => x.inactive)).toEqual([false, true, false, false, true, false]);
    expect(yieldGame.view(s.match, null).armies[1]!.inactive).toBe(true);
    expect(s.frame('battle').armies).toEqual([0, 3]);
    s.say(0, 'yield');
    playOn(s, () => undefined);
    expect(s.table.armies.some((x) => x.inactive)).toBe(false);
    expect(told(s, 'battle')).toHaveLength(2);
  });

  it('[YD-BAT-09] also those that were destroyed: they come back ready to fight', () => {
    const s = battlePhase({ seats: 2, armies: [[[9, a]], [[2, b]]] }).say(1, 'yield');
    playOn(s, () => undefined);
    expect(told(s, 'destroyed')).toHaveLength(1);
    expect(s.table.armies.some((x) => x.inactive)).toBe(false);
  });

  it('[YD-BAT-08] [YD-T-10] a beaten army that ends next to one that has not fought starts no new battle', () => {
    const { g, v, to, t } = layout(3, { g: '*', v: '*', to: '*', t: '*' }, 'g-v g-to to-t');
    const s = battlePhase({ seats: 3, armies: [[[4, g]], [[5, v]], [[9, t]]] })
      .say(0, 'yield')
      .say(1, `0>${to}`);
    playOn(s, () => undefined);
    expect(s.table.armies[0]!.at).toBe(to);
    expect(nextTo(3, to)).toContain(t);
    expect(told(s, 'battle')).toHaveLength(1);
    expect(s.over).toBe(true);
  });
});

describe('the start of a battle', () => {
  const { a, b, c } = layout(3, { a: '*', b: '*', c: '*' }, 'a-b b-c');

  it('[YD-BAT-10] [YD-A-33] participating dials are shown to everybody, others are not, and all are hidden when it is over', () => {
    const far = farFrom(3, [a, b, c])[0]!;
    const s = battle({
      seats: 3,
      armies: [
        [
          [4, a],
          [8, far],
        ],
        [[6, b]],
        [[7, nextTo(3, far)[0]!]],
      ],
    });
    const units = (viewer: number | null) => yieldGame.view(s.match, viewer).armies.map((x) => x.units);
    expect(units(null)).toEqual([4, null, null, 6, null, null, null, null, null]);
    expect(units(2)).toEqual([4, null, null, 6, null, null, 7, 2, 2]);
    s.say(0, 'yield');
    expect(units(null)[0]).toBe(2);
    playOn(s, () => undefined);
    expect(units(null).every((x) => x === null)).toBe(true);
  });

  it('[YD-BAT-11] [YD-MUL-01] totals are the sums of the participating dials', () => {
    const s = battle({
      seats: 3,
      armies: [
        [
          [4, a],
          [5, a],
        ],
        [[6, b]],
        [
          [7, c],
          [1, farFrom(3, [a, b, c])[0]!],
        ],
      ],
    });
    expect(totals(s)).toEqual([9, 6, 7]);
  });

  it('[YD-BAT-12] [YD-BAT-19] bonuses and cards change the tracker of this battle, never a dial', () => {
    const w = { seats: 3, armies: [[[4, a] as const], [[9, b] as const]], hands: [['town-3'] as const, []] };
    const s = war(w).at('battle', { from: 0, ambusher: 1 }).say(0, 'down:town-3');
    expect(totals(s)).toEqual([5, 15, 0]);
    expect([dials(s, 0)[0], dials(s, 1)[0]]).toEqual([4, 9]);
    const again = battle({ ...w, hands: [] });
    expect(totals(again)).toEqual([4, 9, 0]);
  });

  it('[YD-BAT-13] [YD-BAT-14] [YD-MUL-04] the weakest acts; on a tie the earliest in turn order', () => {
    const start = (first: number, units: readonly [number, number, number]) =>
      battle({ seats: 3, first, armies: [[[units[0], a]], [[units[1], b]], [[units[2], c]]] });
    expect(start(0, [5, 4, 6]).asked).toEqual([1]);
    expect(start(0, [5, 9, 5]).asked).toEqual([0]);
    expect(start(1, [5, 9, 5]).asked).toEqual([2]);
    expect(start(2, [5, 5, 9]).asked).toEqual([0]);
  });
});
