import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { layout, numeralAt } from '../places.ts';
import { setStack, told, war, type YieldScene } from '../scenes.ts';

const points = (s: YieldScene): number[] => yieldGame.view(s.match, null).players.map((p) => p.points);

describe('fortresses', () => {
  it('[YD-FOR-01] [YD-FOR-07] one token makes a fortress; a place without can be neither conquered nor upgraded', () => {
    const { a, c } = layout(2, { a: '*', c: '*' }, '');
    const put = (stack: readonly number[]) => war({ seats: 2, armies: [[[4, a]]], stacks: { [a]: stack, [c]: [NEUTRAL, 0] } });
    expect(told(put([1]).at('conquest', { seat: 0 }), 'conquered')).toMatchObject([{ places: [a], values: [2] }]);
    expect(told(put([NEUTRAL]).at('conquest', { seat: 0 }), 'conquered')).toMatchObject([{ places: [a], values: [2] }]);
    expect(put([]).at('conquest', { seat: 0 }).over).toBe(true);
    expect(put([]).at('banner', { seat: 0, card: 'move-two', banner: 'conquer-and-move' }).options(0)).not.toContain('conquer');
    const s = put([]).at('upgrade', { seats: [0], builds: false, fallen: -1 });
    expect(s.options(0)).toEqual([c]);
    expect(s.refusal(0, [a]).refused).toBe('not-an-option');
  });

  it('[YD-FOR-02] [YD-FOR-03] [YD-END-03] the top token controls, every token counts, a neutral top belongs to nobody', () => {
    const [a, b, c] = ['I', 'II', 'VI'].map((n) => numeralAt(2, n)) as [number, number, number];
    const s = war({ seats: 2, stacks: { [a]: [NEUTRAL, 1, 1, 0], [b]: [0, 0, 1], [c]: [0, 1, NEUTRAL] } });
    expect(points(s)).toEqual([4, 3]);
  });

  it('[YD-FOR-04] [YD-FOR-08] [YD-CRD-CON-02] conquest puts one token on top, of enemies and of neutral ones; older tokens stay', () => {
    const [a, b] = [numeralAt(2, 'I'), numeralAt(2, 'II')];
    const s = war({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, b],
        ],
      ],
      stacks: { [a]: [NEUTRAL, 1, 1] },
    }).at('conquest', { seat: 0 });
    expect([s.table.stacks[a], s.table.stacks[b]]).toEqual([
      [NEUTRAL, 1, 1, 0],
      [NEUTRAL, 0],
    ]);
    expect(s.table.players.map((p) => p.supply)).toEqual([13, 13]);
  });

  it('[YD-FOR-05] one Upgrade action serves up to two different fortresses', () => {
    const places = ['I', 'II', 'VI'].map((n) => numeralAt(2, n));
    const s = war({ seats: 2, stacks: Object.fromEntries(places.map((p) => [p, [NEUTRAL, 0]])) }).at('upgrade', {
      seats: [0],
      builds: false,
      fallen: -1,
    });
    expect(s.question(0).ask).toMatchObject({ shape: 'some', min: 0, max: 2 });
    expect(s.refusal(0, places).refused).toBe('wrong-count');
    expect(s.refusal(0, [places[0], places[0]]).refused).toBe('repeated');
    s.say(0, [places[0]!, places[2]!]);
    expect(places.map((p) => s.table.stacks[p]!.length)).toEqual([3, 2, 3]);
  });

  it('[YD-FOR-06] a Ritual takes one token of a fortress that its player controls', () => {
    const [a, b] = [numeralAt(2, 'I'), numeralAt(2, 'II')];
    const s = war({ seats: 2, stacks: { [a]: [NEUTRAL, 0, 0], [b]: [NEUTRAL, 1] } }).at('ritual', { seat: 0 });
    expect(s.options(0)).toEqual([a]);
    s.say(0, a);
    expect(s.table.stacks[a]).toEqual([0, 0]);
    expect(s.table.stacks[b]).toEqual([NEUTRAL, 1]);
  });

  it('[YD-FOR-09] [YD-CRD-RIT-03] with the last token the fortress is gone: no conquest, no upgrade there any more', () => {
    const a = numeralAt(2, 'I');
    const s = war({ seats: 2, armies: [[[4, a]]], stacks: { [a]: [0] } })
      .at('ritual', { seat: 0 })
      .say(0, a);
    expect(s.table.stacks[a]).toEqual([]);
    expect(points(s)).toEqual([0, 0]);
    s.say(0, 'upgrade');
    expect(s.options(0)).not.toContain('upgrade');
    s.say(0, 'stop').say(0, 0);
    expect(s.at('conquest', { seat: 0 }).over).toBe(true);
    expect(told(s, 'conquered')).toEqual([]);
  });

  it('[YD-FOR-11] an enemy army on it changes nothing until it conquers', () => {
    const a = numeralAt(2, 'I');
    const s = war({ seats: 2, armies: [[], [[4, a]]], stacks: { [a]: [NEUTRAL, 0] } });
    expect(points(s)).toEqual([2, 0]);
    s.at('conquest', { seat: 1 });
    s.question(1);
    expect(points(s)).toEqual([0, 3]);
  });

  it('[YD-FOR-12] [YD-A-06] upgrades and the Ritual token work under an enemy army', () => {
    const a = numeralAt(2, 'I');
    const w = { seats: 2, armies: [[], [[4, a] as const]], stacks: { [a]: [NEUTRAL, 0] } };
    const up = war(w)
      .at('upgrade', { seats: [0], builds: false, fallen: -1 })
      .say(0, [a]);
    expect(up.table.stacks[a]).toEqual([NEUTRAL, 0, 0]);
    expect(war(w).at('ritual', { seat: 0 }).say(0, a).table.stacks[a]).toEqual([0]);
  });
});

