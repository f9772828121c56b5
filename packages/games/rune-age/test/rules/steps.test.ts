/** Steps of a turn and of a round: what begins anew with them, and what is over. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../spec.ts';
import { eventsOf, happens, names, say, seatOf, stage, turn } from '../helpers.ts';

describe('a turn', () => {
  it('[RA-TRN-02] [RA-AMB-04] begins with a clean slate for its player', () => {
    const s = stage({
      hands: ['gold-1', 'gold-1'],
      table: (t) => Object.assign(t, { attacked: ['realm:0'], strongholdsHeld: 2, acquired: 1, struck: true, sieges: 3, step: 'draw' }),
    }).at('turn', { seat: 1 });
    expect(s.table).toMatchObject({ active: 1, attacked: [], strongholdsHeld: 0, acquired: 0, struck: false, sieges: 0, step: 'actions' });
  });

  it('[RA-TRN-02] names its steps as they come', () => {
    const steps: string[] = [];
    const s = turn({ hands: ['gold-1', ''], ready: [1], rewards: { 0: ['ca-13'] }, table: (t) => Object.assign(t, { lasting: 'rw-21' }) });
    steps.push(s.table.step);
    s.say(0, 'end');
    steps.push(s.table.step);
    s.say(0, 0);
    expect(s.question(0).kind).toBe('damage');
    steps.push(s.table.step);
    expect(steps).toEqual(['actions', 'discard', 'draw']);
  });

  it('[RA-EVT-01] [RA-TRN-14] the event phase and the end are steps too', () => {
    const s = stage({ hands: ['gold-1', ''], table: (t) => Object.assign(t, { events: ['rw-13'], foreseen: [] }) });
    s.at('events', { event: null, queue: [], lost: null });
    expect([s.question(0).kind, s.table.step]).toEqual(['effect', 'events']);
    const over = stage({ table: (t) => Object.assign(t.players[1]!, { damage: 19 }) }).at('damage', { seat: 1, n: 1, by: 0, of: null });
    expect([over.match.result !== null, over.table.step]).toEqual([true, 'end']);
  });

  it('[RA-TRN-08] [RA-DCK-07] the hand is laid down, and nothing of it is known any more', () => {
    const s = turn({ hands: ['gold-1 wq-archer', ''], table: (t) => Object.assign(t.players[0]!, { shown: t.players[0]!.hand.slice() }) });
    s.say(0, 'end');
    expect(eventsOf(s, 'discarded')).toMatchObject([{ seat: 0, cards: ['gold-1', 'wq-archer'] }]);
    expect(seatOf(s.table, 0).shown).toEqual([]);
    expect(names(seatOf(s.table, 0).hand).length).toBe(2);
    expect(seatOf(s.table, 0).discard).toEqual([]);
  });

  it('[RA-TRN-08] nobody lays down an empty hand', () => {
    expect(eventsOf(turn({ hands: ['', ''] }).say(0, 'end'), 'discarded')).toEqual([]);
  });

  it('[RA-TRN-12] [RA-ELM-06] whoever holds five or more draws nothing, and the dead draw nothing', () => {
    const s = stage({
      seats: 3,
      hands: ['7xgold-1', '', ''],
      decks: ['gold-3', '5xgold-1', 'gold-2'],
      table: (t) => Object.assign(t.players[2]!, { alive: false }),
    }).at('turn', { seat: 1 }, 'drawUp');
    expect(s.table.players.map((p) => p.hand.length)).toEqual([7, 5, 0]);
    expect(eventsOf(s, 'drew')).toEqual([{ type: 'drew', seat: 1, n: 5 }]);
  });

  it('[RA-TRN-03] [RA-TRN-04] only what was exhausted is refreshed, and so much is told', () => {
    const told = (x: Parameters<typeof stage>[0]) => eventsOf(stage({ hands: ['gold-1', ''], ...x }).at('turn', { seat: 0 }), 'refreshed');
    const mixed = (t: Table): void => {
      Object.assign(t.sites[0]!, { exhausted: true });
      t.players[0]!.treasures = [
        { id: 'rw-12', exhausted: true },
        { id: 'rw-14', exhausted: false },
      ];
    };
    const sites = { 'city-forge': 0, 'city-tamalir': 0, 'city-frostgate': 1 } as const;
    expect(told({ sites, table: mixed })).toEqual([{ type: 'refreshed', seat: 0, n: 2 }]);
    expect(told({ sites, ready: [1], rewards: { 0: ['rw-12'] } })).toEqual([]);
    expect(told({ sites, options: { rewards: 'stay' }, table: mixed })).toEqual([{ type: 'refreshed', seat: 0, n: 1 }]);
  });

  it('[RA-TRN-03] [card:cq-26] landmarks are refreshed like cities, but for the round of the curse', () => {
    const after = (lasting: 'cq-26' | 'cq-25' | null) =>
      stage({
        options: { scenario: 'conquest' },
        hands: ['gold-1', ''],
        sites: { 'lm-1': 0 },
        table: (t) => {
          t.sites[0]!.exhausted = true;
          t.lasting = lasting;
        },
      }).at('turn', { seat: 0 }).table.sites[0]!.exhausted;
    expect([after(null), after('cq-25'), after('cq-26')]).toEqual([false, false, true]);
  });

  it('[RA-TRN-09] [card:lm-7] a card that is kept free costs nothing, the next one its price', () => {
    const s = turn({ options: { scenario: 'conquest' }, hands: ['4xgold-1', ''], sites: { 'lm-7': 0 }, ready: [1] }).say(0, 'end');
    expect(s.options(0)).toEqual([0, 1, 2]);
    s.say(0, 2);
    expect(eventsOf(s, 'paid')).toMatchObject([{ with: 'stronghold', kind: 'influence', value: 1 }]);
  });

  it('[RA-TRN-09] [RA-TRN-17] of equal cards so many are kept as are named, and no more than there are', () => {
    const s = turn({ hands: ['2xgold-1 wq-archer gold-2', ''], ready: [3] })
      .say(0, 'end')
      .say(0, 2);
    expect(s.match.open[0]).toMatchObject({ bins: ['gold-1', 'gold-2', 'wq-archer'], most: [2, 1, 1] });
    s.say(0, [1, 0, 1]);
    expect(eventsOf(s, 'discarded')[0]!.cards.toSorted()).toEqual(['gold-1', 'gold-2']);
  });
});

describe('a round', () => {
  it('[RA-OPT-05] [RA-OPT-06] the piles are named once, and only where an exchange was proposed', () => {
    const told = (round: number, neutrals: 'scenario' | string[]) =>
      eventsOf(
        stage({ hands: ['gold-1', ''], options: { neutrals }, table: (t) => Object.assign(t, { round }) }).at('game', {}, 'round'),
        'neutrals',
      ).length;
    const other = ['nc-razorwing', 'nc-beastman', 'nc-sorcerer'];
    expect([told(0, 'scenario'), told(0, other), told(3, other)]).toEqual([0, 1, 0]);
  });

  it('[RA-AMB-13] [RA-SCN-09] monuments win in The Monument, landmarks in Conquest, and nowhere else', () => {
    const landmarks = { 'lm-1': 0, 'lm-2': 0, 'lm-3': 0 } as const;
    const ends = (scenario: string) =>
      stage({
        options: { scenario },
        hands: ['gold-1', ''],
        sites: landmarks,
        table: (t) => Object.assign(t.players[1]!, { monument: 'built' }),
      }).at('game', {}, 'end').match.result?.why ?? null;
    expect(['runewars', 'monument', 'conquest'].map(ends)).toEqual([null, 'monument', 'landmarks']);
  });

  it('[RA-EVT-12] without an event everybody still draws', () => {
    const s = stage({
      options: { scenario: 'cataclysm' },
      hands: ['', ''],
      decks: ['gold-1', 'gold-2'],
      table: (t) => Object.assign(t, { events: [], foreseen: [], eventDiscard: ['ca-11'] }),
    }).at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(s.match.result).toMatchObject({ why: 'survived' });
    const none = stage({
      hands: ['', ''],
      decks: ['gold-1', 'gold-2'],
      table: (t) => Object.assign(t, { events: [], foreseen: [], eventDiscard: ['rw-13'] }),
    });
    none.at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(eventsOf(none, 'no-event').length).toBe(1);
    expect(eventsOf(none, 'events-reshuffled')).toEqual([]);
    expect(none.table.players.map((p) => p.hand.length)).toEqual([1, 1]);
  });

  it('[RA-EVT-13] a deck that is not made anew stays empty after its last card', () => {
    const s = stage({
      options: { scenario: 'cataclysm', reshuffle: 'at-once' },
      hands: ['', ''],
      table: (t) => Object.assign(t, { events: ['ca-22'], foreseen: [], eventDiscard: ['ca-21'] }),
    }).at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(eventsOf(s, 'events-reshuffled')).toEqual([]);
    expect(s.table.events).toEqual([]);
  });

  it('[RA-EVT-08] [RA-ELM-06] an event passes over the dead and goes on', () => {
    const s = happens({ seats: 3, hands: ['gold-1', '', ''] }, 'rw-13');
    expect(s.asked).toEqual([0]);
    s.table.players[1]!.alive = false;
    s.say(0, 'no');
    expect(s.asked).toEqual([2]);
  });

  it('[RA-SIE-18] what is won in a siege is told to its cards: a Vampire of the loser rises no more', () => {
    const won = turn({ races: ['waiqar', 'daqan'], hands: ['wq-vampire gold-1', 'gold-1'] });
    say(won, 0, 'fight:realm:1', 'wq-vampire').say(1, 'pass').say(0, 'pass');
    expect(won.question(0)).toMatchObject({ kind: 'abilities' });
    const lost = turn({ races: ['waiqar', 'daqan'], hands: ['wq-vampire gold-1', 'nc-dragon gold-1'] });
    say(lost, 0, 'fight:realm:1', 'wq-vampire').say(1, 'nc-dragon').say(0, 'pass').say(1, 'pass');
    expect(lost.question(0)).toMatchObject({ kind: 'turn' });
  });
});
