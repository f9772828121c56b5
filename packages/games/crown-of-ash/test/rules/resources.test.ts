import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, COAST, EMPTY, fight, SU, told, VILLAGE, VOLCANO, war } from '../scenes.ts';

const gatherAt = (key: string, owner: number, seats = 2) =>
  war({ seats, areas: { [VOLCANO]: { owner, tiles: ['burnt-chapel', key] } } })
    .at('turn', { who: 0 })
    .say(0, `gather:${VOLCANO}`);
const goods = (s: ReturnType<typeof war>, who: number) => s.table.players[who]!.goods;

describe('resources, gathering and tax', () => {
  it('[CA-RES-01] sulphur, blood, ash and bone raise fighters', () => {
    const s = war({ seats: 2, goods: [[2, 2, 2, 2, 0]], display: [SU(1), BL(1), AS(1), EMPTY, EMPTY, EMPTY], decks: [[], [], []] });
    s.at('turn', { who: 0 }).say(0, 'refresh');
    expect(s.options(0)).toEqual([SU(1), BL(1), AS(1), 'end']);
    s.say(0, BL(1));
    expect(goods(s, 0)).toEqual([2, 0, 1, 2, 0]);
  });

  it('[CA-RES-02] [CA-RES-03] [CA-RES-04] at once everything the top tile offers, whoever owns it; covered tiles give nothing', () => {
    for (const owner of [0, 1]) expect(goods(gatherAt('smelter', owner), 0)).toEqual([2, 0, 2, 0, 0]);
    expect(gatherAt('smelter', 1).table.spaces[2 + VOLCANO]).toEqual([0]);
  });

  it('[CA-RES-05] [CA-RES-12] [CA-R-04] no limit to storage, and the supply never runs out', () => {
    const s = war({
      seats: 2,
      goods: [
        [500, 0, 0, 0, 0],
        [500, 0, 0, 0, 0],
      ],
      areas: { [VOLCANO]: { owner: 1, tiles: ['sulphur-works'] } },
      display: Array(6).fill(EMPTY),
      decks: [[], [], []],
    });
    s.at('turn', { who: 0 }).say(0, `gather:${VOLCANO}`);
    expect([goods(s, 0)[0], goods(s, 1)[0]]).toEqual([505, 502]);
  });

  it('[CA-RES-06] [CA-RES-07] [CA-EX-26] the owner takes the printed tax from the supply; the gatherer keeps everything', () => {
    const s = gatherAt('smelter', 1);
    expect(goods(s, 1)).toEqual([0, 0, 1, 0, 0]);
    expect(goods(s, 0)).toEqual([2, 0, 2, 0, 0]);
    const double = gatherAt('grand-crucible', 1);
    expect([goods(double, 0), goods(double, 1)]).toEqual([
      [3, 0, 3, 0, 0],
      [1, 0, 1, 0, 0],
    ]);
  });

  it('[CA-RES-08] at the own structure no tax, but the defenders may be amended', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VOLCANO]: { owner: 0, tiles: ['sulphur-mine'] } } });
    s.at('turn', { who: 0 }).say(0, `gather:${VOLCANO}`);
    expect(goods(s, 0)).toEqual([4, 0, 0, 0, 0]);
    expect(s.question(0)).toMatchObject({ kind: 'amend', stage: 'defenders' });
    expect(gatherAt('sulphur-mine', 1).over).toBe(true);
  });

  it('[CA-RES-09] no tax for building, for combat, or for a minion moved by Command', () => {
    const moved = war({ seats: 3, options: { powers: true }, areas: { [VOLCANO]: { owner: 1, tiles: ['sulphur-mine'] } } }).with((t) => {
      t.spaces[0] = [0];
    });
    moved.at('turn', { who: 2 }).say(2, 'command').say(2, '0@gold').say(2, `gather:${VOLCANO}`);
    expect([moved.table.spaces[2 + VOLCANO], goods(moved, 1), goods(moved, 0)]).toEqual([[0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]);
    const fought = fight({
      with: [SU(8)],
      card: 'c4',
      against: [],
      answer: 'c1',
      areas: { [VILLAGE]: { owner: 1, tiles: ['sulphur-mine'] } },
    });
    expect(told(fought, 'gained').some((e) => e.why === 'tax')).toBe(false);
    expect(goods(fought, 1)).toEqual([0, 0, 0, 0, 2]);
  });

  it('[CA-RES-10] [CA-R-05] a gained special ingredient is one basic resource of choice for each icon, never gold', () => {
    const s = gatherAt('apothecary', 1);
    expect(s.question(0).ask).toMatchObject({ shape: 'share', bins: ['sulphur', 'blood', 'ash', 'bone'], min: 3, max: 3 });
    expect(s.refusal(0, [1, 1, 0, 0]).refused).toBe('wrong-total');
    s.say(0, [1, 0, 0, 2]);
    expect(goods(s, 0)).toEqual([1, 0, 0, 2, 0]);
    s.say(1, [0, 1, 0, 0]);
    expect(goods(s, 1)).toEqual([0, 1, 0, 0, 0]);
  });

  it('[CA-RES-11] special ingredients occur on structures, combat cards, automatons and regular fighters', () => {
    expect(gatherAt('arcane-laboratory', 0).question(0).kind).toBe('gain');
    const fought = fight({ with: [SU(8)], card: 'c3', against: [], answer: 'c4' });
    expect(fought.question(0).kind).toBe('gain');
    fought.say(0, [0, 0, 1, 0]);
    expect(fought.question(1).kind).toBe('gain');
    for (const id of [SU(6), SU(3)]) {
      const s = war({ seats: 2, goods: [[4, 4, 4, 4, 0]], display: [id, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], decks: [[], [], []] });
      s.at('turn', { who: 0 }).say(0, 'refresh').say(0, id);
      expect(s.question(0).stage).toBe('ingredients');
    }
  });

  it('[CA-RES-13] [CA-R-06] nothing can be traded: no question or offer ever moves resources between players', () => {
    const s = war({
      seats: 2,
      goods: [
        [3, 3, 3, 3, 0],
        [3, 3, 3, 3, 0],
      ],
      display: Array(6).fill(EMPTY),
      decks: [[], [], []],
    });
    s.at('turn', { who: 0 });
    expect(s.engine.offers(s.match, 0)).toEqual([]);
    expect(s.options(0)).toEqual(['gold', 'refresh']);
    s.say(0, 'gold');
    expect(goods(s, 1)).toEqual([3, 3, 3, 3, 0]);
  });

  it('[CA-RES-14] storage is public', () => {
    const s = war({ seats: 2, goods: [[1, 2, 3, 4, 5]] });
    for (const viewer of [null, 0, 1]) expect(crownOfAshGame.view(s.match, viewer).players[0]!.goods).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('gold', () => {
  it('[CA-GLD-01] [CA-EX-25] building takes gold alone: 2 gold and 9 ash do not buy a tile of cost 3', () => {
    const s = war({ seats: 2, goods: [[0, 0, 9, 0, 2]], row: ['grand-crucible', 'smelter', '', ''] }).at('turn', { who: 0 });
    s.say(0, 'build');
    expect(s.options(0)).toHaveLength(1);
    expect(s.refusal(0, 20)).toEqual({ refused: 'not-an-option', rule: 'CA-GLD-01' });
  });

  it('[CA-GLD-02] [CA-EX-24] 1 gold stands for any 1 required resource, any number of times', () => {
    const raise = (goodsHeld: number[]) =>
      war({ seats: 2, goods: [goodsHeld], display: [BL(2), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], decks: [[], [], []] })
        .at('turn', { who: 0 })
        .say(0, 'refresh');
    const s = raise([0, 2, 1, 0, 1]);
    s.say(0, BL(2));
    expect(s.question(0).ask).toMatchObject({ bins: ['blood', 'ash'], min: 1, max: 1, least: [1, 0] });
    s.say(0, [1, 0]);
    expect([goods(s, 0), s.table.players[0]!.hand]).toEqual([[0, 0, 0, 0, 0], [BL(2)]]);
    const all = raise([0, 0, 0, 0, 4]).say(0, BL(2)).say(0, [3, 1]);
    expect(goods(all, 0)).toEqual([0, 0, 0, 0, 0]);
    expect(raise([0, 0, 0, 0, 3]).over).toBe(true);
  });

  it('[CA-GLD-03] [CA-GLD-04] [CA-GLD-06] the gold space gives 1 gold at once, without tax or amending', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [COAST]: { owner: 0 } } })
      .at('turn', { who: 0 })
      .say(0, 'gold');
    expect([goods(s, 0), goods(s, 1), s.over]).toEqual([[0, 0, 0, 0, 1], [0, 0, 0, 0, 0], true]);
  });

  it('[CA-GLD-07] gold from combat cards, structures and taxes that show it', () => {
    expect(goods(fight({ with: [SU(8)], card: 'c4', against: [], answer: 'c1' }), 0)[4]).toBe(1);
    const s = gatherAt('royal-mint', 1);
    expect([goods(s, 0), goods(s, 1)]).toEqual([
      [0, 0, 0, 0, 3],
      [0, 0, 0, 0, 1],
    ]);
  });
});
