import { describe, expect, it } from 'vitest';
import { DIRECTION } from '../../data/map.ts';
import { prefer } from '../../query/prefer.ts';
import { hordeReach, legionReach } from '../../query/reach.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';

describe('Nemesis Phase', () => {
  it('[UP-NEM-01] [UP-NEM-02] [UP-R-10] one common order of initiative, all tokens of a card first', () => {
    const s = stage().with((t) => {
      foe(t, 'butcher', CAPITAL, 3, { tokens: 1, target: CAPITAL });
      foe(t, 'counter-of-omens', h(3, 0), 3, { tokens: 2 });
      foe(t, 'oda', h(-3, 0), 3, { tokens: 1 });
    });
    s.at('nemesis', {});
    while (!s.over) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
    expect(s.events.flatMap((e) => (e.type === 'activated' ? [e.card] : []))).toEqual([
      'counter-of-omens',
      'counter-of-omens',
      'butcher',
      'oda',
    ]);
  });

  it('[UP-NEM-02] [UP-NEM-04] a card that gets a token in the Phase acts again, the lowest initiative first', () => {
    const next = stage().with((t) => {
      foe(t, 'warlock', CAPITAL, 3, { target: CAPITAL });
      foe(t, 'new-emperor', CAPITAL, 3, { tokens: 1, target: CAPITAL });
      foeIn(t, 'warlock')!.tokens = 1;
    });
    next.at('nemesis', {});
    expect(next.events.flatMap((e) => (e.type === 'activated' ? [e.card] : []))).toEqual(['warlock', 'new-emperor']);
  });

  it('[UP-NEM-03] a combat is over before the next activation', () => {
    const s = stage().with((t) => {
      foe(t, 'bloodwyrm', h(-2, 1), 7, { tokens: 1 });
      foe(t, 'oda', h(3, 0), 3, { tokens: 1 });
      t.hexes[h(-1, 0)]!.garrisons = 1;
    });
    s.at('nemesis', {});
    while (!s.over) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
    const kinds = s.events.flatMap((e) => (e.type === 'activated' || e.type === 'combat-over' ? [e.type] : []));
    expect(kinds.slice(0, 3)).toEqual(['activated', 'combat-over', 'activated']);
  });

  it('[UP-NEM-04] a card without token does not activate', () => {
    const s = stage().with((t) => foe(t, 'oda', h(3, 0), 3));
    s.at('nemesis', {});
    expect(s.events.some((e) => e.type === 'activated')).toBe(false);
  });

  it('[UP-NEM-05] an effect that moves a card is no activation; impassable edges still stop it', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'golgardei', 0);
      foe(t, 'oda', h(1, 1), 3);
      t.players[0]!.items = ['beast-bait'];
    });
    turnOf(s, 0).say(0, 'beast-bait');
    expect(s.options(0)).not.toContain(`oda@${h(2, 1)}`);
    s.say(0, `oda@${h(1, 2)}`);
    expect(foeIn(s.table, 'oda')!.at).toBe(h(1, 2));
    expect(s.table.hexes[h(1, 1)]!.curse).toBe(false);
  });

  it('[UP-NEM-06] [UP-COM-02] several in one hex are fought by initiative', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(3, 0), 1);
      foe(t, 'counter-of-omens', h(3, 0), 1);
      units(t, 0, h(3, 0), { berserkers: 2, sellswords: 3 });
    });
    s.at('settle', { by: 0, fights: true });
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ groups: ['units', 'counter-of-omens'] });
  });

  it('[UP-NEM-07] tokens of a destroyed card go with it', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      foe(t, 'assassin', h(0, 2), 1, { tokens: 2 });
      t.hexes[h(0, 2)]!.haven = -1;
      t.players[0]!.feats = ['sabotage'];
    });
    turnOf(s, 0).say(0, 'sabotage');
    expect(s.table.foes).toEqual([]);
    expect(s.table.players[0]!.vp).toBe(3);
  });
});

