/** "Why not?" of hexes: Move, Command, the ways and places of the Nemeses, Targets, tokens. */
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../data/difficulty.ts';
import type { Where } from '../../data/ops.ts';
import { barredRoutes } from '../../query/barred-hexes.ts';
import { weigh } from '../../query/prefer.ts';
import type { Table } from '../../types.ts';
import { CAPITAL, ctx, foe, h, stage, tile, turnOf, units, why } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);

describe('Move and Command', () => {
  it('[UP-ACT-MOVE-02] a hex two steps away is a further Move; from a Sea Tower there is none too far', () => {
    const s = turnOf(stage(), 0).say(0, 'move');
    expect(why(s)[h(0, 0)]).toBe('UP-ACT-MOVE-02');
    expect(new Set(Object.values(why(s)))).toEqual(new Set(['UP-ACT-MOVE-02']));
    for (const id of [...s.options(0), HOME, h(0, -1)]) expect(why(s)).not.toHaveProperty(String(id));
    const tower = stage().with((t) => tile(t, HOME, 'hellhound-tower'));
    expect(why(turnOf(tower, 0).say(0, 'move'))).toEqual({});
  });

  const command = (change: (t: Table) => void, edition: Edition = '2E') =>
    stage({ edition })
      .with((t) => {
        units(t, 0, HOME, { sellswords: 1 });
        t.players[0]!.at = h(3, -3);
        change(t);
      })
      .at('command', { seat: 0, to: -1, second: -1, hero: false, edge: -1, march: false });

  it('[UP-ACT-CMD-03] [UP-ACT-CMD-04] a full hex, and one behind an impassable edge', () => {
    const s = command((t) => {
      tile(t, FIELD, 'raufrost');
      units(t, 0, FIELD, { hunters: 4, slavers: 1 });
      // The edge of Golgardei lies towards the home hex.
      tile(t, h(-1, 2), 'golgardei', 5);
    });
    expect(s.options(0)).not.toContain(FIELD);
    expect(why(s)[FIELD]).toBe('UP-ACT-CMD-03');
    const edges = [0, 1, 2, 3, 4, 5].map((turn) => {
      const asked = command((t) => tile(t, h(-1, 2), 'golgardei', turn));
      return [asked.options(0).includes(h(-1, 2)), why(asked)[h(-1, 2)]];
    });
    // In one of six orientations it is shut, and the rule of the edges says so; in the others it is open.
    expect(edges.filter(([open]) => !open)).toEqual([[false, 'UP-ACT-CMD-04']]);
    expect(edges.filter(([open]) => open)).toEqual(new Array(5).fill([true, undefined]));
  });

  it('[UP-ACT-CMD-01] [1E] not even the Hero is sent to an unexplored hex; in 2E he may go', () => {
    const at = (edition: Edition) => command((t) => Object.assign(t.players[0]!, { at: h(1, 0) }), edition);
    expect(why(at('1E'))[h(1, -1)]).toBe('UP-ACT-CMD-01');
    expect(at('2E').options(0)).toContain(h(1, -1));
    expect(why(at('2E'))).not.toHaveProperty(String(h(1, -1)));
    // Next to Units alone it is the Units that cannot enter.
    expect(why(at('1E'))[h(-1, 2)]).toBe('UP-ACT-CMD-05');
  });

  it('[UP-ACT-CMD-01] [UP-ACT-CMD-04] Units that cannot come: too far away, or behind the edge', () => {
    const asked = (turn: number) => {
      const s = command((t) => {
        tile(t, FIELD, 'golgardei', turn);
        units(t, 0, h(1, 2), { hunters: 1 });
        units(t, 0, h(-1, 3), { slavers: 1 });
        units(t, 1, h(2, 1), { rangers: 1 });
      });
      s.say(0, FIELD);
      return [s.options(0), why(s)] as const;
    };
    const shut = [0, 1, 2, 3, 4, 5].map(asked).filter(([, barred]) => Object.values(barred).includes('UP-ACT-CMD-04'));
    expect(shut).toHaveLength(2);
    for (const [open, barred] of shut) {
      expect(Object.keys(barred)).toHaveLength(2);
      expect(barred[`${h(-1, 3)}:3`]).toBe('UP-ACT-CMD-01');
      expect(open.filter((bin) => String(bin) in barred)).toEqual([]);
    }
  });

  it('[UP-ACT-CMD-03] [UP-ACT-CMD-05] [UP-ACT-CMD-06] a second hex for Units on Sea Towers', () => {
    const s = stage().with((t) => {
      tile(t, h(2, 0), 'hellhound-tower');
      tile(t, FIELD, 'raufrost');
      tile(t, h(0, 1), 'rigga');
      units(t, 0, h(2, 0), { sellswords: 1 });
      units(t, 0, FIELD, { hunters: 4, slavers: 1 });
      units(t, 1, h(0, 1), { rangers: 1 });
      t.players[0]!.marks = ['compass'];
    });
    s.at('command', { seat: 0, to: HOME, second: -1, hero: false, edge: -1, march: false }, 'second');
    expect(why(s)).toMatchObject({
      [FIELD]: 'UP-ACT-CMD-03',
      [h(0, -1)]: 'UP-ACT-CMD-05',
      [h(0, 1)]: 'UP-ACT-CMD-06',
      [h(0, -2)]: 'UP-ACT-CMD-06',
    });
    expect(s.options(0).filter((id) => String(id) in why(s))).toEqual([]);
    expect(why(s)).not.toHaveProperty(String(HOME));
  });
});

