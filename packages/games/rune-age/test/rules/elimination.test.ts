import { describe, expect, it } from 'vitest';
import { eventsOf, fight, happens, names, seatOf, stage, turn } from '../helpers.ts';

const hurt = (damage: number, n: number, x: Parameters<typeof stage>[0] = {}) =>
  stage({
    ...x,
    table: (t) => {
      t.players[1]!.damage = damage;
      x.table?.(t);
    },
  }).at('damage', { seat: 1, n, by: 0, of: null });

describe('elimination', () => {
  it.each([
    [17, 5, true],
    [15, 4, false],
    [15, 5, true],
  ])('[RA-ELM-01] [RA-TV-14] %i damage and %i more: eliminated %s', (before, n, out) => {
    const s = hurt(before, n, { seats: 3 });
    expect(seatOf(s.table, 1).alive).toBe(!out);
  });

  it('[RA-ELM-01] the Overlord endures 10, 24 or 40', () => {
    for (const [seats, limit] of [
      [2, 10],
      [3, 24],
      [4, 40],
    ] as const) {
      const s = (n: number) => stage({ seats, options: { scenario: 'overlord' } }).at('damage', { seat: 0, n, by: 1, of: null });
      expect(s(limit - 1).match.result).toBe(null);
      expect(s(limit).match.result).toMatchObject({ winners: Array.from({ length: seats - 1 }, (_, i) => i + 1), why: 'overlord-fell' });
    }
  });

  it('[RA-ELM-02] [RA-ELM-03] [RA-ELM-04] [RA-ELM-05] [RA-ELM-07] [RA-AMB-17] [RA-AMB-31] [RA-TV-15] what becomes of his cards', () => {
    const s = hurt(19, 1, {
      seats: 3,
      options: { scenario: 'dragonlords' },
      hands: ['', 'gold-1 nc-demon', ''],
      decks: ['', '2xgold-1 dq-knight', ''],
      discards: ['', 'gold-1 gold-2 nc-demon', ''],
      sites: { 'city-forge': 1, 'city-tamalir': 1, 'city-nerekhall': 0 },
      rewards: { 1: ['dl-11'] },
    });
    expect(s.table.gold).toEqual([8, 13, 8]);
    expect(s.table.piles).toEqual([4, 4, 6]);
    expect(s.table.sites.map((x) => x.owner)).toEqual([-1, -1, 0]);
    expect(s.table.gone).toEqual(['dl-11']);
    expect(seatOf(s.table, 0).treasures).toEqual([]);
    expect(seatOf(s.table, 1)).toMatchObject({
      hand: [],
      deck: [],
      discard: [],
      treasures: [],
      strongholds: 0,
      barracks: [0, 0, 0, 0, 0, 0],
    });
    expect(eventsOf(s, 'eliminated')[0]).toMatchObject({ gold: [4, 1, 0], neutrals: ['nc-demon', 'nc-demon'] });
  });

  it('[RA-ELM-06] no more turns, no more events', () => {
    const s = stage({
      seats: 3,
      options: { scenario: 'dragonlords' },
      hands: ['', '', ''],
      table: (t) => {
        t.players[1]!.alive = false;
        t.round = 0;
        t.events = ['dl-13'];
      },
    }).at('game', {});
    s.say(0, 'end');
    expect(s.asked).toEqual([2]);
    s.say(2, 'end');
    expect(s.table.players.map((p) => p.damage)).toEqual([2, 0, 2]);
  });

  it('[RA-ELM-08] [RA-AMB-19] the role of first player passes clockwise, past those who are out', () => {
    const falls = (out: number[]) =>
      stage({
        seats: 4,
        table: (t) => {
          seatOf(t, 0).damage = 19;
          for (const seat of out) seatOf(t, seat).alive = false;
        },
      }).at('damage', { seat: 0, n: 1, by: -1, of: null });
    expect(falls([]).table.first).toBe(1);
    expect(falls([1]).table.first).toBe(2);
  });

  it('[RA-ELM-09] damage adds up and is healed by cards alone', () => {
    const s = stage({ table: (t) => Object.assign(t.players[0]!, { damage: 7 }) }).at('turn', { seat: 0 });
    s.say(0, 'end');
    expect(seatOf(s.table, 0).damage).toBe(7);
    const seal = happens({ options: { scenario: 'overlord' }, table: (t) => Object.assign(t.players[0]!, { damage: 2 }) }, 'ao-27');
    expect(seatOf(seal.table, 0).damage).toBe(0);
  });

  it('[RA-ELM-10] the combat is finished for the survivor', () => {
    const s = turn({ seats: 3, hands: ['nc-dragon', 'gold-1', ''], table: (t) => Object.assign(t.players[1]!, { damage: 15 }) });
    fight(s, 'realm:1', 'nc-dragon');
    expect(seatOf(s.table, 1).alive).toBe(false);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['nc-dragon']);
    expect(s.table.combat).toBe(null);
    expect(s.asked).toEqual([0]);
  });

  it('[RA-ELM-11] [RA-ELM-13] [RA-AMB-18] in play order; the last one left wins at once and suffers no more', () => {
    const s = happens(
      {
        seats: 3,
        options: { scenario: 'dragonlords', first: 1 },
        hands: ['', '', ''],
        table: (t) => {
          for (const p of t.players) p.damage = 19;
        },
      },
      'dl-13',
    );
    expect(eventsOf(s, 'eliminated').map((e) => e.seat)).toEqual([1, 2]);
    expect(s.match.result).toMatchObject({ winners: [0], why: 'last-survivor' });
    expect(seatOf(s.table, 0).damage).toBe(19);
  });

  it('[RA-ELM-11] realms that an Enemy burns fall in play order too', () => {
    const s = stage({
      seats: 3,
      options: { scenario: 'dragonlords', first: 1 },
      table: (t) => {
        t.enemies = ['dl-21'];
        for (const p of t.players) p.damage = 19;
      },
    }).at('events', { event: null, queue: [], lost: null });
    expect(eventsOf(s, 'eliminated').map((e) => e.seat)).toEqual([1, 2]);
    expect(s.match.result).toMatchObject({ winners: [0], why: 'last-survivor' });
  });

  it('[RA-ELM-13] alone, there is no last survivor to win', () => {
    const s = stage({ seats: 1, options: { scenario: 'dragonlords' }, table: (t) => Object.assign(t.players[0]!, { damage: 19 }) }).at(
      'damage',
      { seat: 0, n: 1, by: -1, of: null },
    );
    expect(s.match.result).toMatchObject({ winners: [], why: 'nobody-left' });
  });

  it('[RA-ELM-12] what it means depends on the scenario', () => {
    expect(hurt(19, 1).match.result).toMatchObject({ winners: [0], why: 'last-survivor' });
    expect(hurt(19, 1, { options: { scenario: 'cataclysm' } }).match.result).toMatchObject({ winners: [], why: 'realm-fell' });
    expect(hurt(19, 1, { seats: 3, options: { scenario: 'overlord' } }).match.result).toMatchObject({ winners: [0], why: 'ally-fell' });
  });

  it('[RA-ELM-14] whoever falls in his own turn discards nothing; the others still draw', () => {
    const s = stage({ seats: 3, decks: ['', '5xgold-1', '5xgold-1'], table: (t) => Object.assign(t.players[0]!, { alive: false }) }).at(
      'turn',
      { seat: 0 },
      'retain',
    );
    expect(s.over).toBe(true);
    expect(eventsOf(s, 'discarded')).toEqual([]);
    expect(s.table.players.map((p) => p.hand.length)).toEqual([0, 5, 5]);
  });

  it('[RA-AMB-16] the victor takes the dragon runes; without one they leave the game', () => {
    const runes = { rewards: { 1: ['dr-1', 'dr-2', 'rw-12'] as ('dr-1' | 'dr-2' | 'rw-12')[] } };
    const s = hurt(19, 1, { seats: 3, ...runes });
    expect(seatOf(s.table, 0).treasures.map((x) => x.id)).toEqual(['dr-1', 'dr-2']);
    expect(s.table.gone).toEqual(['rw-12']);
    const event = stage({ seats: 3, ...runes, table: (t) => Object.assign(t.players[1]!, { damage: 19 }) }).at('damage', {
      seat: 1,
      n: 1,
      by: -1,
      of: null,
    });
    expect(event.table.gone).toEqual(['dr-1', 'dr-2', 'rw-12']);
  });

  it('[RA-AMB-13] builders win at the end of the round; the strongest of several, then together', () => {
    const end = (a: string, b: string, built: ('built' | 'barracks')[]) =>
      stage({
        options: { scenario: 'monument' },
        discards: [a, b],
        table: (t) => {
          for (const [i, p] of t.players.entries()) Object.assign(p, { monument: built[i] });
        },
      }).at('game', {}, 'end').match.result;
    expect(end('wq-archer', 'dq-roc', ['built', 'barracks'])).toMatchObject({ winners: [0], why: 'monument' });
    expect(end('wq-archer', 'dq-knight', ['built', 'built'])).toMatchObject({ winners: [1] });
    expect(end('wq-necromancer', 'dq-knight', ['built', 'built'])).toMatchObject({ winners: [0, 1] });
    expect(end('', '', ['barracks', 'barracks'])).toBe(null);
  });
});
