/** Limits of undo: it stops wherever somebody learned something or chance was drawn. A step that shows no secret stays open. */
import { type Answer, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import type { Yield } from '../../spec.ts';
import { layout, nextTo } from '../places.ts';
import { battle, battlePhase, begin, cards, season, setupUntil, war, type YieldScene } from '../scenes.ts';

/** Why undo stops after this answer; null: it may be taken back. */
function stop(s: YieldScene, seat: number, answer: Answer): 'chance' | 'reveal' | null {
  const out = outcome<Yield>();
  expect(s.engine.apply(s.engine.clone(s.match), seat, answer, out)).toBeNull();
  return out.closed;
}

const { a, b, c } = layout(2, { a: '*-', b: '*-', c: '*-' }, 'a-b');
const fort = layout(2, { x: '*+' }, '', ({ x }) => ![a, b, c].includes(x)).x;

describe('undo', () => {
  it('[YD-SET-20] leader, start and armies are open', () => {
    const s = begin(2, { first: 0 });
    expect(stop(s, 0, 'basil-a')).toBeNull();
    expect(stop(setupUntil(s, 'start'), 0, s.options(0)[0]!)).toBeNull();
    expect(stop(setupUntil(s, 'place'), 0, s.options(0)[0]!)).toBeNull();
  });

  it('[YD-SET-21] sealed answers are open until the last is in, then never', () => {
    const split = setupUntil(begin(2, { leaders: 'none', first: 0 }), 'split');
    expect(stop(split, 0, [4, 4, 4])).toBeNull();
    expect(stop(split.say(0, [4, 4, 4]), 1, [4, 4, 4])).toBe('chance');
    const chosen = season({ seats: 2 });
    expect(stop(chosen, 1, 'ritual')).toBeNull();
    expect(stop(chosen.say(1, 'ritual'), 0, 'ritual')).toBe('reveal');
    const recruits = war({ seats: 2 }).at('recovery', { gain: 3 }, 'split');
    expect(stop(recruits, 0, [3, 0, 0])).toBeNull();
    expect(stop(recruits.say(0, [3, 0, 0]), 1, [3, 0, 0])).toBe('reveal');
  });

  it('[YD-STR-04] a revealed card stays revealed; a draw is a draw', () => {
    const s = season({ seats: 2 }).say(0, 'upgrade').say(1, 'upgrade');
    expect(stop(s, 0, 'perform')).toBe('reveal');
    expect(stop(s, 0, 'keep')).toBe('chance');
  });

  it('[YD-STR-10] moves, banners, upgrades, sacrifice, copied card, moved stacks and the marker are open', () => {
    const options = { leaders: ['lemron-a', 'vymar-b'] };
    const s = war({ seats: 2, options, armies: [[[4, a]]], stacks: { [fort]: [NEUTRAL, 0, 0] } }).at('ritual', { seat: 0 });
    expect(stop(s, 0, fort)).toBeNull();
    const to = nextTo(2, fort).find((p) => s.table.stacks[p]!.length === 0)!;
    expect(stop(s.say(0, fort), 0, `shift:${fort}>${to}`)).toBeNull();
    expect(stop(s, 0, 'move-two')).toBeNull();
    expect(stop(s.say(0, 'move-two'), 0, 'two-move-1')).toBeNull();
    expect(stop(s.say(0, 'two-move-1'), 0, `0>${b}`)).toBeNull();
    expect(stop(s.say(0, 'stop').say(0, 'stop'), 0, 1)).toBeNull();
    const upgrade = war({ seats: 2, stacks: { [fort]: [NEUTRAL, 0] } }).at('upgrade', { seats: [0], builds: false, fallen: -1 });
    expect(stop(upgrade, 0, [fort])).toBeNull();
  });

  it('[YD-CRD-CON-04] a conquest draws, a discard is seen', () => {
    const s = war({ seats: 2, armies: [[[4, fort]]], hands: [['town-3']] }).at('card', { seat: 0, card: 'conquer' });
    expect(stop(s, 0, 'conquer')).toBe('chance');
    expect(stop(war({ seats: 2, hands: [['town-3']] }).at('discard', { seat: 0, owed: 1 }), 0, cards('town-3'))).toBe('reveal');
  });

  it('[YD-BAT-10] an ambush, the next battle, every card, yield, pass and draw stop it', () => {
    const ambush = war({ seats: 2, armies: [[[4, a]], [[5, b]]] }).at('banner', { seat: 0, card: 'move-two', banner: 'ambush' });
    expect(stop(ambush, 0, 'ambush:0')).toBe('reveal');
    const two = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b c-d');
    const phase = battlePhase({
      seats: 2,
      armies: [
        [
          [4, two.a],
          [4, two.c],
        ],
        [
          [5, two.b],
          [5, two.d],
        ],
      ],
    });
    expect(stop(phase, 0, 0)).toBe('reveal');
    const s = battle({ seats: 2, armies: [[[4, a]], [[9, b]]], hands: [['town-3']] });
    expect([stop(s, 0, 'down:town-3'), stop(s, 0, 'yield')]).toEqual(['reveal', 'reveal']);
    const level = battle({ seats: 2, armies: [[[4, a]], [[4, b]]] });
    expect(stop(level, 0, 'pass')).toBe('reveal');
    expect(stop(level.say(0, 'pass'), 1, 'draw')).toBe('reveal');
  });

  it('[YD-OUT-04] [YD-OUT-14] [YD-OUT-20] losses stop it when confirmed; retreats and chases are open', () => {
    const s = battle({
      seats: 2,
      armies: [
        [
          [4, a],
          [5, a],
        ],
        [[12, b]],
      ],
    }).say(0, 'yield');
    expect(stop(s, 0, 0)).toBe('reveal');
    s.say(0, 0);
    expect(stop(s, 1, s.options(1)[0]!)).toBeNull();
    s.say(1, s.options(1)[0]!).say(1, s.options(1)[0]!);
    expect(stop(s, 1, 'stop')).toBeNull();
    expect(stop(s, 1, `3>${a}`)).toBeNull();
  });

  it('[YD-TEAM-16] consent stops it', () => {
    const q = layout(4, { x: '*', y: '*', z: '*' }, 'x-y y-z');
    const s = battle({
      seats: 4,
      options: { teams: 'pairs' },
      armies: [[[3, q.x]], [[9, q.y]], [[4, q.z]]],
      hands: [[], [], ['town-3']],
    }).say(0, 'yield');
    expect([stop(s, 2, 'agree'), stop(s, 2, 'refuse')]).toEqual(['reveal', 'reveal']);
  });

  it('[YD-LDR-PAV-A03] a steal stops it, found or not', () => {
    const options = { leaders: ['pavyr-a', 'vymar-b'] };
    const s = war({ seats: 2, options, armies: [[[4, a]], [[4, b]]], hands: [[], ['town-4']] }).at('ritual', { seat: 0 });
    expect(stop(s, 0, 'steal:1:forest')).toBe('reveal');
    expect(stop(s.say(0, 'steal:1:town'), 1, 'town-4')).toBe('reveal');
  });

  it('[YD-REC-11] [YD-REC-04] a recovery fortress is open; the last of them reveals the recruitment cards', () => {
    const other = layout(2, { x: '*+' }, '', ({ x }) => ![a, b, c, fort].includes(x)).x;
    const s = war({ seats: 2, armies: [[], []], stacks: { [fort]: [0], [other]: [0], [a]: [1], [b]: [1] } }).at('recovery', { gain: 0 });
    expect(stop(s, 0, fort)).toBeNull();
    expect(stop(s.say(0, fort), 1, a)).toBe('chance');
  });
});
