import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, battlePhase, placesOf, playOn, told, war, type YieldScene } from '../scenes.ts';
import { walled } from '../walls.ts';

/** Answers until the winner may chase. */
function toChase(s: YieldScene): YieldScene {
  playOn(
    s,
    ({ kind, stage }) => (kind === 'battle' && stage === 'act' ? 'yield' : undefined),
    () => s.question(s.asked[0]!).kind === 'chase',
  );
  return s;
}

describe('chase', () => {
  const { a, b, c } = layout(2, { a: '*', b: '*', c: '*' }, 'a-b a-c');

  it('[YD-OUT-20] [YD-E-09] two gray armies beat a teal one: it goes to its only free neighbour, then one of them takes its place', () => {
    const x = layout(2, { x: '*' }, '', (f) => nextTo(2, f.x).length === 3).x;
    const [g1, g2, free] = nextTo(2, x) as [number, number, number];
    const s = battle({
      seats: 2,
      armies: [
        [[6, x]],
        [
          [4, g1],
          [5, g2],
        ],
      ],
    }).say(0, 'yield');
    expect(told(s, 'moved')).toMatchObject([{ army: 0, to: free, why: 'retreat' }]);
    expect(s.options(1)).toEqual([`3>${x}`, `4>${x}`, 'stop']);
    s.say(1, `4>${x}`);
    expect(s.over).toBe(true);
    expect(placesOf(s, 1).slice(0, 2)).toEqual([g1, x]);
    expect(told(s, 'moved').at(-1)).toMatchObject({ seat: 1, army: 4, why: 'chase' });
  });

  it('[YD-E-10] [YD-OUT-25] one gray army beats two yellow ones, chases onto a fortress and conquers it only in the Conquer phase', () => {
    const p = layout(2, { g: '*', y1: '*+', y2: '*' }, 'g-y1 g-y2');
    const s = toChase(
      battle(
        {
          seats: 2,
          armies: [
            [[12, p.g]],
            [
              [5, p.y1],
              [6, p.y2],
            ],
          ],
        },
        0,
      ),
    );
    expect(s.options(0)).toEqual([`0>${p.y1}`, `0>${p.y2}`, 'stop']);
    s.say(0, `0>${p.y1}`);
    expect(s.over).toBe(true);
    expect(s.table.stacks[p.y1]).toEqual([NEUTRAL]);
    expect(s.at('conquest', { seat: 0 }).table.stacks[p.y1]).toEqual([NEUTRAL, 0]);
  });

  it('[YD-OUT-21] also where a destroyed army stood', () => {
    const s = battle({ seats: 2, armies: [[[2, a]], [[9, b]]] }).say(0, 'yield');
    expect(told(s, 'destroyed')).toHaveLength(1);
    expect(s.options(1)).toEqual([`3>${a}`, 'stop']);
  });

  it('[YD-OUT-22] [YD-A-17] one chaser for each beaten army, one chase for each winner, several pairs', () => {
    const s = toChase(
      battle(
        {
          seats: 2,
          armies: [
            [
              [9, b],
              [9, c],
            ],
            [
              [6, a],
              [6, a],
            ],
          ],
        },
        0,
      ),
    );
    expect(s.options(0)).toEqual([`0>${a}`, `1>${a}`, 'stop']);
    s.say(0, `0>${a}`);
    expect(s.options(0)).toEqual([`1>${a}`, 'stop']);
    s.say(0, `1>${a}`);
    expect(s.over).toBe(true);
    const single = toChase(
      battle(
        {
          seats: 2,
          armies: [
            [
              [9, b],
              [9, c],
            ],
            [[6, a]],
          ],
        },
        0,
      ),
    ).say(0, `1>${a}`);
    expect(single.over).toBe(true);
    expect(placesOf(single, 0).slice(0, 2)).toEqual([b, a]);
  });

  it('[YD-OUT-22] a winner that has chased does not chase on from there', () => {
    const p = layout(2, { w: '*', x: '*', y: '*' }, 'w-x w-y x-y');
    const away = (at: number) => nextTo(2, at).find((q) => ![p.w, p.x, p.y].includes(q));
    const s = battle({
      seats: 2,
      armies: [
        [[13, p.w]],
        [
          [6, p.x],
          [6, p.y],
        ],
      ],
    })
      .say(1, 'yield')
      .say(1, 3);
    s.say(0, `3>${away(p.x)}`).say(0, `4>${away(p.y)}`);
    expect(s.options(0)).toEqual([`0>${p.x}`, `0>${p.y}`, 'stop']);
    s.say(0, `0>${p.x}`);
    expect(s.over).toBe(true);
  });

  it('[YD-OUT-22] [YD-A-17] where the table allows one chase for each battle, the first is the last', () => {
    const s = toChase(
      battle(
        {
          seats: 2,
          options: { chases: 'one' },
          armies: [
            [
              [9, b],
              [9, c],
            ],
            [
              [6, a],
              [6, a],
            ],
          ],
        },
        0,
      ),
    );
    s.say(0, `0>${a}`);
    expect(s.over).toBe(true);
    expect(placesOf(s, 0).slice(0, 2)).toEqual([a, c]);
  });

  it('[YD-OUT-23] a street is needed', () => {
    const p = layout(3, { a: '*', b: '*', c: '*', d: '*' }, 'a-b b-c c-d');
    const s = toChase(
      battle(
        {
          seats: 3,
          armies: [
            [[15, p.a]],
            [
              [5, p.b],
              [5, p.d],
            ],
            [[6, p.c]],
          ],
        },
        0,
      ),
    );
    expect(s.frame('battle').armies).toHaveLength(4);
    expect(s.options(0)).toEqual([`0>${p.b}`, 'stop']);
  });

  it('[YD-OUT-23] and nobody else’s army on it', () => {
    const p = layout(2, { a: '*', b: '*', c: '*' }, 'a-b a-c');
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [3, p.a],
          [4, p.a],
        ],
        [[9, p.b]],
      ],
    }).with((t) => {
      t.armies[1]!.inactive = true;
    });
    s.say(0, 'yield');
    expect(s.over).toBe(true);
    expect(told(s, 'moved')).toEqual([]);
  });

  it('[YD-OUT-24] chasing is optional', () => {
    const s = battle({ seats: 2, armies: [[[2, a]], [[9, b]]] })
      .say(0, 'yield')
      .say(1, 'stop');
    expect(s.over).toBe(true);
    expect(placesOf(s, 1)[0]).toBe(b);
  });

  it('[YD-OUT-28] only armies that fought here chase, over exactly one street', () => {
    const p = layout(2, { x: '*', y: '*', z: '*' }, 'x-y x-z');
    const s = war({
      seats: 2,
      armies: [
        [[6, p.x]],
        [
          [9, p.y],
          [9, p.z],
          [9, farFrom(2, [p.x, p.y, p.z])[0]!],
        ],
      ],
    })
      .with((t) => {
        t.armies[4]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: -1 });
    toChase(s);
    expect(s.frame('battle').armies).toEqual([0, 3]);
    expect(s.options(1)).toEqual([`3>${p.x}`, 'stop']);
  });

  it('[YD-OUT-30] [YD-A-48] also onto the place of an army destroyed in mid-battle, whoever was credited', () => {
    const p = layout(5, { w: 'forest', x: '*', y: '*' }, 'w-x w-y');
    const s = walled([[[9, p.w]], [[2, p.x]], [[10, p.y]]], [], { hands: [['forest-3'], [], []] });
    s.say(1, 'yield');
    expect(told(s, 'destroyed')).toMatchObject([{ army: 3, by: [2] }]);
    s.say(0, 'up:forest-3').say(2, 'yield');
    toChase(s);
    expect(s.options(0)).toEqual([`0>${p.x}`, `0>${p.y}`, 'stop']);
  });
});
