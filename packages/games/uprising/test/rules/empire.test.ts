import { describe, expect, it } from 'vitest';
import { GARRISON_DICE } from '../../data/dice.ts';
import { BOTH, battleAt, CAPITAL, ctx, effectAt, foe, foeIn, h, onTop, rolls, stage, tile, units } from '../scenes.ts';

const place = (edition: '1E' | '2E' = '2E') => stage({ edition });
const garrison = (s: ReturnType<typeof stage>, where: object, n = 1, here = CAPITAL) =>
  s.at('place', { what: 'garrison', n, where, ctx: ctx(0, here), together: false });

describe('Garrisons', () => {
  it('[UP-EMP-01] ten pieces of each level; level 2 stands on level 1', () => {
    const s = place().with((t) => {
      for (const hex of [h(1, 0), h(1, -1), h(0, -1), h(-1, 0), h(-1, 1), h(0, 1), h(1, 1), h(-1, 2), h(2, 0), h(-2, 0)])
        t.hexes[hex]!.garrisons = 1;
    });
    garrison(s, { empty: true, noX: true });
    expect(s.options(0)).not.toContain(h(-1, -1));
    s.say(0, h(1, 0));
    expect(s.table.hexes[h(1, 0)]!.garrisons).toBe(2);
  });

  it('[UP-EMP-02] they are fought before any Legion', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { sellswords: 1 });
      t.hexes[h(3, 0)]!.garrisons = 1;
      foe(t, 'courtesan', h(3, 0), 3);
    });
    battleAt(s, h(3, 0));
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ groups: ['units', 'garrisons'] });
  });

  it('[UP-EMP-03] dice by number of levels, Archery dice only in Archery', () => {
    expect(GARRISON_DICE.map((d) => [d.archery.length, d.clash.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('[UP-EMP-05] [UP-EMP-06] [UP-R-56] no piece or three already there: 1 VP for The Empire, not another hex', () => {
    const s = place().with((t) => {
      t.hexes[h(1, 0)]!.garrisons = 3;
    });
    garrison(s, { at: 'here' }, 2, h(1, 0));
    expect(s.table.empireVp).toBe(2);
    expect(s.over).toBe(true);
  });
});

describe('Legions and Targets', () => {
  const legion = (card: 'assassin' | 'warlock', edition: '1E' | '2E' = '2E') =>
    stage({ edition }).with((t) => {
      t.legions = [card];
    });
  const draw = (s: ReturnType<typeof stage>, n = 1, threat = 0) =>
    s.at('place-card', { side: 'E', n, where: null, threat, ctx: ctx(0, CAPITAL), card: '', tied: [] });

  it('[UP-EMP-10] [UP-PLA-08] on The Capital, Threat, immediate effect with Target, in initiative order', () => {
    const s = legion('assassin').with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { target: h(0, 2), prey: 0 });
      foe(t, 'warlock', CAPITAL, 3);
      t.legions = ['assassin'];
    });
    draw(s);
    expect(s.table.foes.map((f) => f.card)).toEqual(['warlock', 'assassin', 'butcher']);
    expect(foeIn(s.table, 'assassin')).toMatchObject({ at: CAPITAL, threat: 4, target: h(0, -2) });
  });

  it('[UP-EMP-11] [UP-EMP-12] [UP-CHA-11] [UP-R-60] Threat up to the maximum; above it VP', () => {
    const s = stage().with((t) => {
      t.legions = [];
      t.hordes = ['banished'];
      t.threat = 7;
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 0, ctx: ctx(0, h(3, 0)), card: '', tied: [] });
    expect(foeIn(s.table, 'banished')!.threat).toBe(5);
    expect(s.table.chaosVp).toBe(2);
  });

  it('[UP-EMP-13] destroyed: its Target goes with it', () => {
    const s = stage().with((t) => foe(t, 'assassin', h(3, 0), 2, { target: h(0, 2), prey: 0 }));
    effectAt(s, 'quest/poison-the-wells/solve', ctx(0, h(0, 2), { quest: 'poison-the-wells' }));
    expect(s.table.foes).toEqual([]);
    expect(s.table.gone).toEqual(['assassin']);
  });

  it('[UP-EMP-14] [UP-PLA-03] a Legion that cannot be placed is 1 VP', () => {
    const s = stage().with((t) => {
      t.legions = [];
    });
    draw(s, 2);
    expect(s.table.empireVp).toBe(2);
  });

  it('[UP-EMP-20] a faction without Target, its Haven with the fewest Units; Walls and Heroes do not count', () => {
    const s = legion('assassin').with((t) => {
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      units(t, 0, h(1, 1), { sellswords: 1 });
      Object.assign(t.hexes[h(0, 2)]!, { wall: true, tower: true });
      foe(t, 'butcher', CAPITAL, 3, { target: h(0, -2), prey: 1 });
      t.legions = ['assassin'];
    });
    draw(s);
    expect(foeIn(s.table, 'assassin')).toMatchObject({ prey: 0, target: h(0, 2) });
  });

  it('[UP-EMP-21] [UP-EMP-22] never two Targets on one faction; with none free it lies on The Capital', () => {
    const s = legion('assassin').with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { target: h(0, -2), prey: 1 });
      foe(t, 'warlock', CAPITAL, 3, { target: h(0, 2), prey: 0 });
      t.legions = ['assassin'];
    });
    draw(s);
    expect(foeIn(s.table, 'assassin')).toMatchObject({ prey: -1, target: CAPITAL });
    s.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(foeIn(s.table, 'assassin')!.at).toBe(CAPITAL);
  });

  it('[UP-EMP-23] [UP-EMP-25] a lost Haven: another of the same faction, else The Capital for good', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      foe(t, 'assassin', CAPITAL, 3, { target: h(1, 1), prey: 0 });
    });
    effectAt(s, 'nemesis/bloodwyrm/immediate', ctx(0, h(1, 1)));
    expect(foeIn(s.table, 'assassin')).toMatchObject({ target: h(0, 2), prey: 0 });
    effectAt(s, 'nemesis/bloodwyrm/immediate', ctx(0, h(0, 2)));
    expect(foeIn(s.table, 'assassin')).toMatchObject({ target: CAPITAL, prey: -1 });
  });

  it('[UP-EMP-24] a faction whose Target went to The Capital may be hunted again', () => {
    const s = legion('assassin').with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { target: CAPITAL, prey: -1 });
      foe(t, 'warlock', CAPITAL, 3, { target: h(0, -2), prey: 1 });
      t.legions = ['assassin'];
    });
    draw(s);
    expect(foeIn(s.table, 'assassin')!.prey).toBe(0);
  });
});

