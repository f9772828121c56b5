import { describe, expect, it } from 'vitest';
import type { FeatId } from '../../data/feats.ts';
import { costsOf } from '../../query/costs.ts';
import { ctx, effectAt, foe, foeIn, goods, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';
import { colours, FIELD, fight, hits } from './fights.ts';

const ronja = (feats: readonly FeatId[]) =>
  stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
    t.players[0]!.feats = feats;
  });
const hanzo = (feats: readonly FeatId[]) =>
  stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
    t.players[0]!.feats = feats;
  });
const druwhn = (hero: 'syndra' | 'fhayanor', feats: readonly FeatId[]) =>
  stage({ factions: ['druwhn', 'mohyar'], heroes: [hero, 'ronja'] }).with((t) => {
    t.players[0]!.feats = feats;
  });

describe('Feats of Ronja', () => {
  it('[card:pit-fighter] +1 red in Clash on the Hero’s hex', () => {
    const s = fight({ feats: ['pit-fighter'], units: { sellswords: 1 }, skeletons: 1 }).say(0, 'pit-fighter');
    expect(colours(s, 0)).toEqual(['blue', 'red']);
    expect(s.table.players[0]!.down).toEqual(['pit-fighter']);
  });

  it('[card:plunderer] 1 Plunder for each Garrison level destroyed', () => {
    const s = fight({ feats: ['plunderer'], units: { berserkers: 1 }, garrisons: 2, dice: { 'roll:E:white': '- -', 'roll:0:red': 'SS' } });
    expect(s.table.players[0]).toMatchObject({ plunder: 12, vp: 2 });
  });

  it('[card:blood-for-blood] 1 yellow for each Unit lost here; Skulls hit at once', () => {
    const s = fight({
      feats: ['blood-for-blood'],
      units: { sellswords: 2 },
      garrisons: 2,
      dice: { 'roll:E:white': 'S S', 'roll:0:yellow': 'S -' },
    });
    expect(s.over).toBe(false);
    s.say(0, 'blood-for-blood');
    expect(s.table.hexes[FIELD]!.garrisons).toBe(1);
  });

  it('[card:berserker-call] Berserkers cost 1 Salt and 2 Food in this Phase', () => {
    const s = ronja(['berserker-call']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'berserker-call').say(0, 'berserkers').say(0, 'berserkers');
    expect(goods(s.table, 0)).toEqual([8, 10, 6]);
  });

  it('[card:chain-breaker] destroys 1 Garrison level next to the Hero for 1 VP', () => {
    const s = ronja(['chain-breaker']).with((t) => {
      t.hexes[h(0, 1)]!.garrisons = 2;
    });
    turnOf(s, 0).say(0, 'chain-breaker');
    expect([s.table.hexes[h(0, 1)]!.garrisons, s.table.players[0]!.vp]).toEqual([1, 1]);
  });

  it('[card:forced-march] the next Command costs no Food', () => {
    const s = turnOf(ronja(['forced-march']), 0)
      .say(0, 'forced-march')
      .say(0, 'command');
    expect(s.table.players[0]!.food).toBe(10);
  });

  it('[card:trophy-rack] a Legion destroyed gives 1 VP more, a Horde does not', () => {
    const s = ronja(['trophy-rack']).with((t) => foe(t, 'assassin', h(3, 0), 2));
    effectAt(s, 'quest/poison-the-wells/solve', ctx(0, h(0, 2), { quest: 'poison-the-wells' }));
    expect(s.table.players[0]!.vp).toBe(4);
  });

  it('[card:last-one-standing] with exactly one Unit its die is rerolled', () => {
    const s = fight({
      feats: ['last-one-standing'],
      units: { sellswords: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': '- S', 'roll:C:red': '-' },
    });
    s.say(0, 'last-one-standing').say(0, [0]);
    expect(s.table.hexes[FIELD]!.skeletons).toBe(0);
    const two = fight({
      feats: ['last-one-standing'],
      units: { sellswords: 2 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S -', 'roll:C:red': '-' },
    });
    expect(two.over).toBe(true);
  });
});

describe('Feats of Hanzo', () => {
  it('[card:shadow-step] a Move for 1 AP to distance 2 or less', () => {
    const s = turnOf(hanzo(['shadow-step']), 0).say(0, 'shadow-step');
    expect(s.options(0)).toContain(h(0, 0));
    expect(s.options(0)).not.toContain(h(0, -1));
    s.say(0, h(0, 0));
    expect(s.table.players[0]).toMatchObject({ ap: 7, at: h(0, 0) });
    expect(s.options(0)).toContain('end');
  });

  it('[card:fence] the next Market costs 2 Salt less', () => {
    const s = hanzo(['fence']).with((t) => Object.assign(t, { market: ['hunters-cloak'], items: [] }));
    turnOf(s, 0).say(0, 'fence').say(0, 'buy:hunters-cloak');
    expect(s.table.players[0]).toMatchObject({ salt: 10, marks: [] });
  });

  it('[card:slip-away] one Unit that would die goes to the reserve', () => {
    const s = fight({
      hero: 'hanzo',
      feats: ['slip-away'],
      units: { sellswords: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': 'S' },
    });
    s.say(0, 'slip-away');
    expect(s.table.chaosGrave.units[0]).toEqual([0, 0, 0, 0]);
  });

  it('[card:pickpocket] 2 Salt with a Garrison on the Hero’s hex', () => {
    const s = hanzo(['pickpocket']).with((t) => {
      t.hexes[h(0, 3)]!.garrisons = 1;
      t.players[0]!.at = h(0, 3);
    });
    turnOf(s, 0).say(0, 'pickpocket');
    expect(s.table.players[0]!.salt).toBe(12);
  });

  it('[card:poisoned-arrows] with a Hunter there 1 Skull more in Archery', () => {
    const s = fight({
      hero: 'hanzo',
      feats: ['poisoned-arrows'],
      units: { hunters: 1 },
      skeletons: 1,
      dice: { 'roll:0:white': '-' },
      away: true,
    });
    s.say(0, 'poisoned-arrows');
    expect(s.table.hexes[FIELD]!.skeletons).toBe(0);
  });

  it('[card:sabotage] a Legion on the Hero’s hex loses 1 Threat', () => {
    const s = hanzo(['sabotage']).with((t) => {
      t.players[0]!.at = h(3, 0);
      foe(t, 'assassin', h(3, 0), 3);
    });
    turnOf(s, 0).say(0, 'sabotage');
    expect(foeIn(s.table, 'assassin')!.threat).toBe(2);
  });

  it('[card:loaded-dice] reroll any number of Hero Dice', () => {
    const s = hanzo(['loaded-dice']).dice(rolls({ 'hero:0:purple': '- BB', 'hero:0:white': '- S' }));
    s.at('hero-roll', { seat: 0, pool: [] }).say(0, [1, 0]).say(0, 'loaded-dice').say(0, [0, 1]);
    expect(s.over).toBe(true);
    expect(s.events.at(-1)).toMatchObject({ type: 'rerolled', dice: [{ colour: 'purple' }, { colour: 'white' }] });
  });

  it('[card:informant] takes a token off a card next to the Hero', () => {
    const s = hanzo(['informant']).with((t) => foe(t, 'oda', h(0, 3), 3, { tokens: 2 }));
    turnOf(s, 0).say(0, 'informant');
    expect(foeIn(s.table, 'oda')!.tokens).toBe(1);
  });
});

describe('Feats of Syndra', () => {
  it('[card:moonlight-rite] a Skull becomes a Bolt, not on a Curse', () => {
    const s = fight({
      faction: 'druwhn',
      feats: ['moonlight-rite'],
      druids: ['mountain-heart'],
      units: { beastmasters: 1 },
      skeletons: 1,
      dice: { 'roll:0:red': 'SS', 'roll:C:red': 'SS' },
    });
    s.say(0, 'moonlight-rite').say(0, 'mountain-heart');
    expect(hits(s)).toEqual([0, 1]);
    const cursed = fight({
      faction: 'druwhn',
      feats: ['moonlight-rite'],
      units: { beastmasters: 1 },
      skeletons: 1,
      dice: { 'roll:0:red': 'S' },
      change: (t) => {
        t.hexes[FIELD]!.curse = true;
      },
    });
    expect(cursed.over).toBe(true);
  });

  it('[card:forest-paths] Units at distance 2 come through free explored Woods', () => {
    const s = druwhn('syndra', ['forest-paths']).with((t) => {
      tile(t, h(1, 1), 'trollward', 1);
      units(t, 0, h(2, 1), { swordsisters: 1 });
      t.players[0]!.at = h(-3, 0);
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.options(0)).toContain(h(0, 2));
    s.with((t) => {
      t.hexes[h(1, 1)]!.garrisons = 1;
    });
    expect(s.options(0)).not.toContain(h(0, 2));
  });

  it('[card:thorn-ward] 2 Shields on the Hero’s hex', () => {
    const s = fight({
      faction: 'druwhn',
      feats: ['thorn-ward'],
      units: { swordsisters: 1 },
      skeletons: 1,
      dice: { 'roll:0:blue': 'S', 'roll:C:red': 'SS' },
    });
    s.say(0, 'thorn-ward');
    expect(hits(s)).toEqual([0, 1]);
  });

  it('[card:sisters-of-the-blade] reroll the blank dice of Swordsisters', () => {
    const s = fight({
      faction: 'druwhn',
      feats: ['sisters-of-the-blade'],
      away: true,
      units: { swordsisters: 2, beastmasters: 1 },
      skeletons: 2,
      dice: { 'roll:0:blue': '- S S', 'roll:0:red': '-', 'roll:C:red': '- -' },
    });
    s.say(0, 'sisters-of-the-blade');
    expect(s.options(0)).toEqual([0]);
    s.say(0, [0]);
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:cleanse] 4 Salt lift the Curse on the Hero’s hex', () => {
    const s = druwhn('syndra', ['cleanse']).with((t) => {
      t.hexes[h(0, 3)]!.curse = true;
      t.players[0]!.at = h(0, 3);
    });
    turnOf(s, 0).say(0, 'cleanse');
    expect([s.table.hexes[h(0, 3)]!.curse, s.table.players[0]!.salt]).toEqual([false, 6]);
  });

  it('[card:call-the-beasts] one Beastmaster for 1 Salt and 2 Food, the next for the full price', () => {
    const s = druwhn('syndra', ['call-the-beasts']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'call-the-beasts').say(0, 'beastmasters');
    expect(goods(s.table, 0)).toEqual([9, 10, 8]);
    s.say(0, 'beastmasters');
    expect(goods(s.table, 0)).toEqual([7, 10, 5]);
  });

  it('[card:vision] the owner orders the top three Quests', () => {
    const s = druwhn('syndra', ['vision']).with((t) => {
      t.questDeck = ['tribute', 'silent-knives', 'the-salt-barons', 'break-the-chains'];
    });
    turnOf(s, 0).say(0, 'vision');
    expect(s.options(0)).toEqual(['break-the-chains', 'the-salt-barons', 'silent-knives']);
    s.say(0, ['silent-knives', 'break-the-chains', 'the-salt-barons']);
    expect(s.table.questDeck).toEqual(['tribute', 'the-salt-barons', 'break-the-chains', 'silent-knives']);
  });

  it('[card:silver-rain] +1 purple in Archery', () => {
    const s = fight({ faction: 'druwhn', feats: ['silver-rain'], away: true, units: { swordsisters: 1 }, skeletons: 1 }).say(
      0,
      'silver-rain',
    );
    expect(colours(s, 0)).toEqual(['purple']);
  });
});

describe('Feats of Fhayanor', () => {
  const F = { faction: 'druwhn' as const, hero: 'fhayanor' as const };

  it('[card:captain-of-bows] reroll any dice of the Sons of the Bow in Archery', () => {
    const s = fight({
      ...F,
      feats: ['captain-of-bows'],
      away: true,
      units: { 'sons-of-the-bow': 2, rangers: 1 },
      skeletons: 2,
      dice: { 'roll:0:yellow': '- - S', 'roll:0:purple': 'S' },
    });
    s.say(0, 'captain-of-bows');
    expect(s.options(0)).toEqual([0, 1]);
    s.say(0, [0]);
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:rally] +1 blue in Clash', () => {
    const s = fight({ ...F, feats: ['rally'], away: true, units: { swordsisters: 1 }, skeletons: 1 }).say(0, 'rally');
    expect(colours(s, 0)).toEqual(['blue', 'blue']);
  });

  it('[card:hold-the-line] +1 blue with a Wall there', () => {
    const wall = (t: Parameters<NonNullable<Parameters<typeof fight>[0]['change']>>[0]) => {
      t.hexes[FIELD]!.wall = true;
    };
    const s = fight({ ...F, feats: ['hold-the-line'], units: { swordsisters: 1 }, skeletons: 1, haven: true, change: wall }).say(
      0,
      'hold-the-line',
    );
    expect(colours(s, 0)).toEqual(['blue', 'blue', 'blue']);
    expect(fight({ ...F, feats: ['hold-the-line'], units: { swordsisters: 1 }, skeletons: 1 }).over).toBe(true);
  });

  it('[card:ambush] the hex counts as Woods', () => {
    const s = fight({ ...F, feats: ['ambush'], units: { 'sons-of-the-bow': 1 }, skeletons: 1 }).say(0, 'ambush');
    expect(s.question(0).kind).toBe('reroll');
  });

  it('[card:ranger-school] Rangers cost 2 Salt less in this Phase', () => {
    const s = druwhn('fhayanor', ['ranger-school']).with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy').say(0, 'ranger-school');
    expect(costsOf(s.table, 0, 'rangers')[0]!.goods).toEqual([2, 2, 0]);
  });

  it('[card:supply-lines] 1 Food for each Haven, at most 2', () => {
    const s = druwhn('fhayanor', ['supply-lines']).with((t) => {
      for (const hex of [h(3, 0), h(3, -1)]) t.hexes[hex]!.haven = 0;
    });
    s.at('production', { turn: 0 });
    expect(s.table.players[0]!.food).toBe(10 + 1 + 1 + 2);
  });

  it('[card:signal-fires] another faction Commands for its own AP and Food', () => {
    const s = druwhn('fhayanor', ['signal-fires']).with((t) => units(t, 1, h(0, -2), { sellswords: 1 }));
    turnOf(s, 0).say(0, 'signal-fires').say(1, 'command').say(1, h(0, -3)).say(1, 'without').say(1, [1]);
    expect(s.table.hexes[h(0, -3)]!.owner).toBe(1);
    expect(s.table.players.map((p) => [p.ap, p.food])).toEqual([
      [8, 10],
      [7, 9],
    ]);
    expect(s.asked).toEqual([0]);
  });

  it('[card:vow-of-return] a Unit leaves a Graveyard before it is counted', () => {
    const s = druwhn('fhayanor', ['vow-of-return']).with((t) => {
      t.imperialGrave = {
        ...t.imperialGrave,
        units: [
          [0, 0, 0, 1],
          [0, 0, 0, 0],
        ],
      };
    });
    s.at('scoring', { turn: 0 }).say(0, 'vow-of-return');
    expect(s.table.empireVp).toBe(0);
  });
});
