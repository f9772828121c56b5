import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, begin, dials, placesOf, playOn, told, type War, war, type YieldScene } from '../scenes.ts';
import { SEATS, walled, wallsFor } from '../walls.ts';

const A = { leaders: ['basil-a', 'vymar-b'] };
const B = { leaders: ['vymar-b', 'basil-b'] };
const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
const trap = layout(2, { x: '*' }, '', ({ x }) => nextTo(2, x).length === 3).x;
const ring = nextTo(2, trap);
const undead = (own: readonly number[], enemy: number): YieldScene =>
  battle({ seats: 2, options: A, armies: [own.map((n) => [n, a] as const), [[enemy, b]]] }).say(0, 'yield');
const finish = (s: YieldScene): YieldScene => {
  playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
  return s;
};

describe('Basil, undead armies', () => {
  it('[YD-LDR-BAS-A01] [YD-E-15] [YD-ARM-04] 2 units and a difference of 5: it gains 2 and stands at 4', () => {
    const s = finish(undead([2], 7));
    expect(told(s, 'yielded')[0]!.loss).toBe(5);
    expect(told(s, 'rises')).toEqual([{ type: 'rises', seat: 0, army: 0, n: 2 }]);
    expect(dials(s, 0)[0]).toBe(4);
  });

  it('[YD-LDR-BAS-A01] a loss smaller than the army is gained in full', () => {
    expect(dials(finish(undead([6], 9)), 0)[0]).toBe(9);
  });

  it('[YD-LDR-BAS-A02] he assigns it to one army; what exceeds its units goes to another of his choice, each once', () => {
    const s = undead([2, 3, 1], 12);
    expect(s.options(0)).toEqual([0, 1, 2]);
    s.say(0, 1);
    expect(s.options(0)).toEqual([0, 2]);
    s.say(0, 0);
    finish(s);
    expect(dials(s, 0)).toEqual([4, 6, 2]);
    const lapses = finish(undead([2], 15));
    expect(dials(lapses, 0)[0]).toBe(4);
  });

  it('[YD-LDR-BAS-A03] never beyond 15', () => {
    const against = (own: number) =>
      battle({
        seats: 2,
        options: A,
        armies: [
          [[own, a]],
          [
            [9, b],
            [9, b],
          ],
        ],
      }).say(0, 'yield');
    expect(told(against(11), 'rises')[0]!.n).toBe(7);
    expect(dials(finish(against(11)), 0)[0]).toBe(15);
    expect(dials(finish(against(13)), 0)[0]).toBe(15);
    expect(dials(finish(undead([7], 15)), 0)[0]).toBe(14);
  });

  it('[YD-LDR-BAS-A04] [YD-LDR-BAS-A06] losses never destroy his armies; he is beaten, retreats and is chased', () => {
    const s = undead([2], 15);
    expect(told(s, 'destroyed')).toEqual([]);
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [1] }]);
    expect(s.question(1).kind).toBe('retreat');
    s.say(1, s.options(1)[0]!);
    expect(s.options(1)).toEqual([`3>${a}`, 'stop']);
    s.say(1, `3>${a}`);
    expect(placesOf(s, 1)[0]).toBe(a);
  });

  it('[YD-LDR-BAS-A04] [YD-LDR-BAS-A05] without a way out he is destroyed: no gain, and the usual half', () => {
    const s = battle({ seats: 2, options: A, armies: [[[8, trap]], ring.map((p) => [4, p] as const)] }).say(0, 'yield');
    expect(told(s, 'rises')[0]!.n).toBe(4);
    expect(dials(s, 0)[0]).toBe(4);
    finish(s);
    expect(dials(s, 0)[0]).toBe(4);
    expect(told(s, 'rose')).toEqual([]);
  });

  it('[YD-LDR-BAS-A05] [YD-A-26] gains wait for the retreat and are then seen by all', () => {
    const s = undead([6], 9);
    expect(dials(s, 0)[0]).toBe(6);
    expect(yieldGame.view(s.match, 1).armies[0]!.units).toBe(6);
    finish(s);
    expect(yieldGame.view(s.match, 1).armies[0]).toMatchObject({ units: null, low: 9, high: 9 });
  });

  it('[YD-LDR-BAS-A01] also when he yields and the others draw', () => {
    const p = layout(SEATS, { x: '*', y: '*', z: '*' }, 'x-y y-z');
    const options = { leaders: ['vymar-b', 'pavyr-a', 'basil-a', 'lemron-a', 'keralon-b'] };
    const s = walled([[[9, p.x]], [[9, p.y]], [[6, p.z]]], wallsFor(), { options })
      .say(2, 'yield')
      .say(0, 'draw');
    s.say(2, s.options(2)[0]!);
    expect(dials(s, 2)[0]).toBe(9);
  });
});