describe('the Nemeses', () => {
  it('[UP-AIH-02] [UP-AIH-05] a Horde goes neither away from The Capital nor past a worse hex', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(2, 0), 3, { tokens: 1 });
      for (const hex of [h(1, 0), h(2, -1), h(1, 1)]) t.hexes[hex]!.garrisons = hex === h(1, 1) ? 2 : 1;
    });
    s.at('activate', { card: 'oda', by: 0, why: '', moved: false }, 'move');
    expect(s.options(0)).toEqual(expect.arrayContaining([h(1, 0), h(2, -1)]));
    expect(why(s)).toMatchObject({ [h(1, 1)]: 'UP-AIH-05', [h(3, 0)]: 'UP-AIH-02', [h(3, -1)]: 'UP-AIH-02' });
  });

  it('[UP-AIL-03] [UP-AIL-05] a Legion makes no detour, and takes the weakest of the ways', () => {
    const s = stage().with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { target: h(1, 1), prey: 1 });
      for (const hex of [h(1, 0), h(0, 1)]) t.hexes[hex]!.skeletons = 1;
    });
    s.at('activate', { card: 'butcher', by: 0, why: '', moved: false }, 'move');
    expect([...s.options(0)].sort()).toEqual([h(1, 0), h(0, 1)].sort());
    expect(why(s)).toMatchObject({ [h(-1, 0)]: 'UP-AIL-03', [h(0, -1)]: 'UP-AIL-03' });
  });

  it('[UP-HEX-06] [UP-AIH-03] no way leads across an impassable edge', () => {
    const horde = [0, 1, 2, 3, 4, 5].flatMap((turn) => {
      const s = stage().with((t) => {
        tile(t, h(2, 0), 'golgardei', turn);
        foe(t, 'oda', h(2, 0), 3);
      });
      s.at('activate', { card: 'oda', by: 0, why: '', moved: false }, 'move');
      return Object.values(why(s)).filter((rule) => rule === 'UP-AIH-03');
    });
    expect(horde).toHaveLength(6);
    // The Legion would not go there anyway; the edge is named where it is.
    const legions = [0, 1, 2, 3, 4, 5].map((turn) => why(legion(turn))[h(-1, 0)]);
    expect(legions.toSorted()).toEqual([...new Array(5).fill('UP-AIL-03'), 'UP-HEX-06']);
  });

  it('[UP-CON-13] a Legion spares the Haven of whoever wears the Crown of the Last Emperor', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'krowh'] }).with((t) => {
      for (const [hex, haven] of [
        [h(1, 0), 0],
        [h(0, 1), 1],
      ] as const)
        Object.assign(t.hexes[hex]!, { haven, up: true });
      t.players[0]!.items = ['crown-of-the-last-emperor'];
      foe(t, 'butcher', CAPITAL, 3, { target: h(1, 1), prey: 2 });
      Object.assign(t.hexes[FIELD]!, { haven: 2, up: true });
    });
    s.at('activate', { card: 'butcher', by: 0, why: '', moved: false }, 'arrive');
    expect(barredRoutes(weigh(s.table, 'E', CAPITAL, [h(1, 0), h(0, 1)]))).toContainEqual({
      id: h(1, 0),
      target: `hex:${h(1, 0)}`,
      rule: 'UP-CON-13',
    });
  });
  const legion = (turn: number) => {
    const s = stage().with((t) => {
      tile(t, h(-1, 0), 'golgardei', turn);
      foe(t, 'butcher', CAPITAL, 3, { target: h(1, 1), prey: 1 });
    });
    return s.at('activate', { card: 'butcher', by: 0, why: '', moved: false }, 'move');
  };

  it('[UP-CHA-08] a stack of Skeletons that has moved does not move again', () => {
    const s = stage().with((t) => {
      for (const hex of [h(2, 0), h(-2, 0), h(0, -1)]) t.hexes[hex]!.skeletons = 1;
    });
    s.at('skeletons', { by: 0, todo: [h(2, 0), h(-2, 0)], from: -1, why: '' });
    expect(why(s)).toEqual({ [h(0, -1)]: 'UP-CHA-08' });
    s.say(0, h(2, 0));
    expect(s.question(0).stage).toBe('move');
    expect(why(s)[h(3, 0)]).toBe('UP-AIH-02');
  });

  it('[UP-EMP-21] [UP-EMP-20] a faction that is hunted, and one without Haven; [UP-CARD-15] one behind the leader', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'krowh', 'duerkhar'] }).with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { target: t.players[1]!.home, prey: 1 });
      foe(t, 'warlock', CAPITAL, 3);
      t.hexes[t.players[2]!.home]!.haven = -1;
    });
    const asked = (leader: boolean) => why(s.at('target', { card: 'warlock', by: 0, prey: -1, leader }));
    expect(asked(false)).toEqual({ 1: 'UP-EMP-21', 2: 'UP-EMP-20' });
    const behind = stage({ factions: ['mohyar', 'druwhn', 'krowh'] }).with((t) => {
      foe(t, 'executioner', CAPITAL, 3);
      for (const seat of [0, 2]) t.players[seat]!.vp = 3;
    });
    expect(why(behind.at('target', { card: 'executioner', by: 0, prey: -1, leader: true }))).toEqual({ 1: 'UP-CARD-15' });
  });

  it('[UP-EMP-20] [UP-EMP-23] a Haven with more Units, for a new Target and for one that is moved', () => {
    const asked = (target: number) => {
      const s = stage().with((t) => {
        for (const hex of [FIELD, h(-1, 2)]) Object.assign(t.hexes[hex]!, { haven: 0, up: true });
        units(t, 0, HOME, { sellswords: 1 });
        foe(t, 'butcher', CAPITAL, 3, { target, prey: 0 });
      });
      return why(s.at('target', { card: 'butcher', by: 0, prey: 0, leader: false }));
    };
    expect(asked(-1)).toEqual({ [HOME]: 'UP-EMP-20' });
    expect(asked(h(2, 0))).toEqual({ [HOME]: 'UP-EMP-23' });
  });

  it('[UP-EVT-06] a card with more tokens gets none; [UP-PLA-01] nor the one that the effect leaves out', () => {
    const token = (except: 'oda' | '') =>
      why(
        stage()
          .with((t) => {
            foe(t, 'butcher', CAPITAL, 3, { tokens: 1 });
            foe(t, 'warlock', CAPITAL, 3);
            foe(t, 'spymaster', CAPITAL, 3);
            foe(t, 'oda', h(3, 0), 3);
          })
          .at('token', { by: 0, except, why: '' }),
      );
    expect(token('')).toEqual({ butcher: 'UP-EVT-06' });
    expect(token('oda')).toEqual({ butcher: 'UP-EVT-06', oda: 'UP-PLA-01' });
  });
});

