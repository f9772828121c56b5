/** The basket of the Build Phase: sums, what still fits, and the answers that pay for it. */
import type { Described } from '@longtable/kernel';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import type { OpenView as View } from '@longtable/uprising/view-types';
import { describe, expect, it } from 'vitest';
import { barOf, hexFor, reckon, sitesOf, type Wish, waysToPay } from '../skins/uprising/basket.ts';
import { type Basket, stepOf, stillOffered } from '../skins/uprising/basket-run.ts';

const COSTS = Object.fromEntries(FACTION.mohyar.units.map((unit) => [unit, UNIT[unit].costs.map(({ goods, any }) => [...goods, any])]));
const wish = (id: string, hex = 3): Wish => ({ id, hex, way: 0 });

function viewOf(player: object = {}, part: object = {}): View {
  const hex = { haven: -1, garrisons: 0, skeletons: 0, units: [0, 0, 0, 0], wall: false, tower: false };
  const hexes = Array.from({ length: 6 }, (_, h) => ({ ...hex, haven: h === 3 || h === 4 ? 0 : -1 }));
  const me = { faction: 'mohyar', at: 3, salt: 2, plunder: 3, food: 3, reserve: [6, 3, 3, 2], marks: [], ...player };
  return { hexes, foes: [], players: [me], wallsLeft: 2, towersLeft: 2, ...part } as unknown as View;
}
const shelf = (view: View) => ({ view, seat: 0, costs: COSTS });

describe('the basket', () => {
  it('[UP-BLD-04] sums up goods of a kind and of any kind, and says what stays', () => {
    const till = reckon([wish('hunters'), wish('berserkers'), wish('tower@4')], viewOf({ plunder: 4 }).players[0]!, COSTS);
    expect(till).toMatchObject({ fits: true, sum: [2, 3, 3], rest: [0, 1, 0] });
    expect(till.paid).toEqual([
      [0, 2, 0],
      [2, 0, 3],
      [0, 1, 0],
    ]);
  });

  it('[UP-BLD-04] sets aside what must be of one kind before any kind will do', () => {
    // Berserkers want 2 Salt and 3 Food: the Hunters before them may not take those.
    const till = reckon([wish('hunters'), wish('berserkers')], viewOf().players[0]!, COSTS);
    expect(till.fits).toBe(true);
    expect(till.any[0]).toEqual([0, 2, 0]);
  });

  it('[UP-BLD-04] bars what cannot be paid on top, and lets it in when something is taken out', () => {
    expect(barOf('berserkers', [wish('berserkers')], shelf(viewOf()))).toBe('short');
    expect(barOf('berserkers', [], shelf(viewOf()))).toBeNull();
  });

  it('[UP-BLD-06] bars more Units than the reserve has, and more than there is room for', () => {
    expect(barOf('hunters', [wish('hunters')], shelf(viewOf({ reserve: [6, 1, 3, 2] })))).toBe('none');
    const full = viewOf();
    const units = [
      [4, 0, 0, 0],
      [5, 0, 0, 0],
    ];
    const tight = viewOf({}, { hexes: full.hexes.map((hex, h) => (h === 3 || h === 4 ? { ...hex, units: units[h - 3] } : hex)) });
    expect(barOf('hunters', [], shelf(tight))).toBeNull();
    expect(barOf('hunters', [wish('sellswords')], shelf(tight))).toBe('full');
  });

  it('[UP-DEF-04] [UP-DEF-05] one Wall for each Haven, and no more than there are', () => {
    expect(barOf('wall@3', [wish('wall@3')], shelf(viewOf()))).toBe('oneEach');
    expect(barOf('wall@4', [wish('wall@3')], shelf(viewOf()))).toBeNull();
    expect(barOf('wall@4', [wish('wall@3')], shelf(viewOf({}, { wallsLeft: 1 })))).toBe('none');
  });

  it('[UP-CARD-19] a free Wall is free once, and a lower price is for one Unit', () => {
    const free = viewOf({ marks: ['free-wall'] });
    expect(reckon([wish('wall@3'), wish('wall@4', 4)], free.players[0]!, COSTS).sum).toEqual([0, 1, 0]);
    expect(barOf('slavers', [wish('berserkers')], shelf(viewOf({ marks: ['armory'], salt: 9, plunder: 9, food: 9 })))).toBe('once');
    expect(barOf('slavers', [wish('berserkers')], shelf(viewOf({ salt: 9, plunder: 9, food: 9 })))).toBeNull();
  });

  it('proposes the payment that leaves the most even stock, and knows the others', () => {
    expect(waysToPay(2, [0, 4, 1])[0]).toEqual([0, 2, 0]);
    expect(waysToPay(2, [0, 4, 1])).toHaveLength(2);
    expect(waysToPay(2, [1, 0, 0])).toEqual([]);
  });

  it('[UP-BLD-03] [UP-BLD-08] Units go to the chosen Haven while it has room; without a Haven to the camp', () => {
    const sites = [
      { hex: 3, room: 1 },
      { hex: 4, room: 5 },
    ];
    expect(hexFor([], sites, 3)).toBe(3);
    expect(hexFor([wish('hunters', 3)], sites, 3)).toBe(4);
    expect(hexFor([wish('wall@3', 3)], sites, 3)).toBe(3);
    expect(sitesOf(viewOf(), 0).map(({ hex }) => hex)).toEqual([3, 4]);
    expect(sitesOf(viewOf({ at: 1 }, { hexes: viewOf().hexes.map((hex) => ({ ...hex, haven: -1 })) }), 0)).toEqual([{ hex: 1, room: 5 }]);
  });
});

