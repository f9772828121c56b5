import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, nextTo, numeralAt } from '../places.ts';
import { placesOf, told, war } from '../scenes.ts';

const [a, b, c] = ['I', 'II', 'VI'].map((n) => numeralAt(2, n)) as [number, number, number];
const upgrade = (stacks: Readonly<Record<number, readonly number[]>>) =>
  war({ seats: 2, armies: [[[4, farFrom(2, [a, b, c])[0]!]]], stacks }).at('card', { seat: 0, card: 'upgrade' });

describe('the Upgrade card', () => {
  it('[YD-CRD-UPG-01] [YD-CRD-UPG-04] a token on each of up to two controlled fortresses; control stays', () => {
    const s = upgrade({ [a]: [NEUTRAL, 0], [b]: [1, 0], [c]: [NEUTRAL, 1] }).say(0, 'upgrade');
    expect(s.options(0)).toEqual([a, b]);
    expect(s.refusal(0, [c]).refused).toBe('not-an-option');
    s.say(0, [b, a]);
    expect([a, b, c].map((p) => s.table.stacks[p])).toEqual([
      [NEUTRAL, 0, 0],
      [1, 0, 0],
      [NEUTRAL, 1],
    ]);
    expect(told(s, 'upgraded')).toEqual([{ type: 'upgraded', seat: 0, places: [b, a], values: [3, 3] }]);
    expect(yieldGame.view(s.match, null).players.map((p) => p.points)).toEqual([6, 2]);
  });

  it('[YD-CRD-UPG-02] never two on the same fortress by one action', () => {
    const s = upgrade({ [a]: [NEUTRAL, 0], [b]: [NEUTRAL, 0] }).say(0, 'upgrade');
    expect(s.refusal(0, [a, a]).refused).toBe('repeated');
    s.say(0, [a]);
    expect(s.table.stacks[a]).toHaveLength(3);
    expect(s.options(0)).not.toContain('upgrade');
  });

  it('[YD-CRD-UPG-03] a single fortress grows by 1', () => {
    const s = upgrade({ [a]: [NEUTRAL, 0] }).say(0, 'upgrade');
    expect(s.question(0).ask).toMatchObject({ options: [a], max: 1 });
    s.say(0, [a]);
    expect(s.table.stacks[a]).toEqual([NEUTRAL, 0, 0]);
    expect(upgrade({}).options(0)).not.toContain('upgrade');
  });

  it('[YD-CRD-UPG-05] one army moves one street, before or after', () => {
    const { x } = layout(2, { x: '*-' }, '');
    const to = nextTo(2, x)[0]!;
    const start = () => war({ seats: 2, armies: [[[4, x]]], stacks: { [a]: [NEUTRAL, 0] } }).at('card', { seat: 0, card: 'upgrade' });
    const before = start().say(0, `0>${to}`).say(0, 'upgrade').say(0, [a]);
    const after = start().say(0, 'upgrade').say(0, [a]).say(0, `0>${to}`);
    for (const s of [before, after]) {
      expect(s.over).toBe(true);
      expect(placesOf(s, 0)[0]).toBe(to);
      expect(s.table.stacks[a]).toHaveLength(3);
    }
  });
});
