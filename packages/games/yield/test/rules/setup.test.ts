import { isRefusal } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { STRATEGY } from '../../data/cards.ts';
import { LEADERS, leaderOf, POWERS, type Power } from '../../data/leaders.ts';
import { NEUTRAL, OFF_MAP } from '../../data/numbers.ts';
import { WORLDS } from '../../data/world.ts';
import { yieldGame } from '../../index.ts';
import { nextTo, numeralAt } from '../places.ts';
import { begin, cards, held, placesOf, playOn, setupUntil, told } from '../scenes.ts';

const NO_LEADERS = { leaders: 'none', first: 0 };

describe('setup: map, marker, leaders', () => {
  it('[YD-SET-01] each player count has its own map', () => {
    expect([2, 3, 4, 5].map((n) => begin(n).table.stacks.length)).toEqual([19, 22, 31, 31]);
    expect(new Set([2, 3, 4, 5].map((n) => WORLDS[n]!.title)).size).toBe(4);
    expect([1, 6].map((n) => isRefusal(yieldGame.options({}, n)))).toEqual([true, true]);
  });

  it('[YD-SET-02] the marker is drawn among all seats, or given by the host', () => {
    const drawn = [...Array(30).keys()].map((seed) => begin(3, {}, seed).table.marker);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((first) => begin(3, { first }).table.marker)).toEqual([0, 1, 2]);
  });

  it('[YD-SET-03] [YD-SET-20] leaders are chosen openly in turn order; whoever is taken is gone with both sides', () => {
    const s = begin(3, { first: 1 });
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(POWERS);
    s.say(1, 'lemron-b');
    expect(s.asked).toEqual([2]);
    expect(s.options(2)).toEqual(POWERS.filter((p) => leaderOf(p) !== 'lemron'));
    expect(s.refusal(2, 'lemron-a')).toEqual({ refused: 'not-an-option', rule: 'YD-SET-03' });
    expect(yieldGame.view(s.match, null).players[1]!.power).toBe('lemron-b');
    s.say(2, 'pavyr-a').say(0, 'basil-b');
    expect(s.table.players.map((p) => p.power)).toEqual(['basil-b', 'lemron-b', 'pavyr-a']);
    expect(s.question(1).stage).toBe('start');
  });

  it('[YD-SET-20] nothing lies on the map and no card is dealt before the leaders are chosen', () => {
    const s = begin(2);
    expect(s.table.stacks.every((stack) => stack.every((token) => token === NEUTRAL))).toBe(true);
    expect([held(s, 0), held(s, 1)]).toEqual([0, 0]);
    expect(s.table.armies).toEqual([]);
  });

  it('[YD-SET-04] without leaders nobody chooses one', () => {
    const s = begin(4, NO_LEADERS);
    expect(s.question(0).stage).toBe('start');
    expect(s.table.players.every((p) => p.power === null)).toBe(true);
  });

  it('[YD-LDR-01] [YD-A-23] five leaders with two abilities each', () => {
    expect(LEADERS).toEqual(['keralon', 'lemron', 'basil', 'vymar', 'pavyr']);
    expect(POWERS).toEqual(LEADERS.flatMap((leader) => [`${leader}-a`, `${leader}-b`]));
  });

  it('[YD-LDR-02] the ability stays for the whole game', () => {
    const s = begin(2, { leaders: ['keralon-b', 'vymar-b'] satisfies Power[] });
    playOn(s, ({ stage }) => (stage === 'perform' ? 'keep' : undefined));
    expect(s.table.players.map((p) => p.power)).toEqual(['keralon-b', 'vymar-b']);
  });
});

describe('setup: fortresses and armies', () => {
  it('[YD-SET-05] one neutral token on every Roman numeral and nowhere else', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { stacks } = begin(seats).table;
      WORLDS[seats]!.locations.forEach(({ numeral }, p) => {
        expect(stacks[p]).toEqual(numeral === null ? [] : [NEUTRAL]);
      });
    }
  });

  it('[YD-SET-07] [YD-SET-08] [YD-SET-09] [YD-SET-10] [YD-A-03] the starting fortresses of each map', () => {
    const starts = [2, 3, 4, 5].map((seats) => begin(seats, NO_LEADERS).options(0));
    const numerals = [
      ['III', 'V'],
      ['II', 'VI', 'VII'],
      ['I', 'III', 'VIII', 'X'],
      ['I', 'IV', 'V', 'IX', 'X'],
    ];
    expect(starts).toEqual(numerals.map((list, i) => list.map((numeral) => numeralAt(i + 2, numeral))));
  });

  it('[YD-SET-06] in turn order everybody takes a free start: an own token on top, value 2', () => {
    const [two, six, seven] = ['II', 'VI', 'VII'].map((n) => numeralAt(3, n)) as [number, number, number];
    const s = begin(3, { leaders: 'none', first: 2 });
    expect(s.asked).toEqual([2]);
    s.say(2, six);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual([two, seven]);
    s.say(0, two).say(1, seven);
    expect([six, two, seven].map((p) => s.table.stacks[p])).toEqual([
      [NEUTRAL, 2],
      [NEUTRAL, 0],
      [NEUTRAL, 1],
    ]);
    expect(s.table.players.map((p) => p.supply)).toEqual([14, 14, 14]);
  });

  it('[YD-E-01] a starting fortress is worth 2; ten cards less three are seven', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'choose');
    const seen = yieldGame.view(s.match, 0);
    expect(seen.players.map((p) => p.points)).toEqual([2, 2]);
    expect(s.table.stacks[s.table.players[0]!.start]).toEqual([NEUTRAL, 0]);
    expect(seen.players.map((p) => p.cards)).toEqual([7, 7]);
  });

  it('[YD-SET-11] [YD-ARM-01] three armies each: archers, infantry, cavalry', () => {
    const s = begin(5, NO_LEADERS);
    for (const { armies } of s.table.players)
      expect(armies.map((id) => s.table.armies[id]!.kind)).toEqual(['archer', 'infantry', 'cavalry']);
    expect(s.table.armies).toHaveLength(15);
  });

  it('[YD-SET-12] one army each in turn, the starting player first; a fourth army comes last', () => {
    const s = setupUntil(begin(3, { leaders: ['pavyr-a', 'keralon-a', 'vymar-a'], first: 2 }), 'place');
    setupUntil(s, 'split');
    expect(told(s, 'placed').map((e) => e.seat)).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 1]);
  });

  it('[YD-SET-13] on the own start or next to it, also together', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'place');
    const { start } = s.table.players[0]!;
    expect(s.options(0).toSorted()).toEqual([start, ...nextTo(2, start)].toSorted());
    s.say(0, start).say(1, s.table.players[1]!.start).say(0, start);
    expect(placesOf(s, 0)).toEqual([start, start, OFF_MAP]);
    expect(s.refusal(1, start).refused).toBe('not-an-option');
  });
});

