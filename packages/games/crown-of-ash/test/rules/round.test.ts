import { describe, expect, it } from 'vitest';
import { BL, BO, begin, CITADEL, COAST, EMPTY, leaveCards, SU, told, VILLAGE, VOLCANO, type War, war } from '../scenes.ts';

const ordering = (vp: readonly number[], w: Partial<War> = {}) =>
  war({ seats: vp.length, ...w })
    .with((t) => {
      vp.forEach((n, who) => {
        t.players[who]!.vp = n;
      });
      t.order = [...vp.keys()].concat(t.options.ai ? [vp.length] : []);
    })
    .at('turnOrder', {});

describe('end of the round', () => {
  it('[CA-RND-01] score, minions, graveyards, row, marker, order: in this order', () => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0 } } }).with((t) => {
      t.spaces[0] = [0, 0, 0, 0, 1, 1, 1, 1];
      for (const p of t.players) p.minions = 0;
      t.players[1]!.graveyard = [SU(1)];
    });
    s.at('endOfRound', {});
    expect(s.question(1)).toMatchObject({ kind: 'turnOrder', stage: 'arrange' });
    const types = s.events.map((e) => e.type).filter((t) => t !== 'row');
    expect(types).toEqual(['scored', 'scored', 'homecoming', 'cleared', 'lowest']);
    expect([s.table.round, s.table.spaces[0], s.table.players[0]!.minions]).toEqual([2, [], 4]);
  });

  it('[CA-RND-02] regions and the Citadel', () => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, tiles: ['smelter'] }, [CITADEL]: { owner: 0 } } }).at('endOfRound', {});
    expect(told(s, 'scored')).toMatchObject([
      { who: 0, areas: [VOLCANO, CITADEL], values: [3, 3], vp: 6 },
      { who: 1, areas: [], vp: 0 },
    ]);
  });

  it('[CA-RND-03] all minions return, from the mats too', () => {
    const s = war({ seats: 2 }).with((t) => {
      t.spaces[14] = [0];
      t.players[0]!.minions = 2;
      t.players[0]!.refreshed = true;
    });
    s.at('endOfRound', {});
    expect(s.table.spaces.every((space) => space.length === 0)).toBe(true);
    expect(s.table.players[0]).toMatchObject({ minions: 4, refreshed: false });
  });

  it('[CA-RND-04] [CA-RND-11] [CA-EX-33] graveyards to hand, defenders stay; resources, gold and used cards are kept', () => {
    const s = war({ seats: 2, goods: [[1, 2, 3, 4, 5]], areas: { [VOLCANO]: { owner: 0, defenders: [BO(1)] } } }).with((t) => {
      t.players[0]!.graveyard = [SU(1), SU(2), BL(1)];
      leaveCards(t, 0, ['c1', 'c3', 'die']);
    });
    s.at('endOfRound', {});
    expect(s.table.players[0]).toMatchObject({ hand: [SU(1), SU(2), BL(1)], graveyard: [], goods: [1, 2, 3, 4, 5], used: [0, 3] });
    expect(s.table.defenders[VOLCANO]).toEqual([BO(1)]);
  });

  it('[CA-RND-06] the display is not renewed', () => {
    const s = begin(2);
    const display = s.table.display.slice();
    expect(s.at('endOfRound', {}).table.display).toEqual(display);
    const gap = begin(2).with((t) => {
      t.display[0] = EMPTY;
    });
    expect(gap.at('endOfRound', {}).table.display[0]).toBe(EMPTY);
  });

  it('[CA-RND-10] [CA-END-01] [CA-R-26] after round 4 only the scoring, then the end', () => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, tiles: ['smelter'] } } }).with((t) => {
      t.round = 4;
      t.players[0]!.graveyard = [SU(1)];
      for (const p of t.players) p.minions = 0;
    });
    s.at('game', {}, 'turns');
    expect(s.match.result).not.toBe(null);
    expect(told(s, 'scored')).toHaveLength(2);
    expect([told(s, 'homecoming'), told(s, 'cleared'), told(s, 'lowest')]).toEqual([[], [], []]);
    expect(s.table.players[0]!.graveyard).toEqual([SU(1)]);
  });
});

