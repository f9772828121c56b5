import { describe, expect, it } from 'vitest';
import { yieldGame } from '../../index.ts';
import { layout, nextTo, numeralAt } from '../places.ts';
import { atRandom, battle, begin, dials, placesOf, playOn, told, war, type YieldScene } from '../scenes.ts';

describe('armies and dials', () => {
  it('[YD-ARM-01] the three kinds follow identical rules: same moves, same fights', () => {
    const { a, b } = layout(2, { a: 'town', b: 'forest' }, 'a-b');
    for (const kind of [0, 1, 2]) {
      const armies = [0, 1, 2].map((i) => (i === kind ? ([4, a] as const) : ([1, -1] as const)));
      const s = war({ seats: 2, armies: [armies] }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' });
      expect(s.options(0)).toEqual([...nextTo(2, a).map((to) => `${kind}>${to}`), 'stop']);
      const fight = battle({ seats: 2, armies: [armies, [[5, b]]], hands: [['town-3', 'forest-3'], []] }, kind);
      expect(fight.frame('battle').totals).toEqual([4, 5]);
      expect(fight.options(0)).toEqual(['down:forest-3', 'up:town-3', 'down:town-3', 'yield']);
    }
  });

  it('[YD-ARM-02] dials end at 15: what would go beyond is lost', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const options = { leaders: ['basil-a', 'vymar-b'] };
    const s = battle({
      seats: 2,
      options,
      armies: [
        [[12, a]],
        [
          [10, b],
          [10, b],
        ],
      ],
    }).say(0, 'yield');
    playOn(s, () => undefined);
    expect(told(s, 'rises')[0]!.n).toBe(8);
    expect(dials(s, 0)[0]).toBe(15);
    const recruits = war({
      seats: 2,
      armies: [
        [
          [13, a],
          [14, a],
          [15, a],
        ],
        [
          [4, b],
          [4, b],
          [4, b],
        ],
      ],
    }).at('recovery', { gain: 9 }, 'split');
    expect(recruits.question(0).ask).toMatchObject({ min: 3, max: 3, most: [2, 1, 0] });
  });

  it('[YD-ARM-03] [YD-BAT-10] dials are secret but for the armies of a running battle, and again afterwards', () => {
    const { a, b, c } = layout(2, { a: '*', b: '*', c: '*' }, 'a-b');
    const w = { seats: 2, armies: [[[4, a] as const, [7, c] as const], [[6, b] as const]] };
    const seen = (s: YieldScene) =>
      yieldGame
        .view(s.match, 1)
        .armies.slice(0, 2)
        .map((x) => x.units);
    expect(seen(war(w))).toEqual([null, null]);
    const s = battle(w);
    expect(seen(s)).toEqual([4, null]);
    s.say(0, 'yield');
    expect(s.question(1).kind).toBe('retreat');
    expect(seen(s)).toEqual([2, null]);
    playOn(s, () => undefined);
    expect(seen(s)).toEqual([null, null]);
    expect(dials(s, 0).slice(0, 2)).toEqual([2, 7]);
  });

  it('[YD-ARM-04] over whole matches units change only by losses, destruction and recruitment; winners keep theirs', () => {
    const seen = { losses: 0, recruits: 0 };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const s = begin(3, { leaders: 'none' }, seed);
      const any = atRandom(seed);
      let last = { units: '', harm: 0, stage: '' };
      playOn(s, (q) => {
        const units = JSON.stringify(s.table.armies.map((x) => x.units));
        const harm = told(s, 'lost').length + told(s, 'destroyed').length;
        if (units !== last.units) expect(harm > last.harm || last.stage === 'split' || last.stage === '').toBe(true);
        seen.losses += harm - last.harm;
        seen.recruits += units !== last.units && last.stage === 'split' ? 1 : 0;
        last = { units, harm, stage: q.stage };
        return any(q);
      });
    }
    expect(seen.losses).toBeGreaterThan(3);
    expect(seen.recruits).toBeGreaterThan(6);
  });

  it('[YD-ARM-07] no army enters a place with an army of another player, and is told why', () => {
    const { a, b, c } = layout(2, { a: '*', b: '*', c: '*' }, 'a-b a-c');
    const s = war({
      seats: 2,
      armies: [
        [
          [4, a],
          [2, c],
        ],
        [[9, b]],
      ],
    }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' });
    expect(s.options(0)).toContain(`0>${c}`);
    expect(s.refusal(0, `0>${b}`)).toEqual({ refused: 'not-an-option', rule: 'YD-ARM-07' });
  });

  it('[YD-ARM-08] [YD-E-02] [YD-OUT-09] a destroyed army leaves the map with half its units, rounded down, at least 1', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    for (const [units, half] of [
      [3, 1],
      [1, 1],
      [2, 1],
      [7, 3],
    ] as const) {
      const s = battle({ seats: 2, armies: [[[units, a]], [[15, b]]] }).say(0, 'yield');
      expect(dials(s, 0)[0]).toBe(half);
      expect(placesOf(s, 0)[0]).toBe(-1);
    }
  });

  it('[YD-ARM-09] it waits beside the map until Recovery and Recruitment', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const home = numeralAt(2, 'III');
    const s = battle({ seats: 2, armies: [[[2, a]], [[15, b]]], stacks: { [home]: [-1, 0] } }).say(0, 'yield');
    playOn(s, () => undefined);
    expect(placesOf(s, 0)[0]).toBe(-1);
    expect(s.at('banner', { seat: 0, card: 'move-two', banner: 'all-move-1' }).over).toBe(true);
    expect(placesOf(s.at('recovery', { gain: 0 }), 0)).toEqual([home, home, home]);
  });
});
