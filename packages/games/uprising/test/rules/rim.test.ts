/** The first space of the board, the first direction, the first seat: places that are counted 0 are places like all others. */
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../data/difficulty.ts';
import { ALL, CAPITAL, NEIGHBOURS, NEXT } from '../../data/map.ts';
import { TILE } from '../../data/tiles.ts';
import { barredCommands } from '../../query/barred-hexes.ts';
import { heroMayCome, sources } from '../../query/command.ts';
import { isTowerSpace, plainSteps, routesTo } from '../../query/map.ts';
import { hexesOf } from '../../query/where.ts';
import type { Table } from '../../types.ts';
import { ctx, foe, h, rolls, stage, tile, units, why } from '../scenes.ts';

const RIM = 0;
const NEAR = NEXT[RIM]!.find((hex) => hex >= 0)!;
const HOME = h(0, 2);

describe('the first space of the board', () => {
  it('[UP-HEX-13] is bare ice next to others: a step, a place, three steps from The Capital', () => {
    const { table } = stage();
    expect(NEIGHBOURS[NEAR]).toContain(RIM);
    expect(plainSteps(table, NEAR)).toContain(RIM);
    expect(routesTo(table, CAPITAL)[RIM]).toBe(3);
    for (const edition of ['1E', '2E'] as const)
      expect(hexesOf(stage({ edition }).table, { near: 'here-or-at' }, ctx(0, NEAR))).toContain(RIM);
  });

  it('[UP-NEM-05] a Horde may be moved there', () => {
    const s = stage().with((t) => foe(t, 'oda', NEAR, 3));
    s.at('select', {
      what: 'move-horde',
      seat: 0,
      ctx: ctx(0, NEAR),
      where: null,
      n: 0,
      times: 1,
      optional: false,
      distinct: false,
      chosen: [],
    });
    expect(s.options(0)).toContain(`oda@${RIM}`);
  });

  it('[UP-BLD-08] a faction without Haven may camp and build there', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      t.hexes[HOME]!.haven = -1;
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'camp').say(0, RIM);
    expect([s.table.players[0]!.at, why(s)]).toEqual([RIM, { [`wall@${RIM}`]: 'UP-BLD-08', [`tower@${RIM}`]: 'UP-BLD-08' }]);
    s.say(0, 'slavers');
    expect(s.table.hexes[RIM]!.units).toEqual([0, 0, 0, 1]);
  });

  it('[UP-ACT-TRADE-03] Heroes who meet there give and take', () => {
    const s = stage().with((t) => {
      for (const p of t.players) p.at = RIM;
    });
    s.at('turn', { seat: 0, spent: false, acted: false }).say(0, 'trade');
    expect(s.question(0).kind).toBe('exchange');
  });

  it('[card:executioner] the most expensive Unit leaves the game from there too', () => {
    const s = stage().with((t) => {
      units(t, 0, RIM, { slavers: 2, berserkers: 2 });
    });
    s.at('select', {
      what: 'costliest-of-all',
      seat: 0,
      ctx: ctx(0, RIM, { self: 'executioner' }),
      where: null,
      n: 0,
      times: 1,
      optional: false,
      distinct: false,
      chosen: [],
    }).say(0, `slavers@${RIM}`);
    expect([s.table.hexes[RIM]!.units[3], s.table.players[0]!.boxed[3]]).toEqual([1, 1]);
  });
});

