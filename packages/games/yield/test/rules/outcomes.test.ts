import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, numeralAt } from '../places.ts';
import { battle, cards, dials, placesOf, playOn, told, war, type YieldScene } from '../scenes.ts';

const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
const [home, second] = farFrom(2, [a, b], 2) as [number, number];
/** Seat 0 is beaten: its armies stand on a, those of seat 1 on b. */
const lose = (own: readonly number[], enemy: number, stacks: Readonly<Record<number, readonly number[]>> = {}): YieldScene =>
  battle({ seats: 2, armies: [own.map((n) => [n, a] as const), [[enemy, b]]], stacks }).say(0, 'yield');

describe('draw and defeat', () => {
  it('[YD-OUT-01] a draw: nobody loses units, moves, retreats or chases', () => {
    const s = battle({ seats: 2, armies: [[[6, a]], [[6, b]]] })
      .say(0, 'pass')
      .say(1, 'draw');
    expect(s.over).toBe(true);
    expect([dials(s, 0)[0], dials(s, 1)[0], placesOf(s, 0)[0], placesOf(s, 1)[0]]).toEqual([6, 6, a, b]);
    expect(s.events.some((e) => ['lost', 'destroyed', 'moved', 'won'].includes(e.type))).toBe(false);
  });

  it('[YD-OUT-02] [YD-OUT-03] the loss is the difference on the tracker, off the dial of the only army', () => {
    const s = battle({ seats: 2, armies: [[[6, a]], [[9, b]]], hands: [['town-3'], []] })
      .say(0, 'down:town-3')
      .say(0, 'yield');
    expect(told(s, 'yielded')[0]!.loss).toBe(2);
    expect(told(s, 'lost')).toEqual([{ type: 'lost', seat: 0, army: 0, n: 2, left: 4 }]);
    expect(dials(s, 0)[0]).toBe(4);
  });

  it('[YD-OUT-04] with several armies the beaten player lays the whole loss on one of them', () => {
    const s = lose([5, 6], 14);
    expect(s.question(0)).toMatchObject({ stage: 'suffer', shown: { with: { loss: 3 } } });
    expect(s.options(0)).toEqual([0, 1]);
    s.say(0, 1);
    expect(dials(s, 0)).toEqual([5, 3, 2]);
  });

  it('[YD-OUT-05] [YD-T-01] armies 3 and 6, loss 5 on the 3: destroyed with dial 1, 2 go to the other, one free Upgrade', () => {
    const s = lose([3, 6], 14, { [home]: [NOBODY, 1] }).say(0, 0);
    expect(dials(s, 0).slice(0, 2)).toEqual([1, 6]);
    expect(s.asked).toEqual([1]);
    s.say(1, [home]);
    expect(dials(s, 0).slice(0, 2)).toEqual([1, 4]);
    expect(placesOf(s, 0)[0]).toBe(-1);
    expect(told(s, 'upgraded')).toHaveLength(1);
  });

  it('[YD-OUT-05] the rest goes to an army of the loser’s choice, and so on', () => {
    const s = lose([2, 3, 4], 14).say(0, 0);
    expect(s.options(0)).toEqual([1, 2]);
    s.say(0, 2);
    expect(dials(s, 0)).toEqual([1, 3, 1]);
  });

  it('[YD-OUT-06] [YD-T-02] army 4, loss 4: destroyed, dial 2, nothing left over', () => {
    const s = lose([4, 5], 13).say(0, 0);
    expect(dials(s, 0).slice(0, 2)).toEqual([2, 5]);
    expect(placesOf(s, 0)[0]).toBe(-1);
    expect(told(s, 'lost')).toEqual([]);
    const alone = lose([4], 8);
    expect(dials(alone, 0)[0]).toBe(2);
    expect(told(alone, 'destroyed')).toHaveLength(1);
  });

  it('[YD-OUT-07] [YD-T-03] armies 2 and 2, loss 9: both destroyed with dials 1 and 1, the rest lapses, two free Upgrades', () => {
    const s = lose([2, 2], 13, { [home]: [NOBODY, 1] })
      .say(0, 0)
      .say(1, []);
    expect(dials(s, 0).slice(0, 2)).toEqual([1, 1]);
    expect(s.question(1).kind).toBe('upgrade');
    s.say(1, [home]);
    expect(told(s, 'destroyed')).toHaveLength(2);
    expect(dials(s, 0)[2]).toBe(2);
    expect(s.question(1).kind).toBe('chase');
  });

  it('[YD-OUT-26] the winner loses no units, whatever cards were played', () => {
    const s = battle({ seats: 2, armies: [[[6, a]], [[9, b]]], hands: [['town-6', 'town-6'], ['town-6']] });
    s.say(0, 'down:town-6').say(0, 'yield');
    playOn(s, () => undefined);
    expect(dials(s, 1)[0]).toBe(9);
  });
});

