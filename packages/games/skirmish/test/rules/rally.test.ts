import { describe, expect, it, test } from 'vitest';
import { camp, counts, told } from '../camp.ts';

const HANDS = [
  [1, 2, 2],
  [3, 4, 4],
  [1, 5, 5],
] as const;

describe('the rally', () => {
  it('[SK-RAL-01] after the dice the weakest captain may rally with any soldier of the hand, or hold', () => {
    const s = camp({
      hands: [
        [1, 2, 2, 4],
        [3, 3, 3, 3],
      ],
    })
      .dice({ 'die:0': [0], 'die:1': [5] })
      .at('round', {})
      .say(0, 4)
      .say(1, 3);
    expect(s.asked).toEqual([0]);
    expect(s.question(0)).toMatchObject({ kind: 'rally', stage: 'offer' });
    expect(s.options(0)).toEqual([1, 2, 'hold']);
  });
  it('[SK-RAL-01] the soldier is discarded and its rank is added to the strength', () => {
    const s = camp({ hands: HANDS, strength: [4, 9, 6] })
      .at('rally', {})
      .say(0, 2)
      .say(1, 'allow');
    expect(s.over).toBe(true);
    expect(s.table.strength).toEqual([6, 9, 6]);
    expect(s.table.hands[0]).toEqual(counts([1, 2]));
    expect(s.table.discard).toEqual(counts([2]));
    expect(s.events).toEqual([
      { type: 'rally', seat: 0, rank: 2 },
      { type: 'rallied', seat: 0, strength: 6 },
    ]);
  });
  it('[SK-RAL-01] who holds back keeps soldier and strength, and nobody may counter', () => {
    const s = camp({ hands: HANDS, strength: [4, 9, 6] })
      .at('rally', {})
      .say(0, 'hold');
    expect(s.over).toBe(true);
    expect(s.table.strength).toEqual([4, 9, 6]);
    expect(s.table.hands[0]).toEqual(counts([1, 2, 2]));
  });
  it('[SK-RAL-01] [SK-RND-04] a rally can win the hill', () => {
    const s = camp({
      hands: [
        [5, 5],
        [1, 1],
      ],
      hills: [3],
    })
      .dice({ 'die:0': [0], 'die:1': [5] })
      .at('round', {})
      .say(0, 5)
      .say(1, 1);
    s.say(0, 5).say(1, 'allow');
    expect(s.table.points).toEqual([3, 0]);
  });
  it('[SK-RAL-01] without the option nobody is asked', () => {
    const s = camp({ hands: HANDS, options: { rally: false } })
      .dice({ 'die:0': [0], 'die:1': [1], 'die:2': [2] })
      .at('round', {})
      .say(0, 1)
      .say(1, 3)
      .say(2, 5);
    expect(s.over).toBe(true);
    expect(told(s, 'taken')).toHaveLength(1);
  });

  test.each([
    [0, [5, 3, 3], 1],
    [2, [5, 3, 3], 2],
    [2, [3, 3, 5], 0],
    [1, [3, 3, 5], 1],
    [1, [3, 5, 3], 2],
  ])('[SK-RAL-02] with lead %i and strengths %j seat %i may rally', (lead, strength, weakest) => {
    expect(camp({ hands: HANDS, lead, strength }).at('rally', {}).asked).toEqual([weakest]);
  });
});

describe('the counter', () => {
  const rallied = (rank: number, strong: readonly number[] = [3, 4, 4]) =>
    camp({ hands: [[1, 2, 3, 4, 5], strong], strength: [2, 8] })
      .at('rally', {})
      .say(0, rank);

  test.each([
    [2, [3, 4, 'allow']],
    [3, [3, 4, 'allow']],
    [4, [4, 'allow']],
    [5, ['allow']],
  ])('[SK-RAL-03] a rally of rank %i can be countered with the same rank or a higher one: %j', (rank, options) => {
    const s = rallied(rank);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(options);
  });
  it('[SK-RAL-03] a lower rank is refused with the rule, and shown as forbidden', () => {
    const s = rallied(4);
    expect(s.refusal(1, 3)).toEqual({ refused: 'not-an-option', rule: 'SK-RAL-03' });
    expect(s.question(1).shown).toMatchObject({ with: { rank: 4 }, blocked: [{ id: 3, rule: 'SK-RAL-03' }] });
  });
  it('[SK-RAL-03] both soldiers are discarded and the rally adds nothing', () => {
    const s = rallied(3).say(1, 4);
    expect(s.over).toBe(true);
    expect(s.table.strength).toEqual([2, 8]);
    expect(s.table.discard).toEqual(counts([3, 4]));
    expect(s.table.hands).toEqual([counts([1, 2, 4, 5]), counts([3, 4])]);
    expect(s.events).toEqual([
      { type: 'rally', seat: 0, rank: 3 },
      { type: 'counter', seat: 1, rank: 4 },
    ]);
  });
  it('[SK-RAL-03] the strongest need not counter', () => {
    const s = rallied(3).say(1, 'allow');
    expect(s.table.strength).toEqual([5, 8]);
    expect(s.table.hands[1]).toEqual(counts([3, 4, 4]));
  });

  test.each([
    [0, [1, 7, 7], 1],
    [2, [1, 7, 7], 2],
    [1, [7, 1, 7], 2],
    [0, [7, 1, 7], 0],
  ])('[SK-RAL-04] with lead %i and strengths %j seat %i may counter', (lead, strength, strongest) => {
    const s = camp({ hands: HANDS, lead, strength }).at('rally', {});
    s.say(strength.indexOf(1), s.options(strength.indexOf(1))[0]!);
    expect(s.asked).toEqual([strongest]);
  });

  it('[SK-RAL-05] when all are equally strong nobody may rally, and nobody takes the prize', () => {
    const s = camp({ hands: HANDS, strength: [5, 5, 5] }).at('rally', {});
    expect(s.over).toBe(true);
    const t = camp({
      hands: [
        [2, 2],
        [3, 3],
      ],
      hills: [4],
    })
      .dice({ 'die:0': [2], 'die:1': [1] })
      .at('round', {})
      .say(0, 2)
      .say(1, 3);
    expect(t.over).toBe(true);
    expect(told(t, 'stays')).toHaveLength(1);
  });

  it('[SK-RAL-06] the strongest is asked also when no soldier in hand would do, or none is left', () => {
    expect(rallied(5, [1, 2, 3]).asked).toEqual([1]);
    expect(rallied(5, []).options(1)).toEqual(['allow']);
  });
  it('[SK-RAL-06] the weakest is asked also with an empty hand', () => {
    expect(
      camp({ hands: [[], [5]], strength: [1, 8] })
        .at('rally', {})
        .options(0),
    ).toEqual(['hold']);
  });
});
