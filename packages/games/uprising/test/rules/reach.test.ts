/** Ways and places: who may come where, where a piece may be placed, and what is due then. */
import { describe, expect, it } from 'vitest';
import { GARRISONS } from '../../data/factions.ts';
import { ALL, DIRECTION, DISTANCE, NEIGHBOURS } from '../../data/map.ts';
import { TILE, TILES, type TileId } from '../../data/tiles.ts';
import { axeEdges, canCommand, canStep, commandHexes, hasPassive, sources } from '../../query/command.ts';
import { capitalIsBare, hordesDue, isAtRest } from '../../query/due.ts';
import { isTowerSpace } from '../../query/map.ts';
import { planCurse, planGarrison, planSkeleton } from '../../query/plan.ts';
import { weigh } from '../../query/prefer.ts';
import { legionReach } from '../../query/reach.ts';
import { hexesOf } from '../../query/where.ts';
import type { Table } from '../../spec.ts';
import { CAPITAL, ctx, foe, foeIn, h, stage, tile, units } from '../scenes.ts';

const at = (change: (t: Table) => void = () => {}, setting: Parameters<typeof stage>[0] = {}): Table => stage(setting).with(change).table;
const [WEST, MID, EAST] = [h(-1, 1), h(0, 1), h(1, 1)];
const HOME = h(0, 2);
const of = (terrain: string): TileId[] =>
  TILES.filter((id) => TILE[id].terrain === terrain && TILE[id].kind === 'normal' && TILE[id].edges.length === 0);

describe('Units that come from afar', () => {
  const paths = (change: (t: Table) => void, woods = true): boolean => {
    const t = at(
      (x) => {
        tile(x, MID, of(woods ? 'woods' : 'badlands')[0]!);
        for (const hex of [WEST, EAST]) Object.assign(x.hexes[hex]!, { up: true });
        units(x, 0, WEST, { swordsisters: 1 });
        x.players[0]!.feats = ['forest-paths'];
        change(x);
      },
      { factions: ['druwhn', 'mohyar'] },
    );
    return sources(t, 0, EAST, -1).some(({ from }) => from === WEST);
  };

  it('[UP-ACT-CMD-02] [card:forest-paths] through Woods that no other holds', () => {
    expect(paths(() => {})).toBe(true);
    expect(paths((t) => Object.assign(t.hexes[MID]!, { haven: 0 }))).toBe(true);
    expect(paths((t) => Object.assign(t.hexes[MID]!, { haven: 1 }))).toBe(false);
    expect(paths((t) => units(t, 0, MID, { swordsisters: 1 }))).toBe(true);
    expect(paths((t) => units(t, 1, MID, { hunters: 1 }))).toBe(false);
    expect(paths((t) => Object.assign(t.hexes[MID]!, { garrisons: 1 }))).toBe(false);
    expect(paths((t) => Object.assign(t.hexes[MID]!, { skeletons: 1 }))).toBe(false);
    expect(paths((t) => Object.assign(t.players[0]!, { feats: [] }))).toBe(false);
    expect(paths(() => {}, false)).toBe(false);
  });

  it('[UP-ACT-CMD-04] [card:forest-paths] no impassable edge is crossed, neither into the Woods nor out of them', () => {
    const shut = (a: number, b: number) => (t: Table) => {
      t.edges = t.edges.map((bits, hex) => (hex === a || hex === b ? bits | (1 << DIRECTION[hex]![hex === a ? b : a]!) : bits));
    };
    expect(paths(shut(WEST, MID))).toBe(false);
    expect(paths(shut(MID, EAST))).toBe(false);
    expect(paths(shut(MID, HOME))).toBe(true);
  });

  it('[UP-ACT-CMD-04] [card:deep-roads] from Highlands to the next Highlands, not to far ones', () => {
    const [first, second, third] = TILES.filter((id) => TILE[id].terrain === 'highlands' && TILE[id].kind === 'normal');
    const t = at(
      (x) => {
        tile(x, WEST, first!);
        tile(x, MID, second!);
        tile(x, h(0, -1), third!);
        x.players[0]!.feats = ['deep-roads'];
      },
      { factions: ['duerkhar', 'mohyar'] },
    );
    t.edges = t.edges.map(() => 63);
    expect(canStep(t, 0, WEST, MID)).toBe(true);
    expect(canStep(t, 0, MID, h(0, -1))).toBe(false);
    expect(canStep(t, 1, WEST, MID)).toBe(false);
  });

  it('[UP-HEX-11] [UP-ACT-CMD-02] from an explored Sea Tower anywhere', () => {
    const reach = (up: boolean): boolean => {
      const t = at();
      const tower = ALL.find((x) => isTowerSpace(t, x))!;
      Object.assign(t.hexes[tower]!, { up });
      units(t, 0, tower, { sellswords: 1 });
      Object.assign(t.players[0]!, { at: HOME });
      const far = ALL.find((x) => DISTANCE[x]![tower]! > 2 && DISTANCE[x]![HOME]! > 2 && t.hexes[x]!.up && t.hexes[x]!.haven < 0)!;
      return commandHexes(t, 0).includes(far);
    };
    expect([reach(true), reach(false)]).toEqual([true, false]);
  });

  it('[card:ice-axe] crosses edges that stop others, from hexes with own Units', () => {
    const t = at((x) => {
      Object.assign(x.hexes[MID]!, { up: true });
      for (const hex of [WEST, EAST]) Object.assign(x.hexes[hex]!, { up: true });
      units(x, 0, WEST, { sellswords: 1 });
      x.players[0]!.items = ['ice-axe'];
    });
    expect(axeEdges(t, 0, MID)).toEqual([]);
    t.edges = t.edges.map(() => 63);
    expect(axeEdges(t, 0, MID)).toEqual([WEST]);
    t.players[0]!.items = [];
    expect(axeEdges(t, 0, MID)).toEqual([]);
  });

  it('[card:stones-of-the-old-gods] works for whoever took the Quest', () => {
    const t = at((x) => Object.assign(x.players[0]!, { quests: ['stones-of-the-old-gods'] }));
    expect([hasPassive(t, 0, 'stones'), hasPassive(t, 1, 'stones')]).toEqual([true, false]);
  });

  it('[UP-ACT-CMD-07] [1E] without an explored hex to go to there is no Command', () => {
    const t = at(() => {}, { edition: '1E' });
    expect(canCommand(t, 0)).toBe(true);
    for (const hex of NEIGHBOURS[HOME]!) t.hexes[hex]!.up = false;
    expect(canCommand(t, 0)).toBe(false);
  });
});

