import { describe, expect, it } from 'vitest';
import { CARDS, type CardName, COPIES } from '../../data/cards.ts';
import { yieldGame } from '../../index.ts';
import { layout } from '../places.ts';
import { battle, cards, dials, held, playOn, told, totals, type War, type YieldScene } from '../scenes.ts';

const { town, wet } = layout(2, { town: 'town', wet: 'wetlands' }, 'town-wet');
/** One army each: 0 in town, 1 in the wetlands. */
const duel = (units: readonly [number, number], hands: War['hands'] = [], first = 0): YieldScene =>
  battle({ seats: 2, first, armies: [[[units[0], town]], [[units[1], wet]]], hands });
const plays = (s: YieldScene, seat: number): string[] =>
  s
    .options(seat)
    .map(String)
    .filter((id) => id.includes(':'));

describe('initiative and cards', () => {
  it('[YD-BAT-15] exactly one player acts, and nobody else can', () => {
    const s = duel([4, 9], [['town-3'], ['wetlands-3']]);
    expect(s.asked).toEqual([0]);
    expect(s.refusal(1, 'down:wetlands-3').refused).toBe('not-asked');
    expect(told(s, 'initiative')).toEqual([{ type: 'initiative', side: 0, seats: [0], totals: [4, 9] }]);
  });

  it('[YD-BAT-16] cards one by one, or yield', () => {
    const s = duel([4, 9], [['town-3', 'town-3'], []]);
    expect(s.options(0)).toEqual(['up:town-3', 'down:town-3', 'yield']);
    s.say(0, 'up:town-3');
    expect(totals(s)).toEqual([7, 9]);
    expect(s.options(0)).toEqual(['up:town-3', 'down:town-3', 'yield']);
  });

  it('[YD-BAT-17] face up only for the region of an own army in this battle, with the printed value', () => {
    const hand: CardName[] = ['forest-6', 'wetlands-5', 'town-3', 'town-4', 'town-5', 'town-6'];
    const s = duel([1, 15], [hand, []]);
    expect(plays(s, 0).filter((id) => id.startsWith('up'))).toEqual(['up:town-3', 'up:town-4', 'up:town-5', 'up:town-6']);
    expect(s.refusal(0, 'up:wetlands-5')).toEqual({ refused: 'not-an-option', rule: 'YD-BAT-17' });
    for (const [value, total] of [
      [3, 4],
      [4, 8],
      [5, 13],
    ] as const) {
      s.say(0, `up:town-${value}`);
      expect(totals(s)[0]).toBe(total);
    }
    expect(told(s, 'played').map((e) => e.adds)).toEqual([3, 4, 5]);
  });

  it('[YD-BAT-17] an army that is not in the battle opens no region', () => {
    const far = layout(2, { x: 'forest' }, '', ({ x }) => x !== town && x !== wet).x;
    const apart = battle({
      seats: 2,
      armies: [
        [
          [4, town],
          [4, far],
        ],
        [[9, wet]],
      ],
      hands: [['forest-3'], []],
    });
    expect(apart.frame('battle').armies).not.toContain(1);
    expect(plays(apart, 0)).toEqual(['down:forest-3']);
  });

  it('[YD-BAT-18] any card face down adds 1', () => {
    const s = duel([4, 15], [['forest-6', 'wetlands-5', 'town-3'], []]);
    for (const [i, card] of (['forest-6', 'wetlands-5', 'town-3'] as const).entries()) {
      s.say(0, `down:${card}`);
      expect(totals(s)[0]).toBe(5 + i);
    }
    expect(told(s, 'played').map((e) => e.kind)).toEqual([null, null, null]);
  });

  it('[YD-BAT-19] what cards added is gone with the battle', () => {
    const s = duel([4, 15], [['town-6'], []])
      .say(0, 'up:town-6')
      .say(0, 'yield');
    playOn(s, () => undefined);
    expect(dials(s, 1)[0]).toBe(15);
    expect(dials(s, 0)[0]).toBe(2);
  });

  it('[YD-BAT-20] [YD-BAT-21] kept while below, handed on at once when level or above', () => {
    const s = duel([4, 9], [['town-3', 'town-3'], ['wetlands-6']]);
    s.say(0, 'up:town-3');
    expect(s.asked).toEqual([0]);
    s.say(0, 'up:town-3');
    expect(totals(s)).toEqual([10, 9]);
    expect(s.asked).toEqual([1]);
    const level = duel([6, 9], [['town-3'], []]).say(0, 'up:town-3');
    expect(totals(level)).toEqual([9, 9]);
    expect(level.asked).toEqual([1]);
  });

  it('[YD-BAT-22] as often as there are cards', () => {
    const many = (card: CardName): CardName[] => [card, card, card, card, card, card];
    const s = duel([4, 5], [many('town-3'), many('wetlands-3')]);
    for (let round = 0; round < 6; round++) s.say(0, 'up:town-3').say(1, 'up:wetlands-3');
    expect(totals(s)).toEqual([22, 23]);
    expect(told(s, 'initiative')).toHaveLength(13);
    expect([held(s, 0), held(s, 1)]).toEqual([0, 0]);
  });

  it('[YD-BAT-22] [YD-A-36] totals have no ceiling', () => {
    const six: CardName[] = ['town-6', 'town-6', 'town-6', 'town-6', 'town-6', 'town-6'];
    const three = (at: number) => [[15, at] as const, [15, at] as const, [14, at] as const];
    const s = battle({
      seats: 2,
      armies: [
        three(town),
        [
          [15, wet],
          [15, wet],
          [15, wet],
        ],
      ],
      hands: [six, ['wetlands-3']],
    });
    s.say(0, 'up:town-6').say(1, 'down:wetlands-3').say(1, 'yield');
    expect(told(s, 'played').map((e) => e.total)).toEqual([50, 46]);
    const high = battle({
      seats: 2,
      armies: [
        three(town),
        [
          [15, wet],
          [15, wet],
          [15, wet],
        ],
      ],
      hands: [six, ['wetlands-6', 'wetlands-6', 'wetlands-6']],
    });
    for (let n = 0; n < 3; n++) high.say(0, 'up:town-6').say(1, 'up:wetlands-6');
    expect(totals(high)).toEqual([62, 63]);
  });

  it('[YD-BAT-23] the weaker who cannot or will not play yields and is beaten', () => {
    const s = duel([4, 9]);
    expect(s.options(0)).toEqual(['yield']);
    s.say(0, 'yield');
    expect(told(s, 'yielded')).toEqual([{ type: 'yielded', seats: [0], loss: 5 }]);
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [1] }]);
  });

  it('[YD-BAT-24] [YD-T-06] 6 to 9, a 3: level, and only who received the initiative may accept or play', () => {
    const s = duel([6, 9], [['town-3', 'town-4'], ['wetlands-3']]);
    expect(s.options(0)).not.toContain('draw');
    s.say(0, 'up:town-3');
    expect(totals(s)).toEqual([9, 9]);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['up:wetlands-3', 'down:wetlands-3', 'draw']);
    expect(s.refusal(0, 'draw').refused).toBe('not-asked');
    expect(told(s.say(1, 'draw'), 'drawn')).toEqual([{ type: 'drawn', seats: [0, 1] }]);
  });

  it('[YD-BAT-25] [YD-T-05] [YD-A-50] level at the start: the first may pass, the other accepts, or plays and hands it back', () => {
    const start = () => duel([6, 6], [['town-3'], ['wetlands-3']]);
    expect(start().options(0)).toEqual(['up:town-3', 'down:town-3', 'pass']);
    const passed = start().say(0, 'pass');
    expect(passed.asked).toEqual([1]);
    expect(passed.options(1)).toContain('draw');
    expect(told(start().say(0, 'pass').say(1, 'draw'), 'drawn')).toHaveLength(1);
    expect(yieldGame.view(passed.match, null).battle?.passes).toBe(1);
    passed.say(1, 'up:wetlands-3');
    expect(yieldGame.view(passed.match, null).battle?.passes).toBe(0);
    expect(totals(passed)).toEqual([6, 9]);
    expect(passed.asked).toEqual([0]);
    expect(passed.options(0)).toEqual(['up:town-3', 'down:town-3', 'yield']);
  });

  it('[YD-BAT-26] whoever received it level may play: then the other is weaker and acts', () => {
    const s = duel([6, 9], [['town-3'], ['wetlands-4']])
      .say(0, 'up:town-3')
      .say(1, 'up:wetlands-4');
    expect(totals(s)).toEqual([9, 13]);
    expect(s.asked).toEqual([0]);
  });

  it('[YD-BAT-27] [YD-A-14] no yielding while all are level', () => {
    expect(duel([6, 6]).options(0)).toEqual(['pass']);
    const s = duel([6, 9], [['town-3'], []]).say(0, 'up:town-3');
    expect(s.options(1)).toEqual(['draw']);
    expect(s.refusal(1, 'yield').refused).toBe('not-an-option');
  });

  it('[YD-BAT-28] a battle of two ends by a draw or by yielding: running out of cards does not end it', () => {
    const s = duel([4, 9], [['town-3'], []]).say(0, 'up:town-3');
    expect(held(s, 0)).toBe(0);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual(['yield']);
    expect(told(s, 'won')).toEqual([]);
    expect(told(s, 'drawn')).toEqual([]);
  });

  it('[YD-BAT-29] [YD-A-02] played cards, up and down, go to the discard pile when it ends, not before', () => {
    const s = duel([4, 15], [['town-3', 'forest-6'], []])
      .say(0, 'up:town-3')
      .say(0, 'down:forest-6');
    expect(s.table.discard).toEqual(cards());
    s.say(0, 'yield');
    playOn(s, () => undefined);
    expect(s.table.discard).toEqual(cards('town-3', 'forest-6'));
    expect(told(s, 'turned-up')).toEqual([{ type: 'turned-up', seat: 0, kinds: [3] }]);
    expect(s.table.players[0]).toMatchObject({ up: [], down: [] });
  });

  it('[YD-E-08] Roxi with 6 against Lisa with 5 and 5; there is no card of value 2', () => {
    const p = layout(2, { roxi: 'town', lisa: 'town', lisa2: 'wetlands' }, 'roxi-lisa roxi-lisa2');
    const s = battle({
      seats: 2,
      armies: [
        [[6, p.roxi]],
        [
          [5, p.lisa],
          [5, p.lisa2],
        ],
      ],
      hands: [
        ['town-3', 'town-4', 'forest-3'],
        ['forest-4', 'forest-5', 'town-3', 'wetlands-6'],
      ],
    });
    expect(totals(s)).toEqual([6, 10]);
    expect(s.question(0).shown.with).toMatchObject({ behind: 4 });
    expect(totals(s.say(0, 'up:town-3'))).toEqual([9, 10]);
    expect(s.asked).toEqual([0]);
    expect(totals(s.say(0, 'up:town-4'))).toEqual([13, 10]);
    expect(s.asked).toEqual([1]);
    expect(plays(s, 1)).toEqual(expect.arrayContaining(['up:town-3', 'up:wetlands-6']));
    expect(totals(s.say(1, 'down:forest-4').say(1, 'down:forest-5'))).toEqual([13, 12]);
    expect(s.asked).toEqual([1]);
    expect(totals(s.say(1, 'up:town-3'))).toEqual([13, 15]);
    expect(s.asked).toEqual([0]);
    expect(totals(s.say(0, 'down:forest-3'))).toEqual([14, 15]);
    expect(s.asked).toEqual([0]);
    s.say(0, 'yield');
    expect(told(s, 'lost')).toEqual([{ type: 'lost', seat: 0, army: 0, n: 1, left: 5 }]);
    expect(dials(s, 0)[0]).toBe(5);
    expect([...new Set(CARDS.map((c) => c.value))]).toEqual([3, 4, 5, 6]);
    expect(CARDS.length * COPIES).toBe(72);
  });
});
