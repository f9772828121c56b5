/** "Why not?": what one might expect among the options comes with the rule that forbids it. */
import { describe, expect, it } from 'vitest';
import { WORLDS } from '../../data/world.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, begin, type War, war, type YieldScene } from '../scenes.ts';

const { a, b } = layout(2, { a: 'forest', b: 'forest' }, 'a-b');
const rules = (s: YieldScene, seat: number): Record<string, string> =>
  Object.fromEntries((s.question(seat).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));

describe('reasons', () => {
  it('[YD-SET-06] a starting fortress that is taken', () => {
    const s = begin(2, { leaders: 'none', first: 0 });
    const [first] = s.options(0) as number[];
    expect(rules(s, 0)).toEqual({});
    s.say(0, first!);
    expect(rules(s, 1)).toEqual({ [first!]: 'YD-SET-06' });
  });

  it('[YD-TEAM-20] the wrong diagonal', () => {
    const s = begin(4, { teams: 'pairs', leaders: 'none', first: 0 });
    const [corner] = s.options(0) as number[];
    s.say(0, corner!);
    s.say(1, s.options(1)[0]!);
    expect(Object.values(rules(s, 2))).toContain('YD-SET-06');
    expect(s.options(2)).toHaveLength(1);
  });

  it('[YD-CRD-AMB-05] an ambush without an enemy next to one’s armies, and none with one', () => {
    const [far] = farFrom(2, [a, b], 1) as [number];
    const ask = (place: number): YieldScene => war({ seats: 2, armies: [[[4, a]], [[4, place]]] }).at('card', { seat: 0, card: 'ambush' });
    expect(ask(b).options(0)).toContain('ambush');
    expect(rules(ask(b).say(0, 'ambush'), 0)).toEqual({});
    expect(rules(ask(far), 0)).toEqual({ 'ambush:0': 'YD-CRD-AMB-05' });
  });

  it('[YD-CRD-CON-01] [YD-CRD-UPG-01] nothing to conquer, nothing to upgrade', () => {
    const empty = WORLDS[2]!.locations.findIndex(({ numeral }) => numeral === null);
    const s = (card: 'conquer' | 'upgrade', w: Partial<War> = {}) =>
      war({ seats: 2, armies: [[[4, empty]]], ...w }).at('card', { seat: 0, card });
    expect(rules(s('conquer'), 0)['conquer']).toBe('YD-CRD-CON-01');
    expect(rules(s('upgrade'), 0)['upgrade']).toBe('YD-CRD-UPG-01');
    expect(rules(s('upgrade', { stacks: { [empty]: [0] } }), 0)['upgrade']).toBeUndefined();
    expect(rules(s('conquer', { stacks: { [empty]: [1] } }), 0)['conquer']).toBeUndefined();
  });

  it('[YD-BAT-24] [YD-BAT-27] no draw while somebody is stronger, no yield while all are level', () => {
    expect(rules(battle({ seats: 2, armies: [[[4, a]], [[9, b]]] }), 0)).toEqual({ draw: 'YD-BAT-24' });
    expect(rules(battle({ seats: 2, armies: [[[4, a]], [[4, b]]] }), 0)).toEqual({ yield: 'YD-BAT-27' });
    const card = battle({ seats: 2, armies: [[[4, a]], [[9, b]]], hands: [['town-3', 'forest-4'], []] });
    expect(rules(card, 0)).toEqual({ 'up:town-3': 'YD-BAT-17', draw: 'YD-BAT-24' });
  });

  it('[YD-OUT-15] a beaten army cannot go where a foreign one stands', () => {
    const s = battle({ seats: 2, armies: [[[8, a]], [[9, b]]] }).say(0, 'yield');
    expect(rules(s, 1)).toEqual({ [`0>${b}`]: 'YD-OUT-15' });
    expect(s.options(1)).toHaveLength(nextTo(2, a).length - 1);
  });
});
