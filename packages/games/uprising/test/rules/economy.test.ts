import { describe, expect, it } from 'vitest';
import { FACTION } from '../../data/factions.ts';
import { battleAt, CAPITAL, foe, goods, h, rolls, stage, tile, units } from '../scenes.ts';

const poor = () =>
  stage().with((t) => {
    for (const p of t.players) Object.assign(p, { salt: 0, plunder: 0, food: 0 });
  });

describe('Production Phase', () => {
  it('[UP-PRD-01] only the highest uncovered space; with 0 Havens the first still produces', () => {
    const s = poor().with((t) => {
      t.hexes[h(0, 2)]!.haven = -1;
    });
    s.at('production', { turn: 0 });
    expect(goods(s.table, 0)).toEqual([0, 2, 1]);
    expect(goods(s.table, 1)).toEqual([4, 1, 2]);
  });

  it('[UP-PRD-02] [UP-PRD-03] plus printed resources; a Curse has no Haven and produces nothing', () => {
    const s = poor().with((t) => {
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
    });
    s.at('production', { turn: 0 });
    expect(goods(s.table, 0)).toEqual([2 + 1, 2 + 1, 2 + 1 + 2]);
  });

  it('[UP-PRD-04] a removed Haven goes back: the space depends on the Havens on the map only', () => {
    const s = poor().with((t) => {
      t.hexes[h(0, 2)]!.haven = -1;
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
    });
    s.at('production', { turn: 0 });
    expect(goods(s.table, 0)).toEqual([...FACTION.mohyar.production[1]!].map((n, i) => n + (i === 2 ? 2 : 0)));
    const best = stage({ options: { production5: 'best' } }).with((t) => {
      Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0 });
      for (const hex of [h(3, 0), h(3, -1), h(3, -2), h(3, -3)]) t.hexes[hex]!.haven = 0;
    });
    best.at('production', { turn: 0 });
    expect(goods(best.table, 0)).toEqual([4 + 1, 3 + 1, 3 + 1]);
  });

  it('[UP-PRD-05] faction by faction from the first player; cards that produce, then the window', () => {
    const s = poor().with((t) => {
      t.first = 1;
      t.players[0]!.items = ['tithe-ledger'];
    });
    s.at('production', { turn: 0 });
    expect(s.events.flatMap((e) => (e.type === 'produced' ? [e.seat] : []))).toEqual([1, 0]);
    s.say(0, 'tithe-ledger');
    expect(goods(s.table, 0)).toEqual([2 + 1 + 2, 2, 2]);
  });
});

describe('Scoring', () => {
  it('[UP-SCO-01] The Empire: Garrison hexes, Legions, factions in its Graveyard', () => {
    const s = poor().with((t) => {
      t.hexes[CAPITAL]!.garrisons = 3;
      t.hexes[h(1, 0)]!.garrisons = 1;
      foe(t, 'butcher', CAPITAL, 3);
      t.imperialGrave = {
        units: [
          [2, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        garrisons: [0, 0, 0],
        skeletons: 0,
      };
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.empireVp).toBe(2 + 1 + 2);
  });

  it('[UP-SCO-02] Chaos: Curses, Hordes, factions in its Graveyard, which is then empty', () => {
    const s = poor().with((t) => {
      t.hexes[h(3, 0)]!.curse = true;
      foe(t, 'oda', h(3, 0), 3);
      t.chaosGrave = {
        units: [
          [0, 1, 0, 0],
          [0, 0, 0, 1],
        ],
        garrisons: [0, 0, 0],
        skeletons: 0,
      };
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.chaosVp).toBe(1 + 1 + 4);
    expect(s.table.chaosGrave.units.flat().every((n) => n === 0)).toBe(true);
  });

  it('[UP-SCO-03] [UP-R-12] the other Nemesis counts as a faction', () => {
    const s = poor().with((t) => {
      t.imperialGrave = { ...t.imperialGrave, skeletons: 3 };
      t.chaosGrave = { ...t.chaosGrave, garrisons: [1, 1, 0] };
    });
    s.at('scoring', { turn: 0 });
    expect([s.table.empireVp, s.table.chaosVp]).toEqual([2, 2]);
  });

  it('[UP-SCO-04] players: 2 per Haven and the printed VP', () => {
    const s = poor().with((t) => {
      tile(t, h(2, 0), 'zeegard');
      t.hexes[h(2, 0)]!.haven = 0;
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.players.map((p) => p.vp)).toEqual([2 + 2 + 1 + 1, 2 + 1]);
  });

  it('[UP-SCO-05] [UP-R-43] any 5 resources for 1 VP, as often as wanted, for any player faction', () => {
    const s = poor().with((t) => {
      Object.assign(t.players[0]!, { salt: 4, plunder: 4, food: 3 });
    });
    s.at('scoring', { turn: 0 });
    expect(s.options(0)).toEqual([0, 1, 'done']);
    s.say(0, 1).say(0, [4, 1, 0]).say(0, 0).say(0, [0, 3, 2]);
    expect(s.over).toBe(true);
    expect(s.table.players.map((p) => p.vp)).toEqual([4, 4]);
    expect(goods(s.table, 0)).toEqual([0, 0, 1]);
  });

  it('[UP-SCO-05] one who has enough takes nobody else’s turn to buy', () => {
    const s = poor().with((t) => {
      for (const p of t.players) Object.assign(p, { salt: 5 });
    });
    s.at('scoring', { turn: 0 }).say(0, 'done');
    expect(s.options(1)).toEqual([0, 1, 'done']);
    s.say(1, 'done');
    expect(s.over).toBe(true);
  });

  it('[UP-SCO-06] in the order Empire, Chaos, players', () => {
    const s = poor().with((t) => {
      t.hexes[CAPITAL]!.garrisons = 1;
      t.hexes[h(3, 0)]!.curse = true;
    });
    s.at('scoring', { turn: 0 });
    expect(s.events.flatMap((e) => (e.type === 'scored' ? [e.party] : [])).filter((p, i, all) => all.indexOf(p) === i)).toEqual([
      'E',
      'C',
      0,
      1,
    ]);
  });

  it('[UP-SCO-07] [UP-SCO-09] a player scores destroyed Garrisons and Skeletons at once; the Nemesis gets nothing at once', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { berserkers: 1 });
      t.hexes[h(3, 0)]!.garrisons = 1;
      t.hexes[h(-3, 0)]!.garrisons = 1;
      t.hexes[h(-3, 0)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:red': 'SS', 'roll:E:white': '- S' }));
    battleAt(s, h(3, 0));
    expect(s.table.players[0]!.vp).toBe(1);
    battleAt(s, h(-3, 0));
    expect([s.table.empireVp, s.table.imperialGrave.skeletons]).toEqual([0, 1]);
  });

  it('[UP-SCO-10] the window comes before the Graveyards are counted', () => {
    const s = stage({ factions: ['druwhn', 'mohyar'], heroes: ['fhayanor', 'ronja'] }).with((t) => {
      t.players[0]!.feats = ['vow-of-return'];
      t.chaosGrave = {
        ...t.chaosGrave,
        units: [
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ],
      };
    });
    s.at('scoring', { turn: 0 });
    s.say(0, 'vow-of-return');
    expect(s.table.chaosVp).toBe(0);
  });
});
