import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, battlePhase, dials, placesOf, playOn, told, war, type YieldScene } from '../scenes.ts';

/** A place with three streets and its neighbours: an army that is beaten there by three others is trapped. */
const trap = layout(2, { x: '*' }, '', ({ x }) => nextTo(2, x).length === 3).x;
const ring = nextTo(2, trap) as [number, number, number];

describe('retreat', () => {
  const { a, b, c, d } = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b a-c a-d');

  it('[YD-OUT-13] [YD-OUT-14] every beaten army with units left goes one street, where the winner sends it', () => {
    const s = battle({
      seats: 2,
      armies: [
        [
          [5, a],
          [4, a],
        ],
        [[12, b]],
      ],
    })
      .say(0, 'yield')
      .say(0, 1);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(
      [0, 1].flatMap((id) =>
        nextTo(2, a)
          .filter((p) => p !== b)
          .map((p) => `${id}>${p}`),
      ),
    );
    s.say(1, `1>${c}`).say(1, `0>${d}`);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([d, c]);
    expect(told(s, 'moved').map((e) => [e.seat, e.why])).toEqual([
      [0, 'retreat'],
      [0, 'retreat'],
    ]);
  });

  it('[YD-OUT-13] there is no staying: the winner is asked until all have gone', () => {
    const s = battle({ seats: 2, armies: [[[5, a]], [[6, b]]] }).say(0, 'yield');
    expect(s.options(1)).not.toContain('stop');
    expect(s.options(1)).not.toContain(`0>${a}`);
  });

  it('[YD-OUT-15] [YD-A-35] [YD-A-38] not where a foreign army stands; an own army or any fortress is fine', () => {
    const p = layout(3, { x: '*', enemy: '*', third: '*', own: '*', fort: '*+' }, 'x-enemy x-third x-own x-fort');
    const s = war({
      seats: 3,
      armies: [
        [
          [5, p.x],
          [2, p.own],
        ],
        [[6, p.enemy]],
        [[1, p.third]],
      ],
      stacks: { [p.fort]: [NOBODY, 1] },
    })
      .with((t) => {
        for (const id of [1, 6]) t.armies[id]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: NOBODY })
      .say(0, 'yield');
    expect(s.options(1).toSorted()).toEqual([`0>${p.own}`, `0>${p.fort}`].toSorted());
  });
});

describe('no way out', () => {
  it('[YD-OUT-17] an army without a place to go is destroyed whatever its units, and the winner upgrades', () => {
    const home = farFrom(2, [trap, ...ring])[0]!;
    const s = battle({ seats: 2, armies: [[[9, trap]], ring.map((p) => [4, p] as const)], stacks: { [home]: [NOBODY, 1] } });
    s.say(0, 'yield');
    expect(told(s, 'lost')).toEqual([{ type: 'lost', seat: 0, army: 0, n: 3, left: 6 }]);
    expect(told(s, 'destroyed')).toEqual([{ type: 'destroyed', seat: 0, army: 0, at: trap, dial: 3, by: [1] }]);
    expect(s.question(1).kind).toBe('upgrade');
  });

  it('[YD-T-04] [YD-A-07] 8 units, loss 3, no retreat: 5, then 2; or 4 where the table halves what was there before the battle', () => {
    const lose = (halving: string) =>
      battle({ seats: 2, options: { halving }, armies: [[[8, trap]], ring.map((p, i) => [[4, 4, 3][i]!, p] as const)] }).say(0, 'yield');
    expect(told(lose('dial'), 'lost')).toMatchObject([{ n: 3, left: 5 }]);
    expect(dials(lose('dial'), 0)[0]).toBe(2);
    expect(dials(lose('before-battle'), 0)[0]).toBe(4);
  });

  it('[YD-OUT-27] [YD-T-25] trapped: off the map, free Upgrade, then one adjacent winner may chase onto its place', () => {
    const home = farFrom(2, [trap, ...ring])[0]!;
    const s = battle({ seats: 2, armies: [[[9, trap]], ring.map((p) => [4, p] as const)], stacks: { [home]: [NOBODY, 1] } });
    s.say(0, 'yield');
    expect(placesOf(s, 0)[0]).toBe(-1);
    s.say(1, [home]);
    expect(s.options(1)).toEqual([3, 4, 5].map((id) => `${id}>${trap}`).concat('stop'));
    s.say(1, `4>${trap}`);
    expect(s.over).toBe(true);
    expect(placesOf(s, 1)).toEqual([ring[0], trap, ring[2]]);
  });
});

