import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, dials, placesOf, told, totals, type War, war, type YieldScene } from '../scenes.ts';
import { SEATS, walled, wallsFor } from '../walls.ts';

const { a, b, c } = layout(SEATS, { a: 'forest', b: 'forest', c: 'forest' }, 'a-b b-c');
const three = (units: readonly [number, number, number], more: Partial<War> = {}): YieldScene =>
  battle({ seats: SEATS, armies: [[[units[0], a]], [[units[1], b]], [[units[2], c]]], ...more });

describe('level totals of three and more', () => {
  it('[YD-MUL-15] [YD-T-21] [YD-A-39] 5, 5 and 5: each may play or pass in turn order; the last pass is the draw', () => {
    const s = three([5, 5, 5]);
    expect(s.options(0)).toEqual(['pass']);
    s.say(0, 'pass');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['pass']);
    s.say(1, 'pass');
    expect(s.asked).toEqual([2]);
    expect(s.options(2)).toEqual(['draw']);
    s.say(2, 'draw');
    expect(s.over).toBe(true);
    expect(told(s, 'drawn')).toEqual([{ type: 'drawn', seats: [0, 1, 2] }]);
  });

  it('[YD-MUL-15] [YD-T-21] A passes, B plays a 4: A, tied with C but earlier, plays or yields for 4 and passes no more', () => {
    const s = three([5, 5, 5], { hands: [['forest-4'], ['forest-4'], []] })
      .say(0, 'pass')
      .say(1, 'up:forest-4');
    expect(totals(s).slice(0, 3)).toEqual([5, 9, 5]);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual(['up:forest-4', 'down:forest-4', 'yield']);
    expect(s.question(0).shown.with).toMatchObject({ behind: 4 });
    expect(told(s.say(0, 'yield'), 'yielded')[0]!.loss).toBe(4);
  });

  it('[YD-BAT-27] who is only tied for weakest below a third may yield', () => {
    expect(three([5, 5, 9]).options(0)).toEqual(['yield']);
  });

  it('[YD-MUL-10] [YD-BAT-24] level after cards: the receiver may accept for all, without passing', () => {
    const s = three([5, 6, 6], { hands: [['town-3'], ['town-3'], []] }).say(0, 'down:town-3');
    expect(totals(s).slice(0, 3)).toEqual([6, 6, 6]);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['down:town-3', 'draw']);
    expect(told(s.say(1, 'draw'), 'drawn')).toEqual([{ type: 'drawn', seats: [0, 1, 2] }]);
  });

  it('[YD-MUL-16] [YD-T-22] [YD-A-39] 9, 9 and 6: C yields for 3, credit A; A and B are level and A may accept at once', () => {
    const s = three([9, 9, 6]).say(2, 'yield');
    expect(told(s, 'yielded')).toEqual([{ type: 'yielded', seats: [2], loss: 3 }]);
    expect(s.frame('battle').credit).toBe(0);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual(['draw']);
    expect(told(three([9, 9, 2]).say(2, 'yield'), 'destroyed')[0]!.by).toEqual([0]);
  });

  it('[YD-MUL-14] only players still in the battle must be level', () => {
    const s = three([9, 9, 6]).say(2, 'yield').say(0, 'draw');
    expect(told(s, 'drawn')).toEqual([{ type: 'drawn', seats: [0, 1] }]);
  });
});

