import { describe, expect, it } from 'vitest';
import { eventsOf, fight, names, say, seatOf, stage, turn } from '../helpers.ts';

const wholeTurn = (x: Parameters<typeof stage>[0]) => stage(x).at('turn', { seat: 0 });

describe('turn', () => {
  it('[RA-TRN-01] [RA-TRN-15] everybody takes a turn from the first player on, then the first player resolves the event', () => {
    const s = stage({
      seats: 3,
      options: { first: 2, scenario: 'monument' },
      table: (t) => Object.assign(t, { round: 0, events: ['mo-12'] }),
    }).at('game', {});
    for (const seat of [2, 0, 1]) {
      expect(s.asked).toEqual([seat]);
      s.say(seat, 'end');
    }
    expect(eventsOf(s, 'turn').map((e) => e.seat)).toEqual([2, 0, 1, 2]);
    expect(s.events.map((e) => e.type).indexOf('event')).toBeGreaterThan(0);
    expect(s.table).toMatchObject({ round: 2, first: 2, enemies: ['mo-12'] });
  });

  it('[RA-TRN-02] [RA-TRN-03] [RA-TRN-04] [RA-TRN-05] [RA-REW-05] [RA-AMB-02] refresh comes first and is for the active player’s cities, strongholds and rewards', () => {
    const s = wholeTurn({
      sites: { 'city-forge': 0, 'city-tamalir': 1 },
      table: (t) => {
        for (const site of t.sites) site.exhausted = true;
        for (const p of t.players) {
          p.exhausted = 1;
          p.strongholds = 2;
          p.treasures = [{ id: 'rw-12', exhausted: true }];
        }
      },
    });
    expect(s.table.sites.map((x) => x.exhausted)).toEqual([false, true]);
    expect(s.table.players.map((p) => [p.ready, p.exhausted, p.treasures[0]!.exhausted])).toEqual([
      [1, 0, false],
      [0, 1, true],
    ]);
    expect(eventsOf(s, 'refreshed')).toEqual([{ type: 'refreshed', seat: 0, n: 3 }]);
  });

  it('[RA-AMB-02] the other reading: rewards stay exhausted', () => {
    const s = wholeTurn({
      options: { rewards: 'stay' },
      table: (t) => Object.assign(t.players[0]!, { treasures: [{ id: 'rw-12', exhausted: true }] }),
    });
    s.say(0, 'end');
    expect(s.table.players[0]!.treasures[0]!.exhausted).toBe(true);
  });

  it('[RA-TRN-06] [RA-TRN-07] any number of actions in any order, one after the other', () => {
    const s = turn({ hands: ['gold-1 wq-archer gold-2'], ready: [1] });
    say(
      s,
      0,
      'gold',
      'wq-reanimate',
      'gold-1',
      'fight:stronghold',
      'wq-archer',
      'stop',
      'influence',
      'gold-1',
      'gold',
      'wq-archer',
      'gold-2',
    );
    expect(seatOf(s.table, 0).hand).toEqual([]);
    expect(seatOf(s.table, 0).ready).toBe(1);
    expect(turn({ hands: [''] }).say(0, 'end').over).toBe(true);
  });

  it('[RA-TRN-08] [RA-TRN-10] only the active player discards his hand', () => {
    const s = turn({ hands: ['gold-1 wq-archer', 'gold-2'], decks: ['5xgold-3', '5xgold-3'] }).say(0, 'end');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-1', 'wq-archer']);
    expect(names(seatOf(s.table, 1).hand)).toEqual(['gold-2', 'gold-3', 'gold-3', 'gold-3', 'gold-3']);
  });

  it('[RA-TRN-09] [RA-AMB-28] [RA-TV-20] each card kept costs 1 influence; up to three of four with a stronghold and a city', () => {
    const x = { hands: ['gold-1 gold-2 gold-3 wq-archer'], ready: [1], sites: { 'city-forge': 0 }, decks: ['5xwq-reanimate'] } as const;
    const s = turn({ ...x, hands: [...x.hands], ready: [...x.ready], decks: [...x.decks] }).say(0, 'end');
    expect(s.options(0)).toEqual([0, 1, 2, 3]);
    s.say(0, 3);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 0, exhausted: 1 });
    expect(s.table.sites[0]!.exhausted).toBe(true);
    s.say(0, [1, 1, 0, 1]);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-3']);
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1', 'gold-2', 'wq-reanimate', 'wq-reanimate', 'wq-archer']);
  });

  it('[RA-TRN-09] [RA-AMB-28] where a card costs 2, three influence keep one', () => {
    const s = turn({
      options: { scenario: 'monument' },
      hands: ['gold-1 gold-2 gold-3'],
      ready: [1],
      sites: { 'city-forge': 0 },
      table: (t) => Object.assign(t, { lasting: 'mo-13' }),
    }).say(0, 'end');
    expect(s.options(0)).toEqual([0, 1]);
  });

  it('[RA-TV-20] keeping one card with the city alone wastes 1 influence', () => {
    const s = turn({ hands: ['gold-1 gold-2'], ready: [1], sites: { 'city-forge': 0 }, decks: ['5xwq-reanimate'] });
    say(s, 0, 'end', 1);
    expect(s.options(0)).toEqual(['city-forge', 'stronghold']);
    say(s, 0, 'city-forge', [0, 1]);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 0 });
    expect(names(seatOf(s.table, 0).hand)[0]).toBe('gold-2');
    expect(seatOf(s.table, 0).hand.length).toBe(5);
  });

  it('[RA-TRN-11] [RA-DCK-08] [RA-TV-22] at the end of a turn everybody draws up to five', () => {
    const s = turn({
      hands: ['gold-1', 'dq-footman dq-bowman dq-knight 2xgold-1'],
      decks: ['5xgold-1', '5xgold-2'],
      sites: { 'city-forge': 1 },
    });
    say(s, 0, 'fight:city-forge', 'pass');
    for (const card of ['dq-footman', 'dq-bowman', 'dq-knight']) {
      s.say(1, card);
      if (s.options(1).includes('no')) s.say(1, 'no');
    }
    say(s, 1, 'pass');
    expect(seatOf(s.table, 1).hand.length).toBe(2);
    s.say(0, 'end');
    expect(names(seatOf(s.table, 1).hand)).toEqual(['gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-2']);
  });

  it('[RA-TRN-12] [RA-DCK-09] [RA-AMB-32] [RA-TV-21] whoever has more than five draws nothing and discards nothing', () => {
    const s = turn({ hands: ['', '7xgold-1'], decks: ['5xgold-1', '5xgold-2'] }).say(0, 'end');
    expect(seatOf(s.table, 1).hand.length).toBe(7);
    expect(seatOf(s.table, 1).deck.length).toBe(5);
  });

  it('[RA-TRN-13] draws are done in turn order from the active player', () => {
    const s = stage({ seats: 3, decks: ['5xgold-1', '5xgold-1', '5xgold-1'] }).at('turn', { seat: 1 }, 'act');
    s.say(1, 'end');
    expect(eventsOf(s, 'drew').map((e) => e.seat)).toEqual([1, 2, 0]);
  });

  it('[RA-TRN-14] the objective decides at once, where it does not speak of the end of the round', () => {
    const dragon = turn({ options: { scenario: 'dragonlords' }, hands: ['3xnc-dragon gold-1'], dice: { attrition: [0] } });
    expect(fight(dragon, 'objective', '3xnc-dragon').match.result).toMatchObject({ winners: [0] });
    const landmarks = stage({ options: { scenario: 'conquest' }, sites: { 'lm-1': 0, 'lm-2': 0, 'lm-3': 0 } });
    expect(landmarks.at('turn', { seat: 0 }).match.result).toBe(null);
  });

  it('[RA-TRN-17] [RA-AMB-42] payment first; how many are kept is public, which is not', () => {
    const s = turn({ hands: ['gold-1 wq-archer'], ready: [1], decks: ['5xgold-1'] });
    say(s, 0, 'end', 1);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 0, exhausted: 1 });
    expect(seatOf(s.table, 0).hand.length).toBe(2);
    s.say(0, [0, 1]);
    expect(eventsOf(s, 'kept')).toEqual([{ type: 'kept', seat: 0, n: 1 }]);
    expect(eventsOf(s, 'discarded')).toEqual([{ type: 'discarded', seat: 0, cards: ['gold-1'] }]);
  });
});