describe('The Capital', () => {
  it('[UP-EMP-31] a fourth Garrison goes to an empty hex without X, else to another Garrison, else 1 VP', () => {
    const s = place().with((t) => {
      t.hexes[CAPITAL]!.garrisons = 3;
    });
    garrison(s, { at: 'capital' });
    expect(s.options(0)).toContain(h(1, 0));
    expect(s.options(0)).not.toContain(h(3, 0));
    const full = place().with((t) => {
      for (const [i, hex] of t.hexes.entries()) if (hex.tile !== null && i !== CAPITAL) hex.skeletons = 1;
      t.hexes[CAPITAL]!.garrisons = 3;
      t.hexes[h(3, 0)]!.garrisons = 1;
    });
    garrison(full, { at: 'capital' }, 3);
    expect(full.table.hexes[h(3, 0)]!.garrisons).toBe(3);
    expect(full.table.empireVp).toBe(1);
  });

  it('[UP-EMP-32] with only intruders on it a Legion comes at once, again and again', () => {
    const s = stage().with((t) => {
      units(t, 0, CAPITAL, { berserkers: 2, sellswords: 3 });
      t.legions = onTop(['courtesan', 'assassin']);
      t.threat = 1;
      for (const hex of t.hexes) hex.haven = -1;
    });
    s.dice(rolls({ 'roll:0:red': 'SS SS', 'roll:0:blue': 'S S S', 'roll:E:red': '- -', 'roll:E:blue': '- - -' }));
    s.at('settle', { by: 0, fights: true });
    while (!s.over && s.events.filter((e) => e.type === 'foe').length < 2) {
      const { ask } = s.question(0);
      s.say(
        0,
        ask.shape === 'share' ? ask.most.map((n, i) => (i === 0 ? Math.min(n, ask.max) : 0)) : ask.shape === 'pick' ? ask.options[0]! : [],
      );
    }
    expect(s.events.flatMap((e) => (e.type === 'foe' ? [[e.card, e.hex]] : []))).toEqual([
      ['courtesan', CAPITAL],
      ['assassin', CAPITAL],
    ]);
  });

  it('[UP-EMP-33] [UP-R-59] no Legion left: [1E] it is flipped, 5 VP, once; [2E] nothing, unless the table plays it', () => {
    const fallen = (edition: '1E' | '2E', capitalReward: string) => {
      const s = stage({ edition, options: { capitalReward } }).with((t) => {
        units(t, 0, CAPITAL, { sellswords: 1 });
        t.legions = [];
      });
      s.at('settle', { by: 0, fights: true }).at('settle', { by: 0, fights: true });
      return [s.table.players[0]!.vp, s.table.capitalFallen, s.table.empireVp];
    };
    expect(fallen('1E', 'edition')).toEqual([5, true, 0]);
    expect(fallen('2E', 'edition')).toEqual([0, false, 0]);
    expect(fallen('2E', 'flip')).toEqual([5, true, 0]);
    expect(fallen('1E', 'none')).toEqual([0, false, 0]);
  });

  it.each(BOTH)('[UP-EMP-30] [%s] The Capital is an X-hex', (edition) => {
    const s = place(edition).with((t) => {
      for (const [i, hex] of t.hexes.entries()) if (i !== CAPITAL && hex.haven < 0) hex.skeletons = hex.tile === null ? 0 : 1;
    });
    garrison(s, { empty: true, noX: true });
    expect(s.table.empireVp).toBe(1);
  });
});
