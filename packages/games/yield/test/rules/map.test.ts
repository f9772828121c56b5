import { adjacent, distancesFrom } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../data/cards.ts';
import { OFF_MAP } from '../../data/numbers.ts';
import { WORLDS } from '../../data/world.ts';
import { yieldGame } from '../../index.ts';
import { layout, nextTo, numeralAt } from '../places.ts';
import { armyOf, battle, begin, playOn, told, war } from '../scenes.ts';

const ALL = [2, 3, 4, 5].map((seats) => WORLDS[seats]!);

describe('maps', () => {
  it('[YD-MAP-01] locations joined by streets; adjacency is a street, both ways, and every place can be reached', () => {
    expect(ALL.map(({ graph }) => [graph.size, graph.next.flat().length / 2])).toEqual([
      [19, 34],
      [22, 36],
      [31, 54],
      [31, 55],
    ]);
    for (const { graph } of ALL) {
      graph.next.forEach((list, a) => {
        expect(new Set(list).size).toBe(list.length);
        for (let b = 0; b < graph.size; b++) expect(adjacent(graph, a, b)).toBe(list.includes(b));
        for (const b of list) expect(graph.next[b]).toContain(a);
        expect(list).not.toContain(a);
      });
      expect(distancesFrom(graph, 0)).not.toContain(-1);
    }
  });

  it('[YD-MAP-01] [YD-A-37] start areas lie at least two streets apart: nobody is placed next to an enemy', () => {
    for (const { graph, starts } of ALL) {
      for (const start of starts) {
        const far = distancesFrom(graph, start);
        for (const other of starts) if (other !== start) expect(far[other]).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('[YD-MAP-02] every location is forest, wetlands or town', () => {
    const counts = ALL.map(({ locations }) => REGIONS.map((region) => locations.filter((l) => l.region === region).length));
    expect(counts).toEqual([
      [6, 7, 6],
      [9, 7, 6],
      [12, 11, 8],
      [11, 10, 10],
    ]);
    for (const { locations, region } of ALL) expect(region.map((r) => REGIONS[r])).toEqual(locations.map((l) => l.region));
  });

  it('[YD-MAP-03] [YD-ARM-10] region types never stop a move and decide only what is played face up', () => {
    for (const from of REGIONS) {
      for (const to of REGIONS) {
        const near = ALL.findIndex(({ locations, graph }) =>
          locations.some((l, p) => l.region === from && graph.next[p]!.some((q) => locations[q]!.region === to)),
        );
        if (near < 0) continue;
        const { a, b } = layout(near + 2, { a: from, b: to }, 'a-b');
        const s = war({ seats: near + 2, armies: [[[4, a]]] }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' });
        expect(s.options(0)).toContain(`0>${b}`);
      }
    }
    const { a, b } = layout(2, { a: 'town', b: 'forest' }, 'a-b');
    const s = battle({ seats: 2, armies: [[[4, a]], [[5, b]]], hands: [['town-3', 'forest-3', 'wetlands-3'], []] });
    expect(s.options(0).filter((id) => String(id).startsWith('up:'))).toEqual(['up:town-3']);
    expect(s.table.armies[0]!.units).toBe(4);
  });

  it('[YD-MAP-04] numerals mark where the fortresses of the setup lie and mean nothing later', () => {
    expect(ALL.map(({ fortresses }) => fortresses.length)).toEqual([7, 10, 10, 11]);
    const at = numeralAt(2, 'I');
    const s = war({ seats: 2, armies: [[[4, at]]], stacks: { [at]: [] } }).at('conquest', { seat: 0 });
    expect(s.over).toBe(true);
    expect(told(s, 'conquered')).toEqual([]);
  });

  it('[YD-MAP-05] armies stand on locations or beside the map, in every position of a match', () => {
    const s = begin(3, { leaders: 'none' });
    const { size } = WORLDS[3]!.graph;
    playOn(s, ({ stage, kind }) => {
      for (const { at } of s.table.armies) expect(at === OFF_MAP || (Number.isInteger(at) && at >= 0 && at < size)).toBe(true);
      return kind === 'season' && stage === 'perform' ? 'perform' : undefined;
    });
    for (const e of told(s, 'moved')) expect(nextTo(3, e.from)).toContain(e.to);
  });

  it('[YD-MAP-06] one relation for moving and fighting: armies fight exactly over the streets they could walk', () => {
    const at = numeralAt(2, 'IV');
    for (let other = 0; other < 19; other++) {
      if (other === at) continue;
      const armies = [[[4, at] as const], [[5, other] as const]];
      const fights = war({ seats: 2, armies }).at('card', { seat: 0, card: 'ambush' });
      const walks = war({ seats: 2, armies: [armies[0]!] }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' });
      const canWalk = walks.options(0).includes(`0>${other}`);
      expect(fights.options(0).includes('ambush')).toBe(canWalk);
      expect(nextTo(2, at).includes(other)).toBe(canWalk);
    }
  });
});

describe('armies on the map', () => {
  it('[YD-ARM-05] own armies share a place and stay two armies', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const s = battle({
      seats: 2,
      armies: [
        [
          [4, a],
          [3, a],
        ],
        [[9, b]],
      ],
    });
    expect(s.frame('battle').armies).toEqual([0, 1, 3]);
    s.say(0, 'yield');
    expect(s.options(0)).toEqual([0, 1]);
    expect(told(s, 'battle')[0]!.units).toEqual([4, 3, 9]);
  });

  it('[YD-ARM-06] own armies count together in a battle and only there', () => {
    const { a, b, c } = layout(2, { a: '*', b: '*', c: '*' }, 'a-b b-c');
    const s = battle({
      seats: 2,
      armies: [
        [
          [4, a],
          [3, c],
        ],
        [[9, b]],
      ],
    });
    expect(s.frame('battle').totals).toEqual([7, 9]);
    expect(
      yieldGame
        .view(s.match, 1)
        .armies.slice(0, 2)
        .map((x) => x.units),
    ).toEqual([4, 3]);
    expect(s.table.armies[armyOf(s, 0)]!.units).toBe(4);
  });
});