describe('inactive companions', () => {
  const { a, b, c, d } = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b a-c a-d');
  const together = (units: readonly [number, number], enemy = 9): YieldScene =>
    battlePhase({ seats: 2, armies: [units.map((n) => [n, a] as const), [[enemy, b]]] }).with((t) => {
      t.armies[1]!.inactive = true;
    });

  it('[YD-OUT-18] [YD-T-11] [YD-A-16] one that lies where a beaten army leaves must leave too, where the winner sends it', () => {
    const s = together([6, 4]).say(0, 'yield').say(1, `0>${c}`);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(
      nextTo(2, a)
        .filter((p) => p !== b)
        .map((p) => `1>${p}`),
    );
    s.say(1, `1>${d}`);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([c, d]);
    expect(dials(s, 0)[1]).toBe(4);
  });

  it('[YD-OUT-18] [YD-A-40] beside a destroyed army it stays, and bars the chase', () => {
    const s = together([3, 4]).say(0, 'yield');
    expect(told(s, 'destroyed')).toHaveLength(1);
    expect(s.over).toBe(true);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([-1, a]);
    expect(dials(s, 0).slice(0, 2)).toEqual([1, 4]);
    expect(placesOf(s, 1)[0]).toBe(b);
  });

  it('[YD-OUT-18] at the new place nobody has to leave', () => {
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [6, a],
          [4, c],
        ],
        [[9, b]],
      ],
    }).with((t) => {
      t.armies[1]!.inactive = true;
    });
    s.say(0, 'yield').say(1, `0>${c}`);
    expect(s.question(1).kind).toBe('chase');
    expect(placesOf(s, 0).slice(0, 2)).toEqual([c, c]);
  });

  it('[YD-OUT-29] [YD-A-47] a companion that has left once does not leave again from where it went', () => {
    const p = layout(2, { w: '*', x: '*', y: '*', z: '*' }, 'w-x w-y x-y y-z');
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [6, p.x],
          [4, p.x],
          [6, p.y],
        ],
        [[14, p.w]],
      ],
    }).with((t) => {
      t.armies[1]!.inactive = true;
    });
    s.say(0, 'yield').say(0, 0).say(1, `0>${p.y}`).say(1, `1>${p.y}`).say(1, `2>${p.z}`);
    expect(s.question(1).kind).toBe('chase');
    expect(placesOf(s, 0)).toEqual([p.y, p.y, p.z]);
  });

  it('[YD-OUT-19] a retreat next to an enemy starts no battle', () => {
    const p = layout(3, { g: '*', v: '*', to: '*', t: '*' }, 'g-v g-to to-t');
    const s = battlePhase({ seats: 3, armies: [[[4, p.g]], [[5, p.v]], [[9, p.t]]] })
      .say(0, 'yield')
      .say(1, `0>${p.to}`);
    playOn(s, () => 'stop');
    expect(told(s, 'battle')).toHaveLength(1);
  });

  it('[YD-OUT-29] [YD-A-47] armies lie down only when retreats and chases are over, and none retreats twice', () => {
    const p = layout(2, { w: '*', x: '*', y: '*' }, 'w-x w-y x-y');
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [5, p.x],
          [4, p.y],
        ],
        [[12, p.w]],
      ],
    })
      .say(0, 'yield')
      .say(0, 0);
    expect(s.table.armies.some((army) => army.inactive)).toBe(false);
    s.say(1, `0>${p.y}`);
    expect(s.options(1).every((id) => String(id).startsWith('1>'))).toBe(true);
    const away = nextTo(2, p.y).find((q) => q !== p.w && q !== p.x)!;
    s.say(1, `1>${away}`);
    expect(s.question(1).kind).toBe('chase');
    expect(s.table.armies.some((army) => army.inactive)).toBe(false);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([p.y, away]);
    expect(told(s, 'moved')).toHaveLength(2);
  });
});
