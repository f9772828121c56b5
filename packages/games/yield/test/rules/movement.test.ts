import { describe, expect, it } from 'vitest';
import { BANNERS, BANNERS_OF, PLAIN_CARDS, STRATEGY } from '../../data/cards.ts';
import { NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { layout, nextTo } from '../places.ts';
import { atRandom, begin, placesOf, playOn, told, war } from '../scenes.ts';

/** Three places in a row and one beside them. */
const row = layout(2, { a: '*-', b: '*-', c: '*-', d: '*-' }, 'a-b b-c');
const steps = (ids: readonly (string | number)[], army: number): (string | number)[] =>
  ids.filter((id) => String(id).startsWith(`${army}>`));

describe('movement', () => {
  it('[YD-MOV-GEN-01] [YD-A-42] one street after the other, and one may stop earlier', () => {
    const s = war({ seats: 2, armies: [[[4, row.a]]] }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-2' });
    expect(s.options(0)).toEqual([...nextTo(2, row.a).map((to) => `0>${to}`), 'stop']);
    s.say(0, `0>${row.b}`);
    expect(s.options(0)).toContain('stop');
    s.say(0, `0>${row.c}`);
    expect(s.over).toBe(true);
    expect(told(s, 'moved').map((e) => [e.from, e.to])).toEqual([
      [row.a, row.b],
      [row.b, row.c],
    ]);
  });

  it('[YD-MOV-GEN-02] movement goes to any own armies as the banner allows; Conquer, Ambush and Upgrade bring a single Move 1', () => {
    for (const card of ['conquer', 'ambush', 'upgrade'] as const) {
      const s = war({
        seats: 2,
        armies: [
          [
            [4, row.a],
            [4, row.d],
          ],
        ],
      }).at('card', { seat: 0, card });
      expect(steps(s.options(0), 0).length * steps(s.options(0), 1).length).toBeGreaterThan(0);
      s.say(0, `1>${nextTo(2, row.d)[0]}`);
      expect(s.over || [...steps(s.options(0), 0), ...steps(s.options(0), 1)].length === 0).toBe(true);
    }
    expect(
      Object.values(BANNERS_OF)
        .flat()
        .map((id) => [BANNERS[id].armies, BANNERS[id].streets]),
    ).toEqual([
      [4, 1],
      [1, 2],
      [2, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('[YD-MOV-GEN-03] [YD-A-11] every place on the way must be free of foreign armies: no passing through', () => {
    const s = war({ seats: 2, armies: [[[4, row.a]], [[4, row.b]]] }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-2' });
    expect(s.refusal(0, `0>${row.b}`).rule).toBe('YD-ARM-07');
    expect(s.refusal(0, `0>${row.c}`).refused).toBe('not-an-option');
  });

  it('[YD-MOV-GEN-04] own armies never block', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [4, row.a],
          [4, row.b],
        ],
      ],
    }).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-2' });
    s.say(0, `0>${row.b}`).say(0, `0>${row.c}`);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([row.c, row.b]);
  });

  it('[YD-MOV-GEN-05] fortresses without an enemy army may be entered, which changes no control', () => {
    const { a, b, c } = layout(2, { a: '*', b: '*+', c: '*+' }, 'a-b a-c');
    const s = war({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, a],
        ],
      ],
      stacks: { [b]: [NEUTRAL, 1] },
    }).at('banner', { seat: 0, card: 'move-two', banner: 'two-move-1' });
    s.say(0, `0>${b}`).say(0, `1>${c}`);
    expect([s.table.stacks[b], s.table.stacks[c]]).toEqual([[NEUTRAL, 1], [NEUTRAL]]);
    expect(told(s, 'conquered')).toEqual([]);
  });

  it('[YD-MOV-GEN-06] stepping next to an enemy starts nothing', () => {
    const s = war({ seats: 2, armies: [[[4, row.a]], [[4, row.c]]] })
      .at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' })
      .say(0, `0>${row.b}`);
    expect(s.over).toBe(true);
    expect(told(s, 'battle')).toEqual([]);
  });

  it('[YD-MOV-GEN-07] over whole matches armies move by strategy cards, retreats and chases only', () => {
    for (const seed of [3, 4, 5]) {
      const s = begin(4, { leaders: 'none' }, seed);
      let where = '';
      let known = 0;
      const any = atRandom(seed);
      playOn(s, (q) => {
        const now = JSON.stringify(s.table.armies.map((x) => x.at));
        const causes = told(s, 'moved').length + told(s, 'destroyed').length + told(s, 'recovered').length + told(s, 'placed').length;
        if (where !== '' && now !== where) expect(causes).toBeGreaterThan(known);
        [where, known] = [now, causes];
        return any(q);
      });
      expect(told(s, 'moved').every((e) => ['card', 'retreat', 'chase'].includes(e.why))).toBe(true);
      expect(told(s, 'moved').length).toBeGreaterThan(10);
    }
  });

  it('[YD-E-05] from X: onto an empty fortress, an empty place or an own army, but not onto an enemy; leaving avoids the battle', () => {
    const { x, north, east, south, west } = layout(
      3,
      { x: '*', north: '*+', east: '*-', south: '*', west: '*' },
      'x-north x-east x-south x-west',
    );
    const w = { seats: 3, armies: [[[4, x] as const, [3, south] as const], [[5, west] as const]] };
    const s = war(w).at('card', { seat: 0, card: 'conquer' });
    expect(steps(s.options(0), 0)).toEqual(expect.arrayContaining([`0>${north}`, `0>${east}`, `0>${south}`]));
    expect(s.refusal(0, `0>${west}`).rule).toBe('YD-ARM-07');
    s.say(0, `0>${north}`).say(0, 'conquer');
    expect(s.table.stacks[north]).toEqual([NEUTRAL, 0]);
    const left = war(w).at('card', { seat: 0, card: 'conquer' }).say(0, `0>${east}`).at('battles', {});
    expect(left.over).toBe(true);
    expect(war(w).at('battles', {}).asked).toEqual([0]);
  });
});

