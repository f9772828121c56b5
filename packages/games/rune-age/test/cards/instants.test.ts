import { describe, expect, it } from 'vitest';
import { type EventId, event } from '../../data/events.ts';
import { eventsOf, happens, names, say, seatOf, stage, type turn } from '../helpers.ts';

const damages = (s: ReturnType<typeof turn>): number[] => s.table.players.map((p) => p.damage);
const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
/** Discarded cards; the draw after the event may already have shuffled them in. */
const discarded = (s: ReturnType<typeof turn>): string[] => eventsOf(s, 'discarded').flatMap((e) => e.cards);

describe('attacking Instants', () => {
  it.each([
    ['dl-12', 'dragonlords', 4, 0, [4, 4, 4]],
    ['dl-24', 'dragonlords', 8, 1, [8, 8, 8]],
    ['dl-27', 'dragonlords', 10, 1, [10, 0, 0]],
    ['rw-23', 'runewars', 7, 0, [7, 7, 7]],
    ['ca-11', 'cataclysm', 3, 0, [3, 3, 3]],
    ['ca-21', 'cataclysm', 6, 1, [6, 6, 6]],
    ['ca-31', 'cataclysm', 9, 1, [9, 9, 9]],
    ['ca-33', 'cataclysm', 11, 2, [11, 11, 11]],
    ['ao-23', 'overlord', 8, 0, [0, 8, 8]],
    ['ao-24', 'overlord', 8, 0, [8, 0, 0]],
  ] as [EventId, string, number, number, number[]][])(
    '[card:%s] %s: strength %i, %i icons, damage %j without a defence',
    (id, scenario, strength, icons, expected) => {
      const s = happens({ seats: 3, options: { scenario }, hands: ['', '', ''], sites: {} }, id);
      expect(damages(s)).toEqual(expected);
      expect(eventsOf(s, 'fights')[0]!.strength).toBe(strength);
      expect(event(id).attrition ?? 0).toBe(icons);
    },
  );

  it('[card:dlv-1] 3 and 1 for each player, against one of them', () => {
    const s = happens({ seats: 4, options: { scenario: 'dragonlords', cooperative: true }, hands: ['', '', '', ''] }, 'dlv-1').say(0, 3);
    expect(s.table.sharedDamage).toBe(7);
  });

  it('[card:rw-23] a city buys peace', () => {
    const s = happens({ hands: ['', ''], sites: { 'city-forge': 0 } }, 'rw-23');
    expect(s.options(0)).toEqual(['city-forge', 'fight']);
    s.say(0, 'city-forge');
    expect(damages(s)).toEqual([0, 7]);
    expect(s.table.sites[0]!.owner).toBe(-1);
  });

  it('[card:cq-21] only owners of landmarks; the loser gives one up instead of damage', () => {
    const s = happens({ options: { scenario: 'conquest' }, hands: ['', ''], sites: { 'lm-1': 0, 'lm-2': 0, 'city-forge': 1 } }, 'cq-21');
    expect(s.options(0)).toEqual(['lm-1', 'lm-2']);
    s.say(0, 'lm-2');
    expect(damages(s)).toEqual([0, 0]);
    expect(s.table.sites.map((x) => x.owner)).toEqual([0, -1, 1]);
    expect(eventsOf(s, 'fights')).toMatchObject([{ seat: 0, strength: 7 }]);
  });
});