describe('pieces that are placed', () => {
  const placing = (what: 'garrison' | 'skeleton' | 'curse', where: Where, change: (t: Table) => void, here = FIELD) =>
    stage()
      .with(change)
      .at('place', { what, n: 1, where, ctx: ctx(0, here), together: false });

  it('[UP-CON-07] [UP-PLA-04] "an empty hex without X": what holds something, and X-hexes', () => {
    const s = placing('garrison', { empty: true, noX: true }, (t) => {
      t.hexes[h(1, 0)]!.skeletons = 1;
      t.hexes[FIELD]!.garrisons = 1;
    });
    expect(why(s)).toMatchObject({
      [h(1, 0)]: 'UP-CON-07',
      [FIELD]: 'UP-CON-07',
      [HOME]: 'UP-CON-07',
      [CAPITAL]: 'UP-PLA-04',
      [h(3, 0)]: 'UP-PLA-04',
    });
    expect(s.options(0).filter((id) => String(id) in why(s))).toEqual([]);
  });

  it('[UP-EMP-05] [UP-CHA-20] [UP-CHA-07] a hex that takes no further piece', () => {
    const near = { near: 'here' } as const;
    const next = (more: object) => (t: Table) => void Object.assign(t.hexes[h(1, 0)]!, more);
    expect(why(placing('garrison', near, next({ garrisons: 3 })))).toEqual({ [h(1, 0)]: 'UP-EMP-05' });
    expect(why(placing('curse', near, next({ curse: true })))).toEqual({ [h(1, 0)]: 'UP-CHA-20' });
    const noHorde = placing('skeleton', near, (t) => {
      next({ skeletons: 2 })(t);
      t.hordes = [];
    });
    expect(why(noHorde)).toEqual({ [h(1, 0)]: 'UP-CHA-07' });
    expect(why(placing('skeleton', near, next({ skeletons: 2 })))).toEqual({});
  });

  it('[UP-EMP-31] a fourth Garrison of The Capital goes elsewhere', () => {
    const s = placing('garrison', { at: 'capital' }, (t) => void Object.assign(t.hexes[CAPITAL]!, { garrisons: 3 }));
    expect([why(s), s.options(0).includes(CAPITAL)]).toEqual([{ [CAPITAL]: 'UP-EMP-31' }, false]);
  });

  it('[UP-CHA-06] a missing Skeleton: any stack may go, and nothing is called barred', () => {
    const s = placing('skeleton', { empty: true }, (t) => {
      for (let hex = 0; hex < 10; hex++) t.hexes[hex]!.skeletons = 1;
      t.hexes[10]!.skeletons = 1;
    });
    expect([s.options(0).length, why(s)]).toEqual([11, {}]);
  });

  it('[UP-PLA-09] [UP-CON-07] a Horde: not where something is, not next to what its words keep away from', () => {
    const card = (where: Where | null, change: (t: Table) => void = () => {}) =>
      stage()
        .with(change)
        .at('place-card', { side: 'C', n: 1, where, threat: 0, ctx: ctx(0, FIELD), card: '', tied: [] });
    expect(why(card({ region: 'fog-grave', far: 'home' }))[h(-1, -2)]).toBe('UP-PLA-09');
    expect(why(card(null, (t) => void Object.assign(t.hexes[FIELD]!, { garrisons: 1 })))[FIELD]).toBe('UP-CON-07');
    expect(why(card({ region: 'fog-grave', not: 'curse' }, (t) => void Object.assign(t.hexes[h(-3, 0)]!, { curse: true })))[h(-3, 0)]).toBe(
      'UP-PLA-01',
    );
  });
});