describe('setup: units and cards', () => {
  it('[YD-SET-14] [YD-SET-15] [YD-T-24] exactly 12 units, at least one each, ten at most for one army', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'split');
    expect(s.refusal(0, [4, 4, 3]).refused).toBe('wrong-total');
    expect(s.refusal(0, [5, 5, 3]).refused).toBe('wrong-total');
    expect(s.refusal(0, [12, 0, 0]).refused).toBe('bin-limit');
    expect(s.refusal(0, [11, 1, 0]).refused).toBe('bin-limit');
    expect(s.refusal(0, [11, 1]).refused).toBe('wrong-bins');
    s.say(0, [10, 1, 1]).say(1, [4, 4, 4]);
    expect(s.table.armies.map((a) => a.units)).toEqual([10, 1, 1, 4, 4, 4]);
    expect(
      yieldGame
        .view(s.match, 1)
        .armies.slice(0, 3)
        .map((a) => [a.units, a.low, a.high]),
    ).toEqual([
      [null, 1, 10],
      [null, 1, 10],
      [null, 1, 10],
    ]);
  });

  it('[YD-SET-16] no question of the whole game lets armies exchange or join units', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'split').say(0, [10, 1, 1]).say(1, [4, 4, 4]);
    const asked = new Set<string>();
    playOn(s, ({ kind, stage, ask }) => {
      if (ask.shape === 'share' && typeof ask.bins[0] === 'number') asked.add(`${kind}.${stage}`);
      if (s.table.year === 1) expect(s.table.armies.map((a) => a.units)).toEqual([10, 1, 1, 4, 4, 4]);
      return stage === 'perform' ? 'keep' : undefined;
    });
    expect([...asked]).toEqual(['recovery.split']);
  });

  it('[YD-SET-17] everybody holds the six strategy cards', () => {
    const s = setupUntil(begin(3, NO_LEADERS), 'choose');
    for (const seat of [0, 1, 2]) expect(s.options(seat)).toEqual(STRATEGY);
  });

  it('[YD-SET-18] [YD-SET-21] ten cards after the split, three go, all turned up together', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'split');
    expect([held(s, 0), held(s, 1)]).toEqual([0, 0]);
    s.say(1, [4, 4, 4]);
    expect(s.asked).toEqual([0]);
    s.say(0, [4, 4, 4]);
    expect([held(s, 0), held(s, 1)]).toEqual([10, 10]);
    expect(s.question(0).ask).toMatchObject({ shape: 'share', min: 3, max: 3 });
    s.say(
      0,
      s.table.players[0]!.hand.map((n, kind, hand) => Math.min(n, Math.max(0, 3 - hand.slice(0, kind).reduce((a, b) => a + b, 0)))),
    );
    expect(s.table.discard).toEqual(cards());
    expect(told(s, 'discarded')).toEqual([]);
    setupUntil(s, 'choose');
    expect(told(s, 'discarded').map((e) => [e.seat, e.kinds.length])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect([held(s, 0), held(s, 1)]).toEqual([7, 7]);
    expect(s.table.discard.reduce((a, b) => a + b)).toBe(6);
  });

  it('[YD-SET-21] units are split at the same time: nobody sees the other split before confirming', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'split').say(0, [8, 2, 2]);
    expect(s.table.armies.every((a) => a.units === 0)).toBe(true);
    expect(yieldGame.view(s.match, 1)).toMatchObject({ ready: [0], asked: [0, 1] });
  });

  it('[YD-SET-19] the game begins with Year 1', () => {
    const s = setupUntil(begin(2, NO_LEADERS), 'choose');
    expect(s.table).toMatchObject({ year: 1, season: 1, phase: 'strategy' });
    expect(told(s, 'year')).toEqual([{ type: 'year', year: 1 }]);
  });
});
