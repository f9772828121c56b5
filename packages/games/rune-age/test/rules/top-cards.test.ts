/** Cards on top of a deck, choices from a hand, and targets that are left. */
import { describe, expect, it } from 'vitest';
import { lookAtTop, takeFromTop } from '../../deeds/zones.ts';
import { actionCards, handOptions, playable, worth } from '../../query/hand.ts';
import { candidates, targets } from '../../query/targets.ts';
import type { Turn } from '../../spec.ts';
import { EVERYBODY, SEAT_BITS } from '../../table.ts';
import { cards, eventsOf, names, seatOf, stage, turn } from '../helpers.ts';

const phase = { event: null, queue: [], lost: null };

describe('decks', () => {
  const quiet = { reveal: () => {}, emit: () => {} };

  it('[RA-DCK-07] a card that nobody has seen has no place yet: it is drawn at random', () => {
    const s = stage({
      hands: ['', '5xgold-1'],
      decks: ['gold-1 gold-2 gold-3', ''],
      table: (t) => Object.assign(t.players[0]!, { known: [] }),
      dice: { 'deck:0': [2, 0] },
    });
    expect(names(seatOf(s.table, 0).deck)).toEqual(['gold-3', 'gold-2', 'gold-1']);
    s.at('turn', { seat: 0 }, 'drawUp');
    expect(eventsOf(s, 'drew')).toMatchObject([{ n: 3 }]);
    stage({ decks: ['gold-1 gold-2 gold-3', ''] }).with((t) => {
      const p = seatOf(t, 0);
      p.known = [];
      const looked = lookAtTop({ ...quiet, table: t, random: () => 0 } as unknown as Turn, 0, 2, EVERYBODY);
      expect([looked, names(p.deck), p.known]).toEqual([2, ['gold-2', 'gold-1', 'gold-3'], [EVERYBODY, EVERYBODY]]);
    });
  });

  it('[RA-DCK-04] [RA-DCK-13] fewer cards are shown where there are fewer', () => {
    stage({ decks: ['gold-1', ''] }).with((t) => {
      expect(lookAtTop({ ...quiet, table: t, random: () => 0 } as unknown as Turn, 0, 3, EVERYBODY)).toBe(1);
    });
  });

  it('[RA-DCK-07] with a card its own knowledge leaves the deck', () => {
    stage({ decks: ['gold-1 gold-2 gold-3', ''] }).with((t) => {
      const p = seatOf(t, 0);
      p.known = [1, 2, 4];
      expect(names([takeFromTop(p, 1)])).toEqual(['gold-2']);
      expect([names(p.deck), p.known]).toEqual([
        ['gold-3', 'gold-1'],
        [1, 4],
      ]);
    });
  });

  it('[RA-DCK-07] whoever looks alone knows alone', () => {
    const marks = [...SEAT_BITS, EVERYBODY];
    for (const [i, mark] of marks.entries()) expect(marks.filter((other) => (other & mark) !== 0)).toEqual([marks[i]]);
  });

  it('[RA-EVT-01] foreseen events are still in the deck', () => {
    const s = stage({
      options: { scenario: 'cataclysm' },
      hands: ['', ''],
      table: (t) => Object.assign(t, { events: ['ca-33'], foreseen: ['ca-31', 'ca-32'], foreseer: 1 }),
    }).at('events', phase, 'draw');
    expect(eventsOf(s, 'event')).toMatchObject([{ event: 'ca-32', left: 2 }]);
  });
});