describe('Basil, destroyer', () => {
  const loser = (w: Partial<War> = {}): YieldScene => battle({ seats: 2, options: B, armies: [[[2, a]], [[9, b]]], ...w }).say(0, 'yield');

  it('[YD-LDR-BAS-B01] [YD-GEN-01] the moment he destroys an enemy army the game ends and he wins', () => {
    const s = loser({ stacks: { [farFrom(2, [a, b])[0]!]: [NOBODY, 0, 0, 0] } });
    expect(s.match.result).toEqual({ winners: [1], scores: [4, 0], why: 'destroyer' });
    expect(s.table.year).toBe(1);
    expect(told(s, 'end')).toHaveLength(1);
    expect(s.refusal(1, 'stop').refused).toBe('finished');
  });

  it('[YD-LDR-BAS-B01] beating an army without destroying it ends nothing', () => {
    expect(loser({ armies: [[[8, a]], [[9, b]]] }).match.result).toBeNull();
  });

  it('[YD-LDR-BAS-B02] an army without a retreat counts too; two at once are still one end', () => {
    const s = battle({
      seats: 2,
      options: B,
      armies: [
        [
          [8, trap],
          [7, trap],
        ],
        ring.map((p) => [6, p] as const),
      ],
    })
      .say(0, 'yield')
      .say(0, 0);
    expect(told(s, 'lost')).toHaveLength(1);
    expect(s.match.result).toMatchObject({ winners: [1], why: 'destroyer' });
    expect(told(s, 'end')).toHaveLength(1);
    expect(s.events.at(-1)!.type).toBe('end');
  });

  it('[YD-LDR-BAS-B03] not what somebody else destroys, even in a battle of his; the strongest at the yield is the destroyer', () => {
    const p = layout(SEATS, { x: '*', y: '*', z: '*' }, 'x-y y-z');
    const options = { leaders: ['vymar-b', 'basil-b', 'pavyr-a', 'lemron-a', 'keralon-b'] };
    const start = (basil: number, other: number) => walled([[[2, p.x]], [[basil, p.y]], [[other, p.z]]], [], { options }).say(0, 'yield');
    expect(start(8, 9).match.result).toBeNull();
    expect(start(9, 8).match.result).toMatchObject({ winners: [1] });
    expect(start(9, 9).match.result).toMatchObject({ winners: [1] });
  });

  it('[YD-LDR-BAS-B03] [YD-A-27] nor what dies for want of a retreat after a draw', () => {
    const p = layout(SEATS, { x: '*', y: '*', z: '*' }, 'x-y y-z', (f) => wallsFor([f.z, [f.y]]).length <= 6);
    const options = { leaders: ['basil-b', 'pavyr-a', 'vymar-b', 'lemron-a', 'keralon-b'] };
    const s = walled([[[9, p.x]], [[9, p.y]], [[6, p.z]]], wallsFor([p.z, [p.y]]), { options })
      .say(2, 'yield')
      .say(0, 'draw');
    expect(told(s, 'destroyed')).toHaveLength(1);
    expect(s.match.result).toBeNull();
  });

  it('[YD-LDR-BAS-B01] an ambush counts', () => {
    const s = war({ seats: 2, options: B, armies: [[[4, a]], [[3, b]]] })
      .at('battle', { from: 3, ambusher: 1 })
      .say(0, 'yield');
    expect(s.match.result).toMatchObject({ winners: [1], why: 'destroyer' });
  });

  it('[YD-LDR-BAS-B04] in a team game his team wins', () => {
    const q = layout(4, { x: '*', y: '*' }, 'x-y');
    const options = { teams: 'pairs', leaders: ['vymar-b', 'basil-b', 'pavyr-a', 'lemron-a'] };
    const s = battle({ seats: 4, options, armies: [[[2, q.x]], [[9, q.y]]] }).say(0, 'yield');
    expect(s.match.result).toMatchObject({ winners: [1, 3], why: 'destroyer' });
  });

  it('[YD-LDR-BAS-B01] [YD-A-27] a table may do without him: his side B is not offered, with the reason', () => {
    const s = begin(2, { destroyer: false });
    const seat = s.asked[0]!;
    expect(s.options(seat)).not.toContain('basil-b');
    expect(s.options(seat)).toContain('basil-a');
    expect(s.refusal(seat, 'basil-b')).toEqual({ refused: 'not-an-option', rule: 'YD-LDR-BAS-B01' });
  });
});
