/** Event cards at their borders: the last thing there is, a landmark in place of a city, nothing at all. Six cards in a hand keep it from being filled up. */
import { describe, expect, it } from 'vitest';
import { cards, eventsOf, happens, names, say, seatOf, stage, type turn } from '../helpers.ts';

const conquest = { options: { scenario: 'conquest' } };
const monument = { options: { scenario: 'monument' } };
const FIVE = '5xwq-archer';
const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const damages = (s: ReturnType<typeof turn>): number[] => s.table.players.map((p) => p.damage);

describe('event cards', () => {
  it('[card:ca-25] of one event that is left there is nothing to arrange; what was seen lies on top, known to whoever looked', () => {
    const look = (events: string[]) =>
      stage({
        options: { scenario: 'cataclysm' },
        hands: ['', ''],
        table: (t) => Object.assign(t, { events, foreseen: [] }),
        dice: { events: [0, 0] },
      }).at('ca-25', { seat: 1, unit: -1 });
    const one = look(['ca-31']);
    expect([one.over, one.table.foreseen, one.table.events, one.table.foreseer]).toEqual([true, ['ca-31'], [], 1]);
    const three = look(['ca-31', 'ca-32', 'ca-33']);
    expect(three.options(1)).toEqual(['ca-31', 'ca-32']);
    expect(three.table.events).toEqual(['ca-33']);
  });

  it('[card:cq-26] a landmark that is exhausted already is not spoken of', () => {
    const s = happens(
      { ...conquest, hands: ['', ''], sites: { 'lm-1': 0, 'lm-2': 0 }, table: (t) => Object.assign(t.sites[0]!, { exhausted: true }) },
      'cq-26',
    );
    expect(eventsOf(s, 'exhausted').map((e) => e.what)).toEqual([['lm-2']]);
  });

  it('[card:dlv-4] draws exactly two, or none', () => {
    const council = (answer: 'yes' | 'no') =>
      stage({ options: { scenario: 'dragonlords', cooperative: true }, hands: ['', ''], decks: ['4xgold-2', ''] })
        .at('dlv-4', { seat: 0, unit: -1 })
        .say(0, answer);
    expect([hand(council('yes')).length, hand(council('no')).length]).toEqual([2, 0]);
  });

  it('[card:mo-21] [card:dl-13] gold from hand is discarded and gone from the hand', () => {
    const thieves = happens({ ...monument, hands: [`gold-3 ${FIVE}`, ''] }, 'mo-21').say(0, 'gold-3');
    expect([hand(thieves), names(seatOf(thieves.table, 0).discard)]).toEqual([names(cards(FIVE)), ['gold-3']]);
    const tribute = happens({ options: { scenario: 'dragonlords' }, hands: [`gold-3 ${FIVE}`, ''] }, 'dl-13').say(0, 'gold-3');
    expect([hand(tribute), names(seatOf(tribute.table, 0).discard)]).toEqual([names(cards(FIVE)), ['gold-3']]);
  });

  it('[card:rw-15] what is hired lies in the discard pile', () => {
    const s = happens({ hands: [FIVE, FIVE] }, 'rw-15')
      .say(0, 'nc-lightning')
      .say(1, 'no');
    expect([names(seatOf(s.table, 0).discard), seatOf(s.table, 1).discard]).toEqual([['nc-lightning'], []]);
  });

  it('[card:rw-22] the rune that is drawn is no longer among the unused', () => {
    const s = stage({ hands: ['', ''], table: (t) => Object.assign(t, { runes: ['dr-1', 'dr-2', 'dr-3'] }), dice: { runes: [1] } }).at(
      'rw-22',
      { seat: 0, unit: -1 },
    );
    expect([s.table.runes, seatOf(s.table, 0).treasures.map((x) => x.id)]).toEqual([['dr-1', 'dr-3'], ['dr-2']]);
    const none = stage({ hands: ['', ''], table: (t) => Object.assign(t, { runes: [] }) }).at('rw-22', { seat: 0, unit: -1 });
    expect([none.over, seatOf(none.table, 0).treasures, none.table.gone]).toEqual([true, [], ['rw-22']]);
  });

  it('[card:rw-25] [RA-DES-15] the unit is gone from where it was', () => {
    const held = happens({ hands: [`wq-reanimate ${FIVE}`, ''] }, 'rw-25').say(0, 'hand:wq-reanimate');
    expect(hand(held)).toEqual(names(cards(FIVE)));
    const lying = happens({ hands: [FIVE, ''], discards: ['wq-reanimate gold-1', ''] }, 'rw-25').say(0, 'discard:wq-reanimate');
    expect(names(seatOf(lying.table, 0).discard)).toEqual(['gold-1']);
  });

  it('[card:rw-27] [card:mo-25] [card:ca-24] [RA-SCN-09] a landmark is no city for them', () => {
    const sites = { 'lm-1': 0, 'city-forge': -1, 'city-tamalir': 0 } as const;
    const fall = happens({ ...conquest, hands: ['', ''], sites }, 'rw-27');
    expect(eventsOf(fall, 'lost-site').map((e) => e.site)).toEqual(['city-tamalir']);
    const quake = happens({ ...conquest, hands: ['', ''], sites }, 'mo-25');
    expect(quake.table.sites.map((x) => x.exhausted)).toEqual([false, false, true]);
    expect(damages(happens({ ...conquest, hands: ['', ''], sites: { 'lm-1': 0 } }, 'ca-24'))).toEqual([4, 4]);
  });

  it('[card:ca-24] [card:ca-34] the cards in hand are no part of the choice', () => {
    expect(happens({ ...conquest, hands: ['gold-1', ''], sites: { 'city-forge': 0 } }, 'ca-24').options(0)).toEqual([
      'city-forge',
      'damage',
    ]);
    expect(happens({ ...conquest, hands: ['gold-1', ''], ready: [1] }, 'ca-34').options(0)).toEqual(['stronghold', 'damage']);
  });

  it('[card:dlv-2] two cards are enough, and two are all', () => {
    const coop = { seats: 1, options: { scenario: 'dragonlords', cooperative: true } };
    expect(happens({ ...coop, hands: ['gold-1 gold-2'] }, 'dlv-2').options(0)).toEqual(['cards', 'damage']);
    const s = say(happens({ ...coop, hands: ['gold-1 gold-2 gold-3'] }, 'dlv-2'), 0, 'cards', 'gold-1', 'gold-2');
    expect([s.over, eventsOf(s, 'discarded').flatMap((e) => e.cards)]).toEqual([true, ['gold-1', 'gold-2']]);
  });

  it('[card:dl-22] a dragon rune is no reward', () => {
    const s = happens({ options: { scenario: 'dragonlords' }, hands: ['', ''], rewards: { 0: ['dr-1'] } }, 'dl-22');
    expect([damages(s), seatOf(s.table, 0).treasures.length]).toEqual([[3, 3], 1]);
  });

  it('[card:mo-11] [card:mo-15] whoever cannot pay is not asked and gets nothing', () => {
    const offer = happens({ ...monument, hands: ['', FIVE] }, 'mo-11');
    expect(offer.asked).toEqual([1]);
    expect(seatOf(offer.table, 0).discard).toEqual([]);
    const library = happens({ ...monument, hands: ['', ''], decks: ['3xgold-1', '3xgold-1'], sites: {} }, 'mo-15');
    expect(library.over).toBe(true);
  });

  it('[card:rw-23] [card:cq-21] cities buy peace, landmarks do not; landmarks are lost, cities are not', () => {
    const sites = { 'lm-1': 0, 'city-forge': 0, 'lm-2': 0 } as const;
    const raid = happens({ ...conquest, hands: ['', ''], sites }, 'rw-23');
    expect(raid.options(0)).toEqual(['city-forge', 'fight']);
    raid.say(0, 'fight');
    expect(eventsOf(raid, 'fights').map((e) => e.seat)).toEqual([0, 1]);
    expect(happens({ ...conquest, hands: ['', ''], sites }, 'cq-21').options(0)).toEqual(['lm-1', 'lm-2']);
    const won = happens({ ...conquest, hands: ['nc-dragon nc-demon', ''], sites }, 'cq-21');
    say(won, 0, 'nc-dragon', 'nc-demon');
    expect([won.over, won.table.sites.map((x) => x.owner)]).toEqual([true, [0, 0, 0]]);
    expect(damages(happens({ ...conquest, hands: ['', ''], sites: { 'lm-1': 0 } }, 'dl-12'))).toEqual([4, 4]);
  });
});