describe('the first direction', () => {
  const TO = NEXT[HOME]![0]!;
  const at = (change: (t: Table) => void, edition: Edition = '2E') => stage({ edition }).with(change).table;

  it('[UP-ACT-CMD-01] Units and the Hero come by it', () => {
    const t = at((x) => {
      Object.assign(x.hexes[TO]!, { up: true });
      units(x, 0, HOME, { hunters: 2 });
    });
    expect(sources(t, 0, TO, -1)).toEqual([{ from: HOME, kind: 1, n: 2 }]);
    expect(heroMayCome(t, 0, TO)).toBe(true);
  });

  it('[UP-ACT-CMD-05] [UP-ACT-CMD-06] and what bars them is named there', () => {
    const barred = (change: (t: Table) => void) =>
      barredCommands(
        at((x) => {
          units(x, 0, HOME, { hunters: 1 });
          x.players[0]!.at = h(3, -3);
          change(x);
        }),
        0,
      ).find(({ id }) => id === TO)?.rule;
    expect(barred((x) => Object.assign(x.hexes[TO]!, { up: false, tile: x.hexes[h(1, 0)]!.tile }))).toBe('UP-ACT-CMD-05');
    expect(barred((x) => units(x, 1, TO, { rangers: 1 }))).toBe('UP-ACT-CMD-06');
  });

  it('[UP-ACT-CMD-04] an impassable edge is named there too, in the one of six orientations that has it', () => {
    const rules = [0, 1, 2, 3, 4, 5].map((turn) => {
      const t = at((x) => {
        units(x, 0, HOME, { hunters: 1 });
        x.players[0]!.at = h(3, -3);
        tile(x, TO, 'golgardei', turn);
      });
      return barredCommands(t, 0).find(({ id }) => id === TO)?.rule;
    });
    expect(rules.filter((rule) => rule !== undefined)).toEqual(['UP-ACT-CMD-04']);
  });

  it('[card:deep-roads] an impassable edge between two Highlands is crossed by it, and only with the Feat', () => {
    const open = (feats: string[]) =>
      sources(
        at((x) => {
          tile(x, h(-1, 1), 'frosthold-pass', 0);
          tile(x, NEXT[h(-1, 1)]![0]!, 'imperial-slave-mines', 3);
          units(x, 0, h(-1, 1), { hunters: 1 });
          Object.assign(x.players[0]!, { feats });
        }),
        0,
        NEXT[h(-1, 1)]![0]!,
        -1,
      ).length;
    expect([open([]), open(['deep-roads'])]).toEqual([0, 1]);
  });
});

describe('exactly enough', () => {
  it('[UP-EMP-05] [card:the-empire-strikes] [1E] with a piece for every hex each gets one unasked; with one less the player chooses', () => {
    const strike = (more: number) => {
      const s = stage({ edition: '1E' }).with((t) => {
        const free = hexesOf(t, { empty: true, noX: true }, ctx(0, CAPITAL));
        // Ten Garrisons of level 1 are in the box.
        for (const hex of free.slice(10 + more)) t.hexes[hex]!.skeletons = 1;
      });
      return s.at('effect', { path: 'event/the-empire-strikes/effect/1/first', next: 0, ctx: ctx(0, CAPITAL), roll: null, placed: '' });
    };
    expect(strike(0).table.hexes.filter((hex) => hex.garrisons === 1)).toHaveLength(10);
    expect(strike(0).asked).toEqual([]);
    expect(strike(1).question(0)).toMatchObject({ kind: 'place', stage: 'hex' });
  });

  it('[UP-HERO-07] a Hero who is sent to a Sea Tower goes to another one than that where he stands', () => {
    const s = stage();
    const towers = ALL.filter((hex) => isTowerSpace(s.table, hex));
    s.with((t) => {
      t.players[0]!.at = towers[0]!;
    }).at('select', {
      what: 'hero-to-tower',
      seat: 0,
      ctx: ctx(0, HOME),
      where: null,
      n: 0,
      times: 1,
      optional: true,
      distinct: false,
      chosen: [],
    });
    expect(s.options(0)).toEqual([...towers.slice(1), 'none']);
  });

  it('[card:skinwalkers] the empty hexes nearest to any Haven of whoever leads', () => {
    const { table } = stage().with((t) => {
      Object.assign(t.hexes[h(2, -1)]!, { haven: 0 });
      t.players[0]!.vp = 3;
    });
    const near = hexesOf(table, { nearest: 'leader', empty: true }, ctx(0, CAPITAL));
    const next = [HOME, h(2, -1)].flatMap((haven) => NEIGHBOURS[haven]!);
    expect(near.toSorted((a, b) => a - b)).toEqual([...new Set(next)].toSorted((a, b) => a - b));
  });

  it('[card:tide-of-the-drowned] the second Horde rises in another region', () => {
    const s = stage().with((t) => {
      t.hordes = [];
    });
    s.at('card:tide', { ctx: ctx(0, CAPITAL), chosen: [] });
    expect(s.options(0)).toHaveLength(3);
    s.say(0, 'fog-grave');
    expect([...s.options(0)].sort()).toEqual(['howling-white', 'screaming-sea']);
    expect(why(s)).toEqual({ 'fog-grave': 'UP-CARD-15' });
  });

  it('[UP-PRD-02] [UP-HEX-04] every normal hex gives two of the resource of its terrain and nothing else; a Sea Tower 2 Salt and 1 VP', () => {
    const usual: Record<string, number[]> = {
      woods: [0, 2, 0],
      highlands: [0, 2, 0],
      marsh: [0, 0, 2],
      badlands: [0, 0, 2],
      ice: [2, 0, 0],
    };
    for (const { kind, terrain, produces, vp } of Object.values(TILE)) {
      if (kind === 'normal') expect([produces, vp]).toEqual([usual[terrain], 0]);
      if (kind === 'tower') expect([produces, vp]).toEqual([[2, 0, 0], 1]);
    }
  });
});