describe('activating a Legion', () => {
  const legion = (more: object = {}, edition: '1E' | '2E' = '2E') =>
    stage({ edition }).with((t) => {
      foe(t, 'assassin', h(0, 1), 5, { target: h(0, -2), prey: 1, ...more });
    });

  it('[UP-AIL-01] [UP-EMP-06] a Garrison on its hex; with three there The Empire gains 1 VP', () => {
    expect(legion().at('activate', { card: 'assassin', by: 0, why: '', moved: false }).table.hexes[h(0, 1)]!.garrisons).toBe(1);
    const full = legion().with((t) => {
      t.hexes[h(0, 1)]!.garrisons = 3;
    });
    full.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(full.table.empireVp).toBe(1);
  });

  it('[UP-AIL-02] on its Target’s hex it stays', () => {
    const s = legion({ target: h(0, 1) }).with((t) => {
      t.hexes[h(0, 1)]!.haven = 1;
      t.hexes[h(0, 1)]!.garrisons = 3;
      units(t, 1, h(0, 1), { swordsisters: 0 });
    });
    expect(legionReach(s.table, foeIn(s.table, 'assassin')!)).toEqual([]);
  });

  it('[UP-AIL-03] one hex closer on a shortest route, not across impassable edges; unexplored hexes are passable', () => {
    const { table: t } = legion();
    expect(legionReach(t, foeIn(t, 'assassin')!)).toEqual([CAPITAL]);
    tile(t, h(0, 1), 'golgardei', 2);
    expect(legionReach(t, foeIn(t, 'assassin')!)).not.toContain(CAPITAL);
    expect(legionReach(t, foeIn(t, 'assassin')!).length).toBeGreaterThan(0);
  });

  it('[UP-AIL-04] [2E] the route may use an explored Sea Tower under it; [1E] not', () => {
    for (const [edition, steps] of [
      ['1E', [h(1, 0), h(2, -1)]],
      ['2E', [h(0, -2)]],
    ] as const) {
      const s = stage({ edition }).with((t) => {
        tile(t, h(2, 0), 'zeegard');
        foe(t, 'assassin', h(2, 0), 5, { target: h(0, -2), prey: 1 });
      });
      expect(legionReach(s.table, foeIn(s.table, 'assassin')!).sort()).toEqual([...steps].sort());
    }
  });

  it('[UP-AIL-05] (A) a Haven with fewest Units, (B) the weakest enemies, (C) an empty hex, (D) any', () => {
    const { table: t } = stage();
    const list = [h(3, 0), h(3, -1), h(3, -2), h(3, -3)];
    t.hexes[list[3]!]!.garrisons = 1;
    expect(prefer(t, 'E', list)).toEqual(list.slice(0, 3));
    t.hexes[list[0]!]!.skeletons = 2;
    foe(t, 'oda', list[1]!, 1);
    expect(prefer(t, 'E', list)).toEqual([list[1]]);
    t.hexes[list[2]!]!.haven = 0;
    units(t, 0, list[2]!, { sellswords: 5 });
    expect(prefer(t, 'E', list)).toEqual([list[2]]);
    expect(prefer(t, 'E', [list[3]!])).toEqual([list[3]]);
  });

  it('[UP-AIL-06] [UP-AIH-06] ties: the first player chooses', () => {
    const s = stage().with((t) => {
      t.first = 1;
      foe(t, 'oda', h(3, 0), 3);
    });
    s.at('activate', { card: 'oda', by: 0, why: '', moved: false });
    expect(s.asked).toEqual([1]);
  });

  it('[UP-AIL-07] [UP-R-19] without a route it stays, after leaving its Garrison', () => {
    const s = legion().with((t) => {
      for (const hex of t.hexes.keys()) t.edges = t.edges.with(hex, 63);
    });
    s.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(foeIn(s.table, 'assassin')!.at).toBe(h(0, 1));
    expect(s.table.hexes[h(0, 1)]!.garrisons).toBe(1);
  });

  it('[UP-AIL-08] [UP-AIL-09] [UP-AIL-10] combat where enemies are; an undefended Haven is removed, then retarget', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', h(0, -1), 5, { target: h(0, -2), prey: 1 });
      Object.assign(t.hexes[h(0, -2)]!, { wall: true, tower: true });
    });
    s.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(s.table.hexes[h(0, -2)]).toMatchObject({ haven: -1, wall: false, tower: false });
    expect(foeIn(s.table, 'assassin')).toMatchObject({ at: h(0, -2), target: CAPITAL, prey: -1 });
  });
});