describe('places for Nemesis pieces', () => {
  it('[UP-PLA-02] [UP-EMP-05] without a single Garrison left, only hexes with one get a second, and full ones none', () => {
    const t = at((x) => {
      for (const hex of ALL.filter((y) => y !== CAPITAL && x.hexes[y]!.haven < 0).slice(0, GARRISONS - 1)) x.hexes[hex]!.garrisons = 1;
      x.hexes[CAPITAL]!.garrisons = 3;
    });
    const { hexes } = planGarrison(t, { has: 'own-haven', at: undefined, far: 'haven' } as never, ctx(0, CAPITAL));
    expect(hexes.length).toBeGreaterThan(0);
    expect(hexes.every((x) => t.hexes[x]!.garrisons === 1)).toBe(true);
  });

  it('[UP-PLA-07] [UP-CHA-07] without a Horde card no third Skeleton, and 1 VP for Chaos', () => {
    const t = at((x) => Object.assign(x.hexes[EAST]!, { skeletons: 2 }));
    expect(planSkeleton(t, { at: 'here' }, ctx(0, EAST))).toMatchObject({ hexes: [EAST], vp: null });
    t.hordes = [];
    expect(planSkeleton(t, { at: 'here' }, ctx(0, EAST))).toMatchObject({ hexes: [], vp: 'C' });
  });

  it('[UP-PLA-07] where no Skeleton is, a word that wants one means empty hexes', () => {
    const t = at((x) => Object.assign(x.hexes[EAST]!, { garrisons: 1 }));
    const { hexes } = planSkeleton(t, { has: 'skeleton' }, ctx(0, CAPITAL));
    expect(hexes).not.toContain(EAST);
    expect(hexes).not.toContain(HOME);
    expect(hexes.length).toBeGreaterThan(9);
  });

  it('[UP-CHA-20] a hex bears one Curse', () => {
    const plan = (curse: boolean) =>
      planCurse(
        at((t) => Object.assign(t.hexes[EAST]!, { curse })),
        { at: 'here' },
        ctx(0, EAST),
      ).hexes;
    expect([plan(false), plan(true)]).toEqual([[EAST], []]);
  });

  it('[UP-CARD-07] next to a Horde, not to a Legion; far from every Haven, that of the first seat too; the first space is a space', () => {
    const t = at((x) => {
      foe(x, 'banished', h(2, 0), 3);
      foe(x, 'butcher', h(-2, 0), 3);
    });
    expect(hexesOf(t, { near: 'horde' }, ctx(0, EAST))).toEqual(NEIGHBOURS[h(2, 0)]!.toSorted((a, b) => a - b));
    const far = hexesOf(t, { far: 'haven' }, ctx(0, EAST));
    for (const hex of NEIGHBOURS[HOME]!) expect(far).not.toContain(hex);
    expect(hexesOf(t, { near: 'here-or-at' }, ctx(0, NEIGHBOURS[0]![0]!))).toContain(0);
  });
});