describe('the round limit', () => {
  const last = (options: object, table: (t: Parameters<NonNullable<Parameters<typeof stage>[0]['table']>>[0]) => void) =>
    stage({ options: { roundLimit: 3, ...options }, table: (t) => Object.assign(table(t) ?? t, { round: 3 }) }).at('game', {}, 'end');

  it('[RA-TRN-16] Dragonlords: everybody loses', () => {
    expect(last({ scenario: 'dragonlords' }, () => undefined).match.result).toMatchObject({ winners: [], why: 'round-limit' });
  });
  it('[RA-TRN-16] Runewars: least damage wins, a tie is shared', () => {
    const damaged = (a: number, b: number) =>
      last({}, (t) => {
        t.players[0]!.damage = a;
        t.players[1]!.damage = b;
      }).match.result!.winners;
    expect(damaged(4, 7)).toEqual([0]);
    expect(damaged(7, 7)).toEqual([0, 1]);
  });
  it('[RA-TRN-16] The Monument: most gold wins', () => {
    const s = stage({
      options: { roundLimit: 2, scenario: 'monument' },
      hands: ['gold-3', 'gold-1 gold-1'],
      decks: ['', 'gold-1'],
      discards: ['gold-1', ''],
      table: (t) => Object.assign(t, { round: 2 }),
    });
    expect(s.at('game', {}, 'end').match.result).toMatchObject({ winners: [0] });
  });
  it('[RA-TRN-16] before the limit the game goes on', () => {
    const s = stage({ options: { roundLimit: 3 }, table: (t) => Object.assign(t, { round: 2 }) }).at('game', {}, 'end');
    expect(s.match.result).toBe(null);
  });
});
