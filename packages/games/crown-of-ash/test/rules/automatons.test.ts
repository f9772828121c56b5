import { describe, expect, it } from 'vitest';
import { FIGHTERS } from '../../data/fighters.ts';
import { AS, BL, BO, CITADEL, EMPTY, fight, SU, told, totals, VILLAGE, VOLCANO, war, winner } from '../scenes.ts';

const deckSize = (s: ReturnType<typeof fight>, tier: number) => s.table.decks[tier]!.length;
const EMPTY_DECKS = [[], [], []];

describe('automatons', () => {
  it('[CA-AUT-01] kind, attack value, cost, numeral, and a return deck that may differ from the numeral', () => {
    expect([SU(6), BL(6), AS(6), BO(6)].map((id) => [FIGHTERS[id]!.tier, FIGHTERS[id]!.attack, FIGHTERS[id]!.returns])).toEqual([
      [2, 5, 2],
      [2, 5, 2],
      [2, 5, 3],
      [2, 5, 1],
    ]);
    expect(FIGHTERS.filter((f) => f.returns > 0)).toHaveLength(4);
  });

  it('[CA-AUT-02] raised like any other; special ingredients with any resource', () => {
    const s = war({ seats: 2, goods: [[2, 1, 1, 1, 0]], display: [SU(6), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], decks: EMPTY_DECKS });
    s.at('turn', { who: 0 }).say(0, 'refresh').say(0, SU(6)).say(0, [0, 1, 1, 1]);
    expect(s.table.players[0]).toMatchObject({ hand: [SU(6)], goods: [0, 0, 0, 0, 0] });
  });

  it('[CA-AUT-03] [CA-EX-16] one combat only: it returns to the deck of its icon, and only regular attackers move in', () => {
    const s = fight({ with: [SU(6), SU(1)], card: 'c4', against: [BO(2)], answer: 'c3', decks: EMPTY_DECKS });
    expect(totals(s)).toEqual([12, 6]);
    expect(s.table.defenders[VILLAGE]).toEqual([SU(1)]);
    expect(s.table.decks[2]).toEqual([SU(6)]);
    for (const [id, deck] of [
      [AS(6), 3],
      [BO(6), 1],
    ] as const) {
      const lost = fight({ with: [id], card: 'c0', against: [BL(8)], answer: 'c4', decks: EMPTY_DECKS });
      expect(winner(lost)).toBe(1);
      expect(lost.table.decks[deck]).toEqual([id]);
    }
  });

  it('[CA-AUT-04] before either card is resolved', () => {
    const s = fight({ with: [SU(6)], card: 'c3', against: [BL(6)], answer: 'c1', decks: EMPTY_DECKS });
    expect(s.question(0).kind).toBe('gain');
    expect(s.table.decks[2]).toEqual([SU(6), BL(6)]);
    const types = s.events.map((e) => e.type);
    expect(types.lastIndexOf('returned')).toBeLessThan(types.indexOf('gained'));
    expect(types.indexOf('combat')).toBeLessThan(types.indexOf('returned'));
  });

  it('[CA-AUT-05] never to a graveyard through combat, and no casualty or returned fighter of a 0 card', () => {
    const s = fight({ with: [SU(6), SU(1)], card: 'c0', against: [BL(8), BL(6)], answer: 'c4', decks: EMPTY_DECKS });
    expect(winner(s)).toBe(1);
    expect(s.table.players[0]!.graveyard).toEqual([SU(1)]);
    expect(s.options(0)).toEqual(['casualty', SU(1)]);
    s.say(0, 'casualty');
    expect(told(s, 'casualty')).toMatchObject([{ who: 1, fighter: BL(8) }]);
  });

  it('[CA-AUT-06] [CA-AUT-07] [CA-EX-17] an automaton does not move in; alone it leaves an owned area without defenders', () => {
    const s = fight({ with: [SU(6)], card: 'c4', against: [BO(1)], answer: 'c1' });
    expect([s.table.owner[VILLAGE], s.table.defenders[VILLAGE]]).toEqual([0, []]);
    const citadel = fight({ with: [SU(6)], card: 'c4', position: 'left' });
    expect([citadel.table.owner[CITADEL], citadel.table.defenders[CITADEL]]).toEqual([0, []]);
  });

  it('[CA-AUT-08] [CA-R-11] it may be put into a defending position by amending, in a new region too', () => {
    const s = war({ seats: 2, hands: [[SU(6)]], goods: [[0, 0, 0, 0, 1]], row: ['ash-kiln', '', '', ''] }).at('turn', { who: 0 });
    s.say(0, 'build')
      .say(0, 6)
      .say(0, VOLCANO)
      .say(0, [SU(6)]);
    expect(s.table.defenders[VOLCANO]).toEqual([SU(6)]);
    const own = war({ seats: 2, hands: [[SU(6)]], areas: { [VOLCANO]: { owner: 0 } } }).at('turn', { who: 0 });
    expect(own.say(0, `gather:${VOLCANO}`).say(0, [SU(6)]).table.defenders[VOLCANO]).toEqual([SU(6)]);
  });

  it('[CA-AUT-09] unused it stays in hand or in position over the rounds', () => {
    const s = war({ seats: 2, hands: [[SU(6)]], areas: { [VOLCANO]: { owner: 0, defenders: [BL(6)] } } }).at('endOfRound', {});
    s.say(s.asked[0]!, [0, 1]);
    expect([s.table.players[0]!.hand, s.table.defenders[VOLCANO]]).toEqual([[SU(6)], [BL(6)]]);
  });

  it('[CA-AUT-10] [CA-R-12] it bolsters with its kind', () => {
    expect(told(fight({ with: [SU(6), SU(1)], card: 'c0', against: [], answer: 'c1' }), 'combat')[0]!.attack.bolster).toBe(1);
    expect(told(fight({ with: [SU(6), BL(1)], card: 'c0', against: [], answer: 'c1' }), 'combat')[0]!.attack.bolster).toBe(0);
  });

  it('[CA-AUT-11] [CA-AUT-12] [CA-END-06] [CA-R-13] at the end each costs its numeral, in hand or in an area, of whatever kind, and never adds Fate points', () => {
    const s = war({ seats: 2, hands: [[SU(6), SU(4)]], areas: { [VOLCANO]: { owner: 0, defenders: [BO(6)] } } }).with((t) => {
      t.players[0]!.fate = 0;
      t.players[0]!.vp = 20;
    });
    s.at('final', {});
    expect(told(s, 'final')[0]!.score).toMatchObject({ fate: 2, penalty: 4, total: 18 });
  });

  it('[CA-AUT-13] an empty deck holds the card again', () => {
    const s = fight({ with: [BO(6)], card: 'c4', against: [], answer: 'c1', decks: EMPTY_DECKS, display: Array(6).fill(EMPTY) });
    expect([deckSize(s, 1), deckSize(s, 2), deckSize(s, 3)]).toEqual([1, 0, 0]);
    s.with((t) => {
      t.players[0]!.goods = [9, 9, 9, 9, 0];
    }).at('turn', { who: 0 });
    expect(s.say(0, 'refresh').options(0)).toEqual([BO(6), 'end']);
  });

  it('[CA-AUT-14] [CA-R-48] Fortis may place, move and take back an automaton with Reinforce, the Citadel included', () => {
    const make = () =>
      war({
        seats: 2,
        options: { powers: true, necromancers: ['fortis', 'nox'] },
        hands: [[SU(6)]],
        areas: { [VOLCANO]: { owner: 0, defenders: [BL(6)] }, [CITADEL]: { owner: 0 } },
      })
        .at('turn', { who: 0 })
        .say(0, 'reinforce');
    expect(make().say(0, SU(6)).say(0, `to:${CITADEL}`).table.defenders[CITADEL]).toEqual([SU(6)]);
    expect(make().say(0, BL(6)).say(0, `to:${CITADEL}`).table.defenders[CITADEL]).toEqual([BL(6)]);
    expect(make().say(0, BL(6)).say(0, 'hand').table.players[0]!.hand).toEqual([SU(6), BL(6)]);
  });

  it('[CA-AUT-15] [CA-EX-18] a defending automaton fights; if its side wins, the area stays owned without it', () => {
    const s = fight({ with: [AS(2)], card: 'c1', against: [BL(6), BL(1)], answer: 'c3', decks: EMPTY_DECKS });
    expect(totals(s)).toEqual([4, 5 + 2 + 1 + 3]);
    expect([s.table.owner[VILLAGE], s.table.defenders[VILLAGE], s.table.decks[2]]).toEqual([1, [BL(1)], [BL(6)]]);
  });

  it('[CA-EX-19] a winner with an automaton and a regular fighter can only lose the regular one', () => {
    const s = fight({ with: [SU(6), SU(1)], card: 'c4', against: [BO(2)], answer: 'c0' });
    expect(s.options(1)).toEqual(['casualty', BO(2)]);
    s.say(1, 'casualty');
    expect([s.over, s.table.owner[VILLAGE], s.table.defenders[VILLAGE], s.table.players[0]!.graveyard]).toEqual([true, 0, [], [SU(1)]]);
  });
});
