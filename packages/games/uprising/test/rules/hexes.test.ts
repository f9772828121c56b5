import { describe, expect, it } from 'vitest';
import { TILE } from '../../data/tiles.ts';
import { blocked, heroSteps, isExplored, isX, terrainAt, unitSteps } from '../../query/map.ts';
import { hordeReach } from '../../query/reach.ts';
import { hexesOf } from '../../query/where.ts';
import { CAPITAL, ctx, foe, foeIn, h, stage, tile, turnOf, units } from '../scenes.ts';

describe('hexes and regions', () => {
  it('[UP-HEX-01] only The Capital, home hexes and bare spaces start explored', () => {
    const { table: t } = stage();
    expect([CAPITAL, h(0, 2), h(3, 0)].every((hex) => isExplored(t, hex))).toBe(true);
    expect([h(1, 0), h(2, 0)].some((hex) => isExplored(t, hex))).toBe(false);
  });

  it('[UP-HEX-02] the hex effect happens once, when it is flipped', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'raufrost', 0, false);
      t.players[0]!.at = h(1, 1);
    });
    turnOf(s, 0).say(0, 'explore').say(0, h(2, 0));
    expect(s.table.players[0]!.salt).toBe(12);
    expect(turnOf(s, 0).refusal(0, 'explore').rule).toBe('UP-ACT-EXP-01');
  });

  it('[UP-HEX-03] terrain and edges count only on an explored hex; a Curse replaces the terrain', () => {
    const { table: t } = stage().with((x) => tile(x, h(-1, 2), 'rigga', 0, false));
    expect([terrainAt(t, h(-1, 2)), blocked(t, h(-1, 2), 0)]).toEqual(['none', false]);
    tile(t, h(-1, 2), 'rigga', 0, true);
    expect([terrainAt(t, h(-1, 2)), blocked(t, h(-1, 2), 0)]).toEqual(['marsh', true]);
    t.hexes[h(-1, 2)]!.curse = true;
    expect([terrainAt(t, h(-1, 2)), blocked(t, h(-1, 2), 0)]).toEqual(['curse', true]);
  });

  it('[UP-HEX-04] [UP-PRD-02] printed resources go to the owner of a Haven there', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'trollward');
      t.hexes[h(1, 1)]!.haven = 0;
    });
    s.at('production', { turn: 0 });
    expect(s.table.players[0]!.plunder).toBe(10 + 2 + 1 + 2);
  });

  it('[UP-HEX-05] printed VP are scored by the owner of a Haven only', () => {
    const s = stage().with((t) => {
      tile(t, h(2, 0), 'zeegard');
      t.hexes[h(2, 0)]!.garrisons = 1;
      for (const p of t.players) Object.assign(p, { salt: 0, plunder: 0, food: 0 });
    });
    s.at('scoring', { turn: 0 });
    expect([s.table.players[0]!.vp, s.table.empireVp]).toEqual([3, 1]);
  });

  it('[UP-HEX-06] impassable edges stop Units both ways, but no Heroes', () => {
    const { table: t } = stage().with((x) => tile(x, h(-1, 2), 'golgardei', 0));
    const east = h(0, 2);
    expect(unitSteps(t, h(-1, 2), false)).not.toContain(east);
    expect(unitSteps(t, east, true)).not.toContain(h(-1, 2));
    expect(heroSteps(t, east)).toContain(h(-1, 2));
  });

  it('[UP-HEX-07] whoever flips a hex with such edges turns it into one of six orientations', () => {
    const s = stage().with((t) => {
      tile(t, h(-1, 2), 'torment', 0, false);
      t.players[0]!.at = h(-1, 2);
      t.hexes[h(3, 0)]!.skeletons = 1;
      t.hordes = [];
    });
    turnOf(s, 0).say(0, 'explore');
    while (s.question(0).kind === 'place') s.say(0, s.options(0)[0]!);
    s.say(0, 2);
    expect(blocked(s.table, h(-1, 2), 2)).toBe(true);
    expect(blocked(s.table, h(-1, 2), 0)).toBe(false);
  });

  it('[UP-HEX-08] X-hexes: The Capital, bare spaces, Curses; never a face-down tile', () => {
    const { table: t } = stage().with((x) => {
      x.hexes[h(1, 1)]!.curse = true;
    });
    expect([CAPITAL, h(3, 0), h(1, 1)].map((hex) => isX(t, hex))).toEqual([true, true, true]);
    expect(isX(t, h(1, 0))).toBe(false);
    const s = stage().with((x) => {
      x.players[0]!.at = h(3, 0);
    });
    turnOf(s, 0);
    expect(s.refusal(0, 'haven').rule).toBe('UP-HEX-08');
  });

  it('[UP-HEX-09] ongoing effects work on a Curse too: a cursed Tower still leads everywhere', () => {
    const { table: t } = stage().with((x) => {
      tile(x, h(2, 0), 'zeegard');
      x.hexes[h(2, 0)]!.curse = true;
    });
    expect(heroSteps(t, h(2, 0))).toHaveLength(36);
  });

  it('[UP-HEX-10] [2E] the allegiance names who places Units when the hex is explored empty', () => {
    for (const def of Object.values(TILE)) {
      const guard = def.effect.find((op) => op.op === 'guard');
      if (guard?.op === 'guard') expect(def.allegiance).toBe(guard.what === 'garrison' ? 'E' : 'C');
    }
  });

  it('[UP-HEX-11] [UP-R-07] an explored Sea Tower is next to every hex: [1E] for players, [2E] for the Nemesis too', () => {
    for (const [edition, steps] of [
      ['1E', 6],
      ['2E', 36],
    ] as const) {
      const { table: t } = stage({ edition }).with((x) => tile(x, h(2, 0), 'dawngaard'));
      expect(unitSteps(t, h(2, 0), false)).toHaveLength(36);
      expect(unitSteps(t, h(2, 0), true)).toHaveLength(steps);
    }
  });

  it('[UP-HEX-12] [UP-R-05] [UP-R-06] one way: from the Tower to any hex, not back; edges do not stop the jump', () => {
    const { table: t } = stage().with((x) => {
      tile(x, h(2, 0), 'dawngaard');
      tile(x, h(1, 0), 'golgardei', 0);
    });
    expect(unitSteps(t, h(2, 0), false)).toContain(h(1, 0));
    expect(unitSteps(t, h(-3, 0), false)).not.toContain(h(2, 0));
    expect(heroSteps(t, h(-3, 0))).not.toContain(h(2, 0));
  });

  it('[UP-HEX-13] bare spaces are explored Ice Waste, passable, X', () => {
    const { table: t } = stage();
    expect([terrainAt(t, h(3, 0)), isExplored(t, h(3, 0)), isX(t, h(3, 0))]).toEqual(['ice', true, true]);
    const s = stage().with((x) => units(x, 0, h(0, 2), { sellswords: 1 }));
    turnOf(s, 0).say(0, 'command');
    expect(s.options(0)).toContain(h(0, 3));
  });

  it('[UP-HEX-14] a region is its bare spaces; a tile is not part of it', () => {
    const { table: t } = stage();
    const sea = hexesOf(t, { region: 'screaming-sea' }, ctx(0, CAPITAL));
    expect(sea).toContain(h(0, 3));
    expect(sea).not.toContain(h(0, 2));
    expect(sea).not.toContain(h(1, 1));
  });

  it('[UP-HEX-15] [UP-ACT-MKT-05] buying on an explored Sea Tower is 1 Salt cheaper', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      tile(t, h(2, 0), 'dawngaard');
      t.players[0]!.at = h(2, 0);
      t.market = ['sea-tower-key'];
    });
    turnOf(s, 0).say(0, 'buy:sea-tower-key');
    expect(s.table.players[0]!.salt).toBe(9);
  });

  it('[UP-AIH-07] [UP-R-47] [2E] a Horde on a Sea Tower may jump, unless the table plays otherwise', () => {
    const goals = (hordeSeaTower: string) => {
      const { table: t } = stage({ options: { hordeSeaTower } }).with((x) => tile(x, h(2, 0), 'dawngaard'));
      return hordeReach(t, h(2, 0)).length;
    };
    expect(goals('jump')).toBe(18);
    expect(goals('ignore')).toBe(3);
  });

  it('[UP-HEX-11] a Legion on a Sea Tower reaches its Target in one step [2E]', () => {
    const s = stage().with((t) => {
      tile(t, h(2, 0), 'dawngaard');
      foe(t, 'assassin', h(2, 0), 3, { target: h(0, -2), prey: 1 });
    });
    s.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(foeIn(s.table, 'assassin')!.at).toBe(h(0, -2));
  });
});
