import { describe, expect, it } from 'vitest';
import type { CardName } from '../../data/cards.ts';
import { NEUTRAL } from '../../data/numbers.ts';
import { farFrom, layout, numeralAt } from '../places.ts';
import { cards, drawing, held, placesOf, playOn, told, war } from '../scenes.ts';

const [a, b] = [numeralAt(2, 'I'), numeralAt(2, 'II')];
const seven = ['town-3', 'town-3', 'town-3', 'town-4', 'town-4', 'town-4', 'town-5'] as const;
const drawn = ['forest-3', 'forest-4', 'wetlands-5', 'wetlands-6'] as const;
const ready = (hand: readonly CardName[]) => {
  const s = war({
    seats: 2,
    armies: [
      [
        [4, a],
        [4, b],
        [4, b],
      ],
    ],
    hands: [hand, []],
    stacks: { [a]: [NEUTRAL, 1] },
  });
  return s.dice({ deck: drawing(s.table.deck, drawn) });
};

describe('the Conquer card', () => {
  it('[YD-CRD-CON-01] [YD-CRD-CON-03] [YD-A-12] every foreign or neutral fortress under own armies, all or none, one token each', () => {
    const s = ready(seven).at('card', { seat: 0, card: 'conquer' });
    expect(s.options(0)).toContain('conquer');
    s.say(0, 'conquer');
    expect([s.table.stacks[a], s.table.stacks[b]]).toEqual([
      [NEUTRAL, 1, 0],
      [NEUTRAL, 0],
    ]);
    expect(told(s, 'conquered')).toEqual([{ type: 'conquered', seat: 0, places: [a, b], values: [3, 2] }]);
  });

  it('[YD-CRD-CON-01] own fortresses and empty places are not conquered', () => {
    const [c] = farFrom(2, [a, b]).filter((p) => ![a, b].includes(p));
    const s = war({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, c!],
        ],
      ],
      stacks: { [a]: [NEUTRAL, 0], [c!]: [] },
    }).at('card', { seat: 0, card: 'conquer' });
    expect(s.options(0)).not.toContain('conquer');
  });

  it('[YD-CRD-CON-04] [YD-CRD-CON-05] two cards for each fortress, then one goes for each, from the whole hand', () => {
    const s = ready(seven).at('card', { seat: 0, card: 'conquer' }).say(0, 'conquer');
    expect(held(s, 0)).toBe(11);
    expect(s.question(0).ask).toMatchObject({ min: 2, max: 2, most: cards(...seven, ...drawn) });
    s.say(0, cards('town-3', 'forest-3'));
    expect(held(s, 0)).toBe(9);
    expect(s.table.discard).toEqual(cards('town-3', 'forest-3'));
  });

  it('[YD-CRD-CON-06] [YD-A-50] and down to ten if more remain', () => {
    const s = ready([...seven, 'town-5', 'town-5', 'town-6'])
      .at('card', { seat: 0, card: 'conquer' })
      .say(0, 'conquer');
    expect(held(s, 0)).toBe(14);
    expect(s.question(0).ask).toMatchObject({ min: 4, max: 4 });
  });

  it('[YD-CRD-CON-07] [YD-E-03] one army moves one street, before or after conquering', () => {
    const { x, y } = layout(2, { x: '*-', y: '*+' }, 'x-y');
    const first = war({
      seats: 2,
      armies: [
        [
          [4, x],
          [4, x],
        ],
      ],
    }).at('card', { seat: 0, card: 'conquer' });
    expect(first.options(0)).not.toContain('conquer');
    first.say(0, `0>${y}`).say(0, 'conquer');
    expect(first.table.stacks[y]).toEqual([NEUTRAL, 0]);
    const then = war({
      seats: 2,
      armies: [
        [
          [4, y],
          [4, y],
        ],
      ],
    })
      .at('card', { seat: 0, card: 'conquer' })
      .say(0, 'conquer');
    playOn(then, ({ kind }) => (kind === 'banner' ? `0>${x}` : undefined));
    expect(then.table.stacks[y]).toEqual([NEUTRAL, 0]);
    expect(placesOf(then, 0).slice(0, 2)).toEqual([x, y]);
  });

  it('[YD-CRD-CON-08] conquer, move and conquer again is not possible', () => {
    const { x, y } = layout(3, { x: '*+', y: '*+' }, 'x-y');
    const s = war({ seats: 3, armies: [[[4, x]]] })
      .at('card', { seat: 0, card: 'conquer' })
      .say(0, 'conquer');
    playOn(
      s,
      () => undefined,
      () => s.question(0).kind === 'banner',
    );
    s.say(0, `0>${y}`);
    expect(s.over).toBe(true);
    expect(s.table.stacks[y]).toEqual([NEUTRAL]);
  });
});

describe('the Conquer phase', () => {
  it('[YD-CNQ-01] [YD-CNQ-02] everybody conquers all foreign fortresses they stand on, without a choice', () => {
    const s = ready(seven).at('game', {}, 'conquer');
    expect([s.table.stacks[a], s.table.stacks[b]]).toEqual([
      [NEUTRAL, 1, 0],
      [NEUTRAL, 0],
    ]);
    expect(s.question(0).kind).toBe('discard');
  });

  it('[YD-CNQ-03] [YD-CNQ-04] [YD-E-11] seven cards and two fortresses: 11, then 9', () => {
    const s = ready(seven).at('game', {}, 'conquer');
    expect(told(s, 'drew')).toEqual([{ type: 'drew', seat: 0, n: 4 }]);
    expect(held(s, 0)).toBe(11);
    expect(s.question(0).ask).toMatchObject({ min: 2, max: 2, most: cards(...seven, ...drawn) });
    s.say(0, cards('town-3', 'town-3'));
    expect(held(s, 0)).toBe(9);
  });

  it('[YD-CNQ-05] [YD-E-11] nine cards and two fortresses: 13, then 11, then 10', () => {
    const s = ready([...seven, 'town-5', 'town-5']).at('game', {}, 'conquer');
    expect(held(s, 0)).toBe(13);
    expect(s.question(0).ask).toMatchObject({ min: 3, max: 3 });
    s.say(0, cards('town-3', 'town-3', 'town-3'));
    expect(held(s, 0)).toBe(10);
  });

  it('[YD-CNQ-06] in turn order', () => {
    const s = war({ seats: 3, first: 1, armies: ['I', 'III', 'V'].map((n) => [[4, numeralAt(3, n)] as const]) }).at('game', {}, 'conquer');
    playOn(
      s,
      () => undefined,
      () => told(s, 'conquered').length === 3,
    );
    expect(told(s, 'conquered').map((e) => e.seat)).toEqual([1, 2, 0]);
  });

  it('[YD-CNQ-07] also in Year 3, before the points are counted', () => {
    const s = war({ seats: 2, armies: [[[4, a]]] })
      .with((t) => {
        t.year = 3;
      })
      .at('game', {}, 'conquer');
    playOn(s, () => undefined);
    expect(s.match.result?.scores).toEqual([2, 0]);
  });
});
