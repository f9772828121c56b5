import { describe, expect, it } from 'vitest';
import type { Event } from '../../spec.ts';
import { BOTH, battleAt, foe, foeIn, h, rolls, stage, tile, type Up, units } from '../scenes.ts';

const HEX = h(3, 0);
const dice = (s: Up, round: number, side: number): string[] => {
  const e = s.events.filter((x): x is Extract<Event, { type: 'rolled' }> => x.type === 'rolled')[round];
  return e === undefined ? [] : e.dice.filter((d) => d.side === side).map((d) => d.colour);
};
const rounds = (s: Up): string[] => s.events.flatMap((e) => (e.type === 'rolled' ? [e.round] : []));

describe('combat: sides, order, parts', () => {
  it('[UP-COM-01] [UP-COM-02] groups fight one after the other, small Units first', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 5 - 1 });
      t.hexes[HEX]!.garrisons = 1;
      foe(t, 'butcher', HEX, 1);
    });
    s.dice(rolls({ 'roll:0:blue': 'S S S S S S S S', 'roll:E:white': '-', 'roll:E:blue': '-', 'roll:E:red': '-', 'roll:E:yellow': '-' }));
    battleAt(s, HEX);
    expect(s.events.flatMap((e) => (e.type === 'combat' ? [e.groups] : []))).toEqual([
      ['units', 'garrisons'],
      ['units', 'butcher'],
    ]);
  });

  it('[UP-COM-03] no retreat: rounds go on until a side is gone, or both', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': '- - S', 'roll:C:red': '- - S' }));
    battleAt(s, HEX);
    expect(rounds(s)).toEqual(['clash', 'clash', 'clash']);
    expect(s.table.hexes[HEX]).toMatchObject({ skeletons: 0, owner: -1 });
  });

  it('[UP-COM-04] both sides roll at the same time', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': 'S', 'roll:C:red': 'S' }));
    battleAt(s, HEX);
    expect([dice(s, 0, 0), dice(s, 0, 1)]).toEqual([['blue'], ['red']]);
  });

  it('[UP-COM-05] [UP-COM-64] Bolts left over cancel Shields by themselves', () => {
    const s = stage({ factions: ['mohyar', 'druwhn'] }).with((t) => {
      units(t, 0, HEX, { slavers: 1 });
      t.hexes[HEX]!.garrisons = 1;
    });
    s.dice(rolls({ 'roll:0:purple': 'SB', 'roll:E:white': '-', 'roll:E:blue': 'H' }));
    battleAt(s, HEX);
    s.say(0, 'done');
    expect(s.table.hexes[HEX]!.garrisons).toBe(0);
    expect(s.events.find((e) => e.type === 'shield-cancelled')).toMatchObject({ party: 0, n: 1 });
  });

  it('[UP-COM-10] the terrain is fixed before combat; cards that change it come first', () => {
    const s = stage({ factions: ['druwhn', 'mohyar'], heroes: ['fhayanor', 'ronja'] }).with((t) => {
      t.players[0]!.feats = ['ambush'];
      units(t, 0, HEX, { 'sons-of-the-bow': 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:yellow': '- S' }));
    battleAt(s, HEX);
    s.say(0, 'ambush').say(0, [0]);
    expect(s.table.hexes[HEX]!.skeletons).toBe(0);
  });

  it('[UP-COM-11] [UP-R-66] no Archery dice on either side: no round; a card that adds some opens it', () => {
    const s = stage({ factions: ['druwhn', 'mohyar'], heroes: ['syndra', 'ronja'] }).with((t) => {
      t.players[0]!.feats = ['silver-rain'];
      units(t, 0, HEX, { swordsisters: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:purple': 'S' }));
    battleAt(s, HEX);
    s.say(0, 'silver-rain');
    expect(rounds(s)).toEqual(['archery']);
    const without = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    without.dice(rolls({ 'roll:0:blue': 'S' }));
    battleAt(without, HEX);
    expect(rounds(without)).toEqual(['clash']);
  });

  it('[UP-COM-12] [UP-COM-13] Archery: Archers and the Tower; the column of the Threat; Skeletons nothing', () => {
    const s = stage().with((t) => {
      Object.assign(t.hexes[h(0, 2)]!, { tower: true, wall: true });
      units(t, 0, h(0, 2), { sellswords: 1, hunters: 2, slavers: 1 });
      foe(t, 'assassin', h(0, 2), 4);
    });
    s.dice(rolls({ 'roll:0:white': '- - -', 'roll:E:blue': '-', 'roll:E:white': '-' }));
    battleAt(s, h(0, 2));
    expect([dice(s, 0, 0), dice(s, 0, 1)]).toEqual([
      ['white', 'white', 'white'],
      ['blue', 'white'],
    ]);
  });

  it('[UP-COM-14] [UP-COM-58] Clash: every Unit its die, Tower white, Wall blue; only the Clash column', () => {
    const s = stage().with((t) => {
      Object.assign(t.hexes[h(0, 2)]!, { tower: true, wall: true });
      units(t, 0, h(0, 2), { sellswords: 1, hunters: 1, berserkers: 1, slavers: 1 });
      foe(t, 'oda', h(0, 2), 2);
    });
    battleAt(s, h(0, 2));
    expect([dice(s, 0, 0), dice(s, 0, 1)]).toEqual([
      ['blue', 'white', 'red', 'purple', 'white', 'blue'],
      ['black', 'yellow'],
    ]);
  });

  it('[UP-COM-15] the dice are looked up again each round', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 4, berserkers: 1 });
      foe(t, 'oda', HEX, 3);
    });
    s.dice(rolls({ 'roll:0:blue': 'S - - -', 'roll:0:red': '-', 'roll:C:black': 'S S', 'roll:C:red': '-', 'roll:C:yellow': '- -' }));
    battleAt(s, HEX);
    s.say(0, [1, 0, 0, 0]);
    expect([dice(s, 0, 1), dice(s, 1, 1)]).toEqual([
      ['black', 'red', 'yellow'],
      ['black', 'yellow'],
    ]);
  });

  it('[UP-COM-16] After Combat: the Haven falls, Legions retarget, last effects, cards', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      foe(t, 'assassin', h(0, 2), 4, { target: h(0, 2), prey: 0 });
    });
    s.dice(rolls({ 'roll:E:blue': 'S', 'roll:E:white': '-' }));
    battleAt(s, h(0, 2));
    const kinds = s.events.flatMap((e) => (['building-removed', 'target', 'combat-over'].includes(e.type) ? [e.type] : []));
    expect(kinds).toEqual(['building-removed', 'target', 'combat-over']);
  });

  it('[UP-COM-17] [UP-COM-62] [UP-R-23] a Haven falls to Nemesis Units that arrive or are placed; a Hero does not save it', () => {
    const s = stage().with((t) => {
      t.hexes[h(0, 2)]!.skeletons = 1;
    });
    s.at('settle', { by: 0, fights: true });
    expect(s.table.hexes[h(0, 2)]!.haven).toBe(-1);
    expect(s.table.players[0]!.at).toBe(h(0, 2));
  });

  it('[UP-COM-18] [UP-R-03] if both sides die the Haven stays', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.hexes[h(0, 2)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': 'S', 'roll:C:red': 'S' }));
    battleAt(s, h(0, 2));
    s.at('settle', { by: 0, fights: true });
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ haven: 0, owner: -1, skeletons: 0 });
  });

  it('[UP-COM-20] [UP-COM-22] [UP-COM-23] windows of a round: before rolling, rolled, before damage, after damage', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { at: HEX, items: ['war-drum', 'mirror-of-yssat', 'runed-shield', 'vial-of-witchblood'] });
      units(t, 0, HEX, { sellswords: 2 });
      t.hexes[HEX]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:0:blue': '- -', 'roll:C:red': 'SB -' }));
    battleAt(s, HEX);
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(s.question(0).shown.with?.['window']);
      s.say(0, 'done');
    }
    expect(seen).toEqual(['before-rolling', 'rolled', 'before-damage', 'after-damage']);
  });

  it('[UP-COM-23] [UP-COM-41] blanks of the enemy are rerolled before cards and Druids touch its dice', () => {
    const s = stage({ factions: ['druwhn', 'mohyar'] }).with((t) => {
      Object.assign(t, { druids: ['faceless-one'], druidsUp: 1 });
      tile(t, h(1, 1), 'dunkelholm');
      units(t, 0, h(1, 1), { rangers: 1 });
      foe(t, 'assassin', h(1, 1), 1);
    });
    s.dice(rolls({ 'roll:0:purple': 'SB', 'roll:E:white': '- S' }));
    battleAt(s, h(1, 1)).say(0, []);
    expect(s.question(0).shown.with?.['window']).toBe('rolled');
    expect(s.events.at(-1)).toMatchObject({ type: 'rerolled', party: 'E' });
  });

  it('[UP-COM-21] [UP-R-32] dice are added before Marsh and Highlands change the pool', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      tile(t, h(1, 1), 'rigga');
      Object.assign(t.players[0]!, { at: h(1, 1), items: ['abad-warpaint'] });
      units(t, 0, h(1, 1), { berserkers: 1 });
      t.hexes[h(1, 1)]!.skeletons = 1;
    });
    battleAt(s, h(1, 1));
    s.say(0, 'abad-warpaint');
    expect([dice(s, 0, 0), dice(s, 0, 1)]).toEqual([['white', 'white'], ['white']]);
  });

  it('[UP-COM-24] [UP-COM-33] a Shield cancels a Skull; both sides are hit at once', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 2 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': 'H S', 'roll:C:red': 'SS' }));
    battleAt(s, HEX);
    expect(s.table.chaosGrave.units[0]).toEqual([1, 0, 0, 0]);
    expect(s.table.hexes[HEX]!.skeletons).toBe(0);
  });

  it('[UP-COM-25] dice rolled After Damage hit at once, unblocked', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { at: HEX, feats: ['blood-for-blood'] });
      units(t, 0, HEX, { sellswords: 2 });
      t.hexes[HEX]!.garrisons = 1;
    });
    s.dice(rolls({ 'roll:E:white': 'S', 'roll:0:yellow': 'S' }));
    battleAt(s, HEX);
    s.say(0, 'blood-for-blood');
    expect(s.table.hexes[HEX]!.garrisons).toBe(0);
    expect(s.table.players[0]!.vp).toBe(1);
  });

  it('[UP-COM-26] once per round is ready again in the next round, once per combat is not', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 4, berserkers: 1 });
      foe(t, 'new-emperor', HEX, 4);
    });
    const quiet = { 'roll:E:blue': '- - -', 'roll:E:white': '-', 'roll:E:red': '- -', 'roll:E:yellow': '- -', 'roll:E:black': 'B B' };
    s.dice(rolls({ ...quiet, 'roll:E:purple': '- -', 'roll:0:blue': '- - - - - - - -', 'roll:0:red': '- -' }));
    battleAt(s, HEX);
    const vp = s.events.flatMap((e) => (e.type === 'vp' && e.party === 'E' ? [e.n] : []));
    expect(vp.slice(0, 2)).toEqual([2, 2]);
    const once = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 4, berserkers: 1 });
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 1;
      foe(t, 'false-messiah', HEX, 3);
    });
    once.dice(
      rolls({
        'roll:C:white': '- - - -',
        'roll:C:red': 'SB SB',
        'roll:C:blue': '- - - -',
        'roll:0:blue': '- - - - - - - -',
        'roll:0:red': '- -',
      }),
    );
    battleAt(once, HEX);
    while (!once.over) {
      const { ask, kind } = once.question(0);
      if (kind === 'select' && ask.shape === 'pick') once.say(0, ask.options[0]!);
      else if (ask.shape === 'share') once.say(0, greedy(ask.most, ask.max));
      else once.say(0, 'done');
    }
    expect(once.events.filter((e) => e.type === 'godpower')).toHaveLength(1);
  });

  it('[UP-COM-30] [UP-COM-32] one damage each; a Garrison loses its highest level first, a Legion Threat', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { berserkers: 1 });
      t.hexes[HEX]!.garrisons = 3;
      foe(t, 'assassin', h(-3, 0), 3);
    });
    s.dice(rolls({ 'roll:E:white': '- -', 'roll:E:yellow': '- S', 'roll:0:red': 'SS', 'roll:E:purple': '-', 'roll:E:blue': '-' }));
    battleAt(s, HEX);
    expect(s.table.hexes[HEX]!.garrisons).toBe(1);
    expect(foeIn(s.table, 'assassin')!.threat).toBe(3);
  });

  it('[UP-COM-31] the owner chooses his losses; excess damage is lost', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 2, hunters: 1 });
      t.hexes[HEX]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:0:blue': 'S S', 'roll:0:white': '- -', 'roll:C:red': 'SS -' }));
    battleAt(s, HEX);
    expect(s.question(0)).toMatchObject({
      kind: 'losses',
      ask: { bins: ['sellswords', 'hunters', 'berserkers', 'slavers'], min: 2, max: 2 },
    });
    s.say(0, [1, 1, 0, 0]);
    expect(s.table.hexes[HEX]!.units).toEqual([1, 0, 0, 0]);
  });

  it.each(BOTH)('[UP-COM-42] [UP-COM-43] [%s] the Nemesis loses white dice first and keeps black ones', (edition) => {
    const s = stage({ edition, factions: ['duerkhar', 'mohyar'], heroes: ['baranth', 'ronja'] }).with((t) => {
      t.players[0]!.feats = ['siege-craft'];
      units(t, 0, HEX, { spearsingers: 1 });
      t.hexes[HEX]!.garrisons = 3;
    });
    battleAt(s, HEX);
    s.say(0, 'siege-craft');
    expect(dice(s, 0, 1)).toEqual(['yellow', 'white']);
    const high = stage({ edition }).with((t) => {
      tile(t, h(1, 1), 'frosthold-pass');
      units(t, 0, h(1, 1), { sellswords: 5 - 1 });
      foe(t, 'mage-breaker', h(1, 1), 5);
    });
    battleAt(high, h(1, 1));
    expect(dice(high, 0, 1)).toEqual(['black']);
  });
});

const greedy = (most: readonly number[], n: number): number[] => {
  let left = n;
  return most.map((k) => {
    const taken = Math.min(k, left);
    left -= taken;
    return taken;
  });
};
