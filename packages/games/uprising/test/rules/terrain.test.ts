import { describe, expect, it } from 'vitest';
import type { TileId } from '../../data/tiles.ts';
import type { Event } from '../../spec.ts';
import { battleAt, CAPITAL, ctx, effectAt, foe, h, rolls, stage, tile, type Up, units } from '../scenes.ts';

const colours = (s: Up, side: number, round = 0): string[] => {
  const e = s.events.filter((x): x is Extract<Event, { type: 'rolled' }> => x.type === 'rolled')[round];
  return e === undefined ? [] : e.dice.filter((d) => d.side === side).map((d) => d.colour);
};
const HEX = h(1, 1);
const on = (id: TileId) => stage().with((t) => tile(t, HEX, id));

describe('terrain', () => {
  it('[UP-TER-01] Badlands: Riders roll in Archery', () => {
    const s = on('bruthgaard').with((t) => {
      units(t, 0, HEX, { slavers: 1, sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:purple': 'S' }));
    battleAt(s, HEX);
    expect(colours(s, 0)).toEqual(['purple']);
  });

  it('[UP-TER-02] [UP-R-31] [UP-R-67] Highlands: one die of the whole pool in Archery; the player chooses', () => {
    const s = on('frosthold-pass').with((t) => {
      units(t, 0, HEX, { hunters: 2 });
      t.hexes[HEX]!.haven = 0;
      t.hexes[HEX]!.tower = true;
      t.hexes[HEX]!.garrisons = 3;
      t.players[0]!.items = ['whalebone-bow'];
      t.players[0]!.at = HEX;
    });
    battleAt(s, HEX);
    s.say(0, 'whalebone-bow');
    expect(s.options(0)).toEqual(['white', 'yellow']);
    s.say(0, 'yellow');
    expect([colours(s, 0), colours(s, 1)]).toEqual([['yellow'], ['yellow']]);
  });

  it('[UP-TER-03] Marsh: red dice become white, in Archery and Clash, for both sides', () => {
    const s = on('rigga').with((t) => {
      units(t, 0, HEX, { berserkers: 1 });
      t.hexes[HEX]!.skeletons = 2;
    });
    battleAt(s, HEX);
    expect([colours(s, 0), colours(s, 1)]).toEqual([['white'], ['white', 'white']]);
  });

  it('[UP-TER-04] Woods: up to two rerolls in Archery; the Nemesis only blanks', () => {
    const s = on('trollward').with((t) => {
      units(t, 0, HEX, { hunters: 3 });
      t.hexes[HEX]!.garrisons = 2;
    });
    s.dice(rolls({ 'roll:0:white': '- - - S S', 'roll:E:white': 'H - -' }));
    battleAt(s, HEX);
    expect(s.question(0).ask).toMatchObject({ max: 2, min: 0 });
    s.say(0, [0, 1]);
    const again = s.events.filter((e) => e.type === 'rerolled');
    expect(again).toHaveLength(2);
    expect(again[1]).toMatchObject({ party: 'E', dice: [{ colour: 'white' }] });
  });

  it('[UP-TER-05] Ice Waste has no effect', () => {
    const s = on('raufrost').with((t) => {
      units(t, 0, HEX, { berserkers: 1, slavers: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    battleAt(s, HEX);
    expect(s.events.find((e) => e.type === 'rolled')).toMatchObject({ round: 'clash' });
    expect(colours(s, 0)).toEqual(['red', 'purple']);
  });

  it('[UP-TER-06] a Curse replaces the printed terrain', () => {
    const s = on('rigga').with((t) => {
      t.hexes[HEX]!.curse = true;
      units(t, 0, HEX, { berserkers: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    battleAt(s, HEX);
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ terrain: 'curse' });
    expect(colours(s, 0)).toEqual(['red']);
  });

  it('[UP-TER-07] [UP-EMP-30] The Capital and unexplored hexes have no terrain', () => {
    const s = stage().with((t) => {
      units(t, 0, CAPITAL, { sellswords: 1 });
      t.hexes[CAPITAL]!.garrisons = 1;
      t.legions = [];
    });
    battleAt(s, CAPITAL);
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ terrain: 'none' });
  });

  it('[UP-TER-08] [UP-R-30] a Curse placed in mid-combat bans Bolts at once, the terrain stays', () => {
    const s = on('bruthgaard').with((t) => {
      units(t, 0, HEX, { slavers: 1, berserkers: 2 });
      foe(t, 'bloodwyrm', HEX, 3);
      Object.assign(t, { druids: ['red-hand'], druidsUp: 1 });
    });
    s.dice(rolls({ 'roll:0:purple': '- BB', 'roll:C:red': 'SB - - -', 'roll:0:red': '- -' }));
    battleAt(s, HEX);
    s.say(0, [0, 0, 1, 0]);
    expect(s.table.hexes[HEX]!.curse).toBe(true);
    expect(s.events.some((e) => e.type === 'druid-used')).toBe(false);
    expect(s.asked.length === 0 || s.question(0).kind !== 'window').toBe(true);
  });
});

describe('Walls and Towers', () => {
  const home = (change: object) =>
    stage().with((t) => {
      Object.assign(t.hexes[h(0, 2)]!, change);
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.hexes[h(0, 2)]!.skeletons = 1;
    });

  it('[UP-DEF-01] Tower: 1 white in Archery and Clash', () => {
    const s = home({ tower: true }).dice(rolls({ 'roll:0:white': '- -', 'roll:0:blue': 'S' }));
    battleAt(s, h(0, 2));
    expect([colours(s, 0, 0), colours(s, 0, 1)]).toEqual([['white'], ['blue', 'white']]);
  });

  it('[UP-DEF-02] Wall: 1 blue in Clash', () => {
    const s = home({ wall: true });
    battleAt(s, h(0, 2));
    expect(colours(s, 0)).toEqual(['blue', 'blue']);
  });

  it('[UP-DEF-03] no Units: they take no damage and leave with the Haven', () => {
    const s = home({ wall: true, tower: true }).dice(rolls({ 'roll:0:white': '- -', 'roll:0:blue': '- -', 'roll:C:red': 'SS' }));
    battleAt(s, h(0, 2));
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ haven: -1, wall: false, tower: false });
  });

  it('[UP-DEF-04] [UP-DEF-05] one of each on an own Haven; ten in the box for all', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      t.hexes[h(0, 2)]!.wall = true;
      for (const hex of t.hexes.slice(0, 10)) hex.tower = true;
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(s.options(0).some((id) => String(id).startsWith('wall') || String(id).startsWith('tower'))).toBe(false);
    effectAt(s, 'quest/the-pale-smith/goals/2/reward', ctx(0, h(0, 2)));
    expect(s.question(0).kind).toBe('builder');
  });
});
