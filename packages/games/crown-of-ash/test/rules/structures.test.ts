import { describe, expect, it } from 'vitest';
import { TILES } from '../../data/structures.ts';
import { crownOfAshGame } from '../../index.ts';
import {
  AS,
  BL,
  BO,
  CITADEL,
  COAST,
  DESERT,
  EMPTY,
  FOREST,
  fight,
  MOUNTAINS,
  SU,
  tile,
  told,
  VILLAGE,
  VOLCANO,
  type War,
  war,
} from '../scenes.ts';

const idle = { display: Array(6).fill(EMPTY), decks: [[], [], []] };
const building = (w: Partial<War> = {}) =>
  war({ seats: 2, goods: [[0, 0, 0, 0, 9]], row: ['cremation-hall', 'ash-kiln', 'mausoleum', 'toll-house'], ...idle, ...w })
    .at('turn', { who: 0 })
    .say(0, 'build');
const ids = (...keys: string[]) => keys.map(tile);

describe('structures', () => {
  it('[CA-STR-01] [CA-STR-11] a tile shows cost, VP, offer, tax and tier; II offers more than I', () => {
    expect(TILES).toHaveLength(27);
    expect([0, 1, 2].map((tier) => TILES.filter((t) => t.tier === tier).length)).toEqual([4, 12, 11]);
    expect(TILES[tile('grand-crucible')]).toMatchObject({
      tier: 2,
      cost: 3,
      vp: 4,
      offers: { sulphur: 3, ash: 3 },
      tax: { sulphur: 1, ash: 1 },
    });
    const prices = (tier: number) => TILES.filter((t) => t.tier === tier).map((t) => t.cost);
    expect(prices(1)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(prices(2)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2]);
    const least = (tier: number) => Math.min(...TILES.filter((t) => t.tier === tier).map((t) => t.vp));
    expect([least(0), least(1), least(2)]).toEqual([1, 2, 4]);
  });

  it('[CA-STR-02] [CA-STR-08] [CA-EX-42] a minion on the build space, the price in gold, everything offered at once, no resource space used', () => {
    const s = building().say(0, tile('cremation-hall')).say(0, COAST);
    expect(s.table.players[0]!.goods).toEqual([0, 0, 2, 2, 7]);
    expect([s.table.spaces[1], s.table.spaces[2 + COAST]]).toEqual([[0], []]);
    expect([s.table.owner[COAST], s.table.tiles[COAST]]).toEqual([0, ids('cremation-hall')]);
    expect(s.table.row[0]).not.toBe(EMPTY);
    const hand = building({ hands: [[SU(1), SU(2), SU(3)]] })
      .say(0, tile('cremation-hall'))
      .say(0, COAST);
    expect(hand.question(0).ask).toMatchObject({ shape: 'some', min: 0, max: 2 });
  });

  it('[CA-STR-03] [CA-STR-04] a free region or an own one, whichever; never another player’s, never the Citadel', () => {
    const s = building({
      areas: { [VOLCANO]: { owner: 0, tiles: ['sulphur-mine'] }, [VILLAGE]: { owner: 1, tiles: ['bone-yard'] }, [CITADEL]: { owner: 0 } },
    });
    s.say(0, tile('ash-kiln'));
    expect(s.options(0)).toEqual([DESERT, MOUNTAINS, VOLCANO, COAST, FOREST]);
    expect(s.refusal(0, VILLAGE)).toEqual({ refused: 'not-an-option', rule: 'CA-STR-03' });
    expect(s.refusal(0, CITADEL).refused).toBe('not-an-option');
  });

  it('[CA-STR-05] in a free region a control token, and up to two fighters from hand', () => {
    const s = building({ hands: [[SU(1), SU(2), SU(3)]] })
      .say(0, tile('ash-kiln'))
      .say(0, COAST);
    expect(s.refusal(0, [SU(1), SU(2), SU(3)]).refused).toBe('wrong-count');
    s.say(0, [SU(1), SU(3)]);
    expect([s.table.owner[COAST], s.table.defenders[COAST], s.table.players[0]!.hand]).toEqual([0, [SU(1), SU(3)], [SU(2)]]);
  });

  it('[CA-STR-06] [CA-STR-07] in an own region on top of the stack, the offer at once, then amending', () => {
    const s = building({ hands: [[SU(1)]], areas: { [VOLCANO]: { owner: 0, tiles: ['smelter'], defenders: [SU(2)] } } });
    s.say(0, tile('toll-house')).say(0, VOLCANO);
    expect(s.table.tiles[VOLCANO]).toEqual(ids('smelter', 'toll-house'));
    expect(s.table.players[0]!.goods).toEqual([0, 0, 0, 0, 9]);
    expect(s.options(0)).toEqual([SU(2), SU(1)]);
  });

  it('[CA-STR-09] [CA-STR-21] the bought tile is replaced at once in its own place', () => {
    const s = building();
    const before = s.table.row;
    s.say(0, tile('mausoleum')).say(0, COAST);
    expect([s.table.row[0], s.table.row[1], s.table.row[3]]).toEqual([before[0], before[1], before[3]]);
    expect([EMPTY, tile('mausoleum')]).not.toContain(s.table.row[2]);
    expect(told(s, 'row')).toMatchObject([{ place: 2 }]);
  });

  it('[CA-STR-10] [CA-R-15] any height, any tier on any tier', () => {
    const s = building({ areas: { [VOLCANO]: { owner: 0, tiles: ['smelter', 'royal-mint', 'blood-temple'] } } });
    s.say(0, tile('ash-kiln')).say(0, VOLCANO);
    expect(s.table.tiles[VOLCANO]).toEqual(ids('smelter', 'royal-mint', 'blood-temple', 'ash-kiln'));
  });

  it('[CA-STR-11] all of I are drawn before any of II', () => {
    const s = war({ seats: 2, row: ['', '', '', ''] }).with((t) => {
      t.upper = ids('smelter');
      t.lower = ids('royal-mint', 'mausoleum', 'blood-temple');
      t.aside = [];
    });
    s.at('endOfRound', {}, 'row');
    expect(s.table.row[0]).toBe(tile('smelter'));
    expect([...s.table.row].slice(1).sort()).toEqual(ids('royal-mint', 'mausoleum', 'blood-temple').sort());
  });

  const renew = (row: string[], upper: string[], aside: string[]) => {
    const s = war({ seats: 2, row }).with((t) => {
      t.upper = ids(...upper);
      t.lower = [];
      t.aside = ids(...aside);
    });
    return s.at('endOfRound', {}, 'row');
  };
  it('[CA-STR-12] [CA-RND-05] at the end of the round the row is set aside and four are drawn', () => {
    const s = renew(
      ['smelter', 'ash-kiln', 'bone-yard', 'toll-house'],
      ['fume-crypt', 'pyre-altar', 'flensing-shed', 'cremation-hall', 'apothecary'],
      [],
    );
    expect([...s.table.aside].sort()).toEqual(ids('smelter', 'ash-kiln', 'bone-yard', 'toll-house').sort());
    expect([s.table.row.length, s.table.upper.length]).toEqual([4, 1]);
    expect(s.table.row.some((id) => s.table.aside.includes(id))).toBe(false);
  });

  it('[CA-STR-13] [CA-STR-23] [CA-R-49] an empty stack is made anew of the set-aside tiles, those just cleared included', () => {
    const s = renew(['smelter', 'ash-kiln', 'bone-yard', 'toll-house'], ['fume-crypt'], []);
    expect(s.table.row[0]).toBe(tile('fume-crypt'));
    expect(s.table.row.slice(1).every((id) => ids('smelter', 'ash-kiln', 'bone-yard', 'toll-house').includes(id))).toBe(true);
    expect([s.table.aside, s.table.upper.length]).toEqual([[], 1]);
    expect(told(s, 'reshuffled')).toMatchObject([{ n: 4 }]);
  });

  it('[CA-STR-21] the row is filled from left to right', () => {
    const s = renew(['', '', '', ''], ['fume-crypt'], ['royal-mint']);
    expect(s.table.row).toEqual([...ids('fume-crypt', 'royal-mint'), EMPTY, EMPTY]);
  });

  it('[CA-STR-14] with no tile anywhere the place stays empty', () => {
    expect(renew(['smelter', 'ash-kiln', '', ''], [], []).table.row.filter((id) => id === EMPTY)).toHaveLength(2);
    const s = building({ row: ['ash-kiln', '', '', ''] }).with((t) => {
      t.upper = [];
      t.lower = [];
      t.aside = [];
    });
    expect(s.say(0, tile('ash-kiln')).say(0, COAST).table.row).toEqual([EMPTY, EMPTY, EMPTY, EMPTY]);
  });

  it('[CA-STR-15] [CA-STR-20] a conquered structure keeps its stack, and a region with a structure keeps an owner', () => {
    const s = fight({
      with: [SU(8)],
      card: 'c4',
      against: [],
      answer: 'c1',
      areas: { [VILLAGE]: { owner: 1, tiles: ['smelter', 'royal-mint'] } },
    });
    expect([s.table.owner[VILLAGE], s.table.tiles[VILLAGE]]).toEqual([0, ids('smelter', 'royal-mint')]);
    expect(crownOfAshGame.check(s.match).filter((p) => p.includes('owner'))).toEqual([]);
  });

  it('[CA-STR-16] the Resurrection structure gives no resources but the whole graveyard back', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, tiles: ['lich-gate'] } }, ...idle }).with((t) => {
      t.players[0]!.graveyard = [AS(2), BO(1)];
    });
    s.at('turn', { who: 0 }).say(0, `gather:${VILLAGE}`);
    expect(s.table.players[0]).toMatchObject({ hand: [AS(2), BO(1)], graveyard: [], goods: [0, 0, 0, 0, 0] });
  });

  it('[CA-STR-17] [CA-EX-43] on building it the fighters come back and may be placed there at once', () => {
    const s = building({ areas: { [VOLCANO]: { owner: 0, tiles: ['smelter'] } } }).with((t) => {
      t.players[0]!.graveyard = [AS(2), BO(1)];
    });
    s.say(0, tile('mausoleum'))
      .say(0, VOLCANO)
      .say(0, [AS(2), BO(1)]);
    expect([s.table.defenders[VOLCANO], s.table.players[0]!.graveyard]).toEqual([[AS(2), BO(1)], []]);
  });

  it('[CA-STR-18] [CA-R-16] at another player’s one gets the own graveyard back, and the owner the tax', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 1, tiles: ['mausoleum'] } }, ...idle }).with((t) => {
      t.players[0]!.graveyard = [AS(2)];
      t.players[1]!.graveyard = [BL(1)];
    });
    s.at('turn', { who: 0 }).say(0, `gather:${VILLAGE}`);
    expect(s.table.players[0]).toMatchObject({ hand: [AS(2)], graveyard: [] });
    expect(s.table.players[1]).toMatchObject({ hand: [], graveyard: [BL(1)], goods: [0, 0, 0, 0, 1] });
  });

  it('[CA-STR-19] a structure may be left undefended', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, defenders: [SU(1)] } }, ...idle }).at('turn', { who: 0 });
    s.say(0, `gather:${VILLAGE}`).say(0, []);
    expect([s.table.defenders[VILLAGE], s.table.owner[VILLAGE]]).toEqual([[], 0]);
  });

  it('[CA-STR-22] a built tile never returns to the stack or the set-aside tiles', () => {
    const s = building().say(0, tile('ash-kiln')).say(0, COAST);
    s.at('endOfRound', {}, 'row');
    expect([...s.table.aside, ...s.table.row, ...s.table.upper, ...s.table.lower]).not.toContain(tile('ash-kiln'));
  });
});

