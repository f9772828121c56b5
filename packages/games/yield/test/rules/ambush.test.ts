import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { dials, playOn, told, totals, war } from '../scenes.ts';

const { a, b, c, d } = layout(3, { a: '*', b: '*', c: '*', d: '*' }, 'a-b b-c c-d');

describe('the Ambush card', () => {
  it('[YD-CRD-AMB-01] an own army next to an enemy starts a battle at once', () => {
    const [far] = farFrom(3, [a, b, c]) as [number];
    const s = war({
      seats: 3,
      armies: [
        [
          [4, a],
          [3, far],
        ],
        [[5, b]],
      ],
    })
      .at('card', { seat: 0, card: 'ambush' })
      .say(0, 'ambush');
    expect(told(s, 'battle')).toHaveLength(0);
    expect(s.options(0)).toEqual(['ambush:0', 'stop']);
    s.say(0, 'ambush:0');
    expect(told(s, 'battle')).toEqual([{ type: 'battle', armies: [0, 3], places: [a, b], units: [4, 5], totals: [10, 5, 0], ambusher: 0 }]);
  });

  it('[YD-CRD-AMB-02] everybody in the same tangle of enemies is drawn in', () => {
    const s = war({
      seats: 3,
      armies: [
        [[4, a]],
        [
          [5, b],
          [2, d],
        ],
        [[6, c]],
      ],
    }).at('battle', { from: 0, ambusher: 0 });
    expect(s.frame('battle').armies).toEqual([0, 3, 4, 6]);
    expect(s.frame('battle').order).toEqual([0, 1, 2]);
  });

  it('[YD-CRD-AMB-03] [YD-T-09] [YD-BAT-12] 6 more once, not for each army and not on dials, before the initiative', () => {
    const s = war({
      seats: 3,
      armies: [
        [
          [4, a],
          [3, a],
        ],
        [[12, b]],
      ],
    }).at('battle', { from: 0, ambusher: 0 });
    expect(totals(s)).toEqual([13, 12, 0]);
    expect(dials(s, 0).slice(0, 2)).toEqual([4, 3]);
    expect(s.asked).toEqual([1]);
  });

  it('[YD-CRD-AMB-03] the 6 count in the difference that decides losses', () => {
    const s = war({ seats: 3, armies: [[[4, a]], [[8, b]]] })
      .at('battle', { from: 0, ambusher: 0 })
      .say(1, 'yield');
    expect(told(s, 'yielded')).toEqual([{ type: 'yielded', seats: [1], loss: 2 }]);
    expect(dials(s, 1)[0]).toBe(6);
  });

  it('[YD-CRD-AMB-04] of several battles the ambusher chooses one, and the card is used up', () => {
    const two = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b c-d');
    const s = war({
      seats: 2,
      armies: [
        [
          [4, two.a],
          [4, two.c],
        ],
        [
          [5, two.b],
          [5, two.d],
        ],
      ],
    }).at('card', { seat: 0, card: 'ambush' });
    s.say(0, 'ambush');
    expect(s.options(0)).toEqual(['ambush:0', 'ambush:1', 'stop']);
    s.say(0, 'ambush:1');
    expect(s.frame('battle').armies).toEqual([1, 4]);
    playOn(s, ({ kind, stage }) => (stage === 'act' && kind === 'battle' ? 'yield' : undefined));
    expect(s.over).toBe(true);
    expect(told(s, 'battle')).toHaveLength(1);
  });

  it('[YD-CRD-AMB-05] without an enemy next to an own army there is no ambush, only the move', () => {
    const s = war({ seats: 3, armies: [[[4, a]], [[5, c]]] }).at('card', { seat: 0, card: 'ambush' });
    expect(s.question(0)).toMatchObject({ kind: 'banner' });
    expect(s.options(0)).toEqual([...nextTo(3, a).map((to) => `0>${to}`), 'stop']);
  });

  it('[YD-CRD-AMB-06] or one army moves one street instead', () => {
    const s = war({ seats: 3, armies: [[[4, a]], [[5, b]]] })
      .at('card', { seat: 0, card: 'ambush' })
      .say(0, 'one-moves-1');
    const to = nextTo(3, a).find((p) => p !== b)!;
    s.say(0, `0>${to}`);
    expect(s.over).toBe(true);
    expect(told(s, 'moved')).toMatchObject([{ army: 0, to, why: 'card' }]);
  });

  it('[YD-CRD-AMB-07] losses, destruction, free upgrade, retreat and chase as in any battle', () => {
    const home = farFrom(3, [a, b, c])[0]!;
    const s = war({
      seats: 3,
      armies: [
        [[9, a]],
        [
          [3, b],
          [4, b],
        ],
      ],
      stacks: { [home]: [NOBODY, 0] },
    }).at('battle', { from: 0, ambusher: 0 });
    s.say(1, 'yield').say(1, 3);
    expect(told(s, 'destroyed')).toMatchObject([{ army: 3, by: [0] }]);
    expect(s.question(0).kind).toBe('upgrade');
    s.say(0, [home]);
    expect(told(s, 'destroyed')).toHaveLength(2);
    s.say(0, []);
    expect(s.question(0).kind).toBe('chase');
    expect(s.options(0)).toEqual([`0>${b}`, 'stop']);
    const beaten = war({ seats: 3, armies: [[[4, a]], [[8, b]]] })
      .at('battle', { from: 0, ambusher: 0 })
      .say(1, 'yield');
    expect(beaten.question(0).kind).toBe('retreat');
  });

  it('[YD-CRD-AMB-08] [YD-A-13] an ambush makes nobody inactive: they fight again in the Battle phase and in later ambushes', () => {
    const s = war({ seats: 3, armies: [[[4, a]], [[10, b]]] })
      .at('battle', { from: 0, ambusher: 0 })
      .say(0, 'pass')
      .say(1, 'draw');
    expect(s.over).toBe(true);
    expect(s.table.armies.some((x) => x.inactive)).toBe(false);
    expect(s.at('card', { seat: 1, card: 'ambush' }).options(1)).toContain('ambush');
    expect(war({ seats: 3, armies: [[[4, a]], [[10, b]]] }).at('battles', {}).asked).toEqual([0]);
  });
});
