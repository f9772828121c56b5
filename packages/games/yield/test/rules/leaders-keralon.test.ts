import { describe, expect, it } from 'vitest';
import { yieldGame } from '../../index.ts';
import { layout, nextTo, numeralAt } from '../places.ts';
import { battle, begin, dials, placesOf, playOn, told, totals, type War, war } from '../scenes.ts';

const A = { leaders: ['keralon-a', 'vymar-b'] };
const B = { leaders: ['keralon-b', 'vymar-b'] };
const { a, b, c } = layout(2, { a: 'town', b: '*', c: 'wetlands' }, 'a-b b-c');

describe('King Keralon, fourth army', () => {
  it('[YD-LDR-KER-A01] he commands four armies with the bonus meeple', () => {
    const s = begin(2, A);
    expect(s.table.players.map((p) => p.armies.length)).toEqual([4, 3]);
    expect(s.table.armies.map((x) => x.kind)).toEqual(['archer', 'infantry', 'cavalry', 'champion', 'archer', 'infantry', 'cavalry']);
  });

  it('[YD-LDR-KER-A02] the same 12 units over four, at least one each', () => {
    const s = begin(2, A);
    playOn(
      s,
      () => undefined,
      () => s.question(s.asked[0]!).stage === 'split',
    );
    expect(told(s, 'placed').filter((e) => e.seat === 0)).toHaveLength(4);
    expect(s.question(0).ask).toMatchObject({ min: 12, max: 12, least: [1, 1, 1, 1] });
    expect(s.refusal(0, [4, 4, 4, 0]).refused).toBe('bin-limit');
    s.say(0, [9, 1, 1, 1]).say(1, [4, 4, 4]);
    expect(yieldGame.view(s.match, 1).armies[0]).toMatchObject({ units: null, low: 1, high: 9 });
  });

  it('[YD-LDR-KER-A03] Move All moves all four; the fourth is destroyed and recovered like any other', () => {
    const w: War = {
      seats: 2,
      options: A,
      armies: [
        [
          [3, a],
          [3, a],
          [3, a],
          [3, a],
        ],
      ],
    };
    const s = war(w).at('card', { seat: 0, card: 'move-all' });
    for (const id of [3, 0, 2, 1]) s.say(0, `${id}>${nextTo(2, a)[0]}`);
    expect(s.over).toBe(true);
    expect(new Set(placesOf(s, 0))).toEqual(new Set([nextTo(2, a)[0]]));
    const home = numeralAt(2, 'III');
    const lost = battle(
      {
        seats: 2,
        options: A,
        armies: [
          [
            [3, home],
            [3, home],
            [3, home],
            [3, a],
          ],
          [[15, b]],
        ],
        stacks: { [home]: [0] },
      },
      3,
    );
    lost.say(0, 'yield');
    playOn(lost, () => undefined);
    expect(dials(lost, 0)[3]).toBe(1);
    expect(placesOf(lost, 0)[3]).toBe(-1);
    expect(placesOf(lost.at('recover', { seat: 0 }), 0)[3]).toBe(home);
  });
});

describe('King Keralon, champion', () => {
  const hands: War['hands'] = [['town-3', 'town-4', 'town-5', 'town-6', 'forest-3'], []];

  it('[YD-LDR-KER-B01] one of his three armies is the champion, and everybody sees which', () => {
    const s = begin(2, B);
    expect(s.table.players[0]!.armies).toHaveLength(3);
    for (const viewer of [null, 1]) expect(yieldGame.view(s.match, viewer).armies.map((x) => x.kind)).toContain('champion');
    expect(s.table.armies.filter((x) => x.kind === 'champion')).toHaveLength(1);
    expect(s.table.armies.map((x) => x.kind).slice(0, 3)).toEqual(['archer', 'champion', 'cavalry']);
  });

  it('[YD-LDR-KER-B02] [YD-LDR-KER-B03] [YD-E-14] with the champion in battle 3, 4, 5, 6 count 5, 6, 7, 8; face down 1', () => {
    const s = battle(
      {
        seats: 2,
        options: B,
        armies: [
          [
            [1, -1],
            [1, a],
          ],
          [[15, b]],
        ],
        hands,
      },
      1,
    );
    s.say(0, 'up:town-3').say(0, 'up:town-4').say(0, 'down:forest-3');
    expect(told(s, 'played').map((e) => e.adds)).toEqual([5, 6, 1]);
    expect(totals(s)[0]).toBe(13);
    s.say(0, 'up:town-5');
    const six = battle(
      {
        seats: 2,
        options: B,
        armies: [
          [
            [1, -1],
            [1, a],
          ],
          [[15, b]],
        ],
        hands,
      },
      1,
    ).say(0, 'up:town-6');
    expect([told(s, 'played').at(-1)!.adds, told(six, 'played').at(-1)!.adds]).toEqual([7, 8]);
  });

  it('[YD-LDR-KER-B02] not in a battle without the champion', () => {
    const s = battle({ seats: 2, options: B, armies: [[[1, a]], [[15, b]]], hands }).say(0, 'up:town-3');
    expect(totals(s)[0]).toBe(4);
  });

  it('[YD-LDR-KER-B04] for every face-up card in that battle, also for the region of another own army', () => {
    const s = battle(
      {
        seats: 2,
        options: B,
        armies: [
          [
            [1, a],
            [1, c],
          ],
          [[15, b]],
        ],
        hands,
      },
      1,
    ).say(0, 'up:town-3');
    expect(s.table.armies[1]!.kind).toBe('champion');
    expect(totals(s)[0]).toBe(7);
  });

  it('[YD-LDR-KER-B05] otherwise the champion is an army like any other: dial, destruction, recovery', () => {
    const home = numeralAt(2, 'III');
    const s = battle(
      {
        seats: 2,
        options: B,
        armies: [
          [
            [1, home],
            [5, a],
            [1, home],
          ],
          [[15, b]],
        ],
        stacks: { [home]: [0] },
      },
      1,
    ).say(0, 'yield');
    playOn(s, () => undefined);
    expect(dials(s, 0)[1]).toBe(2);
    expect(placesOf(s, 0)[1]).toBe(-1);
    expect(placesOf(s.at('recover', { seat: 0 }), 0)[1]).toBe(home);
  });

  it('[YD-LDR-KER-B02] the meeple alone gives nothing: with the fourth army cards count as printed', () => {
    const s = battle(
      {
        seats: 2,
        options: A,
        armies: [
          [
            [1, -1],
            [1, -1],
            [1, -1],
            [1, a],
          ],
          [[15, b]],
        ],
        hands,
      },
      3,
    ).say(0, 'up:town-3');
    expect(s.table.armies[3]!.kind).toBe('champion');
    expect(totals(s)[0]).toBe(4);
  });
});
