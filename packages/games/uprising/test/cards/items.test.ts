import { describe, expect, it } from 'vitest';
import type { HeroId } from '../../data/heroes.ts';
import type { ItemId } from '../../data/items.ts';
import { prefer } from '../../query/prefer.ts';
import { foe, foeIn, goods, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';
import { colours, FIELD, fight, hits } from './fights.ts';

const owner = (items: readonly ItemId[], hero: HeroId = 'hanzo') =>
  stage({ heroes: [hero, 'syndra'] }).with((t) => {
    t.players[0]!.items = items;
  });
const heroRoll = (item: ItemId, dice: Record<string, string>, guile = [0, 0]) =>
  owner([item], 'ronja').dice(rolls(dice)).at('hero-roll', { seat: 0, pool: [] }).say(0, guile);

describe('combat Items', () => {
  it('[card:whip-of-thorns] +1 red, then one enemy die may be rerolled', () => {
    const s = fight({
      items: ['whip-of-thorns'],
      units: { sellswords: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:0:red': '-', 'roll:C:red': 'SS -' },
    });
    s.say(0, 'whip-of-thorns').say(0, 'whip-of-thorns').say(0, 1);
    expect(hits(s)).toEqual([0, 1]);
    expect(s.table.players[0]!.down).toEqual(['whip-of-thorns']);
  });

  it('[card:flenser] 1 Skull for every 2 Skulls on your dice', () => {
    const s = fight({
      items: ['flenser'],
      units: { berserkers: 2 },
      garrisons: 3,
      dice: { 'roll:E:white': '- -', 'roll:E:yellow': '- -', 'roll:0:red': 'SS S', 'roll:E:purple': '-', 'roll:E:blue': '-' },
    });
    s.say(0, 'flenser');
    expect(hits(s, 1)[1]).toBe(4);
  });

  it('[card:abad-warpaint] discard: +1 red in Clash', () => {
    const s = fight({ items: ['abad-warpaint'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'abad-warpaint');
    expect(colours(s, 0)).toEqual(['blue', 'red']);
    expect(s.table.itemDiscard).toContain('abad-warpaint');
  });

  it('[card:blackfire] +2 yellow in Archery', () => {
    expect(colours(fight({ items: ['blackfire'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'blackfire'), 0)).toEqual([
      'yellow',
      'yellow',
    ]);
  });

  it('[card:runed-shield] +1 Shield', () => {
    const s = fight({
      items: ['runed-shield'],
      units: { sellswords: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': 'S' },
    }).say(0, 'runed-shield');
    expect(hits(s)).toEqual([0, 1]);
  });

  it('[card:druids-sickle] a Skull becomes a Bolt', () => {
    const s = fight({
      items: ['druids-sickle'],
      units: { berserkers: 1 },
      garrisons: 1,
      dice: { 'roll:E:white': '-', 'roll:0:red': 'SS', 'roll:E:blue': 'H' },
    });
    s.say(0, 'druids-sickle').say(0, 'done');
    expect(hits(s, 1)).toEqual([0, 1]);
  });

  it('[card:banner-of-the-free] reroll the blank dice of Basic Warriors', () => {
    const s = fight({
      items: ['banner-of-the-free'],
      units: { sellswords: 1, hunters: 1 },
      skeletons: 1,
      dice: { 'roll:0:white': '- -', 'roll:0:blue': '- S', 'roll:C:red': '-' },
    });
    s.say(0, 'banner-of-the-free');
    expect(s.options(0)).toEqual([0]);
    s.say(0, [0]);
    expect(hits(s, 1)).toEqual([0, 1]);
  });

  it('[card:hunters-cloak] 1 white per Archer in Archery, at most 2', () => {
    const s = fight({ items: ['hunters-cloak'], units: { hunters: 3 }, skeletons: 1 }).say(0, 'hunters-cloak');
    expect(colours(s, 0)).toHaveLength(5);
  });

  it('[card:vial-of-witchblood] a Unit lost this round comes back', () => {
    const s = fight({
      items: ['vial-of-witchblood'],
      units: { sellswords: 2 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S -', 'roll:C:red': 'S' },
    });
    s.say(0, 'vial-of-witchblood');
    expect(s.table.hexes[FIELD]!.units).toEqual([2, 0, 0, 0]);
    expect(s.table.chaosGrave.units[0]).toEqual([0, 0, 0, 0]);
  });

  it('[card:war-drum] +1 blue in Clash', () => {
    expect(colours(fight({ items: ['war-drum'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'war-drum'), 0)).toEqual(['blue', 'blue']);
  });

  it('[card:executioners-axe] +2 Skulls', () => {
    const s = fight({
      items: ['executioners-axe'],
      units: { sellswords: 1 },
      skeletons: 2,
      dice: { 'roll:0:blue': '-', 'roll:C:red': '- -' },
    }).say(0, 'executioners-axe');
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:mirror-of-yssat] the next Godpower has no effect, its Bolt is spent', () => {
    const s = fight({
      items: ['mirror-of-yssat'],
      units: { berserkers: 2 },
      foe: ['oda', 1],
      dice: { 'roll:C:black': 'B', 'roll:0:red': 'S -' },
    });
    s.say(0, 'mirror-of-yssat');
    expect(hits(s)).toEqual([0, 1]);
  });

  it('[card:healing-moss] up to 2 own Units leave the Graveyards', () => {
    const s = fight({
      items: ['healing-moss'],
      units: { sellswords: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': '-' },
      change: (t) => {
        t.imperialGrave = {
          ...t.imperialGrave,
          units: [
            [0, 1, 0, 0],
            [0, 0, 0, 0],
          ],
        };
        t.chaosGrave = {
          ...t.chaosGrave,
          units: [
            [0, 0, 1, 0],
            [0, 0, 0, 0],
          ],
        };
      },
    });
    s.say(0, 'healing-moss').say(0, 'E:hunters').say(0, 'C:berserkers');
    expect([...s.table.imperialGrave.units.flat(), ...s.table.chaosGrave.units.flat()].every((n) => n === 0)).toBe(true);
  });

  it('[card:grappling-hooks] Highlands do not limit your dice', () => {
    const s = fight({ items: ['grappling-hooks'], tile: 'frosthold-pass', units: { hunters: 3 }, skeletons: 1 }).say(0, 'grappling-hooks');
    expect(colours(s, 0)).toHaveLength(3);
  });

  it('[card:pitch-torches] in Woods only you reroll', () => {
    const s = fight({
      items: ['pitch-torches'],
      tile: 'trollward',
      units: { hunters: 1 },
      garrisons: 1,
      dice: { 'roll:0:white': '- -', 'roll:E:white': '-' },
    });
    s.say(0, 'pitch-torches').say(0, [0]);
    expect(s.events.filter((e) => e.type === 'rerolled')).toHaveLength(1);
  });

  it('[card:cursed-blade] +1 black; Chaos gains 1 VP', () => {
    const s = fight({ items: ['cursed-blade'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'cursed-blade');
    expect([colours(s, 0), s.table.chaosVp]).toEqual([['blue', 'black'], 1]);
  });

  it('[card:whalebone-bow] +1 yellow in Archery', () => {
    expect(colours(fight({ items: ['whalebone-bow'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'whalebone-bow'), 0)).toEqual([
      'yellow',
    ]);
  });

  it('[card:tower-shields] the Wall gives 2 blue', () => {
    const s = fight({
      items: ['tower-shields'],
      units: { sellswords: 1 },
      skeletons: 1,
      haven: true,
      change: (t) => {
        t.hexes[FIELD]!.wall = true;
      },
    }).say(0, 'tower-shields');
    expect(colours(s, 0)).toEqual(['blue', 'blue', 'blue']);
  });

  it('[card:soul-jar] 1 Salt for each Unit in the Chaos Graveyard', () => {
    const s = fight({ items: ['soul-jar'], units: { sellswords: 2 }, skeletons: 2, dice: { 'roll:0:blue': 'S S', 'roll:C:red': 'SS -' } });
    expect(s.table.players[0]!.salt).toBe(12);
  });
});

describe('Items for Hero rolls and Production', () => {
  it('[card:xyxrit-leaves] +1 die of any colour', () => {
    const s = heroRoll('xyxrit-leaves', {}).say(0, 'xyxrit-leaves').say(0, 'black');
    expect(s.events.find((e) => e.type === 'hero-rolled')).toMatchObject({
      dice: [{ colour: 'red' }, { colour: 'red' }, { colour: 'blue' }, { colour: 'black' }],
    });
  });

  it('[card:bone-dice] reroll up to 2 dice', () => {
    const s = heroRoll('bone-dice', { 'hero:0:red': '- - S S', 'hero:0:blue': '-' }).say(0, 'bone-dice');
    expect(s.question(0).ask).toMatchObject({ max: 2 });
    s.say(0, [0, 1]);
    expect(s.events.find((e) => e.type === 'rerolled')).toMatchObject({ party: 0, dice: [{ colour: 'red' }, { colour: 'red' }] });
    expect(s.over).toBe(true);
  });

  it('[card:ember-stone] +1 purple', () => {
    const s = heroRoll('ember-stone', {}).say(0, 'ember-stone');
    expect(s.events.find((e) => e.type === 'hero-rolled')).toMatchObject({ dice: [{}, {}, {}, { colour: 'purple' }] });
  });

  it('[card:butchers-cleaver] +1 red', () => {
    const s = heroRoll('butchers-cleaver', {}).say(0, 'butchers-cleaver');
    expect(s.events.find((e) => e.type === 'hero-rolled')).toMatchObject({ dice: [{}, {}, {}, { colour: 'red' }] });
  });

  it('[card:tithe-ledger] 2 Salt in Production', () => {
    const s = owner(['tithe-ledger']).at('production', { turn: 0 }).say(0, 'tithe-ledger');
    expect(s.table.players[0]!.salt).toBe(10 + 3 + 2);
  });

  it('[card:smoked-meat] 3 Food at any time', () => {
    const s = turnOf(owner(['smoked-meat']), 1).take(0, 'card', 'smoked-meat');
    expect(s.table.players[0]).toMatchObject({ food: 13, items: [] });
  });

  it('[card:salvaged-timber] 3 Plunder at any time', () => {
    const s = turnOf(owner(['salvaged-timber']), 1).take(0, 'card', 'salvaged-timber');
    expect(s.table.players[0]).toMatchObject({ plunder: 13, items: [] });
  });
});

describe('Items for the own turn', () => {
  it('[card:frost-lantern] flips an unexplored hex next to the Hero', () => {
    const s = owner(['frost-lantern']).with((t) => tile(t, h(0, 1), 'raufrost', 0, false));
    turnOf(s, 0).say(0, 'frost-lantern').say(0, h(0, 1));
    expect(s.table.hexes[h(0, 1)]).toMatchObject({ up: true, garrisons: 1 });
  });

  it('[card:sea-tower-key] a Move for 1 AP to any Sea Tower', () => {
    const s = turnOf(owner(['sea-tower-key']), 0).say(0, 'sea-tower-key');
    expect(s.options(0)).toEqual([h(-2, 0), h(2, 0)]);
    s.say(0, h(-2, 0));
    expect(s.table.players[0]).toMatchObject({ at: h(-2, 0), ap: 7 });
  });

  it('[card:horn-of-the-fjords] the next Command costs no Food', () => {
    const s = turnOf(owner(['horn-of-the-fjords']), 0)
      .say(0, 'horn-of-the-fjords')
      .say(0, 'command');
    expect(s.table.players[0]!.food).toBe(10);
  });

  it('[card:sled-dogs] a Move for 1 AP of up to 2 hexes', () => {
    const s = turnOf(owner(['sled-dogs']), 0)
      .say(0, 'sled-dogs')
      .say(0, h(0, 0));
    expect(s.table.players[0]).toMatchObject({ at: h(0, 0), ap: 7 });
  });

  it('[card:ice-axe] one impassable edge in a Command to the Hero’s hex', () => {
    const s = owner(['ice-axe']).with((t) => {
      tile(t, h(1, 1), 'golgardei', 4);
      units(t, 0, h(0, 2), { sellswords: 2 });
      t.players[0]!.at = h(1, 1);
    });
    turnOf(s, 0).say(0, 'command').say(0, h(1, 1)).say(0, [2]);
    expect(s.table.hexes[h(1, 1)]!.units).toEqual([2, 0, 0, 0]);
  });

  it('[card:thieves-map] its owner sees two tiles and may swap them', () => {
    const s = owner(['thieves-map']).with((t) => {
      tile(t, h(1, 0), 'rigga', 0, false);
      tile(t, h(0, 1), 'torment', 0, false);
    });
    turnOf(s, 0).say(0, 'thieves-map').say(0, h(1, 0));
    expect(s.options(0)).not.toContain(h(2, 0));
    s.say(0, h(0, 1)).say(0, 'swap');
    expect([s.table.hexes[h(1, 0)]!.tile, s.table.hexes[h(0, 1)]!.tile]).toEqual(['torment', 'rigga']);
    expect(s.table.players[0]!.seen).toEqual([h(0, 1), h(1, 0)].sort((a, b) => a - b));
  });

  it('[card:captured-cipher] takes a token off a Legion', () => {
    const s = owner(['captured-cipher']).with((t) => foe(t, 'assassin', h(3, 0), 3, { tokens: 1 }));
    turnOf(s, 0).say(0, 'captured-cipher');
    expect(foeIn(s.table, 'assassin')!.tokens).toBe(0);
  });

  it('[card:charm-of-the-treemother] removes a Skeleton next to the Hero, no VP', () => {
    const s = owner(['charm-of-the-treemother']).with((t) => {
      t.hexes[h(0, 3)]!.skeletons = 1;
    });
    turnOf(s, 0).say(0, 'charm-of-the-treemother');
    expect([s.table.hexes[h(0, 3)]!.skeletons, s.table.players[0]!.vp]).toEqual([0, 0]);
  });

  it('[card:crown-of-the-last-emperor] 1 VP, and a Legion spares your Havens in a tie', () => {
    const s = owner(['crown-of-the-last-emperor']).with((t) => {
      Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0 });
      t.hexes[h(3, 0)]!.haven = 1;
    });
    expect(prefer(s.table, 'E', [h(0, 2), h(3, 0)])).toEqual([h(3, 0)]);
    s.at('scoring', { turn: 0 });
    expect(s.table.players[0]!.vp).toBe(4);
  });

  it('[card:nethersea-compass] one Command to two hexes', () => {
    const s = owner(['nethersea-compass']).with((t) => {
      tile(t, h(2, 0), 'dawngaard');
      units(t, 0, h(2, 0), { sellswords: 2 });
      t.players[0]!.at = h(-3, 3);
    });
    turnOf(s, 0).say(0, 'nethersea-compass').say(0, 'command').say(0, h(3, 0)).say(0, h(0, 3)).say(0, [1]).say(0, [1]);
    expect([s.table.hexes[h(3, 0)]!.owner, s.table.hexes[h(0, 3)]!.owner]).toEqual([0, 0]);
    expect(s.table.players[0]).toMatchObject({ ap: 7, food: 9, marks: [] });
  });

  it('[card:nethersea-compass] [UP-ACT-CMD-05] leads no Units into a face-down hex, in neither edition', () => {
    const offered = (edition: '1E' | '2E') => {
      const s = stage({ edition, heroes: ['hanzo', 'syndra'] }).with((t) => {
        t.players[0]!.items = ['nethersea-compass'];
        tile(t, h(2, 0), 'dawngaard');
        units(t, 0, h(2, 0), { sellswords: 2 });
        t.players[0]!.at = h(-3, 3);
        t.hexes[h(0, 3)]!.up = false;
      });
      turnOf(s, 0).say(0, 'nethersea-compass').say(0, 'command').say(0, h(3, 0));
      return s.options(0).includes(h(0, 3));
    };
    expect([offered('2E'), offered('1E')]).toEqual([false, false]);
  });

  it('[card:demon-contract] a Curse next to the Hero, then 6 resources', () => {
    const s = turnOf(owner(['demon-contract']), 0)
      .say(0, 'demon-contract')
      .say(0, h(0, 3))
      .say(0, [2, 2, 2]);
    expect(s.table.hexes[h(0, 3)]!.curse).toBe(true);
    expect(goods(s.table, 0)).toEqual([12, 12, 12]);
  });

  it('[card:oath-ring] a Basic Unit becomes an Elite Unit', () => {
    const s = owner(['oath-ring']).with((t) => units(t, 0, h(0, 2), { hunters: 1 }));
    turnOf(s, 0).say(0, 'oath-ring').say(0, 'hunters>slavers');
    expect(s.table.hexes[h(0, 2)]!.units).toEqual([0, 0, 0, 1]);
  });

  it('[card:beast-bait] moves a Horde', () => {
    const s = owner(['beast-bait']).with((t) => foe(t, 'oda', h(3, 0), 3));
    turnOf(s, 0)
      .say(0, 'beast-bait')
      .say(0, `oda@${h(3, -1)}`);
    expect(foeIn(s.table, 'oda')!.at).toBe(h(3, -1));
  });

  it('[card:forged-orders] moves a Legion', () => {
    const s = owner(['forged-orders']).with((t) => foe(t, 'assassin', h(3, 0), 3));
    turnOf(s, 0)
      .say(0, 'forged-orders')
      .say(0, `assassin@${h(3, -1)}`);
    expect(foeIn(s.table, 'assassin')!.at).toBe(h(3, -1));
  });

  it('[card:plague-censer] up to 2 Garrison levels go back, then a Curse', () => {
    const s = owner(['plague-censer']).with((t) => {
      t.hexes[h(0, 1)]!.garrisons = 3;
    });
    turnOf(s, 0).say(0, 'plague-censer').say(0, 2);
    expect(s.table.hexes[h(0, 1)]).toMatchObject({ garrisons: 0, curse: true });
    expect(s.table.chaosGrave.garrisons).toEqual([1, 0, 0]);
  });

  it('[card:golden-collar] 2 VP for The Empire, up to 2 Items from the discard pile', () => {
    const s = owner(['golden-collar']).with((t) => {
      t.itemDiscard = ['smoked-meat', 'flenser', 'bone-dice'];
    });
    turnOf(s, 0).say(0, 'golden-collar');
    expect(s.options(0)).toEqual(['smoked-meat', 'bone-dice', 'done']);
    s.say(0, 'bone-dice').say(0, 'done');
    expect([s.table.players[0]!.items, s.table.empireVp]).toEqual([['bone-dice'], 2]);
  });

  it('[card:golden-collar] no third Item, and none that its owner cannot use', () => {
    const s = owner(['golden-collar']).with((t) => {
      t.itemDiscard = ['smoked-meat', 'flenser', 'bone-dice', 'healing-moss'];
    });
    turnOf(s, 0).say(0, 'golden-collar').say(0, 'bone-dice').say(0, 'smoked-meat');
    expect(s.table.players[0]!.items).toEqual(['bone-dice', 'smoked-meat']);
    expect(s.options(0)).not.toContain('healing-moss');
    // The Collar itself is discarded and never comes back by its own power.
    expect(s.table.itemDiscard).toEqual(expect.arrayContaining(['flenser', 'healing-moss', 'golden-collar']));
  });

  it('[card:broken-seal] everybody sees the next Event; an Activation Token', () => {
    const s = owner(['broken-seal']).with((t) => {
      foe(t, 'oda', h(3, 0), 3);
      t.eventsUp = 1;
    });
    turnOf(s, 0).say(0, 'broken-seal');
    expect(s.table.eventsUp).toBe(2);
    expect(foeIn(s.table, 'oda')!.tokens).toBe(1);
  });
});
