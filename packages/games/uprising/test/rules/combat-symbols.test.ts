import { describe, expect, it } from 'vitest';
import type { DruidId } from '../../data/druids.ts';
import type { Event } from '../../spec.ts';
import { battleAt, ctx, effectAt, foe, foeIn, h, rolls, stage, type Up, units } from '../scenes.ts';

const HEX = h(3, 0);
const awake = (druids: readonly DruidId[], change: Parameters<Up['with']>[0] = () => undefined): Up =>
  stage({ heroes: ['ronja', 'syndra'] })
    .with((t) => Object.assign(t, { druids, druidsUp: druids.length }))
    .with(change);
const rerolled = (s: Up) => s.events.filter((e): e is Extract<Event, { type: 'rerolled' }> => e.type === 'rerolled');

describe('combat: symbols', () => {
  it('[UP-COM-34] a Bolt cancels a Shield or wakes a Godpower; several may do different things', () => {
    const s = awake(['red-hand'], (t) => {
      units(t, 0, HEX, { slavers: 1 });
      t.hexes[HEX]!.garrisons = 2;
    });
    s.dice(rolls({ 'roll:E:white': '- -', 'roll:0:purple': 'BB', 'roll:E:blue': 'H', 'roll:E:yellow': '-' }));
    battleAt(s, HEX);
    expect(s.options(0)).toEqual(['red-hand', 'cancel-shield', 'done']);
    s.say(0, 'cancel-shield');
    expect(s.options(0)).toEqual(['red-hand', 'done']);
    s.say(0, 'red-hand');
    expect(s.events.filter((e) => e.type === 'damage')[1]).toMatchObject({ hits: [0, 1] });
  });

  it('[UP-COM-35] [UP-COM-59] [UP-R-48] the first Bolt of the Nemesis goes to its Godpower, further ones cancel Shields', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 2 });
      foe(t, 'butcher', HEX, 4);
    });
    s.dice(rolls({ 'roll:E:white': '- -', 'roll:E:purple': 'BB', 'roll:E:red': '-', 'roll:E:yellow': 'S -', 'roll:0:blue': 'H S' }));
    battleAt(s, HEX);
    expect(s.events.filter((e) => e.type === 'godpower')).toHaveLength(1);
    expect(s.events.find((e) => e.type === 'shield-cancelled')).toMatchObject({ party: 'E', n: 1 });
    expect(s.events.filter((e) => e.type === 'damage')[1]).toMatchObject({ hits: [1, 1] });
  });

  it('[UP-COM-36] [UP-CHA-24] [UP-TER-06] on a Curse only Chaos uses Bolts', () => {
    const s = awake(['red-hand'], (t) => {
      t.hexes[HEX]!.curse = true;
      units(t, 0, HEX, { slavers: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:purple': 'SB', 'roll:C:red': 'SB' }));
    battleAt(s, HEX);
    expect(s.over).toBe(true);
    expect(s.events.some((e) => e.type === 'druid-used')).toBe(false);
    expect(s.events.some((e) => e.type === 'godpower')).toBe(true);
  });

  it('[UP-COM-37] revealed Druids only, each once per round or combat', () => {
    const s = awake(['red-hand', 'mountain-heart'], (t) => {
      t.druidsUp = 1;
      units(t, 0, HEX, { slavers: 2 });
      t.hexes[HEX]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:0:purple': 'BB -', 'roll:C:red': '- -' }));
    battleAt(s, HEX);
    expect(s.options(0)).toEqual(['red-hand', 'done']);
    s.say(0, 'red-hand');
    expect(s.table.hexes[HEX]!.skeletons).toBe(1);
  });

  it('[UP-COM-40] reroll up to N of the own dice just rolled, fewer are allowed', () => {
    const s = stage({ factions: ['krowh', 'mohyar'], heroes: ['dugpa', 'ronja'] }).with((t) => {
      t.players[0]!.feats = ['ghost-drums'];
      units(t, 0, HEX, { tribesmen: 5 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:white': '- - - - - S', 'roll:C:red': '-' }));
    battleAt(s, HEX);
    s.say(0, 'ghost-drums');
    expect(s.question(0).ask).toMatchObject({ shape: 'some', options: [0, 1, 2, 3, 4], min: 0, max: 3 });
    s.say(0, [4]);
    expect(s.table.hexes[HEX]!.skeletons).toBe(0);
  });

  it('[UP-COM-41] the Nemesis rerolls blanks only', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 1 });
      foe(t, 'banished', HEX, 2);
    });
    s.dice(rolls({ 'roll:C:blue': '- H', 'roll:0:blue': '-', 'roll:C:red': 'SS', 'roll:C:white': '- -' }));
    battleAt(s, HEX);
    expect(rerolled(s)[0]).toMatchObject({ party: 'C', dice: [{ colour: 'blue' }] });
    expect(rerolled(s)[1]).toMatchObject({ dice: [{ colour: 'white' }] });
  });

  it('[UP-COM-61] [UP-R-50] a die whose Bolt was spent cannot be rerolled; the die with most Bolts is used first', () => {
    const s = awake(['mountain-heart', 'watcher'], (t) => {
      units(t, 0, HEX, { slavers: 2, berserkers: 1 });
      t.hexes[HEX]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:0:purple': 'SB BB', 'roll:0:red': '-', 'roll:C:red': '- -' }));
    battleAt(s, HEX);
    s.say(0, 'mountain-heart');
    expect(s.frame('round').dice.map((d) => d.spent)).toEqual([false, false, true, false, false].slice(0, s.frame('round').dice.length));
    s.say(0, 'watcher');
    expect(s.options(0)).toEqual([0]);
  });

  it('[UP-COM-65] [UP-R-72] "instead of dying" is announced before damage and leads to the reserve', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { at: HEX, feats: ['slip-away'] });
      units(t, 0, HEX, { sellswords: 2 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:blue': 'S -', 'roll:C:red': 'SS' }));
    battleAt(s, HEX);
    s.say(0, 'slip-away');
    expect(s.table.chaosGrave.units[0]).toEqual([1, 0, 0, 0]);
    expect(s.table.hexes[HEX]!.owner).toBe(-1);
    expect(s.table.players[0]!.down).toEqual(['slip-away']);
  });
});

describe('combat: results', () => {
  it('[UP-COM-50] [UP-COM-51] Graveyards: by The Empire, by Chaos, and of each other', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 1 });
      t.hexes[HEX]!.garrisons = 1;
      t.hexes[h(-3, 0)]!.garrisons = 2;
      t.hexes[h(-3, 0)]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:E:white': 'S S -', 'roll:C:red': 'SS', 'roll:E:blue': 'S', 'roll:E:yellow': '-' }));
    battleAt(s, HEX);
    expect(s.table.imperialGrave.units[0]).toEqual([1, 0, 0, 0]);
    battleAt(s, h(-3, 0));
    expect(s.table.chaosGrave.garrisons).toEqual([1, 1, 0]);
    expect(s.table.imperialGrave.skeletons).toBe(2);
  });

  it('[UP-COM-53] [UP-EMP-13] [UP-CHA-13] a destroyed card: last effect, VP for its destroyer, out of the game', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', HEX, 1);
      foe(t, 'oda', HEX, 7);
    });
    s.dice(rolls({ 'roll:C:black': 'S S', 'roll:C:purple': 'S S', 'roll:C:red': '-', 'roll:E:blue': '-', 'roll:E:red': '-' }));
    battleAt(s, HEX);
    expect(s.table.gone).toEqual(['assassin']);
    expect(s.table.chaosVp).toBe(3);
  });

  it('[UP-COM-54] destroying a card outside combat counts the same for who caused it', () => {
    const s = stage().with((t) => foe(t, 'oda', HEX, 3));
    effectAt(s, 'quest/heart-of-the-glacier/solve', ctx(0, h(0, 2), { quest: 'heart-of-the-glacier' }));
    expect(s.table.players[0]!.vp).toBe(5);
    expect(s.table.gone).toEqual(['oda']);
  });

  it('[UP-COM-55] Units in a Graveyard cannot be bought until Scoring empties it', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      t.imperialGrave = {
        ...t.imperialGrave,
        units: [
          [4, 0, 0, 0],
          [0, 0, 0, 0],
        ],
      };
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(s.options(0)).not.toContain('sellswords');
  });

  it('[UP-COM-56] "Basic Unit" is any Basic type', () => {
    const s = stage();
    effectAt(s, 'quest/envoy-to-the-fjords/solve', ctx(0, h(0, 2), { quest: 'envoy-to-the-fjords' }));
    expect(s.options(0)).toEqual([`sellswords@${h(0, 2)}`, `hunters@${h(0, 2)}`]);
  });

  it('[UP-COM-57] Threat raised during a round absorbs its damage but gives no new dice', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { berserkers: 1 });
      foe(t, 'lich-queen', HEX, 4);
    });
    s.dice(rolls({ 'roll:C:white': '- - - -', 'roll:C:purple': 'SB', 'roll:C:yellow': '- -', 'roll:0:red': 'SS' }));
    battleAt(s, HEX);
    expect(foeIn(s.table, 'lich-queen')!.threat).toBe(4 + 1 - 2);
    const clash = s.events.find((e) => e.type === 'rolled' && e.round === 'clash');
    expect(clash?.type === 'rolled' ? clash.dice.filter((d) => d.side === 1) : []).toHaveLength(5);
  });

  it('[UP-COM-60] [UP-R-49] destroyed Skeletons are back in the reserve before a Bolt places new ones', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { berserkers: 2 });
      t.hexes[HEX]!.skeletons = 2;
      let left = 9;
      for (const hex of [h(-3, 0), h(-3, 1), h(-3, 2), h(-3, 3), h(-2, 3)]) {
        t.hexes[hex]!.skeletons = Math.min(2, left);
        left -= 2;
      }
      t.hordes = ['oda'];
    });
    s.dice(rolls({ 'roll:0:red': 'S -', 'roll:C:red': 'SB -' }));
    battleAt(s, HEX);
    expect(s.table.hordes).toEqual(['oda']);
  });

  it('[UP-COM-63] [UP-CHA-15] the Godpower of a card that has just fallen still works; the combat goes on with what it placed', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { berserkers: 2, sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:red': 'SS - - -', 'roll:0:blue': '- S', 'roll:C:red': 'SB -' }));
    battleAt(s, HEX);
    s.say(0, [1, 0, 0, 0]);
    const fights = s.events.filter((e) => e.type === 'combat');
    const rounds = s.events.filter((e) => e.type === 'rolled');
    expect(fights).toHaveLength(1);
    expect(rounds.length).toBeGreaterThan(1);
  });

  it('[UP-COM-64] [UP-R-63] a Bolt for an After Damage Druid is spent before damage', () => {
    const s = awake(['deep-dweller'], (t) => {
      units(t, 0, HEX, { slavers: 1 });
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:0:purple': 'SB', 'roll:C:red': 'S' }));
    battleAt(s, HEX);
    s.say(0, 'deep-dweller');
    expect(s.table.chaosGrave.units[0]).toEqual([0, 0, 0, 0]);
    expect(s.table.hexes[HEX]!.owner).toBe(-1);
  });

  it('[UP-COM-66] combats do not nest; Units taken out of the hex leave the combat', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { berserkers: 1 });
      foe(t, 'siren', HEX, 5);
    });
    s.dice(rolls({ 'roll:C:red': 'SB -', 'roll:0:red': '-' }));
    s.with((t) => {
      units(t, 0, HEX, { berserkers: 1 });
    });
    battleAt(s, HEX);
    if (!s.over) s.say(0, s.options(0)[0]!);
    expect(foeIn(s.table, 'siren')!.at).not.toBe(HEX);
    expect(s.over).toBe(true);
  });
});
