import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, FIGHTER_TRACK } from '../../data/ai-cards.ts';
import { AI, did, EXPANSION, full, HARVEST, HUMAN, MUSTER, SIEGE, turns, vp, WARPATH } from '../automa.ts';
import { AS, BL, BO, CITADEL, COAST, DESERT, EMPTY, FOREST, MOUNTAINS, ST, SU, tile, told, VILLAGE, war } from '../scenes.ts';

describe('AI turn', () => {
  it('[CA-AIA-01] [CA-AIA-02] a die for the region, the top action card, one action with one minion; faces are regions clockwise', () => {
    for (const region of [0, 1, 2, 3, 4, 5]) {
      const s = turns(MUSTER, region, { areas: { [region]: { owner: HUMAN } } });
      expect(told(s, 'rolled')[0]).toMatchObject({ why: 'region', value: region + 1 });
      expect(told(s, 'ai-card')[0]).toMatchObject({ card: MUSTER, region });
      expect([s.table.players[AI]!.minions, s.table.spaces[2 + region]]).toEqual([3, [AI]]);
      expect(did(s)).toHaveLength(1);
    }
  });

  it('[CA-AIA-03] [CA-AIA-39] from left to right the first possible action, and nothing further', () => {
    const s = turns(HARVEST, VILLAGE, { hands: [[], [SU(8)]], areas: { [VILLAGE]: { owner: HUMAN, tiles: ['smelter'] } } });
    expect([did(s), told(s, 'attack'), told(s, 'raised'), vp(s)]).toEqual([[['use-resource', VILLAGE]], [], [], 4]);
  });

  it('[CA-AIA-04] sections for another player’s region, and for the AI’s or nobody’s', () => {
    const w = { hands: [[], [SU(8)]], areas: { [VILLAGE]: { owner: HUMAN }, [COAST]: { owner: AI, tiles: ['bone-yard'] } } };
    expect(did(turns(WARPATH, VILLAGE, w))).toEqual([['attack-region', VILLAGE]]);
    expect(did(turns(WARPATH, COAST, w))).toEqual([['build', COAST]]);
    expect(did(turns(WARPATH, DESERT, w))).toEqual([['build', DESERT]]);
    expect(did(turns(EXPANSION, VILLAGE, w))).toEqual([['use-resource', VILLAGE]]);
  });

  it('[CA-AIA-05] when all action cards are used they are reshuffled', () => {
    const s = war({ seats: 1 });
    const seen: number[] = [];
    for (let i = 0; i < 10; i++) {
      s.with((t) => {
        t.players[AI]!.minions = 4;
        t.players[AI]!.hand = [];
      });
      s.at('aiTurn', { who: AI });
      seen.push(told(s, 'ai-card').at(-1)!.card);
    }
    expect([...seen.slice(0, 5)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...seen.slice(5)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([s.table.actions, s.table.turned]).toEqual([[0, 1, 2, 3, 4], []]);
  });

  it('[CA-AIA-06] [CA-AIA-07] [CA-EX-34] use resource: 1 VP for each item; the other owner gets the tax', () => {
    const s = turns(HARVEST, VILLAGE, { areas: { [VILLAGE]: { owner: HUMAN, tiles: ['charnel-keep'] } } });
    expect([vp(s), s.table.players[HUMAN]!.goods]).toEqual([6, [0, 1, 0, 1, 0]]);
    const special = turns(HARVEST, VILLAGE, { areas: { [VILLAGE]: { owner: HUMAN, tiles: ['war-treasury'] } } });
    expect([vp(special), special.table.players[HUMAN]!.goods[4]]).toEqual([3, 1]);
    const empty = turns(EXPANSION, VILLAGE, { areas: { [VILLAGE]: { owner: HUMAN }, [COAST]: { owner: HUMAN, tiles: ['bone-yard'] } } });
    expect(did(empty)).toEqual([['use-resource', VILLAGE]]);
  });

  it('[CA-AIA-07] in its own region it amends to the strongest combination', () => {
    const s = turns(HARVEST, VILLAGE, { hands: [[], [SU(1), BL(4)]], areas: { [VILLAGE]: { owner: AI, defenders: [ST(1, 1)] } } });
    expect([s.table.defenders[VILLAGE], s.table.players[AI]!.hand]).toEqual([[SU(1), BL(4)], [ST(1, 1)]]);
  });

  it('[CA-AIA-08] attack region: needs a vacant combat space and a fighter; the strongest two', () => {
    const areas = { [VILLAGE]: { owner: HUMAN } };
    const s = turns(WARPATH, VILLAGE, { hands: [[], [SU(1), SU(4), BL(7)]], areas });
    expect([s.table.attackers, s.table.spaces[8 + VILLAGE]]).toEqual([[SU(4), BL(7)], [AI]]);
    const none = war({ seats: 1, areas });
    full(none, 8 + VILLAGE).dice({ 'die:region': [VILLAGE], 'deck:action': [WARPATH] });
    none.with((t) => {
      t.players[AI]!.hand = [SU(1)];
      t.owner[CITADEL] = AI;
    });
    none.at('aiTurn', { who: AI });
    expect(did(none)).toEqual([['closest-resource', VILLAGE]]);
    expect(did(turns(WARPATH, VILLAGE, { areas }))).toEqual([['closest-resource', VILLAGE]]);
  });

  it('[CA-AIA-09] attack Citadel: if it does not hold it and has a fighter, with up to three', () => {
    const areas = { [CITADEL]: { owner: HUMAN }, [VILLAGE]: { owner: HUMAN } };
    const s = turns(SIEGE, VILLAGE, { hands: [[], [SU(1), SU(4), BL(7), BO(1)]], areas });
    expect([did(s), s.table.attackers]).toEqual([[['attack-citadel', CITADEL]], [SU(1), SU(4), BL(7)]]);
    expect(did(turns(SIEGE, VILLAGE, { hands: [[], [SU(1)]], areas: { [VILLAGE]: { owner: HUMAN } } }))).toEqual([
      ['attack-region', VILLAGE],
    ]);
    expect(did(turns(SIEGE, VILLAGE, { areas }))).toEqual([['closest-resource', VILLAGE]]);
  });

  it('[CA-AIA-10] [CA-R-38] it takes the best vacant position: +1, 0, -1', () => {
    const at = (...taken: number[]) => {
      const s = full(war({ seats: 1, hands: [[], [SU(1)]], areas: { [CITADEL]: { owner: HUMAN } } }), ...taken);
      s.dice({ 'die:region': [0], 'deck:action': [SIEGE] }).at('aiTurn', { who: AI });
      return told(s, 'attack')[0]!.position;
    };
    expect([at(), at(14), at(14, 15), at(15)]).toEqual(['left', 'right', 'front', 'left']);
  });

  it('[CA-AIA-11] build: the right-most tile free of charge, 1 VP for each item, then the strongest defence', () => {
    const w = { hands: [[], [SU(1), BL(4), AS(1)]], row: ['royal-mint', 'smelter', 'apothecary', ''] };
    const s = turns(WARPATH, COAST, w);
    expect([s.table.owner[COAST], s.table.tiles[COAST], vp(s)]).toEqual([AI, [tile('apothecary')], 3]);
    expect(s.table.defenders[COAST]).toEqual([SU(1), BL(4)]);
    expect([s.table.spaces[1], s.table.row[2]! >= 0]).toEqual([[AI], true]);
    const bare = war({ seats: 1, row: ['', '', '', ''], areas: { [VILLAGE]: { owner: HUMAN } } }).with((t) => {
      t.upper = [];
      t.lower = [];
    });
    bare.dice({ 'die:region': [COAST], 'deck:action': [EXPANSION] }).at('aiTurn', { who: AI });
    expect(did(bare)).toEqual([['closest-resource', VILLAGE]]);
  });

  it('[CA-AIA-12] [CA-EX-39] closest resource: the determined region or the first clockwise with a vacant space', () => {
    const s = war({
      seats: 1,
      areas: {
        [COAST]: { owner: HUMAN },
        [FOREST]: { owner: HUMAN, tiles: ['bone-yard'] },
        [MOUNTAINS]: { owner: HUMAN, tiles: ['smelter'] },
      },
    });
    full(s, 2 + COAST, 2 + FOREST).dice({ 'die:region': [COAST], 'deck:action': [MUSTER] });
    s.at('aiTurn', { who: AI });
    expect([did(s), s.table.spaces[2 + MOUNTAINS], vp(s), told(s, 'raised').length]).toEqual([
      [['closest-resource', MOUNTAINS]],
      [AI],
      4,
      1,
    ]);
  });

  it('[CA-AIA-12] [CA-EX-47] none vacant anywhere: the gold space, 1 VP, then the raise', () => {
    const s = turns(MUSTER, COAST);
    expect([s.table.spaces[0], vp(s), told(s, 'raised').length]).toEqual([[AI], 1, 1]);
  });

  it('[CA-AIA-13] [CA-R-39] tax and amending apply to it too', () => {
    const taxed = turns(MUSTER, VILLAGE, { areas: { [VILLAGE]: { owner: HUMAN, tiles: ['bone-fortress'] } } });
    expect(taxed.table.players[HUMAN]!.goods).toEqual([0, 0, 0, 2, 0]);
    const own = turns(MUSTER, VILLAGE, { hands: [[], [SU(4)]], areas: { [VILLAGE]: { owner: AI } } });
    expect(own.table.defenders[VILLAGE]).toEqual([SU(4)]);
  });

  it('[CA-AIA-14] [CA-R-40] every card ends with it, so there is always an action', () => {
    for (const { sections } of ACTION_CARDS) expect(sections.at(-1)).toEqual({ when: 'always', action: 'closest-resource' });
  });

  const DISPLAY = [SU(1), BL(1), AS(4), BO(4), SU(7), BO(7)];
  const raises = (cube: number, display: readonly number[]) => {
    const s = war({ seats: 1, display, decks: [[], [], []] }).with((t) => {
      t.cube = cube;
    });
    s.at('aiRaise', { who: AI });
    return [s.table.players[AI]!.hand, s.table.cube, s.table.players[AI]!.goods];
  };
  it('[CA-AIA-15] [CA-AIA-16] [CA-EX-37] [CA-EX-38] the right-most fighter of the cube’s tier, free; the cube moves down and from the last to the top', () => {
    expect(FIGHTER_TRACK.tiers).toEqual([1, 2, 1, 2, 3]);
    expect(raises(0, DISPLAY)).toEqual([[BL(1)], 1, [0, 0, 0, 0, 0]]);
    expect(raises(1, DISPLAY)).toEqual([[BO(4)], 2, [0, 0, 0, 0, 0]]);
    expect(raises(4, DISPLAY)).toEqual([[BO(7)], 0, [0, 0, 0, 0, 0]]);
    const refilled = war({ seats: 1, display: DISPLAY, decks: [[AS(1)], [], []] }).at('aiRaise', { who: AI });
    expect(refilled.table.display[1]).toBe(AS(1));
  });

  it('[CA-AIA-17] [CA-R-41] no such tier: the next lower, then the next higher; a bare display gives none, and the cube stays', () => {
    expect(raises(1, [SU(1), EMPTY, EMPTY, EMPTY, SU(7), EMPTY])[0]).toEqual([SU(1)]);
    expect(raises(1, [EMPTY, EMPTY, EMPTY, EMPTY, SU(7), EMPTY])[0]).toEqual([SU(7)]);
    expect(raises(4, [SU(1), EMPTY, AS(4), EMPTY, EMPTY, EMPTY])[0]).toEqual([AS(4)]);
    expect(raises(0, [EMPTY, EMPTY, AS(4), EMPTY, SU(7), EMPTY])[0]).toEqual([AS(4)]);
    expect(raises(2, Array(6).fill(EMPTY)).slice(0, 2)).toEqual([[], 2]);
  });

  it('[CA-EX-36] a human’s region without vacant resource space, Harvest, no fighter: closest resource and raise', () => {
    const s = war({ seats: 1, areas: { [VILLAGE]: { owner: HUMAN }, [COAST]: { owner: HUMAN, tiles: ['bone-yard'] } } });
    full(s, 2 + VILLAGE).dice({ 'die:region': [VILLAGE], 'deck:action': [HARVEST] });
    s.at('aiTurn', { who: AI });
    expect([did(s), told(s, 'raised').length]).toEqual([[['closest-resource', COAST]], 1]);
  });

  it('[CA-AIA-33] [CA-R-45] at a Resurrection structure its graveyard returns and nothing is scored', () => {
    const s = war({ seats: 1, areas: { [VILLAGE]: { owner: AI, tiles: ['mausoleum'] } } }).with((t) => {
      t.players[AI]!.graveyard = [SU(1), SU(2), BL(1)];
    });
    s.at('gather', { who: AI, region: VILLAGE });
    expect([vp(s), s.table.players[AI]!.graveyard, s.table.defenders[VILLAGE]]).toEqual([0, [], [SU(1), SU(2)]]);
  });

  it('[CA-AIA-35] a human gathering at an AI structure: the AI scores 1 VP for each item of the tax', () => {
    const s = war({ seats: 1, areas: { [VILLAGE]: { owner: AI, tiles: ['grand-crucible'] } } }).at('turn', { who: HUMAN });
    s.say(HUMAN, `gather:${VILLAGE}`);
    expect([vp(s), s.table.players[HUMAN]!.goods]).toEqual([2, [3, 0, 3, 0, 0]]);
  });

  it('[CA-AIA-38] vacant is what is vacant when the action is tried, Command included', () => {
    const s = war({ seats: 1, options: { powers: true, necromancers: ['mors'] }, areas: { [VILLAGE]: { owner: HUMAN } } }).with((t) => {
      t.spaces[2 + VILLAGE] = [HUMAN];
    });
    s.at('command', { who: HUMAN, standing: '' }).say(HUMAN, `0@gather:${VILLAGE}`).say(HUMAN, 'gold');
    s.dice({ 'die:region': [VILLAGE], 'deck:action': [HARVEST] }).at('aiTurn', { who: AI });
    expect(did(s)).toEqual([['use-resource', VILLAGE]]);
  });
});