describe('the fifteen tokens', () => {
  const [a, b, c] = ['I', 'II', 'VI'].map((n) => numeralAt(2, n)) as [number, number, number];
  const fifteen = (n: number): number[] => new Array<number>(n).fill(0);

  it('[YD-FOR-10] [YD-T-23] [YD-A-05] with none left the lowest buried token of the stack itself comes out, a neutral one slides under', () => {
    for (const [grows, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const s = war({ seats: 2, stacks: { [grows]: [NEUTRAL, 0, 0], [other]: [NEUTRAL, ...fifteen(13)] } });
      expect(s.table.players[0]!.supply).toBe(0);
      s.at('upgrade', { seats: [0], builds: false, fallen: -1 }).say(0, [grows]);
      expect(s.table.stacks[grows]).toEqual([NEUTRAL, NEUTRAL, 0, 0]);
      expect(s.table.stacks[other]).toEqual([NEUTRAL, ...fifteen(13)]);
      expect(s.table.players[0]!.supply).toBe(0);
    }
  });

  it('[YD-FOR-10] [YD-A-05] otherwise from the lowest place that has one, also under an enemy; value and control stay', () => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const s = war({ seats: 2, armies: [[[3, c]]], stacks: { [low]: [0, 0, 1], [high]: [NEUTRAL, ...fifteen(13)] } });
    s.at('conquest', { seat: 0 });
    expect(s.table.stacks[c]).toEqual([NEUTRAL, 0]);
    expect(s.table.stacks[low]).toEqual([NEUTRAL, 0, 1]);
    expect(s.table.stacks[high]).toEqual([NEUTRAL, ...fifteen(13)]);
    expect(points(s)).toEqual([16, 3]);
  });

  it('[YD-FOR-10] [YD-A-05] all fifteen on top: an upgrade puts a neutral token under, a conquest is not possible', () => {
    const s = war({ seats: 2, armies: [[[3, c]]] }).with((t) => {
      for (let p = 0, left = 15; left > 0; p++) {
        if (p === c) continue;
        setStack(t, p, [0]);
        left--;
      }
    });
    expect(s.table.players[0]!.supply).toBe(0);
    s.at('upgrade', { seats: [0], builds: false, fallen: -1 }).say(0, [0, 1]);
    expect([s.table.stacks[0], s.table.stacks[1]]).toEqual([
      [NEUTRAL, 0],
      [NEUTRAL, 0],
    ]);
    expect(s.at('conquest', { seat: 0 }).over).toBe(true);
    expect(s.table.stacks[c]).toEqual([NEUTRAL]);
    expect(s.at('banner', { seat: 0, card: 'move-two', banner: 'conquer-and-move' }).options(0)).not.toContain('conquer');
  });

  it('[YD-FOR-10] two conquests with one token left: the first army conquers, and draws for one fortress', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [3, c],
          [3, b],
        ],
      ],
    }).with((t) => {
      for (let p = 0, left = 14; left > 0; p++) {
        if (p === c || p === b) continue;
        setStack(t, p, [0]);
        left--;
      }
    });
    s.at('conquest', { seat: 0 });
    expect([s.table.stacks[c], s.table.stacks[b]]).toEqual([[NEUTRAL, 0], [NEUTRAL]]);
    expect(told(s, 'drew')).toMatchObject([{ n: 2 }]);
  });
});
