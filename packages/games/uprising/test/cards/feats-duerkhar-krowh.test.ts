import { describe, expect, it } from 'vitest';
import type { FactionId } from '../../data/factions.ts';
import { FEAT, type FeatId } from '../../data/feats.ts';
import { HERO, type HeroId } from '../../data/heroes.ts';
import { ctx, effectAt, foe, foeIn, goods, h, stage, tile, turnOf, units } from '../scenes.ts';
import { colours, FIELD, fight, hits, rounds } from './fights.ts';

const of = (faction: FactionId, hero: HeroId, feats: readonly FeatId[]) =>
  stage({ factions: [faction, 'mohyar'], heroes: [hero, 'ronja'] }).with((t) => {
    t.players[0]!.feats = feats;
  });

describe('attribute Feats', () => {
  const FEATS = [
    ['rage', 'ronja', ['might', 'guile'], [0, 0, 2]],
    ['scars', 'ronja', ['might', 'leadership'], [0, 2, 0]],
    ['nimble', 'hanzo', ['guile', 'magic'], [2, 0, 0]],
    ['streetwise', 'hanzo', ['guile', 'leadership'], [0, 0, 2]],
    ['seer', 'syndra', ['magic', 'leadership'], [2, 0, 0]],
    ['starborn', 'syndra', ['magic', 'guile'], [0, 2, 0]],
    ['noble', 'fhayanor', ['leadership', 'might'], [2, 0, 0]],
    ['pathfinder', 'fhayanor', ['guile', 'leadership'], [0, 0, 2]],
    ['matriarch', 'yanny', ['leadership', 'magic'], [0, 2, 0]],
    ['stonewise', 'yanny', ['might', 'leadership'], [2, 0, 0]],
    ['iron-will', 'baranth', ['might', 'leadership'], [0, 2, 0]],
    ['rune-carver', 'baranth', ['magic', 'might'], [2, 0, 0]],
    ['brutal', 'khaal', ['might', 'leadership'], [0, 0, 2]],
    ['blooded', 'khaal', ['might', 'guile'], [0, 2, 0]],
    ['spirit-walker', 'dugpa', ['magic', 'guile'], [0, 0, 2]],
    ['old-blood', 'dugpa', ['magic', 'might'], [2, 0, 0]],
  ] as const;
  for (const [feat, hero, attributes, gained] of FEATS) {
    it(`[card:${feat}] +1 in one of two attributes, and 2 resources`, () => {
      const { faction } = HERO[hero];
      const s = stage({
        factions: [faction, faction === 'mohyar' ? 'druwhn' : 'mohyar'],
        heroes: [hero, faction === 'mohyar' ? 'syndra' : 'ronja'],
      });
      s.with((t) => Object.assign(t.players[0]!, { deck: [feat], lore: [0] }));
      effectAt(s, 'quest/the-sunken-library/goals/0/reward', ctx(0, h(0, 2)));
      expect(s.options(0)).toEqual(attributes);
      s.say(0, attributes[1]);
      expect(s.table.players[0]!.tucked).toEqual([{ feat, attribute: attributes[1] }]);
      expect(goods(s.table, 0)).toEqual(gained.map((n) => n + 10));
      expect(FEAT[feat].use).toBe('tuck');
    });
  }
});

