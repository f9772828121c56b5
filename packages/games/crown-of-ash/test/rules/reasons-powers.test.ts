/** "Why not?" around the powers of the necromancers. */
import { describe, expect, it } from 'vitest';
import type { Necromancer } from '../../data/powers.ts';
import { powered } from '../powered.ts';
import { AS, all, BL, BO, CITADEL, COAST, type CrownScene, DESERT, EMPTY, SU, VILLAGE, VOLCANO, type War, war, whyNot } from '../scenes.ts';

const POWERS = ['exhume', 'fence', 'command', 'reinforce', 'fortify'];
/** Of the powers alone. */
const powersOf = (s: CrownScene, seat = 0): Record<string, string> =>
  Object.fromEntries(Object.entries(whyNot(s, seat)).filter(([id]) => POWERS.includes(id)));
const turn = (necromancer: Necromancer, w: Partial<War> = {}): CrownScene =>
  powered([necromancer, necromancer === 'visio' ? 'nox' : 'visio'], w).at('turn', { who: 0 });
const show = (...fighters: number[]): number[] => [...fighters, ...Array<number>(6 - fighters.length).fill(EMPTY)];

describe('reasons for powers', () => {
  it('[CA-POW-02] without a charge neither of the own two, and never those of others', () => {
    const spent = (necromancer: Necromancer): CrownScene =>
      powered([necromancer, 'visio'], { goods: [[3, 3, 3, 3, 0]], display: show(SU(1)) })
        .with((t) => (t.players[0]!.charged = false))
        .at('turn', { who: 0 });
    expect(powersOf(spent('nox'))).toEqual(all(['exhume', 'fence'], 'CA-POW-02'));
    expect(powersOf(spent('mors'))).toEqual(all(['command'], 'CA-POW-02'));
    expect(powersOf(spent('fortis'))).toEqual(all(['reinforce', 'fortify'], 'CA-POW-02'));
    expect(powersOf(spent('nox').say(0, 'gold'))).toEqual({ exhume: 'CA-POW-09', fence: 'CA-POW-02' });
    const plain = war({ seats: 2, goods: [[3, 3, 3, 3, 0]] }).at('turn', { who: 0 });
    expect(powersOf(plain)).toEqual({});
  });

  it('[CA-POW-09] [CA-FIG-21] Exhume: at the start of the turn, and for a fighter that one can pay', () => {
    const rich = turn('nox', { goods: [[3, 3, 3, 3, 0]], display: show(SU(1)) });
    expect([rich.options(0).includes('exhume'), powersOf(rich)]).toEqual([true, {}]);
    expect(powersOf(rich.say(0, 'refresh'))).toEqual({ exhume: 'CA-POW-09' });
    expect(powersOf(turn('nox', { goods: [[1, 0, 0, 0, 0]], display: show(SU(1)) }))).toEqual({ exhume: 'CA-FIG-21' });
  });

  it('[CA-POW-08] Fence: without a resource, for gold, or for what one gives', () => {
    expect(powersOf(turn('nox', { goods: [[0, 0, 0, 0, 4]] }))).toEqual({ exhume: 'CA-FIG-21', fence: 'CA-POW-08' });
    const s = turn('nox', { goods: [[2, 0, 1, 0, 4]] }).say(0, 'fence');
    expect(whyNot(s, 0)).toEqual({ gold: 'CA-POW-08' });
    s.say(0, [1, 0, 1, 0]);
    expect(whyNot(s, 0)).toEqual(all(['gold', 'sulphur', 'ash'], 'CA-POW-08'));
  });

  it('[CA-POW-10] [CA-POW-11] Command: minions of the board, to another space of it that has room', () => {
    expect(powersOf(turn('mors'))).toEqual({ command: 'CA-POW-10' });
    const s = powered(['mors', 'visio'])
      .with((t) => {
        t.players[1]!.refreshed = true;
        t.spaces[8 + VILLAGE] = [1];
        t.spaces[14] = [0];
        t.spaces[0] = [1];
      })
      .at('turn', { who: 0 })
      .say(0, 'command');
    expect(whyNot(s, 0)).toEqual({ '1@refresh': 'CA-POW-10' });
    s.say(0, '0@left');
    expect(whyNot(s, 0)).toEqual({ left: 'CA-POW-10', [`battle:${VILLAGE}`]: 'CA-POW-11', refresh: 'CA-POW-11' });
    expect(s.options(0)).toContain('gold');
  });

  it('[CA-POW-10] also from a space with room for more', () => {
    const s = powered(['mors', 'visio'])
      .with((t) => (t.spaces[0] = [1]))
      .at('turn', { who: 0 })
      .say(0, 'command')
      .say(0, '1@gold');
    expect(whyNot(s, 0)).toEqual({ gold: 'CA-POW-10', refresh: 'CA-POW-11' });
  });

  it('[CA-POW-13] [CA-POW-14] [CA-FIG-19] Reinforce: own areas with room, and nobody from the graveyard', () => {
    expect(powersOf(turn('fortis'))).toEqual({ reinforce: 'CA-POW-13', fortify: 'CA-POW-15' });
    const s = powered(['fortis', 'visio'], {
      hands: [[SU(1)]],
      areas: {
        [DESERT]: { owner: 0, defenders: [BL(1)] },
        [COAST]: { owner: 0, tiles: ['smelter'], defenders: [BO(1), AS(2)] },
        [CITADEL]: { owner: 0, defenders: [BO(3), AS(4)] },
        [VILLAGE]: { owner: 1, tiles: ['bone-yard'] },
      },
    })
      .with((t) => (t.players[0]!.graveyard = [AS(1)]))
      .at('turn', { who: 0 })
      .say(0, 'reinforce');
    expect(whyNot(s, 0)).toEqual({ [AS(1)]: 'CA-FIG-19' });
    s.say(0, BL(1));
    const others = [1, VOLCANO, VILLAGE, 5].map((area) => `to:${area}`);
    expect(whyNot(s, 0)).toEqual({ ...all(others, 'CA-POW-13'), [`to:${COAST}`]: 'CA-POW-14' });
    expect(s.options(0)).toContain(`to:${CITADEL}`);
    expect(s.question(0).shown.blocked).toContainEqual({ id: `to:${COAST}`, target: `area:${COAST}`, rule: 'CA-POW-14' });
  });

  it('[CA-POW-15] [CA-POW-16] Fortify: an own pair that is not fortified yet', () => {
    const s = powered(['fortis', 'visio'], {
      areas: {
        [DESERT]: { owner: 0, defenders: [BL(1), BL(2)] },
        [COAST]: { owner: 0, tiles: ['smelter'], defenders: [BO(1), AS(2)] },
        [VOLCANO]: { owner: 0, tiles: ['toll-house'], defenders: [SU(1), SU(2)] },
        [5]: { owner: 0, tiles: ['fume-crypt'], defenders: [BO(2), BO(3)] },
        [VILLAGE]: { owner: 1, tiles: ['bone-yard'], defenders: [AS(3), AS(4)] },
        [CITADEL]: { owner: 1, defenders: [AS(1), BO(4)] },
      },
    })
      .with((t) => (t.fortified = [SU(1), SU(2)]))
      .at('turn', { who: 0 })
      .say(0, 'fortify');
    expect(s.options(0)).toEqual([DESERT, 5]);
    expect(whyNot(s, 0)).toEqual({ [COAST]: 'CA-POW-16', [VOLCANO]: 'CA-POW-16', [VILLAGE]: 'CA-POW-15' });
  });

  it('[CA-TRN-05] spaces and powers are touched where they lie', () => {
    const { targets } = turn('nox', { goods: [[3, 0, 0, 0, 0]] }).question(0).shown;
    expect(targets).toMatchObject({ gold: 'space:gold', refresh: 'space:refresh', left: 'space:left', fence: 'power:fence' });
  });
});