describe('destroyed armies', () => {
  it('[YD-OUT-08] losses, destroyed armies off with free upgrades, retreat, chase: in this order', () => {
    const s = lose([3, 6], 14, { [home]: [NOBODY, 1] })
      .say(0, 0)
      .say(1, [home]);
    expect(s.question(1).kind).toBe('retreat');
    playOn(s, () => undefined);
    const order = s.events.map((e) => (e.type === 'moved' ? e.why : e.type));
    const steps = order.filter((x) => ['yielded', 'destroyed', 'upgraded', 'lost', 'retreat', 'chase'].includes(x));
    expect(steps).toEqual(['yielded', 'destroyed', 'upgraded', 'lost', 'retreat', 'chase']);
  });

  it('[YD-OUT-09] half of the units before the loss that kills', () => {
    for (const [units, half] of [
      [3, 1],
      [4, 2],
      [5, 2],
      [1, 1],
    ] as const) {
      expect(dials(lose([units], 15), 0)[0]).toBe(half);
    }
  });

  it('[YD-OUT-10] for each of them the winner may make one free Upgrade of up to two own fortresses, or none', () => {
    const stacks = { [home]: [NOBODY, 1], [second]: [1], [numeralAt(2, 'IV')]: [NOBODY, 1] };
    const s = lose([3], 14, stacks);
    expect(s.asked).toEqual([1]);
    expect(s.question(1).ask).toMatchObject({ shape: 'some', min: 0, max: 2 });
    s.say(1, [home, second]);
    expect([s.table.stacks[home], s.table.stacks[second]]).toEqual([
      [NOBODY, 1, 1],
      [1, 1],
    ]);
    const none = lose([3], 14, stacks).say(1, []);
    expect(told(none, 'upgraded')).toEqual([]);
    expect(none.question(1).kind).toBe('chase');
  });

  it('[YD-OUT-10] the winner without a fortress is not asked', () => {
    expect(lose([3], 14).question(1).kind).toBe('chase');
  });

  it('[YD-OUT-11] [YD-A-15] two destroyed armies give two Upgrades, also on the same fortress', () => {
    const s = lose([2, 2], 13, { [home]: [NOBODY, 1] })
      .say(0, 0)
      .say(1, [home])
      .say(1, [home]);
    expect(s.table.stacks[home]).toEqual([NOBODY, 1, 1, 1]);
    expect(told(s, 'upgraded')).toHaveLength(2);
  });

  it('[YD-OUT-12] a free Upgrade brings no move', () => {
    const s = lose([3], 14, { [home]: [NOBODY, 1] }).say(1, [home]);
    playOn(s, ({ kind }) => {
      expect(kind).toBe('chase');
      return 'stop';
    });
    expect(told(s, 'moved')).toEqual([]);
    expect(s.over).toBe(true);
  });

  it('[YD-OUT-31] the Upgrade comes after each army and before the next loss is assigned', () => {
    const s = lose([2, 3, 4], 14, { [home]: [NOBODY, 1] }).say(0, 0);
    expect(s.question(1).kind).toBe('upgrade');
    expect(s.asked).toEqual([1]);
    s.say(1, [home]);
    expect(s.question(0)).toMatchObject({ stage: 'suffer', shown: { with: { loss: 3 } } });
  });

  it('[YD-CRD-AMB-07] the same in an ambush: the loser pays the difference including the 6', () => {
    const s = war({ seats: 2, armies: [[[3, a]], [[9, b]]], hands: [[], ['town-3']] })
      .at('battle', { from: 0, ambusher: 1 })
      .say(0, 'yield');
    expect(told(s, 'yielded')[0]!.loss).toBe(12);
    expect(s.table.discard).toEqual(cards());
  });
});
