/** Rules at their borders: the other side, the second of two, one more or one less. */
import { describe, expect, it } from 'vitest';
import { strongest } from '../../automa/choices.ts';
import { crownOfAshGame } from '../../index.ts';
import { AI, did, HUMAN, MUSTER, TARGETED, turns } from '../automa.ts';
import { charged, powered } from '../powered.ts';
import { AS, BL, BO, begin, CITADEL, COAST, DESERT, EMPTY, type Fight, FOREST, fight, SU, told, VILLAGE, VOLCANO, war } from '../scenes.ts';

describe('pairs', () => {
  const bolster = (fortified: number[]): number => {
    const s = fight({ with: [SU(8)], card: 'c0', against: [BL(1), BL(2)], answer: 'c0', prepare: (t) => (t.fortified = fortified) });
    return told(s, 'combat')[0]!.defence.bolster;
  };
  it('[CA-POW-15] [CA-BOL-01] only the pair that was fortified adds 2, the first as well as the second', () => {
    expect(bolster([])).toBe(1);
    expect(bolster([AS(1), AS(2)])).toBe(1);
    expect(bolster([BL(1), BL(2), AS(1), AS(2)])).toBe(2);
    expect(bolster([AS(1), AS(2), BL(1), BL(2)])).toBe(2);
    expect(bolster([BL(1), BL(3)])).toBe(1);
    expect(bolster([BL(2), BL(3), AS(1), BL(1)])).toBe(1);
  });

  it('[CA-POW-16] every pair that stays together stays fortified, whatever happens to another', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      areas: {
        [DESERT]: { owner: 0, defenders: [BL(1), BL(2)] },
        [COAST]: { owner: 0, tiles: ['smelter'], defenders: [BO(1), BO(2)] },
        [FOREST]: { owner: 0, tiles: ['toll-house'], defenders: [AS(1), AS(2)] },
      },
    }).with((t) => {
      t.fortified = [BL(1), BL(2), BO(1), BO(2), AS(1), AS(2)];
    });
    s.at('amend', { who: 0, area: DESERT }).say(0, [BL(1)]);
    expect(s.table.fortified).toEqual([BO(1), BO(2), AS(1), AS(2)]);
  });
});

describe('both sides of a combat', () => {
  const visio = (first: 'visio' | 'nox', more: Partial<Fight> = {}) =>
    powered(first === 'visio' ? ['visio', 'nox'] : ['nox', 'visio'], {
      hands: [[SU(4)]],
      areas: { [VILLAGE]: { owner: 1, defenders: [BO(4)] } },
    })
      .dice({ 'die:combat:0': [3], 'die:combat:1': [4], ...more.dice })
      .at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [SU(4)]);
  const cards = (s: ReturnType<typeof visio>) => {
    const { attack, defence } = told(s, 'combat')[0]!;
    return [
      [attack.who, attack.card],
      [defence.who, defence.card],
    ];
  };

  it('[CA-POW-07] [CA-COM-09] the card that is named counts 1, the own one in full, for either side', () => {
    expect(cards(visio('visio').say(0, 'c3').say(1, 'c4').say(0, 'c4'))).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(cards(visio('nox').say(1, 'no').say(0, 'c3').say(1, 'c4').say(1, 'c3'))).toEqual([
      [0, 1],
      [1, 4],
    ]);
  });

  it('[CA-POW-07] [CA-CRD-02] an own die is rolled though the other card is named, and a named die is not', () => {
    const defender = visio('nox').say(1, 'no').say(0, 'c3').say(1, 'die').say(1, 'c3');
    expect(told(defender, 'rolled').map((e) => e.who)).toEqual([1]);
    expect(cards(defender)).toEqual([
      [0, 1],
      [1, 5],
    ]);
    const attacker = visio('visio').say(0, 'die').say(1, 'c3').say(0, 'c3');
    expect(told(attacker, 'rolled').map((e) => e.who)).toEqual([0]);
    expect(cards(attacker)).toEqual([
      [0, 4],
      [1, 1],
    ]);
    const both = visio('visio').say(0, 'die').say(1, 'die').say(0, 'die');
    expect(told(both, 'rolled').map((e) => e.who)).toEqual([0]);
    expect(cards(both)).toEqual([
      [0, 4],
      [1, 1],
    ]);
    const wrong = visio('nox').say(1, 'no').say(0, 'die').say(1, 'die').say(1, 'c0');
    expect(cards(wrong)).toEqual([
      [0, 4],
      [1, 5],
    ]);
  });

  it('[CA-AUT-03] [CA-AUT-15] an automaton goes back from the side that it fought for', () => {
    const s = fight({ with: [SU(6)], card: 'c0', against: [BL(6)], answer: 'c1' });
    expect(told(s, 'returned').map((e) => [e.who, e.fighter])).toEqual([
      [0, SU(6)],
      [1, BL(6)],
    ]);
  });

  it('[CA-COM-08] after the reveal everybody sees both cards, before it nobody', () => {
    const s = powered(['fortis', 'visio'], { hands: [[SU(1), SU(2)]], areas: { [VILLAGE]: { owner: 1 } } })
      .with((t) => (t.players[1]!.charged = false))
      .at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [SU(1), SU(2)])
      .say(0, 'c3');
    const seen = () => [0, 1, null].map((seat) => crownOfAshGame.view(s.match, seat).combat!).map((c) => [c.attackCard, c.defenceCard]);
    expect(seen()[2]).toEqual([null, null]);
    s.say(1, 'c1');
    expect(s.question(0).stage).toBe('fortify');
    expect(seen()).toEqual(Array(3).fill(['c3', 'c1']));
  });
});