describe('turn order', () => {
  it('[CA-RND-07] [CA-R-25] the human with the lowest VP arranges all tokens', () => {
    const s = ordering([7, 3, 9]);
    expect([s.asked, s.question(1).ask.shape]).toEqual([[1], 'order']);
    expect(s.refusal(1, [0, 1]).refused).toBe('not-an-order');
    expect(s.say(1, [2, 0, 1]).table.order).toEqual([2, 0, 1]);
    expect(ordering([7, 3], { options: { ai: true } }).say(1, [1, 0]).table.order).toEqual([1, 0, 2]);
  });

  it('[CA-RND-08] [CA-EX-32] tied: whose regions would score less now, the Citadel not counted', () => {
    const areas = { [VOLCANO]: { owner: 0, tiles: ['mausoleum'] }, [COAST]: { owner: 1, tiles: ['smelter'] }, [CITADEL]: { owner: 1 } };
    const s = ordering([12, 12], { areas });
    expect(s.asked).toEqual([1]);
    expect(told(s, 'lowest')).toEqual([{ type: 'lowest', who: 1, why: 'regions' }]);
  });

  it('[CA-RND-09] [CA-R-22] still tied: one die each, the highest decides, ties are rolled again', () => {
    const s = war({ seats: 3 }).dice({ 'die:order:0': [4, 1], 'die:order:1': [4, 3], 'die:order:2': [2] });
    s.at('turnOrder', {});
    expect(s.asked).toEqual([1]);
    expect(told(s, 'rolled').map((e) => [e.who, e.value])).toEqual([
      [0, 5],
      [1, 5],
      [2, 3],
      [0, 2],
      [1, 4],
    ]);
  });

  it('[CA-RND-12] this round’s scoring counts', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, tiles: ['mausoleum'] } } }).with((t) => {
      t.players[0]!.vp = 3;
      t.players[1]!.vp = 6;
    });
    s.at('endOfRound', {});
    expect([s.table.players[0]!.vp, s.asked]).toEqual([8, [1]]);
  });

  it('[CA-RND-07] table option: by ascending VP, nobody decides', () => {
    const s = ordering([7, 3, 9], { options: { turnOrder: 'ascending' } });
    expect([s.over, s.table.order]).toEqual([true, [1, 0, 2]]);
    const tied = war({ seats: 3, options: { turnOrder: 'ascending' } }).dice({
      'die:order:0': [0],
      'die:order:1': [5],
      'die:order:2': [3],
    });
    tied.at('turnOrder', {});
    expect(tied.table.order[0]).toBe(1);
  });
});

describe('accessibility', () => {
  const clockwise = { options: { turnOrder: 'clockwise' } };
  it('[CA-OPT-01] [CA-OPT-02] always clockwise: the lowest player only chooses who starts', () => {
    const s = ordering([7, 3, 9, 8], clockwise);
    expect([s.asked, s.question(1).ask]).toMatchObject([[1], { shape: 'pick', options: [0, 1, 2, 3] }]);
    expect(s.say(1, 2).table.order).toEqual([2, 3, 0, 1]);
    expect(ordering([5, 5], { ...clockwise, areas: { [VOLCANO]: { owner: 0 } } }).asked).toEqual([1]);
  });
  it('[CA-OPT-03] the first start is random, then clockwise by seat; the AI is still last', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begin(3, { turnOrder: 'clockwise' }, seed).table.order.join());
    expect(new Set(orders).size).toBe(3);
    for (const order of orders) expect(['0,1,2', '1,2,0', '2,0,1']).toContain(order);
    expect(begin(3, { turnOrder: 'clockwise', ai: true }).table.order[3]).toBe(3);
    expect(ordering([7, 3], { options: { turnOrder: 'clockwise', ai: true } }).say(1, 1).table.order).toEqual([1, 0, 2]);
  });
});