describe('do this or take damage', () => {
  it('[card:dl-13] a gold card or 2 damage; asked with any card in hand', () => {
    const s = happens({ options: { scenario: 'dragonlords' }, hands: ['gold-2 wq-archer', 'dq-knight'] }, 'dl-13');
    expect(s.options(0)).toEqual(['gold-2', 'damage']);
    s.say(0, 'gold-2');
    expect(s.options(1)).toEqual(['damage']);
    s.say(1, 'damage');
    expect([discarded(s), damages(s)]).toEqual([['gold-2'], [0, 2]]);
  });
  it('[card:dl-22] a reward, or 3 damage for whoever has none', () => {
    const s = happens({ options: { scenario: 'dragonlords' }, hands: ['', ''], rewards: { 0: ['dl-11'] } }, 'dl-22');
    expect([damages(s), s.table.gone]).toEqual([[0, 3], ['dl-11']]);
  });
  it('[card:dlv-2] two cards or 3 damage to the shared realm', () => {
    const x = { seats: 1, options: { scenario: 'dragonlords', cooperative: true } };
    const s = happens({ ...x, hands: ['gold-1 gold-2 gold-3'] }, 'dlv-2');
    expect(s.options(0)).toEqual(['cards', 'damage']);
    say(s, 0, 'cards', 'gold-1', 'gold-3');
    expect([discarded(s), s.table.sharedDamage]).toEqual([['gold-1', 'gold-3'], 0]);
    expect(happens({ ...x, hands: ['gold-1'] }, 'dlv-2').table.sharedDamage).toBe(3);
  });
  it('[card:dlv-4] the chosen one may draw two; the realm takes 1 for each player', () => {
    const s = happens(
      { seats: 2, options: { scenario: 'dragonlords', cooperative: true }, hands: ['gold-1', ''], decks: ['gold-2 gold-3', ''] },
      'dlv-4',
    ).say(0, 0);
    s.say(0, 'yes');
    expect([hand(s), s.table.sharedDamage]).toEqual([['gold-1', 'gold-2', 'gold-3'], 2]);
  });
  it('[card:ca-12] gold and units worth 3, or 3 damage', () => {
    const s = happens({ seats: 1, options: { scenario: 'cataclysm' }, hands: ['gold-2 wq-reanimate wq-archer nc-battle-cry'] }, 'ca-12');
    expect(s.options(0)).toEqual(['gold-2+wq-archer', 'gold-2+wq-reanimate', 'wq-archer+wq-reanimate', 'damage']);
    s.say(0, 'wq-archer+wq-reanimate');
    expect([discarded(s).sort(), damages(s)]).toEqual([['wq-archer', 'wq-reanimate'], [0]]);
    expect(happens({ seats: 1, options: { scenario: 'cataclysm' }, hands: ['gold-2 nc-battle-cry'] }, 'ca-12').options(0)).toEqual([
      'damage',
    ]);
  });
  it('[card:ca-24] a city or 4 damage', () => {
    const s = happens({ options: { scenario: 'cataclysm' }, hands: ['', ''], sites: { 'city-forge': 0 } }, 'ca-24').say(0, 'damage');
    expect([damages(s), s.table.sites[0]!.owner]).toEqual([[4, 4], 0]);
  });
  it('[card:ca-34] a stronghold or 5 damage', () => {
    const s = happens({ options: { scenario: 'cataclysm' }, hands: ['', ''], ready: [1, 0] }, 'ca-34').say(0, 'stronghold');
    expect([damages(s), seatOf(s.table, 0).strongholds]).toEqual([[0, 5], 3]);
  });
  it('[card:ao-25] each ally: a city or 2 damage', () => {
    const s = happens(
      { seats: 3, options: { scenario: 'overlord' }, hands: ['', '', ''], sites: { 'city-forge': 0, 'city-tamalir': 1 } },
      'ao-25',
    ).say(1, 'city-tamalir');
    expect([damages(s), s.table.sites.map((x) => x.owner)]).toEqual([
      [0, 0, 2],
      [0, -1],
    ]);
  });
});