describe('the cards that move', () => {
  it('[YD-CRD-01] everybody has the same six cards', () => {
    expect(STRATEGY).toEqual(['move-all', 'move-two', 'conquer', 'ambush', 'upgrade', 'ritual']);
    expect(PLAIN_CARDS).toEqual(STRATEGY.slice(0, 5));
    const s = war({ seats: 5 }).at('season', { order: [0, 1, 2, 3, 4], turn: 0 });
    for (const seat of [0, 1, 2, 3, 4]) expect(s.options(seat)).toEqual(STRATEGY);
  });

  it('[YD-CRD-MOV-01] Move All: each army on the map once, one street', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [4, row.a],
          [4, row.d],
        ],
      ],
    }).at('card', { seat: 0, card: 'move-all' });
    expect(steps(s.options(0), 2)).toEqual([]);
    s.say(0, `0>${row.b}`);
    expect(steps(s.options(0), 0)).toEqual([]);
    expect(steps(s.options(0), 1)).toHaveLength(nextTo(2, row.d).length);
  });

  it('[YD-CRD-MOV-01] A, then B, then A again is refused, and so is a third step of anybody', () => {
    const { a: start, d: other } = row;
    const s = war({
      seats: 2,
      armies: [
        [
          [4, start],
          [4, other],
        ],
      ],
    }).at('card', { seat: 0, card: 'move-all' });
    const back = s.table.armies[0]!.at;
    s.say(0, `0>${nextTo(2, start)[0]}`).say(0, `1>${nextTo(2, other)[0]}`);
    expect(s.refusal(0, `0>${back}`).refused).toBeDefined();
    expect(s.over || s.options(0).length === 0 || steps(s.options(0), 0).length === 0).toBe(true);
  });

  it('[YD-CRD-MOV-02] in any order, and some or all may stay', () => {
    const go = (first: number, then: number) => {
      const at = [row.a, row.d];
      const to = at.map((p) => nextTo(2, p)[0]!);
      const s = war({
        seats: 2,
        armies: [
          [
            [4, row.a],
            [4, row.d],
          ],
        ],
      }).at('card', { seat: 0, card: 'move-all' });
      s.say(0, `${first}>${to[first]}`).say(0, `${then}>${to[then]}`);
      return placesOf(s, 0);
    };
    expect(go(0, 1)).toEqual(go(1, 0));
    const s = war({
      seats: 2,
      armies: [
        [
          [4, row.a],
          [4, row.d],
        ],
      ],
    })
      .at('card', { seat: 0, card: 'move-all' })
      .say(0, 'stop');
    expect(placesOf(s, 0)).toEqual([row.a, row.d, -1]);
    expect(yieldGame.check(s.match)).toEqual([]);
  });

  it('[YD-CRD-MV2-01] [YD-CRD-MV2-03] [YD-E-04] Move Two, banner 1: one army two streets, or fewer, and no other army', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [4, row.a],
          [4, row.d],
        ],
      ],
    })
      .at('card', { seat: 0, card: 'move-two' })
      .say(0, 'one-moves-2');
    s.say(0, `0>${row.b}`);
    expect(steps(s.options(0), 1)).toEqual([]);
    expect(steps(s.options(0), 0)).toContain(`0>${row.c}`);
    s.say(0, 'stop');
    expect(placesOf(s, 0)[0]).toBe(row.b);
  });

  it('[YD-CRD-MV2-02] [YD-CRD-MV2-03] [YD-E-04] banner 2: two armies one street each, in any order, or fewer', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [4, row.a],
          [4, row.d],
          [4, row.c],
        ],
      ],
    })
      .at('card', { seat: 0, card: 'move-two' })
      .say(0, 'two-move-1');
    s.say(0, `2>${row.b}`);
    expect(steps(s.options(0), 2)).toEqual([]);
    expect(steps(s.options(0), 0)).toContain(`0>${row.b}`);
    s.say(0, `0>${row.b}`);
    expect(s.over).toBe(true);
    expect(placesOf(s, 0)).toEqual([row.b, row.d, row.b]);
  });
});