describe('scoring of structures', () => {
  const score = (tiles: string[], defenders: number[] = []) => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, tiles, defenders } } }).at('endOfRound', {});
    return s.table.players[0]!.vp;
  };
  it('[CA-VP-01] [CA-VP-02] [CA-VP-03] [CA-EX-03] the top tile as printed, 1 for each covered one: 3, 4, 5', () => {
    expect([score(['smelter']), score(['royal-mint', 'smelter']), score(['royal-mint', 'mausoleum', 'smelter'])]).toEqual([3, 4, 5]);
    const two = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, tiles: ['smelter'] }, [COAST]: { owner: 0, tiles: ['ash-kiln'] } } });
    expect(two.at('endOfRound', {}).table.players.map((p) => p.vp)).toEqual([5, 0]);
  });
  it('[CA-VP-04] [CA-R-17] starting structures score and count as covered', () => {
    expect([score(['burnt-chapel']), score(['burnt-chapel', 'smelter'])]).toEqual([1, 4]);
  });
  it('[CA-VP-05] defended or not', () => expect(score(['smelter'], [SU(1)])).toBe(score(['smelter'])));
  it('[CA-VP-06] VP on a combat card count when it is resolved', () => {
    const s = fight({ with: [SU(8)], card: 'c0', against: [], answer: 'c1' });
    expect(s.table.players.map((p) => p.vp)).toEqual([1, 0]);
  });
  it('[CA-VP-07] [CA-R-18] totals are public; the penalty lowers a final score, but not below 0', () => {
    const s = war({ seats: 2, hands: [[SU(6), BL(6)]] }).with((t) => {
      t.players[0]!.vp = 1;
    });
    expect(crownOfAshGame.view(s.match, 1).players[0]!.vp).toBe(1);
    s.at('final', {});
    expect(told(s, 'final')[0]!.score).toMatchObject({ penalty: 4, total: 0 });
  });
});
