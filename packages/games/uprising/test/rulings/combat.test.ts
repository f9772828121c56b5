/** Rulings about dice, windows and what a round causes. */
import { describe, expect, it } from 'vitest';
import { colours, FIELD, fight, rounds } from '../cards/fights.ts';
import { foeIn } from '../scenes.ts';

describe('rulings: combat', () => {
  it('[UP-R-25] 3:1 exchange between the roll and the damage', () => {
    const s = fight({ units: { sellswords: 2 }, items: ['runed-shield'], skeletons: 1, dice: { 'roll:0:blue': '- -', 'roll:C:red': 'S' } });
    expect(s.question(0).shown.with).toEqual({ window: 'before-damage' });
    s.take(0, 'exchange', 'plunder>salt');
    expect(s.table.players[0]).toMatchObject({ salt: 11, plunder: 7 });
    expect(s.question(0).shown.with).toEqual({ window: 'before-damage' });
  });

  it('[UP-R-29] Woods: the player sees both rolls and rerolls first, then the Nemesis its blanks', () => {
    const s = fight({
      units: { hunters: 2 },
      garrisons: 1,
      tile: 'trollward',
      dice: { 'roll:0:white': '- - S', 'roll:E:white': '- -' },
    });
    expect(s.question(0).kind).toBe('reroll');
    expect(s.events.filter((e) => e.type === 'rerolled')).toEqual([]);
    expect(s.question(0).shown.with).toMatchObject({ dice: { length: 3 } });
    s.say(0, [0]);
    expect(s.events.flatMap((e) => (e.type === 'rerolled' ? [e.party] : []))).toEqual([0, 'E']);
  });

  it('[UP-R-62] the Godpower of a Horde that has just fallen still works', () => {
    const s = fight({
      units: { hunters: 2 },
      foe: ['bloodwyrm', 1],
      dice: { 'roll:0:white': 'S -', 'roll:C:red': 'SB' },
    });
    expect(foeIn(s.table, 'bloodwyrm')).toBeUndefined();
    expect(s.table.hexes[FIELD]!.curse).toBe(true);
  });

  it('[UP-R-62] parts of it that need the card itself do nothing', () => {
    const s = fight({
      units: { berserkers: 2 },
      foe: ['siren', 1],
      dice: { 'roll:C:blue': '-', 'roll:C:purple': 'SB', 'roll:C:white': '-', 'roll:0:red': 'S -' },
    });
    expect(s.events.some((e) => e.type === 'godpower')).toBe(true);
    expect(s.events.some((e) => e.type === 'foe-moved')).toBe(false);
    expect(s.table.gone).toEqual(['siren']);
  });

  it('[UP-R-64] a spent Bolt comes from an effect first, then from the die with most of them', () => {
    const s = fight({
      units: { berserkers: 1, slavers: 1 },
      skeletons: 2,
      items: ['druids-sickle'],
      druids: ['mountain-heart', 'red-hand'],
      dice: { 'roll:0:red': 'S', 'roll:0:purple': 'SB', 'roll:C:red': 'SS -' },
    });
    const spent = (): boolean[] => s.frame('round').dice.flatMap((d) => (d.side === 0 ? [d.spent] : []));
    s.say(0, 'druids-sickle');
    expect(spent()).toEqual([true, false]);
    s.say(0, 'mountain-heart');
    expect(spent()).toEqual([true, false]);
    s.with((t) => {
      t.players[0]!.items = ['executioners-axe'];
    });
    s.say(0, 'red-hand');
    expect(spent()).toEqual([true, true]);
  });

  it('[UP-R-65] the Whip adds its die before the roll and makes an enemy die roll again before the Nemesis Bolts', () => {
    const s = fight({
      units: { sellswords: 1 },
      skeletons: 1,
      items: ['whip-of-thorns'],
      dice: { 'roll:0:blue': '-', 'roll:0:red': '-', 'roll:C:red': 'SB -' },
    });
    s.say(0, 'whip-of-thorns');
    expect(colours(s, 0)).toEqual(['blue', 'red']);
    expect(s.question(0).shown.with).toEqual({ window: 'rolled' });
    s.say(0, 'whip-of-thorns').say(0, 1);
    expect(s.events.some((e) => e.type === 'godpower')).toBe(false);
  });

  it('[UP-R-71] without Archery dice a card for the Clash opens no Archery round', () => {
    const s = fight({ units: { sellswords: 1 }, skeletons: 1, items: ['war-drum'], dice: { 'roll:0:blue': 'S -', 'roll:C:red': '-' } });
    s.say(0, 'war-drum');
    expect(rounds(s)).toEqual(['clash']);
  });

  const silenced = { units: { slavers: 1 }, skeletons: 1, dice: { 'roll:0:purple': 'SB', 'roll:C:red': 'SB' } };
  const placed = (s: ReturnType<typeof fight>): number => s.events.filter((e) => e.type === 'placed').length;

  it('[UP-R-78] Silence, Mirror of Yssat and Faceless One work before the Bolts of the Nemesis', () => {
    const power = fight(silenced);
    expect(placed(power)).toBe(1);
    const silence = fight({ ...silenced, druids: ['silence'] });
    expect(silence.question(0).shown.with).toEqual({ window: 'rolled' });
    silence.say(0, 'silence');
    const mirror = fight({ ...silenced, items: ['mirror-of-yssat'] }).say(0, 'mirror-of-yssat');
    const blank = fight({ ...silenced, druids: ['faceless-one'] }).say(0, 'faceless-one');
    if (!blank.over) blank.say(0, 1);
    expect([silence, mirror, blank].map(placed)).toEqual([0, 0, 0]);
    expect([silence, mirror, blank].map((s) => s.table.hexes[FIELD]!.skeletons)).toEqual([0, 0, 0]);
  });

  it('[UP-R-78] the Bolt for Silence is spent at once', () => {
    const s = fight({
      units: { slavers: 2 },
      foe: ['imperial-guard', 3],
      druids: ['silence', 'red-hand'],
      dice: { 'roll:E:white': '- - - -', 'roll:E:blue': '-', 'roll:E:yellow': '-', 'roll:E:red': 'SB', 'roll:0:purple': 'BB -' },
    });
    s.say(0, 'silence');
    expect([s.frame('round').bolts[0], s.options(0)]).toEqual([1, ['red-hand', 'done']]);
  });
});
