import { describe, expect, it } from 'vitest';
import { layout, nextTo } from '../places.ts';
import { placesOf, playOn, told, type YieldScene } from '../scenes.ts';
import { SEATS, walled, wallsFor } from '../walls.ts';

/** Seat 0 wins with 7 against 5 (seat 1) and 6 (seat 2), which both survive. */
const beaten = (s: YieldScene): YieldScene => s.say(1, 'yield').say(2, 'yield');

describe('retreats of several players', () => {
  it('[YD-OUT-16] [YD-MUL-11] no avoidable cutting off: who has two ways leaves the other its only one', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*', q: '*', s: '*' }, 'w-x w-y x-q y-q y-s', (f) => walls(f).length <= 6);
    function walls(f: Record<'w' | 'x' | 'y' | 'q' | 's', number>): number[] {
      return wallsFor([f.x, [f.w, f.q]], [f.y, [f.w, f.q, f.s]]);
    }
    const s = beaten(walled([[[7, p.w]], [[5, p.x]], [[6, p.y]]], walls(p)));
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual([`3>${p.q}`, `6>${p.s}`]);
    s.say(0, `6>${p.s}`);
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect([placesOf(s, 1)[0], placesOf(s, 2)[0]]).toEqual([p.q, p.s]);
    expect(told(s, 'destroyed')).toEqual([]);
  });

  it('[YD-OUT-16] [YD-OUT-18] [YD-A-34] a companion that must follow counts among those who get away', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*', q: '*', s: '*' }, 'w-x w-y x-q x-s y-q', (f) => f.q < f.s && walls(f).length <= 6);
    function walls(f: Record<'w' | 'x' | 'y' | 'q' | 's', number>): number[] {
      return wallsFor([f.x, [f.w, f.q, f.s]], [f.y, [f.w, f.q]]);
    }
    const two = [
      [5, p.x],
      [2, p.x],
    ] as const;
    const s = beaten(walled([[[7, p.w]], two, [[6, p.y]]], walls(p), { tired: [4] }));
    expect(s.options(0)).toEqual([`3>${p.s}`, `6>${p.q}`]);
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect([...placesOf(s, 1).slice(0, 2), placesOf(s, 2)[0]]).toEqual([p.s, p.s, p.q]);
    expect(told(s, 'destroyed')).toEqual([]);
  });

  it('[YD-OUT-16] [YD-A-34] a place that another beaten army still holds becomes free when it has left', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*', s: '*' }, 'w-x w-y x-y y-s', (f) => walls(f).length <= 6);
    function walls(f: Record<'w' | 'x' | 'y' | 's', number>): number[] {
      return wallsFor([f.x, [f.w, f.y]], [f.y, [f.w, f.x, f.s]]);
    }
    const s = beaten(walled([[[7, p.w]], [[5, p.x]], [[6, p.y]]], walls(p)));
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect(told(s, 'moved').map((e) => [e.army, e.to])).toEqual([
      [6, p.s],
      [3, p.y],
    ]);
    expect(told(s, 'destroyed')).toEqual([]);
  });

  it('[YD-OUT-16] [YD-OUT-27] if not all can be saved, as many as possible; the rest goes off after every retreat, before the chase', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*', q: '*' }, 'w-x w-y x-q y-q', (f) => walls(f).length <= 6);
    function walls(f: Record<'w' | 'x' | 'y' | 'q', number>): number[] {
      return wallsFor([f.x, [f.w, f.q]], [f.y, [f.w, f.q]]);
    }
    const start = () => beaten(walled([[[7, p.w]], [[5, p.x]], [[6, p.y]]], walls(p), { stacks: { [p.w]: [-1, 0] } }));
    expect(start().options(0)).toEqual([`3>${p.q}`, `6>${p.q}`]);
    const s = start().say(0, `6>${p.q}`);
    expect(told(s, 'destroyed')).toMatchObject([{ army: 3, by: [0] }]);
    expect(s.question(0).kind).toBe('upgrade');
    s.say(0, []);
    expect(s.options(0)).toEqual([`0>${p.x}`, `0>${p.y}`, 'stop']);
  });

  it('[YD-OUT-27] two trapped armies go together; the place of one is no way out for the other', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*' }, 'w-x w-y x-y', (f) => walls(f).length <= 6);
    function walls(f: Record<'w' | 'x' | 'y', number>): number[] {
      return wallsFor([f.x, [f.w, f.y]], [f.y, [f.w, f.x]]);
    }
    const s = beaten(walled([[[7, p.w]], [[5, p.x]], [[6, p.y]]], walls(p)));
    expect(told(s, 'moved')).toEqual([]);
    expect(told(s, 'destroyed').map((e) => e.army)).toEqual([3, 6]);
    expect(s.options(0)).toEqual([`0>${p.x}`, `0>${p.y}`, 'stop']);
  });

  it('[YD-MUL-11] the winner sends off the armies of all beaten players, in any order', () => {
    const p = layout(SEATS, { w: '*', x: '*', y: '*' }, 'w-x w-y');
    const s = beaten(walled([[[7, p.w]], [[5, p.x]], [[6, p.y]]], []));
    const ways = (id: number, at: number) =>
      nextTo(SEATS, at)
        .filter((q) => q !== p.w)
        .map((q) => `${id}>${q}`);
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual([...ways(3, p.x), ...ways(6, p.y)]);
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [0] }]);
  });
});
