import { describe, expect, it } from 'vitest';
import { colours, FIELD, fight, hits, rounds } from '../cards/fights.ts';
import { battleAt, h, rolls, stage, units } from '../scenes.ts';

const rerolled = (s: ReturnType<typeof fight>): number => s.events.filter((e) => e.type === 'rerolled').length;

describe('combat: details', () => {
  it('[UP-TER-03] Marsh: red dice become white in Archery too', () => {
    const s = fight({ units: { hunters: 1 }, foe: ['bloodwyrm', 7], tile: 'rigga' });
    expect([rounds(s)[0], colours(s, 1)]).toEqual(['archery', ['white', 'white', 'white']]);
  });

  it('[UP-TER-04] Woods: no rerolls in Clash, for nobody', () => {
    const s = fight({
      units: { sellswords: 2 },
      skeletons: 1,
      tile: 'trollward',
      dice: { 'roll:0:blue': '- S', 'roll:C:red': '-' },
    });
    expect([s.over, rerolled(s), rounds(s)]).toEqual([true, 0, ['clash']]);
  });

  it('[UP-TER-02] Highlands: all dice are rolled in Clash', () => {
    const s = fight({ units: { sellswords: 3 }, skeletons: 2, tile: 'frosthold-pass' });
    expect([colours(s, 0).length, colours(s, 1).length]).toEqual([3, 2]);
  });

  it('[UP-COM-37] a Druid of once per combat is not awake again in the next round', () => {
    const s = fight({
      druids: ['treemother', 'red-hand'],
      units: { slavers: 2 },
      garrisons: 3,
      dice: {
        'roll:E:white': '- -',
        'roll:E:yellow': '- - -',
        'roll:E:purple': '- -',
        'roll:E:blue': '- -',
        'roll:0:purple': 'BB - BB -',
        'roll:0:blue': '-',
      },
    });
    expect(s.options(0)).toEqual(['treemother', 'red-hand', 'done']);
    s.say(0, 'treemother').say(0, 'done').say(0, `sellswords@${FIELD}`);
    expect([rounds(s), s.options(0)]).toEqual([
      ['archery', 'clash', 'clash'],
      ['red-hand', 'done'],
    ]);
  });

  it('[UP-COM-61] a die whose Bolt was spent is out of every later reroll', () => {
    const s = fight({
      faction: 'krowh',
      hero: 'dugpa',
      feats: ['ghost-drums'],
      druids: ['red-hand'],
      units: { vargs: 2 },
      skeletons: 2,
      dice: { 'roll:0:red': 'SB -', 'roll:C:red': '- -' },
    });
    s.say(0, 'red-hand').say(0, 'ghost-drums');
    expect(s.options(0)).toEqual([1]);
  });

  it('[UP-COM-65] a Unit that was saved is not lost: nothing brings it back', () => {
    const s = fight({
      hero: 'hanzo',
      feats: ['slip-away'],
      items: ['vial-of-witchblood'],
      units: { sellswords: 2 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S -', 'roll:C:red': 'S' },
    });
    s.say(0, 'slip-away');
    expect([s.over, s.table.players[0]!.items, s.table.hexes[FIELD]!.units]).toEqual([true, ['vial-of-witchblood'], [1, 0, 0, 0]]);
  });

  it('[UP-COM-32] Chaos destroys the highest level of a Garrison first', () => {
    const s = stage().with((t) => {
      t.hexes[h(3, 0)]!.garrisons = 3;
      t.hexes[h(3, 0)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:E:white': '- -', 'roll:E:yellow': '- -', 'roll:E:purple': 'S', 'roll:E:blue': '-', 'roll:C:red': 'S' }));
    battleAt(s, h(3, 0));
    expect([s.table.hexes[h(3, 0)]!.garrisons, s.table.chaosGrave.garrisons]).toEqual([2, [0, 0, 1]]);
  });

  it('[UP-COM-52] [UP-EMP-04] every level is 1 VP at once, also while the stack still stands', () => {
    const s = fight({
      units: { berserkers: 2 },
      garrisons: 3,
      dice: {
        'roll:E:white': '- -',
        'roll:E:yellow': '- - -',
        'roll:E:purple': '-',
        'roll:E:blue': '- -',
        'roll:0:red': 'SS - - -',
      },
    });
    const vp = s.events.flatMap((e) => (e.type === 'vp' && e.party === 0 ? [e.n] : []));
    expect([hits(s, 1)[1], vp[0]]).toEqual([2, 2]);
    expect(s.table.chaosGrave.garrisons).toEqual([0, 0, 0]);
  });

  it('[UP-COM-63] [UP-CHA-04] a third Skeleton stays until the window After Damage is over', () => {
    const s = fight({
      items: ['vial-of-witchblood'],
      units: { sellswords: 3 },
      skeletons: 2,
      dice: { 'roll:0:blue': '- - -', 'roll:C:red': 'SB -' },
      change: (t) => {
        t.hordes = ['oda'];
      },
    });
    expect(s.question(0).shown.with).toEqual({ window: 'after-damage' });
    expect([s.table.hexes[FIELD]!.skeletons, s.table.foes]).toEqual([3, []]);
    s.say(0, 'done');
    expect([s.table.hexes[FIELD]!.skeletons, s.table.foes.map((f) => f.card)]).toEqual([0, ['oda']]);
  });

  it('[UP-COM-66] while a combat is going on no other one begins', () => {
    const s = fight({ items: ['runed-shield'], units: { sellswords: 1 }, skeletons: 1, dice: { 'roll:0:blue': '-', 'roll:C:red': 'S' } });
    expect(s.question(0).shown.with).toEqual({ window: 'before-damage' });
    s.with((t, m) => {
      m.stack = m.stack.filter((f) => f.k !== 'round' && f.k !== 'window');
      units(t, 0, h(3, 0), { hunters: 1 });
      t.hexes[h(3, 0)]!.garrisons = 1;
    });
    s.at('settle', { by: 0, fights: true });
    const begun = s.events.flatMap((e) => (e.type === 'combat' || e.type === 'rolled' ? [e.type] : []));
    expect(begun.slice(0, 3)).toEqual(['combat', 'rolled', 'rolled']);
  });
});
