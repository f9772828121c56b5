/** Limits of undo: section 5 of docs/rules/crown-of-ash-visibility.md. */
import { type Answer, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { CrownOfAsh } from '../spec.ts';
import { BL, BO, type CrownScene, EMPTY, SU, tile, VILLAGE, VOLCANO, type War, war } from './scenes.ts';

/** Why undo stops after this answer, or null. */
const closed = (s: CrownScene, seat: number, answer: Answer): string | null => {
  const out = outcome<CrownOfAsh>();
  expect(s.asked).toContain(seat);
  expect(s.engine.apply(s.match, seat, answer, out)).toBe(null);
  return out.closed;
};
/** A raise can be paid for, so no turn ends by itself. */
const RICH = [[9, 9, 9, 9, 9]];
const turn = (w: Partial<War> = {}) => war({ seats: 2, goods: RICH, ...w }).at('turn', { who: 0 });

describe('undo', () => {
  it('[CA-GLD-03] [CA-CRD-14] [CA-RES-06] placing on gold, refresh or a resource space stays open, tax included', () => {
    const areas = { [VILLAGE]: { owner: 1 } };
    for (const space of ['gold', 'refresh', `gather:${VILLAGE}`]) expect(closed(turn({ areas }), 0, space)).toBe(null);
  });
  it('[CA-AMD-02] amending and resurrecting stay open', () => {
    const s = turn({ hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 0, tiles: ['mausoleum'] } } });
    expect(closed(s, 0, `gather:${VILLAGE}`)).toBe(null);
    expect(closed(s, 0, [SU(1)])).toBe(null);
  });
  it('[CA-STR-09] building: open before paying, closed by the refill; open when no tile is left', () => {
    const s = turn({ row: ['ash-kiln', '', '', ''], hands: [[SU(1)]] });
    expect([closed(s, 0, 'build'), closed(s, 0, tile('ash-kiln')), closed(s, 0, VOLCANO)]).toEqual([null, null, 'chance']);
    const last = turn({ row: ['ash-kiln', '', '', ''], hands: [[SU(1)]] }).with((t) => {
      t.upper = [];
      t.lower = [];
    });
    last.say(0, 'build').say(0, tile('ash-kiln'));
    expect(closed(last, 0, VOLCANO)).toBe(null);
  });
  it('[CA-FIG-09] raising: open before it is paid, closed by the next fighter', () => {
    const s = turn({ display: [SU(1), BL(1), EMPTY, EMPTY, EMPTY, EMPTY] }).say(0, 'gold');
    expect([closed(s, 0, SU(1)), closed(s, 0, [0, 0])]).toEqual([null, 'chance']);
  });
  it('[CA-COM-19] naming a target stays open, committing attackers closes', () => {
    const s = turn({ hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } });
    expect([closed(s, 0, `battle:${VILLAGE}`), closed(s, 0, [SU(1)]), closed(s, 0, 'c4'), closed(s, 1, 'c1')]).toEqual([
      null,
      'reveal',
      null,
      'reveal',
    ]);
  });
  it('[CA-COM-07] a sealed card can be taken back until the other side has chosen', () => {
    const s = turn({ hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } });
    s.say(0, `battle:${VILLAGE}`)
      .say(0, [SU(1)])
      .say(0, 'c4');
    expect(s.engine.takeBack(s.match, 0)).toBe(null);
    s.say(0, 'c0').say(1, 'c1');
    expect(s.engine.takeBack(s.match, 0)).toEqual({ refused: 'nothing-sealed' });
  });
  it('[CA-POW-06] [CA-POW-07] Unveil, Forewarn and declining them close', () => {
    const make = () =>
      turn({ options: { powers: true, necromancers: ['nox', 'visio'] }, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } })
        .say(0, `battle:${VILLAGE}`)
        .say(0, [SU(1)]);
    for (const answer of ['unveil', 'no']) expect(closed(make(), 1, answer)).toBe('reveal');
    const s = make().say(1, 'no').say(0, 'c1').say(1, 'c1');
    expect(closed(s, 1, 'no')).toBe('reveal');
  });
  it('[CA-POW-08] [CA-POW-10] [CA-POW-13] [CA-POW-15] powers outside combat stay open', () => {
    const nox = turn({ options: { powers: true, necromancers: ['nox', 'visio'] } });
    expect([closed(nox, 0, 'fence'), closed(nox, 0, [1, 0, 0, 0]), closed(nox, 0, [0, 1, 0, 0])]).toEqual([null, null, null]);
    const mors = turn({ options: { powers: true, necromancers: ['mors', 'visio'] } }).with((t) => {
      t.spaces[0] = [1];
    });
    expect([closed(mors, 0, 'command'), closed(mors, 0, '1@gold'), closed(mors, 0, 'build')]).toEqual([null, null, null]);
    const w = {
      options: { powers: true, necromancers: ['fortis', 'visio'] },
      areas: { [VOLCANO]: { owner: 0, defenders: [BO(1), BO(2)] } },
    };
    expect(closed(turn(w), 0, 'fortify')).toBe(null);
    const reinforce = turn(w);
    expect([closed(reinforce, 0, 'reinforce'), closed(reinforce, 0, BO(1)), closed(reinforce, 0, 'hand')]).toEqual([null, null, null]);
  });
  it('[CA-POW-12] a roll closes', () => {
    const s = war({ seats: 1, options: { powers: true, necromancers: ['mors'] } }).at('aiTurn', { who: 1 });
    expect(closed(s, 0, 1)).toBe('chance');
  });
  it('[CA-TRN-13] the end of a turn closes', () => {
    const s = turn().say(0, 'gold');
    expect(closed(s, 0, 'end')).toBe('reveal');
  });
  it('[CA-CRD-10] special ingredients of a reward stay open until the next answer', () => {
    const s = war({ seats: 2, hands: [[SU(8)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    s.say(0, [SU(8)])
      .say(0, 'c3')
      .say(1, 'c3');
    expect(closed(s, 0, [1, 0, 0, 0])).toBe(null);
  });
});
