import { describe, expect, it } from 'vitest';
import { NEUTRAL, OFF_MAP, RECRUITMENT_CARDS } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, numeralAt } from '../places.ts';
import { begin, cards, dials, drawing, placesOf, playOn, setStack, told, type War, war, type YieldScene } from '../scenes.ts';

const [a, b, c] = ['I', 'II', 'VI'].map((n) => numeralAt(2, n)) as [number, number, number];
const recovery = (w: War, year = 1): YieldScene =>
  war(w)
    .with((t) => {
      t.year = year;
      t.phase = 'recovery';
    })
    .at('recovery', { gain: 0 });

describe('recovery', () => {
  it('[YD-REC-01] [YD-REC-03] [YD-A-21] all destroyed armies return to one own fortress of choice, with their halved dials', () => {
    const s = recovery({
      seats: 2,
      armies: [
        [
          [3, OFF_MAP],
          [5, farFrom(2, [a, b])[0]!],
          [1, OFF_MAP],
        ],
      ],
      stacks: { [a]: [NEUTRAL, 0], [b]: [0], [c]: [NEUTRAL, 1] },
    });
    expect(s.options(0)).toEqual([a, b]);
    expect(s.question(0).shown.with).toEqual({ armies: [0, 2] });
    s.say(0, b);
    expect([placesOf(s, 0)[0], placesOf(s, 0)[2]]).toEqual([b, b]);
    expect(dials(s, 0)).toEqual([3, 5, 1]);
    expect(told(s, 'recovered')[0]).toEqual({ type: 'recovered', seat: 0, armies: [0, 2], at: b });
  });

  it('[YD-REC-01] [YD-A-21] or, where the table plays so, each on a fortress of its own', () => {
    const s = recovery({
      seats: 2,
      options: { recovery: 'apart' },
      armies: [
        [
          [3, OFF_MAP],
          [5, OFF_MAP],
        ],
      ],
      stacks: { [a]: [NEUTRAL, 0], [b]: [0] },
    });
    s.say(0, b).say(0, a).say(0, b);
    expect(placesOf(s, 0)).toEqual([b, a, b]);
  });

  it('[YD-REC-02] without a fortress nothing is recovered; a later Recovery may', () => {
    const s = recovery({ seats: 2, armies: [[[3, OFF_MAP]]] });
    expect(s.question(0).stage).toBe('split');
    expect(placesOf(s, 0)).toEqual([OFF_MAP, OFF_MAP, OFF_MAP]);
    const later = s.with((t) => setStack(t, a, [NEUTRAL, 0])).at('recover', { seat: 0 });
    expect(placesOf(later, 0)).toEqual([a, a, a]);
  });

  it('[YD-REC-10] an enemy stands on an own fortress only without tokens to conquer it; nobody returns there', () => {
    const s = war({ seats: 2, armies: [[[3, OFF_MAP]], [[4, a]]], stacks: { [a]: [NEUTRAL, 0], [b]: [0] } });
    expect(placesOf(s.at('recover', { seat: 0 }), 0)).toEqual([b, b, b]);
  });

  it('[YD-REC-10] after a Conquer phase no enemy stands on a controlled fortress', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const s = begin(4, { leaders: 'none' }, seed);
      playOn(s, ({ stage }) => {
        if (stage === 'fortress' || s.table.phase === 'recovery') {
          for (const { at, owner } of s.table.armies) {
            const top = at === OFF_MAP ? undefined : s.table.stacks[at]!.at(-1);
            expect(top === undefined || top === owner).toBe(true);
          }
        }
        return stage === 'perform' ? 'perform' : undefined;
      });
    }
  });

  it('[YD-REC-10] an ally’s army on it does not prevent recovery', () => {
    const at = numeralAt(4, 'II');
    const s = war({ seats: 4, options: { teams: 'pairs' }, armies: [[], [], [[4, at]]], stacks: { [at]: [NEUTRAL, 0] } }).at('recover', {
      seat: 0,
    });
    expect(placesOf(s, 0)).toEqual([at, at, at]);
  });

  it('[YD-REC-11] openly in turn order, all before the recruitment cards', () => {
    const s = recovery({
      seats: 2,
      first: 1,
      armies: [[[3, OFF_MAP]], [[3, OFF_MAP]]],
      stacks: { [a]: [0], [b]: [0], [c]: [1], [numeralAt(2, 'V')]: [1] },
    });
    expect(s.asked).toEqual([1]);
    s.say(1, c);
    expect(s.asked).toEqual([0]);
    expect(told(s, 'recruits')).toEqual([]);
    s.say(0, a);
    expect(told(s, 'recruits')).toHaveLength(1);
  });
});