describe('retreats after a draw', () => {
  it('[YD-MUL-12] [YD-A-20] who drew stays, who yielded chooses where to go, nobody chases', () => {
    const s = three([9, 9, 6]).say(2, 'yield').say(0, 'draw');
    expect(s.asked).toEqual([2]);
    expect(s.options(2)).toEqual(
      nextTo(SEATS, c)
        .filter((p) => p !== b)
        .map((p) => `6>${p}`),
    );
    s.say(2, s.options(2)[1]!);
    expect(s.over).toBe(true);
    expect([placesOf(s, 0)[0], placesOf(s, 1)[0]]).toEqual([a, b]);
  });

  it('[YD-MUL-12] [YD-MUL-13] without a way out the army is destroyed by nobody: no free Upgrade', () => {
    const p = layout(SEATS, { x: '*', y: '*', z: '*' }, 'x-y y-z', (f) => wallsFor([f.z, [f.y]]).length <= 6);
    const home = farFrom(SEATS, [p.x, p.y, p.z, ...wallsFor([p.z, [p.y]])])[0]!;
    const s = walled([[[9, p.x]], [[9, p.y]], [[6, p.z]]], wallsFor([p.z, [p.y]]), { stacks: { [home]: [NOBODY, 0] } });
    s.say(2, 'yield').say(0, 'draw');
    expect(told(s, 'destroyed')).toEqual([{ type: 'destroyed', seat: 2, army: 6, at: p.z, dial: 1, by: [] }]);
    expect(s.over).toBe(true);
    expect(s.table.stacks[home]).toEqual([NOBODY, 0]);
  });

  it('[YD-MUL-17] one player after the other in turn order; a place taken by an earlier one is barred', () => {
    const p = layout(SEATS, { w: '*', v: '*', x: '*', y: '*', q: '*' }, 'w-v w-x w-y x-q y-q', (f) => walls(f).length <= 3);
    function walls(f: Record<'w' | 'v' | 'x' | 'y' | 'q', number>): number[] {
      return wallsFor([f.x, [f.w, f.q]], [f.y, [f.w, f.q]]);
    }
    const s = walled([[[9, p.w]], [[9, p.v]], [[7, p.x]], [[8, p.y]]], walls(p))
      .say(2, 'yield')
      .say(3, 'yield')
      .say(0, 'draw');
    expect(told(s, 'moved')).toMatchObject([{ seat: 2, to: p.q }]);
    expect(told(s, 'destroyed')).toMatchObject([{ seat: 3, at: p.y, by: [] }]);
  });

  it('[YD-MUL-17] [YD-A-43] nobody must spare the others: the earlier one may take the only way of the later one', () => {
    const p = layout(SEATS, { w: '*', v: '*', x: '*', y: '*', q: '*', r: '*' }, 'w-v w-x w-y x-q y-q x-r', (f) => walls(f).length <= 3);
    function walls(f: Record<'w' | 'v' | 'x' | 'y' | 'q' | 'r', number>): number[] {
      return wallsFor([f.x, [f.w, f.q, f.r]], [f.y, [f.w, f.q]]);
    }
    const s = walled([[[9, p.w]], [[9, p.v]], [[7, p.x]], [[8, p.y]]], walls(p))
      .say(2, 'yield')
      .say(3, 'yield')
      .say(0, 'draw');
    expect(s.asked).toEqual([2]);
    expect(s.options(2).toSorted()).toEqual([`6>${p.q}`, `6>${p.r}`].toSorted());
    s.say(2, `6>${p.q}`);
    expect(told(s, 'destroyed')).toMatchObject([{ seat: 3, by: [] }]);
  });

  it('[YD-MUL-17] turn order counts from the starting player, whoever that is', () => {
    const p = layout(SEATS, { w: '*', v: '*', x: '*', y: '*' }, 'w-v w-x w-y');
    const beaten = (first: number): YieldScene => battle({ seats: SEATS, first, armies: [[[9, p.w]], [[9, p.v]], [[7, p.x]], [[7, p.y]]] });
    const drawn = (first: number, ...yielding: number[]): YieldScene => {
      const s = yielding.reduce((scene, seat) => scene.say(seat, 'yield'), beaten(first));
      return s.say(s.asked[0]!, 'draw');
    };
    expect(drawn(0, 2, 3).asked).toEqual([2]);
    expect(drawn(3, 3, 2).asked).toEqual([3]);
  });

  it('[YD-OUT-27] [YD-MUL-17] trapped armies stay until all have retreated: their place is no way out for a later player', () => {
    const p = layout(SEATS, { w: '*', v: '*', x: '*', y: '*' }, 'w-v v-x x-y', (f) => walls(f).length <= 3);
    function walls(f: Record<'w' | 'v' | 'x' | 'y', number>): number[] {
      return wallsFor([f.x, [f.v, f.y]], [f.y, [f.x]]);
    }
    const s = walled([[[9, p.w]], [[9, p.v]], [[8, p.x]], [[7, p.y]]], walls(p))
      .say(3, 'yield')
      .say(2, 'yield')
      .say(0, 'draw');
    expect(told(s, 'moved')).toEqual([]);
    expect(told(s, 'destroyed').map((e) => e.army)).toEqual([6, 9]);
  });

  it('[YD-MUL-18] [YD-A-49] the owner sends off the inactive companion too', () => {
    const s = war({
      seats: SEATS,
      armies: [
        [[9, a]],
        [[9, b]],
        [
          [6, c],
          [4, c],
        ],
      ],
    })
      .with((t) => {
        t.armies[7]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: NOBODY });
    s.say(2, 'yield').say(0, 'draw');
    const to = nextTo(SEATS, c).find((p) => p !== b)!;
    s.say(2, `6>${to}`);
    expect(s.asked).toEqual([2]);
    expect(s.options(2)).toEqual(
      nextTo(SEATS, c)
        .filter((p) => p !== b)
        .map((p) => `7>${p}`),
    );
    s.say(2, s.options(2)[0]!);
    expect(s.over).toBe(true);
    expect(dials(s, 2).slice(0, 2)).toEqual([3, 4]);
  });
});