describe('Feats of Yanny', () => {
  const D = { faction: 'duerkhar' as const };

  it('[card:younglings-rise] after combat 1 Younglings becomes 1 Oathsworn', () => {
    const s = fight({
      ...D,
      feats: ['younglings-rise'],
      units: { younglings: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': '-' },
    });
    s.say(0, 'younglings-rise');
    expect(s.table.hexes[FIELD]!.units).toEqual([0, 0, 1, 0]);
  });

  it('[card:forge-song] one Tower and one Wall are free', () => {
    const s = of('duerkhar', 'yanny', ['forge-song']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy')
      .say(0, 'forge-song')
      .say(0, `wall@${h(0, 2)}`)
      .say(0, `tower@${h(0, 2)}`);
    expect(s.table.players[0]!.plunder).toBe(10);
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ wall: true, tower: true });
  });

  it('[card:forge-song] no second Wall or Tower is free', () => {
    const s = of('duerkhar', 'yanny', ['forge-song']).with((t) => {
      t.phase = 'build';
      tile(t, h(1, 1), 'raufrost');
      t.hexes[h(1, 1)]!.haven = 0;
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'forge-song');
    for (const [what, plunder] of [
      [`wall@${h(0, 2)}`, 10],
      [`wall@${h(1, 1)}`, 9],
      [`tower@${h(1, 1)}`, 9],
      [`tower@${h(0, 2)}`, 8],
    ] as const) {
      s.say(0, what);
      expect(s.table.players[0]!.plunder, what).toBe(plunder);
    }
  });

  it('[card:younglings-rise] not without an Oathsworn in the reserve', () => {
    const s = fight({
      ...D,
      feats: ['younglings-rise'],
      units: { younglings: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': '-' },
      change: (t) => units(t, 0, h(0, 2), { oathsworn: 3 }),
    });
    expect(s.asked.flatMap((seat) => s.options(seat))).not.toContain('younglings-rise');
    expect(s.table.hexes[FIELD]!.units).toEqual([1, 0, 0, 0]);
  });

  it('[card:shield-brothers] 1 Shield for every 2 Younglings', () => {
    const s = fight({
      ...D,
      feats: ['shield-brothers'],
      units: { younglings: 4 },
      skeletons: 2,
      dice: { 'roll:0:blue': '- - - -', 'roll:C:red': 'SS S' },
    });
    s.say(0, 'shield-brothers');
    expect(hits(s)[0]).toBe(1);
  });

  it('[card:koloth-rider] with the Koloth’s die +1 black', () => {
    const s = fight({ ...D, feats: ['koloth-rider'], away: true, units: { koloth: 1 }, skeletons: 1 }).say(0, 'koloth-rider');
    expect(colours(s, 0)).toEqual(['black', 'black']);
  });

  it('[card:deep-roads] Units cross edges between two explored Highlands', () => {
    const s = of('duerkhar', 'yanny', ['deep-roads']).with((t) => {
      tile(t, h(1, 1), 'frosthold-pass', 1);
      tile(t, h(0, 1), 'imperial-slave-mines', 0);
      units(t, 0, h(1, 1), { younglings: 1 });
      t.edges = t.edges.with(h(1, 1), 63).with(h(0, 1), 63);
      t.players[0]!.at = h(-3, 0);
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.options(0)).toEqual([h(-3, 1), h(-2, -1), h(-2, 0), h(0, 1), h(0, 2)].sort((a, b) => a - b));
  });

  it('[card:spear-chorus] 1 white for each Spearsinger', () => {
    const s = fight({ ...D, feats: ['spear-chorus'], away: true, units: { spearsingers: 2 }, skeletons: 1 }).say(0, 'spear-chorus');
    expect(colours(s, 0)).toEqual(['white', 'white', 'white', 'white']);
  });

  it('[card:oath-of-stone] up to 2 Units go to the reserve instead', () => {
    const s = fight({
      ...D,
      feats: ['oath-of-stone'],
      units: { younglings: 3 },
      skeletons: 2,
      dice: { 'roll:0:blue': 'S S -', 'roll:C:red': 'SS S' },
    });
    s.say(0, 'oath-of-stone');
    expect(s.table.chaosGrave.units[0]).toEqual([1, 0, 0, 0]);
    expect(s.table.hexes[FIELD]!.owner).toBe(-1);
  });

  it('[card:hearth-fires] 1 VP for each Haven with Wall and Tower', () => {
    const s = of('duerkhar', 'yanny', ['hearth-fires']).with((t) => {
      Object.assign(t.hexes[h(0, 2)]!, { wall: true, tower: true });
      Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0 });
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.players[0]!.vp).toBe(2 + 1 + 1);
  });
});

describe('Feats of Baranth', () => {
  const B = { faction: 'duerkhar' as const, hero: 'baranth' as const };

  it('[card:hammer-blow] +1 Skull in Clash', () => {
    const s = fight({
      ...B,
      feats: ['hammer-blow'],
      away: true,
      units: { younglings: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': '-', 'roll:C:red': '-' },
    });
    s.say(0, 'hammer-blow');
    expect(s.table.hexes[FIELD]!.skeletons).toBe(0);
  });

  it('[card:quarry-master] 1 Plunder in Production', () => {
    const s = of('duerkhar', 'baranth', ['quarry-master']).at('production', { turn: 0 });
    expect(s.table.players[0]!.plunder).toBe(10 + 3 + 1 + 1);
  });

  it('[card:siege-craft] Garrisons roll one die less', () => {
    const s = fight({ ...B, feats: ['siege-craft'], away: true, units: { younglings: 1 }, garrisons: 2 }).say(0, 'siege-craft');
    expect(colours(s, 1)).toEqual(['white']);
  });

  it('[card:mountain-guard] +1 blue in Clash on Highlands', () => {
    const s = fight({ ...B, feats: ['mountain-guard'], away: true, tile: 'frosthold-pass', units: { younglings: 1 }, skeletons: 1 });
    s.say(0, 'mountain-guard');
    expect(colours(s, 0)).toEqual(['blue', 'blue']);
  });

  it('[card:oathsworn-march] Oathsworn come from distance 2', () => {
    const s = of('duerkhar', 'baranth', ['oathsworn-march']).with((t) => {
      units(t, 0, h(-1, 3), { oathsworn: 1, younglings: 1 });
      t.players[0]!.at = h(3, -3);
    });
    turnOf(s, 0).say(0, 'oathsworn-march').say(0, 'command').say(0, h(-3, 3));
    expect(s.options(0)).toEqual([`${h(-1, 3)}:2`]);
  });

  it('[card:oathsworn-march] no other Unit comes from distance 2', () => {
    const march = (there: Partial<Record<'oathsworn' | 'younglings', number>>) =>
      turnOf(
        of('duerkhar', 'baranth', ['oathsworn-march']).with((t) => {
          units(t, 0, h(-1, 3), there);
          t.players[0]!.at = h(3, -3);
        }),
        0,
      ).say(0, 'oathsworn-march');
    expect(march({ oathsworn: 1 }).say(0, 'command').options(0)).toContain(h(-3, 3));
    expect(march({ younglings: 2 }).say(0, 'command').options(0)).not.toContain(h(-3, 3));
  });

  it('[card:armory] one Elite Unit costs 2 less, kinds of choice', () => {
    const s = of('duerkhar', 'baranth', ['armory']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'armory');
    expect(s.options(0).filter((id) => String(id).startsWith('oathsworn'))).toHaveLength(3);
    s.say(0, 'oathsworn');
    expect(goods(s.table, 0).reduce((a, b) => a + b, 0)).toBe(30 - 3);
    expect(s.table.players[0]!.marks).toEqual([]);
  });

  it('[card:stubborn] reroll ALL own dice', () => {
    const s = fight({
      ...B,
      feats: ['stubborn'],
      away: true,
      units: { younglings: 2 },
      skeletons: 2,
      dice: { 'roll:0:blue': 'S - S S', 'roll:C:red': '- -' },
    });
    s.say(0, 'stubborn');
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:grudge] 1 VP when the Legion that hunts you is destroyed, by anybody', () => {
    const s = of('duerkhar', 'baranth', ['grudge']).with((t) => foe(t, 'assassin', h(3, 0), 2, { target: h(0, 2), prey: 0 }));
    effectAt(s, 'quest/poison-the-wells/solve', ctx(1, h(0, -2), { quest: 'poison-the-wells' }));
    expect(s.table.players.map((p) => p.vp)).toEqual([1, 3]);
  });
});

describe('Feats of Kha’al', () => {
  const K = { faction: 'krowh' as const };

  it('[card:warchief] 1 white for every 2 Tribesmen', () => {
    const s = fight({ ...K, feats: ['warchief'], away: true, units: { tribesmen: 5 }, skeletons: 1 }).say(0, 'warchief');
    expect(colours(s, 0)).toHaveLength(7);
  });

  it('[card:raid] 2 Food after a combat that was won', () => {
    const s = fight({
      ...K,
      feats: ['raid'],
      away: true,
      units: { trolls: 1 },
      skeletons: 1,
      dice: { 'roll:0:black': 'S', 'roll:C:red': '-' },
    });
    s.say(0, 'raid');
    expect(s.table.players[0]!.food).toBe(12);
  });

  it('[card:horde-of-our-own] up to 2 Tribesmen for free on own Havens', () => {
    const s = of('krowh', 'khaal', ['horde-of-our-own']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'horde-of-our-own');
    s.say(0, `tribesmen@${h(0, 2)}`).say(0, `tribesmen@${h(0, 2)}`);
    expect(s.table.hexes[h(0, 2)]!.units).toEqual([2, 0, 0, 0]);
    expect(goods(s.table, 0)).toEqual([10, 10, 10]);
  });

  it('[card:varg-pack] Vargs roll in Archery on any terrain', () => {
    const s = fight({ ...K, feats: ['varg-pack'], away: true, units: { vargs: 1 }, skeletons: 1, dice: { 'roll:0:red': 'S' } }).say(
      0,
      'varg-pack',
    );
    expect([rounds(s)[0], colours(s, 0)]).toEqual(['archery', ['red']]);
  });

  it('[card:troll-feed] 2 Food for +1 red with a Troll', () => {
    const s = fight({ ...K, feats: ['troll-feed'], away: true, units: { trolls: 1 }, skeletons: 1 }).say(0, 'troll-feed');
    expect([colours(s, 0), s.table.players[0]!.food]).toEqual([['black', 'red'], 8]);
  });

  it('[card:break-them] cancel 2 enemy Shields', () => {
    const s = fight({
      ...K,
      feats: ['break-them'],
      away: true,
      units: { trolls: 1 },
      garrisons: 1,
      dice: { 'roll:E:white': '-', 'roll:0:black': 'S', 'roll:E:blue': 'H' },
    });
    s.say(0, 'break-them');
    expect(s.table.hexes[FIELD]!.garrisons).toBe(0);
  });

  it('[card:skull-pile] every third Skeleton gives 1 VP more', () => {
    const s = fight({
      ...K,
      feats: ['skull-pile'],
      units: { trolls: 1 },
      skeletons: 1,
      dice: { 'roll:0:black': 'S', 'roll:C:red': '-' },
      change: (t) => {
        t.players[0]!.skulls = 2;
      },
    });
    expect(s.table.players[0]).toMatchObject({ vp: 2, skulls: 3 });
  });

  it('[card:no-retreat] +1 red with fewer Units than the enemy has Units or Threat', () => {
    const s = fight({ ...K, feats: ['no-retreat'], away: true, units: { tribesmen: 1 }, skeletons: 2 })
      .say(0, 'done')
      .say(0, 'no-retreat');
    expect(colours(s, 0)).toEqual(['white', 'red']);
    expect(
      fight({
        ...K,
        feats: ['no-retreat'],
        units: { trolls: 1, vargs: 1 },
        skeletons: 2,
        dice: { 'roll:0:black': 'SSS', 'roll:0:red': 'S', 'roll:C:red': '- -' },
      }).over,
    ).toBe(true);
  });
});

describe('Feats of Dugpa', () => {
  const P = { faction: 'krowh' as const, hero: 'dugpa' as const };
  const dugpa = (feats: readonly FeatId[]) => of('krowh', 'dugpa', feats);

  it('[card:bone-reader] +1 purple in a Hero roll', () => {
    const s = dugpa(['bone-reader']).at('hero-roll', { seat: 0, pool: [] }).say(0, [0, 0]).say(0, 'bone-reader');
    expect(s.events.find((e) => e.type === 'hero-rolled')).toMatchObject({ dice: Array(4).fill({ colour: 'purple' }) });
  });

  it('[card:totem] 1 Tribesmen on the Hero’s hex', () => {
    const s = turnOf(dugpa(['totem']), 0).say(0, 'totem');
    expect(s.table.hexes[h(0, 2)]!.units).toEqual([1, 0, 0, 0]);
  });

  it('[card:hex-of-rot] a Horde on the Hero’s hex loses 1 Threat', () => {
    const s = dugpa(['hex-of-rot']).with((t) => {
      t.players[0]!.at = h(3, 0);
      foe(t, 'bloodwyrm', h(3, 0), 1);
    });
    turnOf(s, 0).say(0, 'hex-of-rot');
    expect(foeIn(s.table, 'bloodwyrm')).toBeUndefined();
    expect(s.table.players[0]!.vp).toBe(4);
  });

  it('[card:ghost-drums] reroll up to 3 dice in Clash', () => {
    const s = fight({
      ...P,
      feats: ['ghost-drums'],
      away: true,
      units: { tribesmen: 3 },
      skeletons: 2,
      dice: { 'roll:0:white': '- - - S S -', 'roll:C:red': '- -' },
    });
    s.say(0, 'ghost-drums').say(0, [0, 1, 2]);
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:eat-the-dead] 2 Food: up to 2 player Units leave one Graveyard', () => {
    const s = dugpa(['eat-the-dead']).with((t) => {
      t.imperialGrave = {
        ...t.imperialGrave,
        units: [
          [1, 0, 0, 0],
          [1, 0, 0, 0],
        ],
      };
      t.chaosGrave = {
        ...t.chaosGrave,
        units: [
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ],
      };
    });
    turnOf(s, 0).say(0, 'eat-the-dead').say(0, 'E:sellswords');
    expect(s.options(0)).toEqual(['E:tribesmen', 'none']);
    s.say(0, 'E:tribesmen');
    expect(s.table.imperialGrave.units.flat().reduce((a, b) => a + b, 0)).toBe(0);
    expect(s.table.players[0]!.food).toBe(8);
  });

  it('[card:witch-fog] no Archery round', () => {
    const s = fight({ ...P, feats: ['witch-fog'], away: true, units: { deadeyes: 1 }, garrisons: 1 }).say(0, 'witch-fog');
    expect(rounds(s)[0]).toBe('clash');
  });

  it('[card:storm-caller] the next Bolt wakes two different Druids', () => {
    const s = fight({
      ...P,
      feats: ['storm-caller'],
      druids: ['red-hand', 'mountain-heart'],
      away: true,
      units: { vargs: 1 },
      skeletons: 2,
      dice: { 'roll:0:red': 'SB', 'roll:C:red': 'SS -' },
    });
    s.say(0, 'storm-caller').say(0, 'red-hand').say(0, 'mountain-heart');
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:ancestors-due] Chaos gets 1 VP less for each Curse next to a Haven, at most 2', () => {
    const s = dugpa(['ancestors-due']).with((t) => {
      for (const hex of [h(0, 3), h(-1, 3), h(1, 1), h(3, 0)]) t.hexes[hex]!.curse = true;
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.chaosVp).toBe(2);
  });

  it.each([
    ['one next to a Haven and one far away', [h(0, 3), h(3, 0)], 1],
    ['two far away', [h(3, 0), h(2, 0)], 2],
  ])('[card:ancestors-due] of %s', (_, curses, vp) => {
    const s = dugpa(['ancestors-due']).with((t) => {
      for (const hex of curses) t.hexes[hex]!.curse = true;
    });
    s.at('scoring', { turn: 0 });
    expect(s.table.chaosVp).toBe(vp);
  });
});
