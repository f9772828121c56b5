import { describe, expect, it } from 'vitest';
import type { PlainCard } from '../../data/cards.ts';
import { NEUTRAL } from '../../data/numbers.ts';
import { layout, nextTo } from '../places.ts';
import { battle, placesOf, playOn, told, totals, type War, war, type YieldScene } from '../scenes.ts';

const A = { leaders: ['vymar-a', 'basil-a'] };
const B = { leaders: ['vymar-b', 'basil-a'] };
const { a, b, c, d, e } = layout(2, { a: '*-', b: '*-', c: '*-', d: '*-', e: '*-' }, 'a-b b-c c-d');
const copy = (card: PlainCard, w: Partial<War> = {}): YieldScene =>
  war({
    seats: 2,
    options: B,
    armies: [
      [
        [4, a],
        [4, e],
      ],
    ],
    ...w,
  })
    .at('ritual', { seat: 0 })
    .say(0, card);
const steps = (s: YieldScene): string[] =>
  s
    .options(0)
    .map(String)
    .filter((id) => id.includes('>'));
/** Walks one army along places. */
const walk = (s: YieldScene, ...to: number[]): YieldScene => to.reduce((x, p) => x.say(0, `0>${p}`), s);

describe('Vymar, all region fighter', () => {
  it('[YD-LDR-VYM-A01] [YD-T-18] three face-down cards add 9', () => {
    const armies = [[[1, a] as const], [[15, b] as const]];
    const s = battle({ seats: 2, options: A, armies, hands: [['forest-3', 'wetlands-3', 'town-3'], []] });
    s.say(0, 'down:forest-3').say(0, 'down:wetlands-3').say(0, 'down:town-3');
    expect(totals(s)[0]).toBe(10);
    expect(told(s, 'played').map((x) => x.adds)).toEqual([3, 3, 3]);
  });

  it('[YD-LDR-VYM-A01] face up as printed, and only for him', () => {
    const p = layout(2, { x: 'town', y: 'town' }, 'x-y');
    const start = (mine: number) => battle({ seats: 2, options: A, armies: [[[mine, p.x]], [[8, p.y]]], hands: [['town-6'], ['town-6']] });
    expect(totals(start(1).say(0, 'up:town-6'))[0]).toBe(7);
    expect(totals(start(15).say(1, 'down:town-6'))[1]).toBe(9);
  });
});

describe('Vymar, fast traveller', () => {
  it('[YD-LDR-VYM-B01] only the card that a Ritual copies gains a movement, and it may be left unused', () => {
    const plain = war({ seats: 2, options: B, armies: [[[4, a]]] }).at('card', { seat: 0, card: 'move-two' });
    expect(plain.options(0)).toEqual(['one-moves-2', 'two-move-1']);
    const other = war({ seats: 2, options: B, armies: [[], [[4, a]]] })
      .at('ritual', { seat: 1 })
      .say(1, 'move-two');
    expect(other.options(1)).toEqual(['one-moves-2', 'two-move-1']);
    const s = copy('move-two').say(0, 'stop');
    expect(s.question(0).stage).toBe('marker');
  });

  it('[YD-LDR-VYM-B02] [YD-LDR-VYM-B07] [YD-E-16] [YD-A-28] Move Two becomes Move 3, shared as he likes', () => {
    const s = walk(copy('move-two'), b, c, d);
    expect(s.question(0).stage).toBe('marker');
    expect(placesOf(s, 0)[0]).toBe(d);
    const shared = copy('move-two')
      .say(0, `0>${b}`)
      .say(0, `1>${nextTo(2, e)[0]}`)
      .say(0, `0>${c}`);
    expect(placesOf(shared, 0).slice(0, 2)).toEqual([c, nextTo(2, e)[0]]);
    expect(shared.question(0).stage).toBe('marker');
  });

  it('[YD-LDR-VYM-B03] [YD-LDR-VYM-B07] [YD-E-16] Conquer: Move 2 and Conquer, in any order', () => {
    const p = layout(2, { x: '*-', y: '*-', z: '*+' }, 'x-y y-z');
    const s = walk(copy('conquer', { armies: [[[4, p.x]]] }), p.y, p.z);
    expect(s.options(0)).toEqual(['conquer', 'stop']);
    s.say(0, 'conquer');
    expect(s.table.stacks[p.z]).toEqual([NEUTRAL, 0]);
    const between = copy('conquer', { armies: [[[4, p.y]]] })
      .say(0, `0>${p.z}`)
      .say(0, 'conquer');
    playOn(
      between,
      () => undefined,
      () => between.question(0).kind === 'banner',
    );
    expect(steps(between).length).toBeGreaterThan(0);
  });

  it('[YD-LDR-VYM-B04] [YD-E-16] Move All: each army one street and one of them one more', () => {
    const s = walk(copy('move-all'), b, c);
    expect(steps(s).every((id) => id.startsWith('1>'))).toBe(true);
    s.say(0, `1>${nextTo(2, e)[0]}`);
    expect(s.question(0).stage).toBe('marker');
    expect(placesOf(s, 0)[0]).toBe(c);
    const later = copy('move-all')
      .say(0, `0>${b}`)
      .say(0, `1>${nextTo(2, e)[0]}`);
    expect(steps(later)).toContain(`0>${c}`);
  });

  it('[YD-LDR-VYM-B05] [YD-E-16] Upgrade: Move 2 and Upgrade, also between the steps', () => {
    const s = war({ seats: 2, options: B, armies: [[[4, a]]], stacks: { [d]: [NEUTRAL, 0] } }).at('ritual', { seat: 0 });
    s.say(0, d).say(0, 'upgrade').say(0, `0>${b}`).say(0, 'upgrade').say(0, [d]).say(0, `0>${c}`);
    expect(s.question(0).stage).toBe('marker');
    expect(s.table.stacks[d]).toEqual([0, 0]);
    expect(placesOf(s, 0)[0]).toBe(c);
  });

  it('[YD-LDR-VYM-B06] [YD-E-16] Ambush: Ambush and Move 1, or Move 2', () => {
    const start = () => copy('ambush', { armies: [[[9, a]], [[6, b]]] });
    expect(start().options(0)).toEqual(['ambush-and-move-1', 'move-2']);
    const s = start().say(0, 'ambush-and-move-1').say(0, 'ambush:0').say(1, 'yield');
    playOn(
      s,
      ({ kind }) => (kind === 'chase' ? 'stop' : undefined),
      () => s.question(s.asked[0]!).kind === 'banner',
    );
    expect(steps(s).length).toBeGreaterThan(0);
    expect(s.options(0)).not.toContain('ambush:0');
    const walks = copy('ambush').say(0, 'move-2');
    walk(walks, b, c);
    expect(walks.question(0).stage).toBe('marker');
  });

  it('[YD-LDR-VYM-B06] [YD-LDR-VYM-B07] the step may come first and make the ambush possible', () => {
    const s = copy('ambush', { armies: [[[9, a]], [[6, c]]] });
    expect(s.options(0)).toEqual(['ambush-and-move-1', 'move-2']);
    s.say(0, 'ambush-and-move-1');
    expect(s.options(0)).not.toContain('ambush:0');
    s.say(0, `0>${b}`);
    expect(s.options(0)).toEqual(['ambush:0', 'stop']);
  });
});
