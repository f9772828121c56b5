/** "Why not?": what one might expect among the options comes with the rule that forbids it. */
import { describe, expect, it } from 'vitest';
import { powered } from '../powered.ts';
import {
  AS,
  all,
  BL,
  BO,
  begin,
  CITADEL,
  COAST,
  type CrownScene,
  DESERT,
  EMPTY,
  FOREST,
  fight,
  leaveCards,
  MOUNTAINS,
  SU,
  tile,
  VILLAGE,
  VOLCANO,
  type War,
  war,
  whyNot,
} from '../scenes.ts';

const turn = (w: Partial<War> = {}): CrownScene => war({ seats: 2, ...w }).at('turn', { who: 0 });
const show = (...fighters: number[]): number[] => [...fighters, ...Array<number>(6 - fighters.length).fill(EMPTY)];
const bare = { display: show(), decks: [[], [], []] };

describe('reasons for spaces', () => {
  const w: Partial<War> = {
    hands: [[SU(1)]],
    goods: [[0, 0, 0, 0, 2]],
    row: ['ash-kiln', '', '', ''],
    areas: { [DESERT]: { owner: 0 }, [VILLAGE]: { owner: 1 } },
    ...bare,
  };
  const regions = [DESERT, MOUNTAINS, VOLCANO, VILLAGE, COAST, FOREST];
  const free = regions.filter((r) => r !== DESERT && r !== VILLAGE);
  const empty = all(
    free.map((r) => `gather:${r}`),
    'CA-RES-02',
  );
  const noTarget = all(
    [DESERT, ...free].map((r) => `battle:${r}`),
    'CA-COM-02',
  );

  it('[CA-RES-02] [CA-COM-02] no structure to gather at, own and free land to attack', () => {
    expect(whyNot(turn(w), 0)).toEqual({ ...empty, ...noTarget });
    expect(turn(w).question(0).shown.blocked).toContainEqual({
      id: `battle:${DESERT}`,
      target: `space:battle:${DESERT}`,
      rule: 'CA-COM-02',
    });
  });

  it('[CA-SET-28] [CA-TRN-06] [CA-CIT-14] spaces that are taken', () => {
    const taken = (seats: number) =>
      whyNot(
        war({ ...w, seats })
          .with((t) => {
            t.spaces[2 + VILLAGE] = Array(seats === 2 ? 1 : 2).fill(1);
            t.spaces[8 + VILLAGE] = Array(seats === 2 ? 1 : 2).fill(1);
            t.spaces[14] = [1];
          })
          .at('turn', { who: 0 }),
        0,
      );
    const both = (rule: string) => all([`gather:${VILLAGE}`, `battle:${VILLAGE}`], rule);
    expect(taken(2)).toMatchObject({ ...both('CA-SET-28'), left: 'CA-CIT-14' });
    expect(taken(3)).toMatchObject({ ...both('CA-TRN-06'), left: 'CA-CIT-14' });
    expect(taken(3)['right']).toBeUndefined();
  });

  it('[CA-COM-03] [CA-CIT-17] nobody to attack with, and one’s own Citadel', () => {
    const attacks = [`battle:${VILLAGE}`, 'left', 'right', 'front'];
    expect(whyNot(turn({ ...w, hands: [[]] }), 0)).toEqual({ ...empty, ...noTarget, ...all(attacks, 'CA-COM-03') });
    const own = turn({ ...w, areas: { ...w.areas, [CITADEL]: { owner: 0 } } });
    expect(whyNot(own, 0)).toEqual({ ...empty, ...noTarget, ...all(['left', 'right', 'front'], 'CA-CIT-17') });
  });

  it('[CA-GLD-01] [CA-STR-14] [CA-STR-03] nothing that one can pay, nothing in the row, no land to build on', () => {
    const build = (more: Partial<War>) => whyNot(turn({ ...w, ...more }), 0)['build'];
    expect(build({})).toBeUndefined();
    expect(build({ goods: [[9, 9, 9, 9, 0]] })).toBe('CA-GLD-01');
    expect(build({ goods: [[0, 0, 0, 0, 0]], row: ['', 'ash-kiln', '', ''] })).toBe('CA-GLD-01');
    const none = war({ seats: 2, ...w, row: ['', '', '', ''] }).with((t) => {
      t.upper = [];
      t.lower = [];
      t.row = t.row.map(() => EMPTY);
    });
    expect(whyNot(none.at('turn', { who: 0 }), 0)['build']).toBe('CA-STR-14');
    const foreign = Object.fromEntries(regions.map((r, i) => [r, { owner: 1, tiles: [tileKeys[i]!] }]));
    expect(build({ areas: foreign })).toBe('CA-STR-03');
  });
  const tileKeys = ['bone-yard', 'smelter', 'sulphur-mine', 'toll-house', 'apothecary', 'fume-crypt'];

  it('[CA-CRD-15] the refresh space holds one minion', () => {
    const s = war({ seats: 2, ...w })
      .with((t) => (t.players[0]!.refreshed = true))
      .at('turn', { who: 0 });
    expect(whyNot(s, 0)['refresh']).toBe('CA-CRD-15');
    expect(whyNot(turn(w), 0)['refresh']).toBeUndefined();
  });
});

