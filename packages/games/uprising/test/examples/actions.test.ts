/** Worked examples of the Build and Actions Phases. */
import { describe, expect, it } from 'vitest';
import { faces, goods, h, levelTwo, rolls, stage, tile, turnOf, units } from '../scenes.ts';

describe('worked examples: Hero, Build, Actions', () => {
  it('[UP-WE-01] [UP-HERO-02] Hanzo rolls 1 purple and chooses a colour for each of 3 Guile dice', () => {
    for (const [white, yellow] of [
      [1, 2],
      [0, 3],
      [3, 0],
    ] as const) {
      const s = stage({ heroes: ['hanzo', 'syndra'] }).at('hero-roll', { seat: 0, pool: [] });
      s.say(0, [white, yellow]);
      const event = s.events.find((e) => e.type === 'hero-rolled');
      const colours = event?.type === 'hero-rolled' ? event.dice.map((d) => d.colour).sort() : [];
      expect(colours).toEqual([...Array(1).fill('purple'), ...Array(white).fill('white'), ...Array(yellow).fill('yellow')]);
    }
    const s = stage({ heroes: ['hanzo', 'syndra'] }).at('hero-roll', { seat: 0, pool: [] });
    expect(s.refusal(0, [2, 2]).refused).toBe('wrong-total');
  });

  it.each(['1E', '2E'] as const)('[UP-WE-02] [UP-R-36] [%s] Tower and Wall on a full Haven, Units on the other', (edition) => {
    const s = stage({ edition, factions: ['mohyar', 'duerkhar'], heroes: ['ronja', 'yanny'] })
      .with((t) => {
        tile(t, h(1, -2), 'grim-fangs');
        t.hexes[h(1, -2)]!.haven = 1;
        units(t, 1, h(0, -2), { younglings: 3, spearsingers: 2 });
        t.phase = 'build';
      })
      .at('builder', { seat: 1, unit: '', camp: -1 }, 'buy');
    const a = h(0, -2);
    s.say(1, `tower@${a}`);
    if (edition === '1E') s.say(1, `wall@${a}`);
    for (const id of ['younglings:1', 'younglings:1', 'spearsingers']) s.say(1, id);
    expect(s.table.hexes[h(1, -2)]!.units).toEqual([2, 1, 0, 0]);
    expect(goods(s.table, 1)).toEqual([8, edition === '1E' ? 4 : 5, 10]);
    expect(s.table.hexes[a]!.units).toEqual([3, 2, 0, 0]);
  });

  it('[UP-WE-02] [UP-BLD-06] a Unit on a hex with 5 is not possible', () => {
    const s = stage({ factions: ['duerkhar', 'mohyar'], heroes: ['yanny', 'ronja'] })
      .with((t) => {
        units(t, 0, h(0, 2), { younglings: 4 });
        units(t, 0, h(0, 2), { spearsingers: 1 });
        t.phase = 'build';
      })
      .at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(s.options(0)).not.toContain('younglings');
    expect(s.options(0)).toContain(`wall@${h(0, 2)}`);
  });

  it('[UP-WE-03] a Hero moves onto an unexplored hex: 1 AP, the turn goes on, no combat', () => {
    const s = turnOf(stage(), 0);
    s.say(0, 'move').say(0, h(0, 1));
    expect(s.table.players[0]).toMatchObject({ at: h(0, 1), ap: 7 });
    expect(s.table.hexes[h(0, 1)]!.up).toBe(false);
    expect(s.options(0)).toContain('explore');
    expect(s.events.some((e) => e.type === 'combat')).toBe(false);
  });

  it('[UP-WE-04] Move, Trade, and Ronja gives 3 Plunder', () => {
    const s = stage({ factions: ['mohyar', 'krowh'], heroes: ['ronja', 'khaal'] }).with((t) => {
      t.players[0]!.at = h(1, 1);
      t.players[1]!.at = h(0, 1);
    });
    turnOf(s, 1);
    s.say(1, 'move').say(1, h(1, 1));
    s.say(1, 'trade');
    expect(s.table.players[1]).toMatchObject({ ap: 6, salt: 11 });
    s.say(1, 'done').say(0, 'goods:1').say(0, [0, 3, 0]).say(0, 'done');
    expect(goods(s.table, 0)).toEqual([10, 7, 10]);
    expect(goods(s.table, 1)).toEqual([11, 13, 10]);
    expect(s.table.players[0]!.ap).toBe(8);
    expect(s.options(1)).toContain('move');
  });

  it('[UP-WE-05] Command to Rigga: 3 of 4 Units and the Hero may come', () => {
    const s = stage().with((t) => {
      tile(t, h(-1, 2), 'rigga', 1);
      tile(t, h(-1, 1), 'golgardei', 0);
      units(t, 0, h(0, 2), { sellswords: 2 });
      units(t, 0, h(-2, 3), { berserkers: 1 });
      units(t, 0, h(-1, 1), { slavers: 1 });
    });
    turnOf(s, 0);
    s.say(0, 'command').say(0, h(-1, 2));
    expect(s.table.players[0]).toMatchObject({ ap: 7, food: 9 });
    s.say(0, 'with');
    const { ask } = s.question(0);
    expect(ask.shape === 'share' ? [ask.bins, ask.most] : null).toEqual([
      [`${h(-2, 3)}:2`, `${h(0, 2)}:0`],
      [1, 2],
    ]);
    s.say(0, [1, 2]);
    expect(s.table.hexes[h(-1, 2)]!.units).toEqual([2, 0, 1, 0]);
    expect(s.table.players[0]!.at).toBe(h(-1, 2));
  });

  const EIGHT = [h(1, 0), h(0, -1), h(-1, 1), h(-1, -1), h(1, -2), h(1, 1), h(2, 0), h(-2, 0)].sort((a, b) => a - b);

  it('[UP-WE-06] Ronja explores an empty Rigga: 2 Food, a Garrison here, another on one of 8 hexes', () => {
    const s = stage().with((t) => {
      levelTwo(t);
      tile(t, h(-1, 2), 'rigga', 0, false);
      t.players[0]!.at = h(-1, 2);
    });
    turnOf(s, 0);
    s.say(0, 'explore');
    expect(s.table.players[0]!.food).toBe(12);
    expect(s.table.hexes[h(-1, 2)]!.garrisons).toBe(1);
    expect([...s.options(0)].sort((a, b) => Number(a) - Number(b))).toEqual(EIGHT);
    s.say(0, h(2, 0));
    expect(s.options(0)).toEqual([0, 1, 2, 3, 4, 5]);
    s.say(0, 3);
    expect(s.table.hexes[h(-1, 2)]).toMatchObject({ up: true, turn: 3, garrisons: 1 });
    expect(s.table.hexes[h(2, 0)]!.garrisons).toBe(1);
  });

  it('[UP-WE-07] with a Skeleton on Rigga it is reinforced instead; the second Garrison still comes', () => {
    const s = stage().with((t) => {
      levelTwo(t);
      tile(t, h(-1, 2), 'rigga', 0, false);
      t.hexes[h(-1, 2)]!.skeletons = 1;
      t.players[0]!.at = h(-1, 2);
    });
    turnOf(s, 0);
    s.say(0, 'explore');
    expect(s.table.hexes[h(-1, 2)]).toMatchObject({ skeletons: 2, garrisons: 0 });
    expect([...s.options(0)].sort((a, b) => Number(a) - Number(b))).toEqual(EIGHT);
  });

  it('[UP-WE-08] a third Mohyar Haven on Rigga changes production and adds 2 Food', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'black-ice');
      tile(t, h(-1, 2), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      t.players[0]!.at = h(-1, 2);
      t.players[0]!.plunder = 2;
    });
    turnOf(s, 0);
    s.say(0, 'haven');
    expect(s.table.players[0]).toMatchObject({ ap: 7, plunder: 0 });
    expect(s.table.hexes[h(-1, 2)]!.haven).toBe(0);
    const after = stage().with((t) => Object.assign(t, s.table, { players: t.players }));
    after.at('production', { turn: 0 });
    const produced = after.events.find((e) => e.type === 'produced');
    expect(produced?.type === 'produced' ? produced.goods : null).toEqual([3 + 1 + 2, 2 + 1, 3 + 1 + 2]);
  });

  it('[UP-WE-09] [UP-CARD-02] the Market: the Whip is refused, the Leaves cost 1 AP and 1 Salt, the gap is filled', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.market = ['whip-of-thorns', 'flenser', 'xyxrit-leaves'];
      t.items = ['runed-shield'];
      t.players[0]!.salt = 0;
    });
    turnOf(s, 0);
    expect(s.options(0)).not.toContain('buy:xyxrit-leaves');
    s.say(0, 'trade');
    expect(s.refusal(0, 'buy:whip-of-thorns')).toEqual({ refused: 'not-an-option', rule: 'UP-CARD-02' });
    s.say(0, 'buy:xyxrit-leaves');
    expect(s.table.players[0]).toMatchObject({ ap: 6, salt: 0, items: ['xyxrit-leaves'] });
    expect(s.table.market).toEqual(['whip-of-thorns', 'flenser', 'runed-shield']);
  });

  const QUEST = 'instruction-of-the-druids';
  const marsh = () =>
    stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      tile(t, h(-1, 2), 'rigga');
      Object.assign(t.players[0]!, { at: h(-1, 2), items: ['xyxrit-leaves'], deck: ['rage', 'scars', 'trophy-rack'], lore: [0, 0, 0] });
      t.openQuests = [QUEST];
    });

  it('[UP-WE-10] [UP-R-37] Instruction of the Druids: Shield and Bolt goals are met, a Feat is gained, 2 VP', () => {
    const s = marsh().dice(
      rolls({
        'hero:0:red': 'S -',
        'hero:0:blue': 'H',
        'hero:0:white': 'H',
        'hero:0:purple': 'SB',
        'hero:0:black': 'S',
      }),
    );
    turnOf(s, 0);
    s.say(0, `quest:${QUEST}`).say(0, [1, 0]).say(0, 'xyxrit-leaves').say(0, 'black');
    expect(s.options(0)).toEqual(['rage', 'scars', 'trophy-rack']);
    s.say(0, 'trophy-rack');
    expect(s.table.players[0]).toMatchObject({ vp: 2, feats: ['trophy-rack'], items: [] });
    expect(s.table.openQuests).toEqual([]);
    expect(s.table.itemDiscard).toContain('xyxrit-leaves');
  });

  it('[UP-WE-11] [2E] one goal more or less: 1 VP, 2 VP, or failed with 1 VP for Chaos', () => {
    const tries = [
      { dice: { 'hero:0:red': 'SS SS', 'hero:0:blue': 'H', 'hero:0:white': '-', 'hero:0:purple': '-' }, vp: 1, chaos: 0 },
      { dice: { 'hero:0:red': 'SS SB', 'hero:0:blue': 'H', 'hero:0:white': '-', 'hero:0:purple': 'S' }, vp: 2, chaos: 0 },
      { dice: { 'hero:0:red': '- -', 'hero:0:blue': 'H', 'hero:0:white': '-', 'hero:0:purple': '-' }, vp: 0, chaos: 1 },
    ];
    for (const { dice, vp, chaos } of tries) {
      const s = marsh().dice(rolls(dice as Record<string, string>));
      s.with((t) => {
        t.players[0]!.items = [];
      });
      turnOf(s, 0);
      s.say(0, `quest:${QUEST}`).say(0, [1, 0]);
      if (vp > 0) s.say(0, 'rage').say(0, 'might');
      expect([s.table.players[0]!.vp, s.table.chaosVp]).toEqual([vp, chaos]);
      expect(s.table.openQuests).toEqual(vp > 0 ? [] : [QUEST]);
    }
  });

  it('the dice of the examples exist', () => {
    expect(faces('black', 'SSS')).toEqual([0]);
    expect(faces('purple', 'BB')).toEqual([0]);
  });
});
