import { describe, expect, it } from 'vitest';
import { QUEST, type QuestId } from '../../data/quests.ts';
import { CAPITAL, ctx, effectAt, foe, foeIn, goods, h, onTop, rolls, stage, tile, turnOf, units } from '../scenes.ts';
import { FIELD, fight, hits } from './fights.ts';

type Change = Parameters<ReturnType<typeof stage>['with']>[0];
const quest = (id: QuestId, part: 'solve' | 'fail' | 'immediate', change: Change = () => undefined) => {
  const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
    t.openQuests = [id];
    Object.assign(t.players[0]!, { deck: ['rage', 'trophy-rack'], lore: [0, 0] });
  });
  s.with(change);
  return effectAt(s, `quest/${id}/${part}`, ctx(0, h(0, 2), { quest: id }));
};
const open = (s: ReturnType<typeof stage>) => s.table.openQuests.length;

describe('Quests', () => {
  it('[card:instruction-of-the-druids] solve: any Feat; fail: Chaos 1 VP; 2 goals needed', () => {
    const s = quest('instruction-of-the-druids', 'solve').say(0, 'trophy-rack');
    expect([s.table.players[0]!.feats, open(s)]).toEqual([['trophy-rack'], 0]);
    expect(quest('instruction-of-the-druids', 'fail').table.chaosVp).toBe(1);
    expect(QUEST['instruction-of-the-druids'].needs).toBe(2);
  });

  it('[card:the-druidic-prophetess] taken: a Basic Unit whenever a Curse is placed; fail: 2 VP and discard', () => {
    const s = quest('the-druidic-prophetess', 'solve');
    expect(s.table.players[0]!.quests).toEqual(['the-druidic-prophetess']);
    s.at('place', { what: 'curse', n: 1, where: { at: 'here' }, ctx: ctx(0, h(3, 0)), together: false });
    s.say(0, `swordsisters@${h(0, -2)}`);
    expect(s.table.hexes[h(0, -2)]!.units).toEqual([1, 0, 0, 0]);
    const failed = quest('the-druidic-prophetess', 'fail');
    expect([failed.table.chaosVp, open(failed)]).toEqual([2, 0]);
  });

  it('[card:a-deal-with-demons] solve: 3 resources, 1 Skeleton in a region, it stays; fail: 2 VP', () => {
    const s = quest('a-deal-with-demons', 'solve').say(0, [1, 1, 1]).say(0, h(0, 3));
    expect([goods(s.table, 0), s.table.hexes[h(0, 3)]!.skeletons, open(s)]).toEqual([[11, 11, 11], 1, 1]);
    expect(quest('a-deal-with-demons', 'fail').table.chaosVp).toBe(2);
  });

  it('[card:rite-of-cleansing] solve: two Curses are lifted; fail: a Curse on an empty region space', () => {
    const s = quest('rite-of-cleansing', 'solve', (t) => {
      for (const hex of [h(3, 0), h(0, 3), h(0, -3)]) t.hexes[hex]!.curse = true;
    })
      .say(0, h(3, 0))
      .say(0, h(0, -3));
    expect([h(3, 0), h(0, 3), h(0, -3)].map((hex) => s.table.hexes[hex]!.curse)).toEqual([false, true, false]);
    expect(open(s)).toBe(0);
    const failed = quest('rite-of-cleansing', 'fail').say(0, h(-3, 0));
    expect(failed.table.hexes[h(-3, 0)]!.curse).toBe(true);
  });

  it('[card:break-the-chains] solve: a Garrison anywhere for 1 VP; fail: The Empire 1 VP', () => {
    const s = quest('break-the-chains', 'solve', (t) => {
      t.hexes[CAPITAL]!.garrisons = 3;
    });
    expect([s.table.hexes[CAPITAL]!.garrisons, s.table.players[0]!.vp]).toEqual([2, 1]);
    expect(quest('break-the-chains', 'fail').table.empireVp).toBe(1);
  });

  it('[card:the-salt-barons] solve: Items 1 Salt cheaper this Chapter; fail: lose 1 Salt', () => {
    const s = quest('the-salt-barons', 'solve');
    expect(open(s)).toBe(0);
    s.with((t) => Object.assign(t, { market: ['runed-shield'], items: [] }));
    turnOf(s, 0).say(0, 'buy:runed-shield');
    expect(s.table.players[0]!.salt).toBe(9);
    expect(quest('the-salt-barons', 'fail').table.players[0]!.salt).toBe(9);
  });

  it('[card:hunt-the-white-beast] solve: 3 Food; fail: lose 2 Food', () => {
    expect(quest('hunt-the-white-beast', 'solve').table.players[0]!.food).toBe(13);
    expect(quest('hunt-the-white-beast', 'fail').table.players[0]!.food).toBe(8);
  });

  it('[card:envoy-to-the-fjords] solve: a Basic Unit for each player; fail: The Empire 1 VP', () => {
    const s = quest('envoy-to-the-fjords', 'solve')
      .say(0, `hunters@${h(0, 2)}`)
      .say(1, `sons-of-the-bow@${h(0, -2)}`);
    expect([s.table.hexes[h(0, 2)]!.owner, s.table.hexes[h(0, -2)]!.owner]).toEqual([0, 1]);
    expect(quest('envoy-to-the-fjords', 'fail').table.empireVp).toBe(1);
  });

  const legion: Change = (t) => foe(t, 'assassin', h(3, 0), 4, { tokens: 1 });

  it('[card:poison-the-wells] solve: a Legion loses 2 Threat; fail: a token on a Legion', () => {
    expect(foeIn(quest('poison-the-wells', 'solve', legion).table, 'assassin')!.threat).toBe(2);
    expect(foeIn(quest('poison-the-wells', 'fail', legion).table, 'assassin')!.tokens).toBe(2);
  });

  it('[card:the-sunken-library] taken: reroll 1 Hero Die once per Chapter; fail: discard a Feat', () => {
    const s = quest('the-sunken-library', 'solve').dice(rolls({ 'hero:0:red': '- - S' }));
    expect(s.table.players[0]!.quests).toEqual(['the-sunken-library']);
    s.at('hero-roll', { seat: 0, pool: [] }).say(0, [0, 0]).say(0, 'the-sunken-library').say(0, [0]);
    expect(s.table.players[0]!.down).toEqual(['the-sunken-library']);
    const failed = quest('the-sunken-library', 'fail', (t) => {
      t.players[0]!.feats = ['plunderer'];
    });
    expect(failed.table.players[0]!.feats).toEqual([]);
  });

  it('[card:map-of-the-nethersea] solve: flip 2 unexplored hexes; fail: a Garrison on an empty hex', () => {
    const s = quest('map-of-the-nethersea', 'solve', (t) => {
      tile(t, h(2, 0), 'dawngaard', 0, false);
      tile(t, h(-2, 0), 'guragi-tower', 0, false);
    });
    s.say(0, h(2, 0)).say(0, h(-2, 0));
    expect([s.table.hexes[h(2, 0)]!.up, s.table.hexes[h(-2, 0)]!.up, open(s)]).toEqual([true, true, 0]);
    const failed = quest('map-of-the-nethersea', 'fail').say(0, h(3, 0));
    expect(failed.table.hexes[h(3, 0)]!.garrisons).toBe(1);
  });

  it('[card:shelter-the-children] solve: the next Haven costs no Plunder; fail: each loses 1 Food', () => {
    const s = quest('shelter-the-children', 'solve', (t) => {
      tile(t, h(1, 1), 'rigga');
      t.players[0]!.at = h(1, 1);
    });
    expect(open(s)).toBe(0);
    turnOf(s, 0).say(0, 'haven');
    expect(s.table.players[0]).toMatchObject({ plunder: 10, marks: [] });
    expect(quest('shelter-the-children', 'fail').table.players.map((p) => p.food)).toEqual([9, 9]);
  });

  it('[card:duel-with-the-champion] solve: remove a token; fail: remove an own Unit', () => {
    expect(foeIn(quest('duel-with-the-champion', 'solve', legion).table, 'assassin')!.tokens).toBe(0);
    const failed = quest('duel-with-the-champion', 'fail', (t) => units(t, 0, h(0, 2), { hunters: 1 }));
    expect(failed.table.hexes[h(0, 2)]!.owner).toBe(-1);
  });

  it('[card:silent-knives] solve: a Legion loses 1 Threat and 1 token; fail: The Empire 2 VP', () => {
    expect(foeIn(quest('silent-knives', 'solve', legion).table, 'assassin')).toMatchObject({ threat: 3, tokens: 0 });
    expect(quest('silent-knives', 'fail').table.empireVp).toBe(2);
  });

  it('[card:stones-of-the-old-gods] taken: Bolts cancel Shields on Curses; fail: Chaos 1 VP', () => {
    const s = fight({
      quests: ['stones-of-the-old-gods'],
      druids: ['red-hand'],
      units: { slavers: 1 },
      garrisons: 1,
      dice: { 'roll:E:white': '-', 'roll:0:purple': 'SB', 'roll:E:blue': 'H' },
      change: (t) => {
        t.hexes[FIELD]!.curse = true;
      },
    });
    expect(s.options(0)).toEqual(['cancel-shield', 'done']);
    s.say(0, 'cancel-shield');
    expect(hits(s, 1)).toEqual([0, 1]);
    expect(quest('stones-of-the-old-gods', 'fail').table.chaosVp).toBe(1);
  });

  it('[card:the-doppelganger] immediate: a Skeleton on the first player’s Hero hex', () => {
    const s = quest('the-doppelganger', 'immediate');
    expect(s.table.hexes[h(0, 2)]!.skeletons).toBe(1);
    expect(open(quest('the-doppelganger', 'solve'))).toBe(0);
  });

  it('[card:heart-of-the-glacier] solve: a Horde loses 3 Threat; fail: one gains 2', () => {
    const horde: Change = (t) => foe(t, 'oda', h(3, 0), 5);
    expect(foeIn(quest('heart-of-the-glacier', 'solve', horde).table, 'oda')!.threat).toBe(2);
    expect(foeIn(quest('heart-of-the-glacier', 'fail', horde).table, 'oda')!.threat).toBe(7);
  });

  it('[card:tribute] immediate: The Empire 1 VP; solve: 3 VP; fail: a token on a Legion', () => {
    expect(quest('tribute', 'immediate').table.empireVp).toBe(1);
    expect(quest('tribute', 'solve').table.players[0]!.vp).toBe(3);
    expect(foeIn(quest('tribute', 'fail', legion).table, 'assassin')!.tokens).toBe(2);
    expect(QUEST.tribute.needs).toBe(3);
  });

  it('[card:the-pale-smith] solve: a Wall and a Tower on any Havens; goals build own ones; fail: lose 1 Plunder', () => {
    const s = quest('the-pale-smith', 'solve').say(0, h(0, -2)).say(0, h(0, 2));
    expect([s.table.hexes[h(0, -2)]!.wall, s.table.hexes[h(0, 2)]!.tower]).toEqual([true, true]);
    const goal = effectAt(stage(), 'quest/the-pale-smith/goals/1/reward', ctx(0, h(0, 2)));
    expect(goal.table.hexes[h(0, 2)]!.wall).toBe(true);
    expect(quest('the-pale-smith', 'fail').table.players[0]!.plunder).toBe(9);
  });

  it('[card:riders-of-the-storm] solve: a free Command; fail: a Unit is removed', () => {
    const s = quest('riders-of-the-storm', 'solve', (t) => units(t, 0, h(0, 2), { sellswords: 1 }));
    s.say(0, h(0, 3)).say(0, 'without').say(0, [1]);
    expect([s.table.hexes[h(0, 3)]!.owner, s.table.players[0]!.ap, s.table.players[0]!.food]).toEqual([0, 8, 10]);
    const failed = quest('riders-of-the-storm', 'fail', (t) => units(t, 0, h(0, 2), { sellswords: 1 }));
    expect(failed.table.hexes[h(0, 2)]!.owner).toBe(-1);
  });

  it('[card:the-weeping-shrine] solve: 3 Units leave a Graveyard; fail: an own Unit goes into the Chaos one', () => {
    const s = quest('the-weeping-shrine', 'solve', (t) => {
      t.imperialGrave = {
        ...t.imperialGrave,
        units: [
          [2, 0, 0, 0],
          [1, 0, 0, 0],
        ],
      };
    });
    for (const id of ['E:sellswords', 'E:sellswords']) s.say(0, id);
    expect(s.table.imperialGrave.units.flat().every((n) => n === 0)).toBe(true);
    const failed = quest('the-weeping-shrine', 'fail', (t) => units(t, 0, h(0, 2), { hunters: 1 }));
    expect(failed.table.chaosGrave.units[0]).toEqual([0, 1, 0, 0]);
  });

  it('[card:smugglers-oath] solve: trade freely with one Hero anywhere; fail: lose 2 resources', () => {
    const s = quest('smugglers-oath', 'solve').say(0, 'goods:1').say(0, [2, 0, 0]).say(0, 'done').say(1, 'done');
    expect([s.table.players[0]!.salt, s.table.players[1]!.salt, open(s)]).toEqual([8, 12, 0]);
    const failed = quest('smugglers-oath', 'fail').say(0, [0, 2, 0]);
    expect(failed.table.players[0]!.plunder).toBe(8);
  });

  it('[card:song-of-the-dead] solve: remove up to 2 Skeletons; fail: one more with another', () => {
    const two: Change = (t) => {
      t.hexes[h(3, 0)]!.skeletons = 2;
    };
    const s = quest('song-of-the-dead', 'solve', two).say(0, h(3, 0)).say(0, h(3, 0));
    expect([s.table.hexes[h(3, 0)]!.skeletons, s.table.players[0]!.vp]).toEqual([0, 0]);
    const failed = quest('song-of-the-dead', 'fail', (t) => {
      t.hexes[h(3, 0)]!.skeletons = 1;
    });
    expect(failed.table.hexes[h(3, 0)]!.skeletons).toBe(2);
  });

  it('[card:the-traitor-king] solve: destroy a Legion with Threat 3 or less; fail: The Empire 3 VP', () => {
    const s = quest('the-traitor-king', 'solve', (t) => {
      foe(t, 'assassin', h(3, 0), 3);
      foe(t, 'butcher', h(-3, 0), 4);
    });
    expect([s.table.gone, s.table.players[0]!.vp]).toEqual([['assassin'], 3]);
    expect(quest('the-traitor-king', 'fail').table.empireVp).toBe(3);
  });

  it('[card:the-open-grave] immediate: 2 Skeletons in a region; solve: a Curse is lifted; fail: a Horde', () => {
    const s = quest('the-open-grave', 'immediate').say(0, h(3, 0)).say(0, h(3, -1));
    expect(s.table.hexes[h(3, 0)]!.skeletons + s.table.hexes[h(3, -1)]!.skeletons).toBe(2);
    const failed = quest('the-open-grave', 'fail', (t) => {
      t.hordes = onTop(['bloodwyrm']);
    }).say(0, h(3, 0));
    expect(foeIn(failed.table, 'bloodwyrm')!.at).toBe(h(3, 0));
    expect(
      quest('the-open-grave', 'solve', (t) => {
        t.hexes[h(3, 0)]!.curse = true;
      }).table.hexes[h(3, 0)]!.curse,
    ).toBe(false);
  });
});