describe('activating a Horde', () => {
  it('[UP-AIH-01] [UP-CHA-26] a Curse on its hex; if one is there Chaos gains 1 VP', () => {
    for (const curse of [false, true]) {
      const s = stage().with((t) => {
        foe(t, 'oda', h(3, 0), 3);
        t.hexes[h(3, 0)]!.curse = curse;
      });
      s.at('activate', { card: 'oda', by: 0, why: '', moved: false });
      s.say(0, s.options(0)[0]!);
      expect([s.table.hexes[h(3, 0)]!.curse, s.table.chaosVp]).toEqual([true, curse ? 1 : 0]);
    }
  });

  it('[UP-AIH-02] [UP-AIH-03] to an adjacent hex not farther from The Capital, not across impassable edges', () => {
    const { table: t } = stage();
    expect([...hordeReach(t, h(-2, 1))].sort()).toEqual([h(-1, 0), h(-1, 1), h(-2, 0), h(-2, 2)].sort());
    tile(t, h(-1, 0), 'golgardei', 4);
    expect(hordeReach(t, h(-2, 1))).not.toContain(h(-1, 0));
  });

  it('[UP-AIH-04] distance: [1E] a route with impassable edges, [2E] plain hexes', () => {
    const reach = (edition: '1E' | '2E') =>
      hordeReach(
        stage({ edition }).with((x) => {
          x.edges = x.edges.with(h(1, 0), 63).with(h(0, 1), 63);
          for (const n of [h(2, 0), h(2, -1), h(1, -1), CAPITAL, h(0, 1), h(1, 1)]) {
            x.edges = x.edges.with(n, x.edges[n]! | bit(n, h(1, 0)));
          }
          for (const n of [h(1, 0), h(1, 1), h(0, 2), h(-1, 2), h(-1, 1), CAPITAL])
            x.edges = x.edges.with(n, x.edges[n]! | bit(n, h(0, 1)));
        }).table,
        h(1, 1),
      );
    expect(reach('2E')).toContain(h(0, 2));
    expect(reach('1E')).not.toEqual(reach('2E'));
  });

  it('[UP-AIH-05] the same priorities as a Legion, with its own enemies', () => {
    const { table: t } = stage();
    const list = [h(3, 0), h(3, -1)];
    t.hexes[list[0]!]!.garrisons = 2;
    expect(prefer(t, 'C', list)).toEqual([list[0]]);
    t.hexes[list[1]!]!.haven = 0;
    expect(prefer(t, 'C', list)).toEqual([list[1]]);
    t.hexes[list[1]!]!.haven = -1;
    t.hexes[list[0]!]!.garrisons = 0;
    t.hexes[list[0]!]!.curse = true;
    expect(prefer(t, 'C', list)).toEqual([list[1]]);
  });

  it('[UP-AIH-06] on The Capital it stays', () => {
    const { table: t } = stage();
    expect(hordeReach(t, CAPITAL)).toEqual([]);
  });

  it('[UP-AIH-08] [UP-AIH-09] combat with player Units; a Haven that nobody holds falls', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(0, 3), 7);
      units(t, 0, h(0, 2), { sellswords: 1 });
    });
    s.dice(rolls({ 'roll:C:black': 'SSS SSS', 'roll:0:blue': '-' }));
    s.at('activate', { card: 'oda', by: 0, why: '', moved: false });
    expect(s.events.some((e) => e.type === 'combat')).toBe(true);
    expect(s.table.hexes[h(0, 2)]!.haven).toBe(-1);
    expect(s.table.chaosGrave.units[0]).toEqual([1, 0, 0, 0]);
  });

  it.each(BOTH)('[UP-CHA-08] [%s] Skeletons move hex by hex like a Horde, but leave no Curse', (edition) => {
    const s = stage({ edition }).with((t) => {
      t.hexes[h(0, 3)]!.skeletons = 2;
      t.hexes[h(0, 2)]!.haven = 0;
    });
    effectAt(s, 'event/bone-march/effect', ctx(0, CAPITAL));
    expect(s.table.hexes[h(0, 3)]).toMatchObject({ skeletons: 0, curse: false });
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ skeletons: 2, haven: -1 });
  });
});

const bit = (from: number, to: number): number => 1 << DIRECTION[from]![to]!;