describe('nothing is told of nothing', () => {
  const told = (s: ReturnType<typeof stage>, type: string) => s.events.filter((e) => e.type === type);

  it('[UP-CON-10] no Garrison, no Skeleton, no resource and no AP that was not there', () => {
    const censer = stage().with((t) => {
      t.hexes[HOME]!.garrisons = 1;
    });
    censer.at('card:plague-censer', { ctx: ctx(0, HOME), hex: HOME }, 'levels').say(0, 0);
    expect(told(censer, 'removed')).toEqual([]);
    const tide = stage().with((t) => {
      t.hordes = [];
      t.hexes[h(-3, 0)]!.skeletons = 1;
    });
    tide
      .at('card:tide', { ctx: ctx(0, CAPITAL), chosen: [] })
      .say(0, 'howling-white')
      .say(0, 'screaming-sea');
    expect(told(tide, 'removed').map((e) => 'hex' in e && e.hex)).toEqual([h(-3, 0)]);
    const poor = stage().with((t) => Object.assign(t.players[0]!, { food: 0, ap: 0 }));
    poor.at('effect', { path: 'quest/hunt-the-white-beast/fail', next: 0, ctx: ctx(0, HOME), roll: null, placed: '' });
    expect(told(poor, 'goods')).toEqual([]);
  });

  it('[UP-BLD-02] from an empty deck no Feat is drawn, and none is shown', () => {
    const s = stage().with((t) => Object.assign(t.players[0]!, { deck: [], lore: [], drawn: [] }));
    s.at('builder', { seat: 0, unit: '', camp: -1 });
    expect([told(s, 'drew-feats-own'), s.question(0).stage]).toEqual([[], 'buy']);
  });

  it('[UP-ACT-TRADE-03] whoever has no resources gives none', () => {
    const give = (salt: number) =>
      stage()
        .with((t) => {
          t.players[1]!.at = HOME;
          Object.assign(t.players[0]!, { salt, plunder: 0, food: 0, items: ['smoked-meat'] });
        })
        .at('exchange', { seats: [0, 1], givers: 2, turn: 0, to: -1 })
        .options(0);
    expect(give(0)).toEqual(['smoked-meat>1', 'done']);
    expect(give(1)).toContain('goods:1');
  });

  it('[UP-SCO-05] exactly five resources buy a VP, four do not', () => {
    const asked = (food: number) => {
      const s = stage().with((t) => {
        for (const p of t.players) Object.assign(p, { salt: 0, plunder: 0, food: 0 });
        t.players[0]!.food = food;
      });
      return s.at('scoring', { turn: 0 }, 'spend').asked;
    };
    expect([asked(5), asked(4)]).toEqual([[0], []]);
  });

  it('[UP-SCO-05] the question for the resources says whose VP they buy', () => {
    const s = stage().with((t) => Object.assign(t.players[0]!, { salt: 3, plunder: 3, food: 0 }));
    s.at('scoring', { turn: 0 }, 'spend').say(0, 1);
    expect(s.question(0).shown.with).toMatchObject({ n: 5, to: 1 });
  });

  it('[UP-COM-18] where both sides fall nobody has won', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { sellswords: 1 });
      t.hexes[h(3, 0)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': 'S', 'roll:C:red': 'S' })).at('battle', { hex: h(3, 0), by: 0 });
    expect(s.events.find((e) => e.type === 'combat-over')).toMatchObject({ after: [0, 0], winner: null });
  });
});
