/** Worked examples of Production, Scoring, placing, activating and winning. */
import { describe, expect, it } from 'vitest';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, goods, h, levelTwo, onTop, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const threeHavens = () =>
  stage({ factions: ['mohyar', 'druwhn'] }).with((t) => {
    tile(t, h(1, -2), 'grim-fangs');
    tile(t, h(2, 0), 'dawngaard');
    t.hexes[h(1, -2)]!.haven = 1;
    t.hexes[h(2, 0)]!.haven = 1;
  });

describe('worked examples: Production and Scoring', () => {
  it('[UP-WE-12] Druwhn with 3 Havens gain 10 Salt, 3 Plunder, 2 Food', () => {
    const s = threeHavens().at('production', { turn: 0 });
    expect(goods(s.table, 1)).toEqual([20, 13, 12]);
  });

  it('[UP-WE-13] the same position scores 8 VP', () => {
    const s = threeHavens()
      .with((t) => {
        for (const p of t.players) Object.assign(p, { salt: 0, plunder: 0, food: 0 });
      })
      .at('scoring', { turn: 0 });
    expect(s.table.players[1]!.vp).toBe(8);
  });

  it('[UP-WE-14] [UP-R-13] two factions in the Imperial Graveyard: 4 VP, then it is empty', () => {
    const s = stage({ factions: ['krowh', 'druwhn'] })
      .with((t) => {
        t.imperialGrave = {
          units: [
            [1, 0, 0, 0],
            [2, 0, 0, 0],
          ],
          garrisons: [0, 0, 0],
          skeletons: 0,
        };
      })
      .at('scoring', { turn: 0 });
    expect(s.table.empireVp).toBe(4);
    expect(s.table.imperialGrave.units.flat()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('[UP-WE-25] [UP-SCO-08] every faction needs more than both; a tie loses', () => {
    for (const [chaos, won] of [
      [21, false],
      [20, true],
    ] as const) {
      const s = stage()
        .with((t) => {
          t.players[0]!.vp = 21;
          t.players[1]!.vp = 24;
          Object.assign(t, { empireVp: 20, chaosVp: chaos, chapter: t.options.chapters });
        })
        .at('game', {}, 'chapter');
      expect(s.match.result).toEqual({ winners: won ? [0, 1] : [], scores: [21, 24], why: won ? 'freed' : 'crushed' });
      expect(s.events.at(-1)).toEqual({ type: 'end', won, scores: [21, 24], empire: 20, chaos });
    }
  });

  it('[UP-WE-23] [UP-EVT-01] Threat above the maximum is VP', () => {
    for (const [threat, vp] of [
      [6, 1],
      [7, 2],
    ] as const) {
      const s = stage()
        .with((t) => {
          foe(t, 'bloodwyrm', h(2, -1), threat);
          t.events = ['the-last-stand', ...t.events.slice(1)];
          t.hordes = [];
          t.legions = [];
        })
        .at('events', {});
      expect(foeIn(s.table, 'bloodwyrm')!.threat).toBe(7);
      expect(s.table.chaosVp - vp).toBeGreaterThanOrEqual(0);
      const gained = s.events.find((e) => e.type === 'vp' && e.party === 'C');
      expect(gained).toMatchObject({ n: vp });
    }
  });
});

describe('worked examples: placing and activating', () => {
  it.each(BOTH)('[UP-WE-17] [%s] Grim Fangs with a Skeleton: reinforced, two more, a Horde', (edition) => {
    const s = stage({ edition, factions: ['mohyar', 'druwhn'], heroes: ['ronja', 'syndra'] }).with((t) => {
      tile(t, h(1, -2), 'grim-fangs', 0, false);
      t.hexes[h(1, -2)]!.skeletons = 1;
      t.hexes[h(2, -1)]!.skeletons = 1;
      t.players[1]!.at = h(1, -2);
      t.hordes = ['oda'];
    });
    turnOf(s, 1);
    s.say(1, 'explore');
    expect(s.table.players[1]!.salt).toBe(12);
    expect(s.table.hexes[h(1, -2)]!.skeletons).toBe(2);
    expect(s.options(1)).toEqual([h(1, -2), h(2, -1)]);
    s.say(1, h(2, -1)).say(1, h(1, -2));
    expect(s.table.hexes[h(1, -2)]!.skeletons).toBe(0);
    expect(s.table.hexes[h(2, -1)]!.skeletons).toBe(2);
    expect(foeIn(s.table, 'oda')).toMatchObject({ at: h(1, -2), threat: 6 });
  });

  const ring = [h(1, 0), h(1, -1), h(0, -1), h(-1, 0), h(-1, 1), h(0, 1)];
  const rigga = (full: boolean) =>
    stage().with((t) => {
      tile(t, h(-1, 2), 'rigga', 0, false);
      t.players[0]!.at = h(-1, 2);
      t.hexes[h(-1, 2)]!.garrisons = 1;
      for (const hex of ring) t.hexes[hex]!.garrisons = 1;
      t.hexes[CAPITAL]!.garrisons = 3;
      for (const hex of [h(-1, -1), h(1, -2), h(2, 0), h(-2, 0), ...(full ? [h(1, 1)] : [])]) t.hexes[hex]!.skeletons = 1;
    });

  it('[UP-WE-18] Rigga becomes level 2, the only free hex level 1; without one any Garrison hex will do', () => {
    const one = turnOf(rigga(false), 0).say(0, 'explore');
    expect(one.table.hexes[h(-1, 2)]!.garrisons).toBe(2);
    expect(one.table.hexes[h(1, 1)]!.garrisons).toBe(1);
    const none = turnOf(rigga(true), 0).say(0, 'explore');
    expect([...none.options(0)].sort((a, b) => Number(a) - Number(b))).toEqual([...ring, h(-1, 2)].sort((a, b) => a - b));
    none.say(0, h(-1, 2));
    expect(none.table.hexes[h(-1, 2)]!.garrisons).toBe(3);
  });

  it.each(BOTH)('[UP-WE-19] [%s] a Horde in the Fog Grave, away from Havens or homes; 2 Skeletons with it', (edition) => {
    const s = stage({ edition, factions: ['mohyar', 'druwhn'] }).with((t) => {
      levelTwo(t);
      t.hordes = ['counter-of-omens'];
      t.legions = [];
    });
    effectAt(s, 'event/three-bloody-comets/effect', ctx(0, CAPITAL));
    const legal = [h(-2, -1), h(-3, 0), h(-3, 1), h(-3, 2), h(-2, 1)].sort((a, b) => a - b);
    expect([...s.options(0)].sort((a, b) => Number(a) - Number(b))).toEqual(legal);
    s.say(0, h(-3, 1));
    expect(foeIn(s.table, 'counter-of-omens')).toMatchObject({ at: h(-3, 1), threat: 4 });
    expect(s.table.hexes[h(-3, 1)]!.skeletons).toBe(2);
  });

  it('[UP-WE-20] The Butcher: on The Capital, Target on the weakest Haven, half the Plunder lost', () => {
    const s = stage({ factions: ['mohyar', 'druwhn'], heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.hexes[h(0, -2)]!, { wall: true, tower: true });
      Object.assign(t, { legions: ['butcher'], phase: 'events' });
      t.players[0]!.plunder = 1;
      t.players[1]!.plunder = 7;
    });
    s.at('place-card', { side: 'E', n: 1, where: null, threat: 4, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    expect(s.options(0)).toEqual([0, 1]);
    s.say(0, 1);
    expect(foeIn(s.table, 'butcher')).toMatchObject({ at: CAPITAL, threat: 4, target: h(0, -2), prey: 1 });
    expect(s.table.players.map((p) => p.plunder)).toEqual([1, 4]);
  });

  it('[UP-WE-21] The Butcher marches round a blocked Rhun, takes the home hex and walks back', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'krowh', 'duerkhar'] }).with((t) => {
      for (const hex of t.hexes) Object.assign(hex, { haven: -1 });
      const home = h(1, -2);
      Object.assign(t.hexes[home]!, { haven: 1, wall: true, tower: true });
      units(t, 1, home, { swordsisters: 1 });
      tile(t, h(0, -1), 'plains-of-rhun');
      t.hexes[CAPITAL]!.garrisons = 2;
      foe(t, 'butcher', CAPITAL, 4, { tokens: 2, target: home, prey: 1 });
    });
    s.dice({ ...rolls({ 'roll:E:white': 'S - -', 'roll:1:white': '-' }) });
    s.at('nemesis', {});
    expect(s.table.hexes[CAPITAL]!.garrisons).toBe(3);
    expect(s.table.hexes[h(1, -1)]!.garrisons).toBe(1);
    s.say(1, []);
    expect(s.table.hexes[h(1, -2)]).toMatchObject({ haven: -1, wall: false, tower: false, owner: -1 });
    expect(s.table.imperialGrave.units[1]).toEqual([1, 0, 0, 0]);
    expect(foeIn(s.table, 'butcher')).toMatchObject({ at: h(1, -2), target: CAPITAL, prey: -1 });
    for (const [at, left] of [
      [h(1, -1), 1],
      [CAPITAL, 2],
    ] as const) {
      const from = foeIn(s.table, 'butcher')!.at;
      s.at('activate', { card: 'butcher', by: 0, why: '', moved: false });
      expect(s.table.hexes[from]!.garrisons).toBe(left);
      expect(foeIn(s.table, 'butcher')!.at).toBe(at);
    }
    s.at('activate', { card: 'butcher', by: 0, why: '', moved: false });
    if (!s.over) s.say(0, s.options(0)[0]!);
    expect(foeIn(s.table, 'butcher')!.at).toBe(CAPITAL);
  });

  it('[UP-WE-22] Counter of Omens leaves a Curse and attacks the weaker Garrison', () => {
    const s = stage().with((t) => {
      foe(t, 'counter-of-omens', h(-2, 1), 4);
      t.hexes[h(-1, 0)]!.garrisons = 1;
      t.hexes[h(-1, 1)]!.garrisons = 2;
    });
    s.at('activate', { card: 'counter-of-omens', by: 0, why: '', moved: false });
    expect(s.table.hexes[h(-2, 1)]!.curse).toBe(true);
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ hex: h(-1, 0), terrain: 'none', sides: ['E', 'C'] });
  });

  it.each(BOTH)('[UP-WE-24] [%s] The Empire Strikes', (edition) => {
    const blocked = [h(-1, -1), h(1, -2), h(-1, 2), h(1, 1)];
    const s = stage({ edition, factions: ['mohyar', 'druwhn'] }).with((t) => {
      t.hexes[CAPITAL]!.garrisons = 1;
      Object.assign(t, { legions: onTop(['butcher', 'warlock', 'spymaster']), phase: 'events', threat: 6 });
      if (edition === '1E') for (const hex of blocked) t.hexes[hex]!.skeletons = 1;
    });
    effectAt(s, 'event/the-empire-strikes/effect', ctx(0, CAPITAL));
    s.say(0, 1);
    expect(s.table.foes.map((f) => [f.card, f.threat, f.target])).toEqual([
      ['warlock', 6, h(0, 2)],
      ['spymaster', 6, CAPITAL],
      ['butcher', 6, h(0, -2)],
    ]);
    if (edition === '2E') {
      expect(s.table.hexes[CAPITAL]!.garrisons).toBe(3);
      expect(s.options(0)).toHaveLength(12);
      s.say(0, h(2, 0));
    } else {
      expect(s.table.hexes.filter((hex, i) => hex.garrisons === 1 && i !== CAPITAL)).toHaveLength(8);
      expect(s.table.hexes[CAPITAL]!.garrisons).toBe(2);
    }
    expect(foeIn(s.table, 'butcher')!.at).toBe(h(0, -1));
  });
});