describe('what is due', () => {
  it('[UP-CHA-04] [UP-CHA-06] a hex is owed one Horde', () => {
    const t = at((x) => {
      Object.assign(x.hexes[EAST]!, { skeletons: 3 });
      Object.assign(x.hexes[WEST]!, { skeletons: 2 });
    });
    expect(hordesDue(t)).toEqual([EAST]);
    t.owed = [EAST];
    expect(hordesDue(t)).toEqual([EAST]);
  });

  it('[UP-EMP-32] [UP-EMP-33] The Capital is bare when only others are on it', () => {
    const bare = (change: (t: Table) => void) =>
      capitalIsBare(
        at((t) => {
          units(t, 0, CAPITAL, { sellswords: 1 });
          change(t);
        }),
      );
    expect(bare(() => {})).toBe(true);
    expect(bare((t) => foe(t, 'butcher', CAPITAL, 2))).toBe(false);
    expect(bare((t) => Object.assign(t.hexes[CAPITAL]!, { garrisons: 1 }))).toBe(false);
    expect(bare((t) => Object.assign(t, { capitalFallen: true }))).toBe(false);
    expect(capitalIsBare(at())).toBe(false);
  });

  it('[UP-CON-11] [UP-CON-21] nothing is at rest while enemies stand together', () => {
    const rest = (change: (t: Table) => void) => isAtRest(at(change));
    expect(rest((t) => foe(t, 'butcher', EAST, 2))).toBe(true);
    expect(rest((t) => foe(t, 'banished', EAST, 2))).toBe(true);
    expect(rest((t) => [foe(t, 'butcher', EAST, 2), Object.assign(t.hexes[EAST]!, { skeletons: 1 })])).toBe(false);
    expect(rest((t) => [foe(t, 'butcher', EAST, 2), Object.assign(t.hexes[EAST]!, { garrisons: 1 })])).toBe(true);
    expect(rest((t) => [foe(t, 'banished', EAST, 2), Object.assign(t.hexes[EAST]!, { garrisons: 1 })])).toBe(false);
    expect(rest((t) => [foe(t, 'banished', EAST, 2), Object.assign(t.hexes[EAST]!, { skeletons: 1 })])).toBe(true);
    expect(rest((t) => [foe(t, 'banished', EAST, 2), foe(t, 'butcher', EAST, 2)])).toBe(false);
    expect(rest((t) => [foe(t, 'banished', EAST, 2), foe(t, 'butcher', WEST, 2)])).toBe(true);
  });

  it('[UP-AIL-05] why a hex was not chosen: no Haven, or more Units in it', () => {
    const [few, many, none] = [h(1, 0), h(0, 1), h(-1, 0)];
    const t = at((x) => {
      for (const [hex, n] of [
        [few, 1],
        [many, 2],
      ] as const) {
        x.hexes[hex]!.haven = 0;
        units(x, 0, hex, { sellswords: n });
      }
    });
    const { tied, rejected } = weigh(t, 'E', CAPITAL, [few, many, none]);
    expect(tied).toEqual([few]);
    expect(rejected).toEqual(
      expect.arrayContaining([
        { id: many, why: 'more-units', n: 2 },
        { id: none, why: 'no-haven', n: 0 },
      ]),
    );
  });

  it('[UP-AIL-02] a Legion without a Target, or on it, goes nowhere', () => {
    const t = at((x) => foe(x, 'butcher', CAPITAL, 3, { target: -1 }));
    expect(legionReach(t, foeIn(t, 'butcher')!)).toEqual([]);
    expect(legionReach(t, { ...foeIn(t, 'butcher')!, target: CAPITAL })).toEqual([]);
    expect(legionReach(t, { ...foeIn(t, 'butcher')!, target: HOME }).length).toBeGreaterThan(0);
  });
});