describe('paying for the basket', () => {
  const question = (kind: string, stage: string, options: readonly (string | number)[]): Described =>
    ({ kind, stage, ask: { shape: 'pick', seat: 0, options }, shown: {} }) as unknown as Described;
  const paying = (part: Partial<Basket>): Basket => ({
    owner: '',
    wishes: [],
    hex: -1,
    sent: [{ ...wish('hunters', 4), any: [0, 2, 0] }],
    begun: false,
    finish: true,
    refused: null,
    ...part,
  });
  const buy = question('builder', 'buy', ['hunters', 'done']);

  it('gives one answer after the other: what is bought, with what, where, and then the end', () => {
    expect(stepOf(paying({}), buy)).toEqual({ answer: 'hunters', begun: true });
    const pay = { kind: 'pay', stage: 'goods', ask: { shape: 'share' }, shown: {} } as unknown as Described;
    expect(stepOf(paying({ begun: true }), pay)).toEqual({ answer: [0, 2, 0], begun: true });
    expect(stepOf(paying({ begun: true }), question('builder', 'where', [3, 4]))).toEqual({ answer: 4, begun: true });
    expect(stepOf(paying({ begun: true }), buy)).toBe('bought');
    expect(stepOf(paying({ sent: [] }), buy)).toEqual({ answer: 'done', begun: false });
    expect(stepOf(paying({ sent: [], finish: false }), buy)).toBe('over');
  });

  it('stops at what cannot be had any more, and at a place that is gone', () => {
    expect(stepOf(paying({}), question('builder', 'buy', ['done']))).toEqual({ refused: 'hunters' });
    expect(stepOf(paying({ begun: true }), question('builder', 'where', [3, 5]))).toEqual({ refused: 'hunters' });
  });

  it('lets go of what was bought on the map meanwhile, and of nothing else', () => {
    const wishes = [wish('wall@3'), wish('hunters'), wish('hunters')];
    expect(stillOffered(wishes, buy)).toEqual([wish('hunters'), wish('hunters')]);
    expect(stillOffered(wishes, question('builder', 'buy', ['hunters', 'wall@3', 'done']))).toEqual(wishes);
    expect(stillOffered(wishes, question('builder', 'where', [3, 4]))).toEqual(wishes);
  });

  it('answers no question of somebody else', () => {
    expect(stepOf(paying({}), question('turn', 'act', ['end']))).toBe('over');
    expect(stepOf(paying({ begun: true }), question('turn', 'act', ['end']))).toEqual({ refused: 'hunters' });
  });
});