describe('gains', () => {
  const gained = (seats: number, who: number, key: string) =>
    told(war({ seats, areas: { [VOLCANO]: { owner: who, tiles: [key] } } }).at('gather', { who, region: VOLCANO }), 'gained').map((e) => [
      e.goods,
      e.vp,
    ]);
  it('[CA-RES-11] what is still to be chosen is not told as gained, what is there is', () => {
    expect(gained(2, 0, 'apothecary')).toEqual([]);
    expect(gained(2, 0, 'war-treasury')).toEqual([[[0, 0, 0, 0, 2], 0]]);
  });

  it('[CA-SOL-09] the AI gains points, and nothing where there is nothing', () => {
    expect(gained(1, AI, 'apothecary')).toEqual([[[0, 0, 0, 0, 0], 3]]);
    const tax = (key: string) => {
      const s = war({ seats: 1, areas: { [VOLCANO]: { owner: HUMAN, tiles: [key] } } }).at('gather', { who: AI, region: VOLCANO });
      return told(s, 'gained').map((e) => e.who);
    };
    expect(tax('mausoleum')).toEqual([HUMAN]);
  });

  it('[CA-CRD-03] [CA-VP-06] points alone are told too, and a card that pays nothing is not', () => {
    const s = fight({ with: [SU(8)], card: 'c4', against: [BL(1)], answer: 'c4' });
    const rewards = told(s, 'gained').filter((e) => e.why === 'compensation');
    expect(rewards).toEqual([]);
    const zero = fight({ with: [SU(8)], card: 'c0', against: [BL(1)], answer: 'c1' });
    expect(told(zero, 'gained')).toMatchObject([
      { who: 0, why: 'reward', goods: [0, 0, 0, 0, 3], vp: 1 },
      { who: 1, why: 'compensation', goods: [0, 0, 0, 0, 2], vp: 0 },
    ]);
  });
});

