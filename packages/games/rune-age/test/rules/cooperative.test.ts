import { describe, expect, it } from 'vitest';
import { assault, eventsOf, fight, happens, stage, turn } from '../helpers.ts';

const coop = { scenario: 'dragonlords', cooperative: true };

describe('cooperative Dragonlords', () => {
  it('[RA-COO-06] [RA-COO-14] all damage goes to the shared realm and eliminates nobody', () => {
    const s = stage({ seats: 3, options: coop }).at('damage', { seat: 1, n: 7, by: -1, of: null });
    expect(s.table.sharedDamage).toBe(7);
    expect(s.table.players.map((p) => p.damage)).toEqual([0, 0, 0]);
    expect(s.table.players.every((p) => p.alive)).toBe(true);
  });

  it('[RA-COO-08] [RA-AMB-29] [RA-AMB-30] [RA-TV-32] the first player picks the one player whom an event hits, himself included', () => {
    const s = happens({ seats: 3, options: { ...coop, first: 1 }, hands: ['gold-1', 'gold-1', 'gold-1'] }, 'dl-12');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual([0, 1, 2]);
    s.say(1, 2);
    expect(s.asked).toEqual([2]);
    s.say(2, 'stop');
    expect(s.over).toBe(true);
    expect(s.table.sharedDamage).toBe(4);
  });

  it('[RA-COO-08] Ghox burns once, not for each player', () => {
    const s = stage({
      seats: 3,
      options: coop,
      hands: ['', '', ''],
      table: (t) => Object.assign(t, { enemies: ['dl-21'], events: ['dlv-3'] }),
    });
    s.at('events', { event: null, queue: [], lost: null });
    expect(s.table.sharedDamage).toBe(1);
  });

  it('[RA-COO-11] 20 damage: all lose', () => {
    const s = stage({ seats: 2, options: coop, table: (t) => Object.assign(t, { sharedDamage: 18 }) }).at('damage', {
      seat: 0,
      n: 2,
      by: -1,
      of: null,
    });
    expect(s.match.result).toMatchObject({ winners: [], why: 'realm-fell' });
  });

  it('[RA-COO-12] one defeats the objective: all win', () => {
    const s = turn({ seats: 3, options: coop, hands: ['3xnc-dragon gold-1'], dice: { attrition: [0] } });
    fight(s, 'objective', '3xnc-dragon');
    expect(s.match.result).toMatchObject({ winners: [0, 1, 2], why: 'objective' });
  });

  it('[RA-COO-16] a void criterion is the first player’s choice', () => {
    const s = happens({ seats: 2, options: coop, hands: ['gold-1', 'gold-1'], dice: { attrition: [0] } }, 'dl-27');
    expect(s.options(0)).toEqual([0, 1]);
    s.say(0, 1);
    expect(s.asked).toEqual([1]);
    const plain = happens(
      {
        options: { scenario: 'dragonlords' },
        hands: ['gold-1', 'gold-1'],
        table: (t) => Object.assign(t.players[0]!, { damage: 3 }),
        dice: { attrition: [0] },
      },
      'dl-27',
    );
    expect(plain.asked).toEqual([1]);
  });

  it('[RA-COO-17] the round limit is a loss for all', () => {
    const s = stage({ options: { ...coop, roundLimit: 5 }, table: (t) => Object.assign(t, { round: 5 }) }).at('game', {}, 'end');
    expect(s.match.result).toMatchObject({ winners: [], why: 'round-limit' });
  });

  it('[RA-COO-07] the shared realm is no target', () => {
    const s = turn({ seats: 2, options: coop, sites: {} });
    expect(s.options(0)).not.toContain('fight:realm:1');
    expect(s.refusal(0, 'fight:realm:1')).toMatchObject({ rule: 'RA-COO-07' });
  });
});

describe('scenarios', () => {
  it('The Cataclysm is survived by all when no event is left', () => {
    const s = stage({ seats: 1, options: { scenario: 'cataclysm' }, hands: [''], table: (t) => Object.assign(t, { events: [] }) }).at(
      'events',
      { event: null, queue: [], lost: null },
    );
    expect(s.match.result).toMatchObject({ winners: [0], why: 'survived' });
  });

  it('[RA-SCN-08] allies of Ascent of the Overlord win together', () => {
    const s = turn({
      seats: 3,
      options: { scenario: 'overlord', overlord: 2 },
      hands: ['2xnc-dragon mc-chaos-beast gold-1', '', 'gold-1'],
      table: (t) => Object.assign(t.players[2]!, { damage: 20 }),
    });
    fight(s, 'realm:2', 'nc-dragon');
    assault(s, {});
    expect(s.match.result).toMatchObject({ winners: [0, 1], why: 'overlord-fell' });
    expect(eventsOf(s, 'eliminated')[0]).toMatchObject({ seat: 2, by: 0 });
  });
});