describe('gifts and losses', () => {
  it.each([
    ['rw-13', 'runewars', [0, 1], 'gold-1'],
    ['ao-12', 'overlord', [0], 'gold-2'],
    ['mo-27', 'monument', [1], 'gold-3'],
    ['cq-11', 'conquest', [0], 'gold-1'],
  ] as [EventId, string, number[], string][])('[card:%s] %s: seats %j may take a %s', (id, scenario, seats, gold) => {
    const sites = { 'city-forge': 0, 'lm-1': 0 } as const;
    const s = happens({ options: { scenario }, hands: ['', ''], sites }, id);
    for (const seat of seats) {
      expect(s.options(seat)).toEqual(['use', 'no']);
      s.say(seat, 'use');
    }
    expect(s.over).toBe(true);
    for (const seat of [0, 1]) expect(hand(s, seat)).toEqual(seats.includes(seat) ? [gold] : []);
    const declined = happens({ options: { scenario }, hands: ['', ''], sites }, id).say(seats[0]!, 'no');
    expect(hand(declined, seats[0])).toEqual([]);
  });

  it('[card:cq-22] the fewest landmarks: a Silver, not optional', () => {
    const s = happens({ seats: 3, options: { scenario: 'conquest' }, hands: ['', '', ''], sites: { 'lm-1': 0 } }, 'cq-22');
    expect(eventsOf(s, 'took').map((e) => [e.seat, e.card])).toEqual([
      [1, 'gold-2'],
      [2, 'gold-2'],
    ]);
  });
  it.each([
    ['ao-14', 'overlord', [1]],
    ['cq-13', 'conquest', [0, 1]],
  ] as [EventId, string, number[]][])('[card:%s] %s: seats %j may draw a card', (id, scenario, seats) => {
    const s = happens({ options: { scenario }, hands: ['5xgold-1', '5xgold-1'], decks: ['gold-3', 'gold-3'], sites: {} }, id);
    for (const seat of seats) s.say(seat, 'use');
    expect(s.over).toBe(true);
    expect(s.table.players.map((p) => p.hand.length)).toEqual([0, 1].map((seat) => (seats.includes(seat) ? 6 : 5)));
  });
  it('[card:rw-15] a card of the cheapest pile that is not empty', () => {
    const s = happens({ hands: ['', ''], table: (t) => Object.assign(t, { piles: [1, 3, 3] }) }, 'rw-15');
    expect(s.options(0)).toEqual(['nc-lightning', 'no']);
    s.say(0, 'nc-lightning');
    expect(s.options(1)).toEqual(['nc-manticore', 'no']);
    s.say(1, 'no');
    expect(s.table.piles).toEqual([0, 3, 3]);
  });
  it('[card:mo-11] a unit of the hand for a Silver; gold is no unit', () => {
    const s = happens({ options: { scenario: 'monument' }, hands: ['gold-1 wq-archer', 'gold-3'] }, 'mo-11');
    expect(s.options(0)).toEqual(['wq-archer', 'no']);
    s.say(0, 'wq-archer');
    expect(s.options(1)).toEqual(['no']);
    s.say(1, 'no');
    expect([hand(s), s.table.gold]).toEqual([
      ['gold-1', 'gold-2', 'wq-archer'],
      [4, 9, 6],
    ]);
  });
  it('[card:mo-15] 2 influence for two cards', () => {
    const s = happens(
      { options: { scenario: 'monument' }, hands: ['', ''], decks: ['gold-1 gold-2 gold-3', ''], sites: { 'city-forge': 0 } },
      'mo-15',
    ).say(0, 'city-forge');
    expect(s.table.sites[0]!.exhausted).toBe(true);
    expect(eventsOf(s, 'drew')[0]).toMatchObject({ seat: 0, n: 2 });
  });
  it('[card:mo-21] a gold card of the centre leaves the game, or one of the hand is discarded', () => {
    const s = happens({ options: { scenario: 'monument' }, hands: ['', 'gold-3'] }, 'mo-21');
    expect(s.options(0)).toEqual(['pile:gold-1', 'pile:gold-2', 'pile:gold-3']);
    s.say(0, 'pile:gold-3').say(1, 'gold-3');
    expect([s.table.gold, s.table.goldGone]).toEqual([
      [4, 10, 5],
      [0, 0, 1],
    ]);
  });
  it('[card:mo-21] an empty pile has nothing to lose', () => {
    const gold = (left: number[]) =>
      happens(
        { options: { scenario: 'monument' }, hands: ['wq-archer', ''], table: (t) => Object.assign(t, { gold: left }) },
        'mo-21',
      ).options(0);
    expect(gold([0, 1, 0])).toEqual(['pile:gold-2']);
    expect(gold([0, 0, 0])).toEqual(['none']);
  });
  it('[card:mo-22] a gold card, if there is one', () => {
    const s = happens({ options: { scenario: 'monument' }, hands: ['gold-1 wq-archer', 'dq-knight'] }, 'mo-22');
    expect(s.options(0)).toEqual(['gold-1']);
    s.say(0, 'gold-1');
    expect(s.options(1)).toEqual(['none']);
    s.say(1, 'none');
    expect(eventsOf(s, 'nothing')).toEqual([{ type: 'nothing', seat: 1 }]);
  });
  it('[card:mo-25] all cities are exhausted', () => {
    const s = happens(
      { options: { scenario: 'monument' }, hands: ['', ''], sites: { 'city-forge': 0, 'city-tamalir': 1, 'city-frostgate': -1 } },
      'mo-25',
    );
    expect(s.table.sites.map((x) => x.exhausted)).toEqual([true, true, false]);
  });
  it('[card:rw-25] a unit from hand or discard pile', () => {
    const s = happens({ hands: ['wq-archer gold-1', 'gold-1'], discards: ['wq-reanimate', 'gold-1'] }, 'rw-25');
    expect(s.options(0)).toEqual(['hand:wq-archer', 'discard:wq-reanimate']);
    s.say(0, 'discard:wq-reanimate');
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
    expect(s.options(1)).toEqual(['none']);
  });
  it('[card:rw-27] all cities become neutral', () => {
    const s = happens(
      { hands: ['', ''], sites: { 'city-forge': 0, 'city-tamalir': 1 }, table: (t) => Object.assign(t.sites[0]!, { exhausted: true }) },
      'rw-27',
    );
    expect(s.table.sites.map((x) => [x.owner, x.exhausted])).toEqual([
      [-1, false],
      [-1, false],
    ]);
  });
  it('[card:cq-24] a unit from hand, if there is one', () => {
    const s = happens({ options: { scenario: 'conquest' }, hands: ['wq-archer gold-1', ''] }, 'cq-24').say(0, 'wq-archer');
    expect(seatOf(s.table, 0).barracks[1]).toBe(5);
  });
  it('[card:ao-27] 3 damage less for the Overlord', () => {
    expect(
      damages(
        happens({ options: { scenario: 'overlord' }, hands: ['', ''], table: (t) => Object.assign(t.players[0]!, { damage: 5 }) }, 'ao-27'),
      ),
    ).toEqual([2, 0]);
  });
  it('[card:ca-25] the first player arranges two events; each takes 1 damage', () => {
    const s = stage({
      options: { scenario: 'cataclysm' },
      hands: ['', ''],
      table: (t) => Object.assign(t, { events: ['ca-31', 'ca-32', 'ca-33'] }),
      dice: { events: [1, 0] },
    }).at('ca-25', { seat: 0, unit: -1 });
    expect(s.options(0)).toEqual(['ca-32', 'ca-31']);
    s.say(0, 'ca-31');
    expect(s.table.foreseen).toEqual(['ca-32', 'ca-31']);
    expect(damages(s)).toEqual([1, 1]);
  });
});
