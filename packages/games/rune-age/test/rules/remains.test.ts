/** Remains after an elimination, an attack, the last round; and things that are there from the beginning. */
import { engine, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { OATH_RACES } from '../../data/cards.ts';
import { runeAgeGame } from '../../index.ts';
import { options } from '../../options.ts';
import type { Options, RuneAge } from '../../spec.ts';
import { cards, eventsOf, fight, happens, names, say, seatOf, stage, turn } from '../helpers.ts';

describe('a player who falls', () => {
  it('[RA-ELM-03] [RA-ELM-05] [RA-AMB-17] leaves nothing in play; his cities lie refreshed in the centre', () => {
    const s = stage({
      seats: 3,
      options: { scenario: 'monument' },
      hands: ['', 'gold-1', ''],
      decks: ['', 'gold-1', ''],
      sites: { 'city-forge': 1, 'city-tamalir': 0 },
      table: (t) => {
        t.sites[0]!.exhausted = true;
        Object.assign(t.players[1]!, { damage: 19, ready: 1, exhausted: 1, limbo: cards('nc-tithe*')[0]!, shown: cards('gold-1') });
      },
    }).at('damage', { seat: 1, n: 1, by: 0, of: null });
    expect(s.table.sites[0]).toEqual({ id: 'city-forge', owner: -1, exhausted: false });
    expect(eventsOf(s, 'eliminated')).toMatchObject([{ sites: ['city-forge'] }]);
    expect(seatOf(s.table, 1)).toMatchObject({
      alive: false,
      shown: [],
      known: [],
      limbo: -1,
      ready: 0,
      exhausted: 0,
      strongholds: 0,
      monument: 'none',
    });
  });

  it('[RA-ELM-02] [RA-ELM-05] [RA-ELM-10] his units leave the combat, those of the survivor go home', () => {
    const s = turn({
      seats: 3,
      hands: ['nc-dragon gold-1', 'dq-knight gold-1', ''],
      table: (t) => Object.assign(t.players[1]!, { damage: 18 }),
    });
    const piles = [...s.table.piles];
    fight(s, 'realm:1', 'nc-dragon', 'dq-knight');
    expect([seatOf(s.table, 1).alive, seatOf(s.table, 1).discard]).toEqual([false, []]);
    expect([names(seatOf(s.table, 0).discard), s.table.piles]).toEqual([['nc-dragon'], piles]);
    expect(eventsOf(s, 'survivors').map((e) => e.seat)).toEqual([0]);
  });
});

describe('damage', () => {
  it('[RA-REW-04] [card:dr-4] what is warded off altogether is no damage, and asks for no further ward', () => {
    const hit = (n: number) =>
      stage({ hands: ['', ''], rewards: { 1: ['dr-4', 'ca-13'] } })
        .at('damage', { seat: 1, n, by: 0, of: null })
        .say(1, 'dr-4');
    const all = hit(3);
    expect([all.over, eventsOf(all, 'damage'), seatOf(all.table, 1).damage]).toEqual([true, [], 0]);
    expect(hit(4).options(1)).toEqual(['ca-13', 'take']);
  });

  it('[RA-BAT-25] a tie repels an attacking Instant', () => {
    const s = happens({ options: { scenario: 'cataclysm' }, hands: ['dq-knight', ''] }, 'ca-11');
    s.say(0, 'dq-knight');
    expect(eventsOf(s, 'repelled').map((e) => e.seat)).toEqual([0]);
    expect(eventsOf(s, 'damage').map((e) => e.seat)).toEqual([1]);
  });

  it('[RA-AMB-36] [RA-BAT-27] with that option an Instant goes on after a repelled attack, and stops after a lost one', () => {
    const attacked = (hand: string) => {
      const s = happens({ options: { scenario: 'cataclysm', instants: 'until-lost' }, hands: [hand, ''] }, 'ca-11');
      if (hand !== '') s.say(0, hand);
      return eventsOf(s, 'fights').map((e) => e.seat);
    };
    expect([attacked('dq-knight'), attacked('')]).toEqual([[0, 1], [0]]);
    const revolt = happens(
      { options: { scenario: 'conquest', instants: 'until-lost' }, hands: ['', ''], sites: { 'lm-1': 0, 'lm-3': 0, 'lm-2': 1 } },
      'cq-21',
    );
    revolt.say(0, 'lm-1');
    expect([revolt.over, revolt.table.sites.map((x) => x.owner)]).toEqual([true, [-1, 0, 1]]);
  });

  it('[RA-BAT-27] an Instant that everybody repels still comes to everybody', () => {
    const s = happens({ seats: 3, options: { scenario: 'cataclysm' }, hands: ['dq-knight', 'dq-knight', 'dq-knight'] }, 'ca-11');
    for (const seat of [0, 1, 2]) s.say(seat, 'dq-knight');
    expect(eventsOf(s, 'repelled').map((e) => e.seat)).toEqual([0, 1, 2]);
  });

  it('[RA-ATT-11] no die is rolled for an army without cards', () => {
    const s = turn({ options: { scenario: 'dragonlords' }, hands: ['gold-1', ''], table: (t) => Object.assign(t, { enemies: ['dl-14'] }) });
    say(s, 0, 'fight:dl-14', 'stop');
    expect([eventsOf(s, 'attrition'), eventsOf(s, 'survivors')]).toEqual([[], []]);
  });

  it('[RA-BAT-20] [card:nc-razorwing] what goes on the deck and what is discarded is told together', () => {
    const s = say(
      turn({ hands: ['nc-razorwing wq-reanimate gold-1', ''] }),
      0,
      'fight:stronghold',
      'nc-razorwing',
      'wq-reanimate',
      'stop',
      'unit:0',
    );
    expect(eventsOf(s, 'survivors')).toMatchObject([{ cards: ['wq-reanimate'], top: ['nc-razorwing'] }]);
  });

  it('[RA-COO-08] a lasting Instant stays on the one whom it hit while another event hits somebody else', () => {
    const s = happens(
      {
        options: { scenario: 'dragonlords', cooperative: true },
        hands: ['3xgold-1', '3xgold-1'],
        table: (t) => Object.assign(t, { lasting: 'dl-25', lastingOn: 1 }),
      },
      'dlv-2',
    ).say(0, 0);
    expect([s.question(0).kind, s.table.lastingOn]).toEqual(['effect', 1]);
  });
});

describe('the limit of rounds', () => {
  const end = (scenario: string, x: object = {}) =>
    stage({ options: { scenario, roundLimit: 1, ...x }, hands: ['gold-1', ''], sites: { 'lm-1': 1 } }).at('game', {}, 'end').match.result;
  it('[RA-TRN-16] [RA-COO-17] partners have lost; landmarks decide Conquest, and the Overlord has outlasted them', () => {
    expect(end('cataclysm')).toMatchObject({ winners: [], why: 'round-limit' });
    expect(end('dragonlords', { cooperative: true })).toMatchObject({ winners: [], why: 'round-limit' });
    expect(end('conquest')).toMatchObject({ winners: [1], why: 'most-landmarks' });
    expect(end('overlord')).toMatchObject({ winners: [0], why: 'overlord-outlasted' });
  });
});

describe('setup', () => {
  const machine = engine(runeAgeGame);
  const start = (o: object, seats = 2, seed = 1) => {
    const told = outcome<RuneAge>();
    const m = machine.start(options(o, seats) as Options, seats, seed, told);
    return { m, types: told.events.map(({ event }) => event.type) };
  };

  it('[RA-SCN-05] [RA-COO-04] an Overlord or a shared realm is named where there is one', () => {
    const named = (o: object) => start(o).types.filter((type) => type === 'overlord' || type === 'shared-realm');
    expect([named({ scenario: 'overlord' }), named({ cooperative: true }), named({ scenario: 'runewars' })]).toEqual([
      ['overlord'],
      ['shared-realm'],
      [],
    ]);
  });

  it('[RA-EXP-14] without the expansion no race of it is drawn, with it they are', () => {
    const drawn = (expansion: boolean) =>
      Array.from({ length: 12 }, (_, i) => start({ scenario: 'runewars', expansion }, 4, i + 1).m.table.players.map((p) => p.race))
        .flat()
        .some((race) => OATH_RACES.includes(race));
    expect([drawn(true), drawn(false)]).toEqual([true, false]);
  });

  it('[RA-MER-03] [RA-MER-07] The Cataclysm has its three mercenaries, none of them for sieges', () => {
    expect(start({ scenario: 'cataclysm' }).m.table.mercenaries.length).toBe(3);
  });
});
