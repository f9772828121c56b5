/** Worked examples of combat, with their dice. */
import { describe, expect, it } from 'vitest';
import { BOTH, battleAt, CAPITAL, foe, foeIn, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';

describe('worked examples: combat', () => {
  it('[UP-WE-15] 3 Younglings against 2 Skeletons: one of each falls, 1 VP, the combat goes on', () => {
    const s = stage({ factions: ['mohyar', 'duerkhar'], heroes: ['ronja', 'yanny'] }).with((t) => {
      units(t, 1, h(2, -2), { younglings: 3 });
      t.hexes[h(2, -1)]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:1:blue': '- S H S S', 'roll:C:red': '- SS -' }));
    turnOf(s, 1);
    s.say(1, 'command').say(1, h(2, -1)).say(1, [3]);
    const rolled = s.events.filter((e) => e.type === 'rolled');
    expect(rolled.map((e) => (e.type === 'rolled' ? e.round : ''))).toEqual(['clash', 'clash']);
    expect(rolled[1]?.type === 'rolled' ? rolled[1].dice.map((d) => d.colour) : []).toEqual(['blue', 'blue', 'red']);
    expect(s.table.chaosGrave.units[1]).toEqual([1, 0, 0, 0]);
    expect(s.table.players[1]!.vp).toBe(2);
    expect(s.table.hexes[h(2, -1)]).toMatchObject({ skeletons: 0, units: [2, 0, 0, 0] });
  });

  it.each(BOTH)('[UP-WE-16] [%s] The New Emperor on Badlands, Archery, Clash and After Combat', (edition) => {
    const s = stage({ edition, factions: ['mohyar', 'duerkhar'], heroes: ['ronja', 'yanny'] }).with((t) => {
      const hex = h(1, -2);
      tile(t, hex, 'bruthgaard');
      foe(t, 'new-emperor', hex, 5, { target: h(0, -2), prey: 1 });
      t.hexes[CAPITAL]!.garrisons = 1;
      units(t, 1, h(0, -2), { younglings: 2, spearsingers: 2, koloth: 1 });
      Object.assign(t.players[1]!, { items: ['abad-warpaint'], feats: ['younglings-rise'] });
    });
    s.dice(
      rolls({
        'roll:E:blue': '-',
        'roll:E:white': 'SH - SH',
        'roll:E:red': 'SB -',
        'roll:E:purple': 'BB',
        'roll:E:yellow': 'S',
        'roll:1:white': '- S',
        'roll:1:black': 'SSS S',
        'roll:1:blue': 'H H',
        'roll:1:red': 'SS',
      }),
    );
    turnOf(s, 1);
    s.say(1, 'command').say(1, h(1, -2)).say(1, 'with').say(1, [2, 2, 1]);
    // Archery: the Bolt gives 2 VP, Threat falls to 2, two Units die.
    expect(s.table.empireVp).toBe(2);
    expect(foeIn(s.table, 'new-emperor')!.threat).toBe(2);
    s.say(1, [0, 2, 0, 0]);
    expect(s.table.imperialGrave.units[1]).toEqual([0, 2, 0, 0]);
    // Clash with the Warpaint.
    s.say(1, 'abad-warpaint');
    expect(s.table.empireVp).toBe(4);
    s.say(1, [1, 0, 0, 0]);
    expect(foeIn(s.table, 'new-emperor')).toBeUndefined();
    if (edition === '1E') s.say(1, s.options(1)[0]!).say(1, s.options(1)[0]!);
    expect(s.table.players[1]!.vp).toBe(5);
    s.say(1, 'younglings-rise');
    expect(s.table.hexes[h(1, -2)]!.units).toEqual([0, 0, 1, 1]);
    expect(s.table.hexes[CAPITAL]!.garrisons).toBe(edition === '2E' ? 3 : 1);
    expect(s.table.gone).toContain('new-emperor');
    expect(s.table.empireVp).toBe(4);
  });

  it('[UP-WE-16] [UP-COM-15] [UP-R-35] the dice follow the Threat: blue, white, white and two red, then purple, yellow, white', () => {
    const s = stage({ factions: ['mohyar', 'duerkhar'], heroes: ['ronja', 'yanny'] }).with((t) => {
      tile(t, h(1, -2), 'bruthgaard');
      foe(t, 'new-emperor', h(1, -2), 5);
      units(t, 1, h(1, -2), { koloth: 1 });
    });
    s.dice(
      rolls({
        'roll:1:black': 'SSS B',
        'roll:E:blue': '-',
        'roll:E:white': '- - -',
        'roll:E:red': '- -',
        'roll:E:purple': 'S',
        'roll:E:yellow': 'S',
      }),
    );
    battleAt(s, h(1, -2), 1);
    const rolled = s.events.filter((e) => e.type === 'rolled');
    const enemy = (i: number) => {
      const e = rolled[i];
      return e?.type === 'rolled' ? e.dice.filter((d) => d.side === 1).map((d) => d.colour) : [];
    };
    expect(enemy(0)).toEqual(['blue', 'white', 'white', 'red', 'red']);
    expect(enemy(1)).toEqual(['purple', 'yellow', 'white']);
  });
});