describe('recruitment', () => {
  const three = (units: readonly [number, number, number]) => units.map((n) => [n, c] as const);

  it('[YD-REC-04] [YD-REC-05] [YD-REC-08] one card in Year 1, two in Year 2: everybody gains the sum, the cards are discarded', () => {
    for (const [year, names, sum] of [
      [1, ['town-6'], 6],
      [2, ['forest-3', 'wetlands-5'], 8],
    ] as const) {
      const s = war({
        seats: 2,
        armies: [
          three([4, 4, 4]),
          [
            [4, b],
            [4, b],
            [4, b],
          ],
        ],
      });
      s.dice({ deck: drawing(s.table.deck, names) }).with((t) => {
        t.year = year;
      });
      s.at('recovery', { gain: 0 });
      for (const seat of [0, 1]) expect(s.question(seat).ask).toMatchObject({ shape: 'share', min: sum, max: sum });
      expect(told(s, 'recruits')).toMatchObject([{ n: sum }]);
      expect(s.table.discard).toEqual(cards(...names));
      expect(yieldGame.view(s.match, null).deck).toBe(72 - names.length);
    }
  });

  it('[YD-REC-04] [YD-GEN-03] the Years have 1, 2 and no cards, and before the first there are none', () => {
    expect(RECRUITMENT_CARDS).toEqual([0, 1, 2, 0]);
  });
  it('[YD-REC-04] [YD-GEN-03] none in Year 3', () => {
    const s = war({ seats: 2 })
      .with((t) => {
        t.year = 3;
      })
      .at('game', {}, 'conquer');
    expect(s.match.result).not.toBeNull();
    expect(told(s, 'recruits')).toEqual([]);
  });

  it('[YD-REC-06] [YD-E-12] a 6 on one army or 2, 2 and 2: secretly, and at the same time', () => {
    const s = war({
      seats: 2,
      armies: [
        three([4, 4, 4]),
        [
          [4, b],
          [4, b],
          [4, b],
        ],
      ],
    }).at('recovery', { gain: 6 }, 'split');
    expect(s.question(0).among).toBe('sealed');
    s.say(1, [2, 2, 2]);
    expect(dials(s, 1)).toEqual([4, 4, 4]);
    s.say(0, [6, 0, 0]);
    expect([dials(s, 0), dials(s, 1)]).toEqual([
      [10, 4, 4],
      [6, 6, 6],
    ]);
    expect(yieldGame.view(s.match, 1).armies[0]!.units).toBeNull();
  });

  it('[YD-REC-06] [YD-REC-07] [YD-T-14] 13 and a gain of 6: two at most there, the rest must go elsewhere while there is room', () => {
    const s = war({
      seats: 2,
      armies: [
        three([13, 10, 4]),
        [
          [4, b],
          [4, b],
          [4, b],
        ],
      ],
    }).at('recovery', { gain: 6 }, 'split');
    expect(s.refusal(0, [6, 0, 0]).refused).toBe('bin-limit');
    expect(s.refusal(0, [2, 0, 0]).refused).toBe('wrong-total');
    s.say(0, [2, 4, 0]).say(1, [6, 0, 0]);
    expect(dials(s, 0)).toEqual([15, 14, 4]);
  });

  it('[YD-REC-07] [YD-A-22] what finds no room is lost; armies off the map may receive units', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [15, a],
          [14, a],
          [13, OFF_MAP],
        ],
        [[4, b]],
      ],
    }).at('recovery', { gain: 9 }, 'split');
    expect(s.question(0).ask).toMatchObject({ min: 3, max: 3, most: [0, 1, 2] });
    s.say(0, [0, 1, 2]).say(1, [9, 0, 0]);
    expect(dials(s, 0)).toEqual([15, 15, 15]);
  });

  it('[YD-REC-06] everybody is asked, also with no room at all: nobody learns it', () => {
    const s = war({ seats: 2, armies: [three([15, 15, 15]), [[4, b]]] }).at('recovery', { gain: 4 }, 'split');
    expect(s.asked).toEqual([0, 1]);
    expect(s.question(0).ask).toMatchObject({ min: 0, max: 0 });
  });

  it('[YD-REC-09] then the next Year begins and the marker stays', () => {
    const s = war({ seats: 2, first: 1 }).at('game', {}, 'recovery');
    playOn(
      s,
      () => undefined,
      () => s.table.year === 2,
    );
    expect(s.table).toMatchObject({ year: 2, season: 1, marker: 1, first: 1, phase: 'strategy' });
  });
});