describe('choices from a hand', () => {
  it('[RA-BAT-03] [RA-UNI-01] equal cards are one choice; gold is none in an assault, a used Action none in a turn', () => {
    const hand = cards('gold-1 gold-1 wq-archer wq-archer nc-beastman nc-beastman nc-tithe*').sort((a, b) => a - b);
    expect(handOptions(hand, 'gold')).toEqual(['gold-1']);
    expect(handOptions(hand, 'unit').toSorted()).toEqual(['nc-beastman', 'wq-archer']);
    expect(playable(hand, 'stop').toSorted()).toEqual(['nc-beastman', 'nc-tithe*', 'stop', 'wq-archer']);
    expect(names(actionCards(hand))).toEqual(['nc-beastman']);
    const beasts = cards('2xnc-beastman');
    expect([playable(beasts, 'pass'), handOptions(beasts, 'any'), names(actionCards(beasts))]).toEqual([
      ['nc-beastman', 'pass'],
      ['nc-beastman'],
      ['nc-beastman'],
    ]);
  });

  it('[card:ca-12] equal cards pay together once', () => {
    const { table } = stage({ hands: ['2xgold-2 wq-archer', ''] });
    expect(worth(table, 0, 3).toSorted()).toEqual(['gold-2+gold-2', 'gold-2+wq-archer']);
  });

  it('[RA-ACT-01] gold and influence are no action where they buy nothing', () => {
    const bare = turn({
      hands: ['gold-3', ''],
      ready: [1],
      sites: {},
      table: (t) => Object.assign(t, { gold: [0, 0, 0], piles: [0, 0, 0] }),
    });
    expect(bare.options(0)).not.toContain('influence');
    expect(
      turn({ hands: ['gold-1', ''], ready: [3], table: (t) => Object.assign(t.players[0]!, { barracks: [0, 0, 0, 0, 0, 0] }) }).options(0),
    ).not.toContain('gold');
    expect(turn({ hands: ['gold-1', ''] }).options(0)).toContain('gold');
  });

  it('[RA-UNI-02] [RA-RES-05] an exhausted reward or city is no action', () => {
    const acts = (exhausted: boolean) =>
      turn({
        options: { scenario: 'dragonlords' },
        hands: ['gold-1', ''],
        decks: ['gold-1', ''],
        sites: { 'city-nerekhall': 0 },
        table: (t) => {
          t.sites[0]!.exhausted = exhausted;
          t.players[0]!.treasures = [{ id: 'dl-15', exhausted }];
        },
      })
        .options(0)
        .filter((id) => String(id).startsWith('act:'));
    expect([acts(false), acts(true)]).toEqual([['act:dl-15', 'act:city-nerekhall'], []]);
  });

  it('[RA-ABL-19] [card:lt-sorceress] is no action where influence buys nothing', () => {
    const acts = (gold: number[]) =>
      turn({
        races: ['latari', 'daqan'],
        hands: ['lt-sorceress gold-1', ''],
        sites: {},
        table: (t) => Object.assign(t, { gold, piles: [0, 0, 0] }),
      }).options(0);
    expect([acts([1, 0, 0]).includes('act:lt-sorceress'), acts([0, 0, 0]).includes('act:lt-sorceress')]).toEqual([true, false]);
  });
});

describe('targets', () => {
  it('[RA-ACT-04] [RA-ACT-08] [RA-ELM-06] home realms of the others who live', () => {
    const { table } = stage({ seats: 4, sites: {}, table: (t) => Object.assign(t.players[2]!, { alive: false }) });
    expect(candidates(table, 1)).toEqual(['stronghold', 'realm:0', 'realm:3']);
    expect(targets(table, 1)).toEqual(['stronghold', 'realm:0', 'realm:3']);
  });

  it('[RA-ACT-05] [RA-SIE-22] each target once: the others stay', () => {
    const { table } = stage({
      seats: 3,
      options: { scenario: 'dragonlords' },
      sites: { 'city-forge': 1, 'city-tamalir': -1 },
      table: (t) => Object.assign(t, { enemies: ['dl-14', 'dl-26'], attacked: ['city-forge', 'dl-14', 'realm:1'] }),
    });
    expect(targets(table, 0)).toEqual(['stronghold', 'city-tamalir', 'dl-26', 'objective', 'realm:2']);
  });

  it('[card:ao-11] spares the Overlord, not the allies', () => {
    const open = (overlord: number) =>
      turn({ options: { scenario: 'overlord', overlord }, hands: ['gold-1', ''], table: (t) => Object.assign(t, { lasting: 'ao-11' }) })
        .options(0)
        .includes('fight:realm:1');
    expect([open(0), open(1)]).toEqual([true, false]);
  });

  it('[RA-SCN-07] Enemies that only allies may attack are none for the Overlord', () => {
    const open = (overlord: number) =>
      turn({
        options: { scenario: 'overlord', overlord },
        hands: ['gold-1', ''],
        table: (t) => Object.assign(t, { enemies: ['ao-13', 'ao-15'] }),
      })
        .options(0)
        .filter((id) => String(id).startsWith('fight:ao'));
    expect([open(0), open(1)]).toEqual([['fight:ao-15'], ['fight:ao-13', 'fight:ao-15']]);
  });
});
