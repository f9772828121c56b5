import { describe, expect, it } from 'vitest';
import { CARD_DATA, COMBAT_CARDS, type CombatCard } from '../../data/combat-cards.ts';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, BO, CITADEL, fight, leaveCards, SU, told, totals, VILLAGE, war } from '../scenes.ts';

const goods = (s: ReturnType<typeof fight>, who: number) => s.table.players[who]!.goods;
const hand = (s: ReturnType<typeof fight>, who: number) => crownOfAshGame.view(s.match, who).mine!.cards;

describe('combat cards', () => {
  it('[CA-CRD-01] the same five for everybody: 0, 1, 3, 4 and the die', () => {
    const s = war({ seats: 3 });
    for (const who of [0, 1, 2]) expect(hand(s, who)).toEqual(['c0', 'c1', 'c3', 'c4', 'die']);
    const value = (card: CombatCard) => told(fight({ with: [SU(1)], card, against: [], answer: 'c1' }), 'combat')[0]!.attack.card;
    expect([value('c0'), value('c1'), value('c3'), value('c4')]).toEqual([0, 1, 3, 4]);
  });

  it('[CA-CRD-02] the die card is worth a roll made after the reveal', () => {
    for (const roll of [1, 6]) {
      const s = fight({ with: [SU(1)], card: 'die', against: [BO(8)], answer: 'c4', dice: { 'die:combat:0': [roll - 1] } });
      expect(totals(s)[0]).toBe(2 + roll);
      const types = s.events.map((e) => e.type);
      expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('rolled'));
    }
  });

  it('[CA-CRD-03] [CA-CRD-04] each resolves the own card: winner the upper, loser the lower part, in gold, VP and special ingredients', () => {
    const expected: Record<CombatCard, [number[], number, number]> = {
      c0: [[0, 0, 0, 0, 3], 1, 0],
      c1: [[0, 0, 0, 0, 2], 0, 1],
      c3: [[0, 0, 0, 0, 1], 0, 1],
      c4: [[0, 0, 0, 0, 1], 0, 0],
      die: [[0, 0, 0, 0, 2], 0, 0],
    };
    for (const card of COMBAT_CARDS) {
      const s = fight({ with: [SU(8)], card, against: [], answer: 'c1' });
      const [gold, vp, special] = expected[card];
      expect([goods(s, 0), s.table.players[0]!.vp]).toEqual([gold, vp]);
      expect(s.asked).toEqual(special > 0 ? [0] : []);
      if (special > 0) s.say(0, [0, 0, 0, 1]);
      expect(goods(s, 1)).toEqual([0, 0, 0, 0, 2]);
    }
    const gold = CARD_DATA.map(({ wins }) => wins.gold ?? 0);
    expect([gold[0]! >= gold[1]!, gold[1]! >= gold[2]!, gold[2]! >= gold[3]!]).toEqual([true, true, true]);
  });

  it('[CA-CRD-04] what the loser gets', () => {
    for (const [card, gold, special] of [
      ['c1', 2, 0],
      ['c3', 1, 1],
      ['c4', 0, 1],
      ['die', 1, 1],
    ] as const) {
      const s = fight({ with: [SU(1)], card, against: [BO(8)], answer: 'c4', dice: { 'die:combat:0': [0] } });
      expect(goods(s, 0)[4]).toBe(gold);
      expect(s.asked).toEqual(special > 0 ? [0] : []);
    }
  });

  it('[CA-CRD-05] [CA-CRD-06] the loser of a 0 chooses: the winner loses a fighter of this combat, whichever the winner picks', () => {
    const s = fight({ with: [SU(1)], card: 'c0', against: [BO(8), BL(1)], answer: 'c1' });
    s.say(1, [1, 0, 0, 0]);
    expect(s.options(0)).toEqual(['casualty', SU(1)]);
    s.say(0, 'casualty');
    expect([s.asked, s.options(1)]).toEqual([[1], [BL(1), BO(8)]]);
    s.say(1, BL(1));
    expect([s.table.defenders[VILLAGE], s.table.players[1]!.graveyard]).toEqual([[BO(8)], [BL(1)]]);
    expect(goods(s, 0)).toEqual([0, 0, 0, 0, 0]);
    const alone = fight({ with: [SU(1)], card: 'c0', against: [BO(8)], answer: 'c4' }).say(0, 'casualty');
    expect([alone.over, alone.table.defenders[VILLAGE], alone.table.owner[VILLAGE]]).toEqual([true, [], 1]);
  });

  it('[CA-CRD-07] [CA-EX-20] or one own fighter back to hand, those just beaten included', () => {
    const make = () =>
      fight({
        with: [AS(4)],
        card: 'c0',
        against: [SU(8)],
        answer: 'c4',
        prepare: (t) => {
          t.players[0]!.graveyard = [BO(1)];
        },
      });
    expect(make().options(0)).toEqual(['casualty', AS(4), BO(1)]);
    for (const id of [AS(4), BO(1)]) {
      const s = make().say(0, id);
      expect(s.table.players[0]!.hand).toEqual([id]);
      expect([s.table.players[0]!.graveyard.length, s.table.defenders[VILLAGE]]).toEqual([1, [SU(8)]]);
    }
  });

  it('[CA-CRD-08] [CA-CRD-09] [CA-R-23] if one effect is impossible the other is taken; if both are, nothing happens', () => {
    const onlyCasualty = fight({ with: [SU(6)], card: 'c0', against: [BO(8)], answer: 'c4' });
    expect([onlyCasualty.over, onlyCasualty.table.defenders[VILLAGE]]).toEqual([true, []]);
    const onlyReturn = fight({ with: [SU(1)], card: 'c0', against: [BO(6)], answer: 'c4' });
    expect([onlyReturn.over, onlyReturn.table.players[0]!.hand]).toEqual([true, [SU(1)]]);
    const neither = fight({ with: [SU(6)], card: 'c0', against: [BO(6)], answer: 'c4' });
    expect([neither.over, told(neither, 'casualty'), told(neither, 'rescued')]).toEqual([true, [], []]);
  });

  it('[CA-CRD-10] the winner resolves before the loser', () => {
    const s = fight({ with: [SU(8)], card: 'c3', against: [], answer: 'c3' });
    expect(s.asked).toEqual([0]);
    s.say(0, [1, 0, 0, 0]);
    expect([s.asked, goods(s, 1)]).toEqual([[1], [0, 0, 0, 0, 1]]);
  });

  it('[CA-CRD-11] used cards lie face-up, only the latest is visible to others; the own discard is known to oneself', () => {
    const s = fight({ with: [SU(8)], card: 'c4', against: [], answer: 'c1', prepare: (t) => leaveCards(t, 0, ['c3', 'c4', 'die']) });
    expect(s.table.players[0]!.used).toEqual([0, 1, 3]);
    const other = crownOfAshGame.view(s.match, 1);
    expect(other.players[0]).toMatchObject({ used: 3, top: 'c4', cards: 2 });
    expect(Object.values(other.players[0]!)).not.toContainEqual([0, 1, 3]);
    expect(JSON.stringify(other.players)).not.toContain('c0');
    expect(crownOfAshGame.view(s.match, 0).mine!.used).toEqual(['c0', 'c1', 'c4']);
  });

  it('[CA-CRD-12] [CA-CRD-18] [CA-EX-22] with the fifth card used all five are back, after its own reward', () => {
    const s = fight({ with: [SU(8)], card: 'c3', against: [], answer: 'c1', prepare: (t) => leaveCards(t, 0, ['c3']) });
    expect([s.question(0).kind, hand(s, 0)]).toEqual(['gain', []]);
    s.say(0, [1, 0, 0, 0]);
    expect([hand(s, 0), s.table.players[0]!.used]).toEqual([['c0', 'c1', 'c3', 'c4', 'die'], []]);
    expect(told(s, 'discarded').map((e) => e.refilled)).toEqual([true, false]);
  });

  it('[CA-CRD-13] so there is always a card to choose', () => {
    const s = fight({ with: [SU(8)], card: 'c4', against: [], answer: 'c1', prepare: (t) => leaveCards(t, 1, ['c1']) });
    expect(hand(s, 1)).toHaveLength(5);
    s.with((t) => {
      leaveCards(t, 1, ['die']);
      t.players[0]!.hand = [BL(1)];
      t.owner[CITADEL] = 1;
    });
    s.at('combat', { attacker: 0, area: CITADEL, position: 'front' }).say(0, [BL(1)]);
    expect(s.options(1)).toEqual(['die']);
  });

  it('[CA-CRD-14] [CA-CRD-15] [CA-EX-23] [CA-R-24] the refresh space of the own mat gives all used cards back, once a round', () => {
    const s = war({ seats: 2 }).with((t) => leaveCards(t, 0, ['c1', 'c3', 'die']));
    s.at('turn', { who: 0 }).say(0, 'refresh');
    expect([hand(s, 0).length, s.table.players[0]!.used, s.table.players[0]!.minions]).toEqual([5, [], 3]);
    expect(s.at('turn', { who: 0 }).refusal(0, 'refresh')).toEqual({ refused: 'not-an-option', rule: 'CA-CRD-15' });
    expect(s.at('turn', { who: 1 }).options(1)).toContain('refresh');
  });

  it('[CA-CRD-16] the end of a round refreshes nothing', () => {
    const s = war({ seats: 2 }).with((t) => leaveCards(t, 0, ['c1']));
    s.at('endOfRound', {});
    expect(hand(s, 0)).toEqual(['c1']);
  });

  it('[CA-CRD-17] how many cards are in each hand is public; which, is not', () => {
    const s = war({ seats: 2 }).with((t) => leaveCards(t, 0, ['c1', 'die']));
    const seen = crownOfAshGame.view(s.match, 1);
    expect(seen.players[0]!.cards).toBe(2);
    expect(Object.keys(seen.players[0]!)).not.toContain('hands');
    expect(seen.mine!.cards).toHaveLength(5);
  });
});
