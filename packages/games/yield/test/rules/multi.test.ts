import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, dials, placesOf, playOn, told, totals, type War, war, type YieldScene } from '../scenes.ts';

/** Three players in a row: everybody is in the same battle. All in forests. */
const { a, b, c } = layout(5, { a: 'forest', b: 'forest', c: 'forest' }, 'a-b b-c');
const home = farFrom(5, [a, b, c])[0]!;
const three = (units: readonly [number, number, number], more: Partial<War> = {}): YieldScene =>
  battle({ seats: 5, armies: [[[units[0], a]], [[units[1], b]], [[units[2], c]]], ...more });
const twos = (n: number) => new Array<'town-3'>(n).fill('town-3');

describe('battles of three and more players', () => {
  it('[YD-MUL-01] each total is the sum of all own armies in it plus bonuses', () => {
    const all: War = {
      seats: 5,
      armies: [
        [
          [4, a],
          [2, a],
        ],
        [[5, b]],
        [[6, c]],
      ],
    };
    expect(totals(battle(all))).toEqual([6, 5, 6, 0, 0]);
    expect(totals(war(all).at('battle', { from: 3, ambusher: 1 }))).toEqual([6, 11, 6, 0, 0]);
  });

  it('[YD-MUL-02] the weakest plays until no longer the weakest, or yields', () => {
    const s = three([5, 7, 12], { hands: [twos(3), [], []] });
    expect(s.options(0)).toEqual(['down:town-3', 'yield']);
    s.say(0, 'down:town-3');
    expect(s.asked).toEqual([0]);
  });

  it('[YD-MUL-03] [YD-A-18] drawing level with the next weakest hands the initiative to that one, whoever is earlier in order', () => {
    const s = three([5, 7, 12], { hands: [twos(3), [], []] })
      .say(0, 'down:town-3')
      .say(0, 'down:town-3');
    expect(totals(s).slice(0, 3)).toEqual([7, 7, 12]);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['yield']);
  });

  it('[YD-MUL-03] of several others on that total the earliest gets it', () => {
    const s = three([7, 7, 6], { hands: [[], [], twos(1)] }).say(2, 'down:town-3');
    expect(totals(s).slice(0, 3)).toEqual([7, 7, 7]);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual(['draw']);
  });

  it('[YD-MUL-04] ties at the start and after a yield go to the earliest in turn order', () => {
    expect(three([5, 5, 9]).asked).toEqual([0]);
    expect(three([5, 5, 9], { first: 1 }).asked).toEqual([1]);
    const s = battle({
      seats: 5,
      first: 1,
      armies: [[[9, a]], [[5, b]], [[9, c]], [[12, nextTo(5, b).find((p) => ![a, c].includes(p))!]]],
    });
    s.say(1, 'yield');
    expect(s.asked).toEqual([2]);
  });

  it('[YD-MUL-05] above the next weakest: the initiative goes to the now weakest', () => {
    const s = three([5, 7, 6], { hands: [['forest-3'], [], []] }).say(0, 'up:forest-3');
    expect(totals(s).slice(0, 3)).toEqual([8, 7, 6]);
    expect(s.asked).toEqual([2]);
    const tie = three([5, 7, 7], { hands: [['forest-3'], [], []] }).say(0, 'up:forest-3');
    expect(tie.asked).toEqual([1]);
  });

  it('[YD-MUL-06] a yield costs the difference to the strongest, at once', () => {
    const s = three([5, 7, 8]).say(0, 'yield');
    expect(told(s, 'yielded')).toEqual([{ type: 'yielded', seats: [0], loss: 3 }]);
    expect(dials(s, 0)[0]).toBe(2);
    expect(s.asked).toEqual([1]);
  });

  it('[YD-MUL-07] [YD-T-08] the strongest of the moment is credited, upgrades at once, and keeps it when beaten later', () => {
    const s = three([4, 9, 10], { hands: [[], ['forest-4'], []], stacks: { [home]: [NOBODY, 2] } }).say(0, 'yield');
    expect(told(s, 'destroyed')).toMatchObject([{ army: 0, dial: 2, by: [2] }]);
    expect(s.asked).toEqual([2]);
    s.say(2, [home]);
    expect(s.table.stacks[home]).toEqual([NOBODY, 2, 2]);
    s.say(1, 'up:forest-4').say(2, 'yield');
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [1] }]);
    expect(s.table.stacks[home]).toEqual([NOBODY, 2, 2]);
  });

  it('[YD-MUL-07] [YD-A-19] of two strongest the earlier in turn order is credited', () => {
    const by = (first: number) => told(three([2, 9, 9], { first }).say(0, 'yield'), 'destroyed')[0]!.by;
    expect([by(0), by(2)]).toEqual([[1], [2]]);
  });

  it('[YD-MUL-08] the yielding player’s armies stay where they are, out of the battle, until it has ended for all', () => {
    const s = three([5, 7, 8]).say(0, 'yield');
    expect(placesOf(s, 0)[0]).toBe(a);
    expect(s.frame('battle').inside).toEqual([1, 2]);
    expect(s.refusal(0, 'yield').refused).toBe('not-asked');
    s.say(1, 'yield');
    expect(s.question(2).kind).toBe('retreat');
    expect(s.options(2).some((id) => String(id).startsWith('0>'))).toBe(true);
  });

  it('[YD-MUL-09] the remaining go on, the weakest of them first', () => {
    const s = three([5, 9, 8]).say(0, 'yield');
    expect(s.asked).toEqual([2]);
    expect(told(s, 'initiative').at(-1)).toMatchObject({ seats: [2] });
  });

  it('[YD-MUL-10] one left is the winner', () => {
    const s = three([5, 7, 8]).say(0, 'yield').say(1, 'yield');
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [2] }]);
    expect(told(s, 'drawn')).toEqual([]);
  });

  it('[YD-MUL-11] the winner chooses all retreats and may chase', () => {
    const s = three([5, 7, 8]).say(0, 'yield').say(1, 'yield');
    expect(s.asked).toEqual([2]);
    playOn(
      s,
      () => undefined,
      () => s.question(s.asked[0]!).kind === 'chase',
    );
    expect(s.asked).toEqual([2]);
    expect(s.options(2)).toEqual([`6>${b}`, 'stop']);
  });

  it('[YD-T-07] 5, 7 and 12: level on 7 goes to B, who yields 5; A reaches 12; C accepts; B retreats by its own choice', () => {
    const s = three([5, 7, 12], { hands: [['town-3', 'town-3', 'forest-5'], [], []] });
    s.say(0, 'down:town-3').say(0, 'down:town-3');
    expect(totals(s).slice(0, 3)).toEqual([7, 7, 12]);
    expect(s.asked).toEqual([1]);
    s.say(1, 'yield');
    expect(told(s, 'yielded')[0]!.loss).toBe(5);
    expect(dials(s, 1)[0]).toBe(2);
    expect(s.frame('battle').credit).toBe(2);
    expect(s.asked).toEqual([0]);
    s.say(0, 'up:forest-5');
    expect(totals(s).slice(0, 3)).toEqual([12, 7, 12]);
    expect(s.asked).toEqual([2]);
    s.say(2, 'draw');
    expect(s.question(1).kind).toBe('retreat');
    expect(s.asked).toEqual([1]);
    s.say(1, s.options(1)[0]!);
    expect(s.over).toBe(true);
    expect([placesOf(s, 0)[0], placesOf(s, 2)[0]]).toEqual([a, c]);
    expect(told(s, 'moved').every((e) => e.why === 'retreat')).toBe(true);
  });
});