describe('reasons for fighters', () => {
  const shown = { display: show(SU(1), BL(2), AS(8)), decks: [[], [], []] };

  it('[CA-TRN-11] nobody is raised before the action, nor a second one after the first', () => {
    const s = turn({ goods: [[9, 9, 9, 9, 0]], ...shown });
    expect(whyNot(s, 0)).toMatchObject(all([SU(1), BL(2), AS(8)], 'CA-TRN-11'));
    s.say(0, 'gold');
    expect(whyNot(s, 0)).toEqual({});
    const nox = powered(['nox', 'visio'], { goods: [[9, 9, 9, 9, 0]], ...shown }).at('turn', { who: 0 });
    nox.say(0, 'refresh').say(0, SU(1));
    expect([nox.question(0).stage, whyNot(nox, 0)]).toEqual(['end', { exhume: 'CA-POW-09', ...all([BL(2), AS(8)], 'CA-TRN-11') }]);
  });

  it('[CA-FIG-21] a fighter that one cannot pay in full', () => {
    const s = turn({ goods: [[2, 0, 0, 1, 0]], ...shown }).say(0, 'refresh');
    expect(s.options(0)).toEqual([SU(1), 'end']);
    expect(whyNot(s, 0)).toEqual(all([BL(2), AS(8)], 'CA-FIG-21'));
    const exhume = powered(['nox', 'visio'], { goods: [[2, 0, 0, 1, 0]], ...shown })
      .at('turn', { who: 0 })
      .say(0, 'exhume');
    expect(whyNot(exhume, 0)).toEqual(all([BL(2), AS(8)], 'CA-FIG-21'));
  });

  it('[CA-COM-03] [CA-FIG-19] defenders and the dead do not attack', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      areas: { [DESERT]: { owner: 0, defenders: [BL(1)] }, [VILLAGE]: { owner: 1, defenders: [BO(1)] } },
    })
      .with((t) => (t.players[0]!.graveyard = [AS(1)]))
      .at('combat', { attacker: 0, area: VILLAGE, position: '' });
    expect(whyNot(s, 0)).toEqual({ [AS(1)]: 'CA-FIG-19', [BL(1)]: 'CA-COM-03' });
  });

  it('[CA-AMD-05] [CA-AMD-06] defenders of another region and the dead do not come', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      areas: {
        [DESERT]: { owner: 0, defenders: [BL(1)] },
        [COAST]: { owner: 0, tiles: ['smelter'], defenders: [BL(2)] },
        [VILLAGE]: { owner: 1, tiles: ['bone-yard'], defenders: [BO(1)] },
      },
    })
      .with((t) => (t.players[0]!.graveyard = [AS(1)]))
      .at('amend', { who: 0, area: DESERT });
    expect(s.options(0)).toEqual([BL(1), SU(1)]);
    expect(whyNot(s, 0)).toEqual({ [AS(1)]: 'CA-AMD-06', [BL(2)]: 'CA-AMD-05' });
  });

  it('[CA-SET-02] a necromancer that somebody plays already', () => {
    const s = begin(2, { necromancers: 'choose' });
    expect(whyNot(s, 0)).toEqual({});
    expect(whyNot(s.say(0, 'mors'), 1)).toEqual({ mors: 'CA-SET-02' });
  });
});