describe('spaces, costs and turn order', () => {
  it('[CA-SET-28] [CA-TRN-06] [CA-TRN-07] from three players on each region has two of both, each flank one', () => {
    const room = (seats: number) => crownOfAshGame.view(begin(seats).match, null).room;
    const limited = (n: number) => [-1, -1, ...Array(12).fill(n), 1, 1, -1];
    expect([room(2), room(3), room(4)]).toEqual([limited(1), limited(2), limited(2)]);
  });

  it('[CA-GLD-02] [CA-FIG-21] gold stands for no more than each part costs, all of it together, and no more than there is', () => {
    const ask = (goods: number[], fighter: number) =>
      war({ seats: 2, goods: [goods], display: [fighter, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], decks: [[], [], []] })
        .at('turn', { who: 0 })
        .say(0, 'refresh')
        .say(0, fighter)
        .question(0).ask;
    expect(ask([9, 9, 9, 9, 9], SU(3))).toMatchObject({
      bins: ['sulphur', 'bone', 'special'],
      most: [3, 1, 1],
      least: [0, 0, 0],
      min: 0,
      max: 5,
    });
    expect(ask([9, 9, 9, 9, 5], SU(3))).toMatchObject({ max: 5 });
    expect(ask([9, 9, 9, 9, 4], SU(3))).toMatchObject({ max: 4 });
    expect(ask([3, 0, 0, 1, 2], SU(3))).toMatchObject({ min: 1, max: 2, least: [0, 0, 0] });
    expect(ask([3, 0, 0, 2, 2], SU(3))).toMatchObject({ min: 0 });
  });

  it('[CA-POW-03] [CA-RND-07] tokens are charged where the order goes by points alone', () => {
    const s = powered(['nox', 'visio'], { options: { turnOrder: 'ascending' } }).with((t) => {
      for (const p of t.players) p.charged = false;
      t.players[0]!.vp = 1;
    });
    s.at('turnOrder', {});
    expect([charged(s), s.table.order, s.over]).toEqual([[true, true], [1, 0], true]);
  });

  it('[CA-POW-03] [CA-OPT-01] tokens are charged clockwise too', () => {
    const s = powered(['nox', 'visio'], { options: { turnOrder: 'clockwise' } }).with((t) => {
      for (const p of t.players) p.charged = false;
      t.players[1]!.vp = 1;
    });
    s.at('turnOrder', {}).say(0, 1);
    expect([charged(s), s.table.order]).toEqual([
      [true, true],
      [1, 0],
    ]);
  });
});

describe('the AI', () => {
  it('[CA-AIA-18] of equal strength it takes fewer automatons, then lower numerals, whichever comes first', () => {
    const { table } = war({ seats: 1 });
    const one = (...fighters: number[]) => strongest(table, fighters, 1);
    expect([one(SU(7), BL(6)), one(SU(6), BL(7))]).toEqual([[SU(7)], [BL(7)]]);
    expect([one(SU(2), BL(3)), one(SU(3), BL(2))]).toEqual([[SU(2)], [BL(2)]]);
    expect(one(SU(2), BL(4))).toEqual([BL(4)]);
  });

  it('[CA-AIA-01] [CA-SET-25] the marker is the AI’s in its turn', () => {
    expect(turns(MUSTER, VILLAGE).table.active).toBe(AI);
  });

  it('[CA-AIA-28] [CA-AIA-30] the least defended of others: never a region of its own or of nobody', () => {
    const s = turns(TARGETED, VILLAGE, {
      hands: [[], [SU(8)]],
      areas: {
        [VILLAGE]: { owner: HUMAN, defenders: [BL(2)] },
        [COAST]: { owner: AI, tiles: ['smelter'] },
        [FOREST]: { owner: HUMAN, tiles: ['toll-house'], defenders: [BO(8)] },
      },
    });
    expect(did(s)[0]).toEqual(['attack-least-defended', VILLAGE]);
  });

  it('[CA-AIA-10] of two flanks that add the same it takes the left one', () => {
    const s = war({ seats: 1, options: { flanks: 'both' }, hands: [[], [SU(1)]], areas: { [CITADEL]: { owner: HUMAN } } });
    s.dice({ 'die:region': [0], 'deck:action': [2] }).at('aiTurn', { who: AI });
    expect(told(s, 'attack')[0]!.position).toBe('left');
  });
});