describe('reasons for structures, cards and gains', () => {
  it('[CA-GLD-01] [CA-STR-03] a tile that costs too much, a region of somebody else, the Citadel', () => {
    const s = war({
      seats: 2,
      goods: [[9, 9, 9, 9, 2]],
      row: ['smelter', 'royal-mint', '', 'ash-kiln'],
      areas: { [VILLAGE]: { owner: 1, tiles: ['bone-yard'] }, [COAST]: { owner: 0, tiles: ['sulphur-mine'] } },
    }).at('build', { who: 0 });
    expect(s.options(0)).toEqual([tile('smelter'), tile('ash-kiln')]);
    expect(whyNot(s, 0)).toEqual({ [tile('royal-mint')]: 'CA-GLD-01' });
    s.say(0, tile('smelter'));
    expect(whyNot(s, 0)).toEqual(all([VILLAGE, CITADEL], 'CA-STR-03'));
  });

  it('[CA-CRD-11] a used combat card is not there', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } })
      .with((t) => {
        leaveCards(t, 0, ['c0', 'c4']);
        leaveCards(t, 1, ['c0', 'c1', 'c3', 'c4']);
      })
      .at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [SU(1)]);
    expect(whyNot(s, 0)).toEqual(all(['c1', 'c3', 'die'], 'CA-CRD-11'));
    expect(whyNot(s, 1)).toEqual({ die: 'CA-CRD-11' });
  });

  it('[CA-CRD-09] no casualty for the King or for automatons alone, but one for regular fighters', () => {
    const dead = (t: CrownScene['table']): void => {
      t.players[0]!.graveyard = [BO(1), BO(2)];
    };
    const king = fight({ with: [SU(1)], card: 'c0', position: 'front', prepare: dead });
    expect([king.question(0).stage, whyNot(king, 0)]).toEqual(['zero', { casualty: 'CA-CRD-09' }]);
    const machine = fight({ with: [SU(1)], card: 'c0', against: [AS(6)], answer: 'c4', prepare: dead });
    expect(whyNot(machine, 0)).toEqual({ casualty: 'CA-CRD-09' });
    const regular = fight({ with: [SU(1)], card: 'c0', against: [AS(8)], answer: 'c4', prepare: dead });
    expect([regular.options(0).includes('casualty'), whyNot(regular, 0)]).toEqual([true, {}]);
  });

  it('[CA-RES-10] a special ingredient is never gold', () => {
    expect(whyNot(war({ seats: 2 }).at('gain', { who: 0, n: 1, why: 'gather', area: VILLAGE }), 0)).toEqual({ gold: 'CA-RES-10' });
  });

  it.each(['arrange', 'clockwise'])('[CA-SOL-11] the AI has no place to choose, and without it nothing is barred (%s)', (turnOrder) => {
    const order = (ai: boolean): CrownScene =>
      war({ seats: 2, options: { ai, turnOrder } })
        .with((t) => (t.players[1]!.vp = 3))
        .at('turnOrder', {});
    expect(whyNot(order(true), 0)).toEqual({ 2: 'CA-SOL-11' });
    expect(whyNot(order(false), 0)).toEqual({});
  });
});
