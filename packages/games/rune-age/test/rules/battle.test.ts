import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, happens, names, say, seatOf, turn } from '../helpers.ts';

const enemies =
  (...ids: string[]) =>
  (t: object) =>
    Object.assign(t, { enemies: ids });
const dragons = { options: { scenario: 'dragonlords' } };

describe('battle', () => {
  it('[RA-BAT-01] five steps in their order', () => {
    const s = turn({ ...dragons, hands: ['wq-dark-knight 2xwq-archer nc-razorwing'], table: enemies('dl-14'), dice: { attrition: [2] } });
    assault(s.say(0, 'fight:dl-14'), { 0: 'wq-dark-knight 2xwq-archer nc-razorwing' });
    say(s, 0, 'unit:1', 'unit:0', 'unit:3');
    const order = s.events
      .map((e) => e.type)
      .filter((type) => ['fights', 'played', 'attrition', 'strengthened', 'compared', 'survivors'].includes(type));
    expect(order).toEqual(['fights', 'played', 'played', 'played', 'played', 'attrition', 'strengthened', 'compared', 'survivors']);
  });

  it('[RA-BAT-02] the target is named first', () => {
    const s = turn({ hands: ['wq-archer'] }).say(0, 'fight:stronghold');
    expect(s.table.combat!.target).toBe('stronghold');
    expect(s.table.combat!.fighters).toEqual([]);
  });

  it('[RA-BAT-03] [RA-BAT-04] units and tactics one at a time, no gold', () => {
    const s = turn({ hands: ['gold-1 gold-3 wq-archer nc-battle-cry'] }).say(0, 'fight:stronghold');
    expect(s.options(0)).toEqual(['wq-archer', 'nc-battle-cry', 'stop']);
    expect(s.say(0, 'wq-archer').options(0)).toEqual(['nc-battle-cry', 'stop']);
  });

  it('[RA-BAT-05] [RA-ABL-03] When Played at once or never', () => {
    const s = turn({ hands: ['nx-scout wq-archer'], decks: ['gold-3'] });
    say(s, 0, 'fight:stronghold', 'nx-scout');
    expect(s.options(0)).toEqual(['use', 'no']);
    say(s, 0, 'no', 'wq-archer');
    expect(s.over || s.question(0).kind !== 'effect').toBe(true);
    expect(seatOf(s.table, 0).hand).toEqual([]);
  });

  it('[RA-BAT-06] [RA-ABL-01] abilities are optional', () => {
    const s = turn({ hands: ['nx-scout gold-1'], decks: ['gold-3'] });
    say(s, 0, 'fight:stronghold', 'nx-scout', 'no', 'stop');
    expect(compared(s)[0]).toBe(1);
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
  });

  it('[RA-BAT-07] [RA-ABL-21] he stops when he likes; drawn cards may be played', () => {
    const s = turn({ hands: ['nx-scout'], decks: ['nc-demon'], sites: { 'city-forge': -1 } });
    say(s, 0, 'fight:city-forge', 'nx-scout', 'use');
    expect(s.options(0)).toEqual(['nc-demon', 'stop']);
    s.say(0, 'nc-demon');
    expect(compared(s)).toEqual([1 + 1 + 5, 5, true]);
  });

  it('[RA-BAT-09] [RA-ATT-01] attrition against event cards and the objective only', () => {
    const hand = { hands: ['nc-dragon nc-dragon gold-1'], sites: { 'city-forge': -1 as number } };
    const city = fight(turn({ ...hand }), 'city-forge', 'nc-dragon');
    expect(eventsOf(city, 'attrition')).toEqual([]);
    const enemy = fight(turn({ ...hand, ...dragons, table: enemies('dl-14'), dice: { attrition: [0] } }), 'dl-14', 'nc-dragon');
    expect(eventsOf(enemy, 'attrition')).toEqual([{ type: 'attrition', seat: 0, rolls: [0], total: 0 }]);
    const objective = fight(turn({ ...hand, ...dragons, dice: { attrition: [0] } }), 'objective', 'nc-dragon');
    expect(eventsOf(objective, 'attrition').length).toBe(1);
    const siege = fight(turn({ ...hand, sites: { 'city-forge': 1 }, hands: ['nc-dragon gold-1', ''] }), 'city-forge', 'nc-dragon');
    expect(eventsOf(siege, 'attrition')).toEqual([]);
  });

  it('[RA-BAT-10] [RA-ABL-09] Resolution abilities in an order of his choice, each finished before the next', () => {
    const first = turn({ hands: ['wq-dark-knight wq-archer nc-battle-cry gold-1'] });
    say(first, 0, 'fight:stronghold', 'wq-dark-knight', 'wq-archer', 'nc-battle-cry', 'stop');
    expect(first.options(0)).toEqual(['unit:0', 'unit:2', 'done']);
    say(first, 0, 'unit:2');
    expect(first.options(0)).toEqual(['unit:0', 'done']);
    say(first, 0, 'unit:0');
    expect(compared(first)[0]).toBe(3 + 2 + 2 + 1);
  });

  it('[RA-BAT-11] [RA-BAT-12] [RA-BAT-13] [RA-TV-03] a tie is won: two strength take the stronghold, refreshed', () => {
    const s = fight(turn({ hands: ['2xwq-reanimate gold-1'] }), 'stronghold', '2xwq-reanimate');
    expect(compared(s)).toEqual([2, 2, true]);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, strongholds: 2 });
    expect(s.options(0)).toContain('influence');
  });

  it('[RA-BAT-14] [RA-BAT-19] [RA-COO-15] a city is taken by its strength; its walls do not count', () => {
    const s = fight(turn({ hands: ['nc-demon gold-1'], sites: { 'city-frostgate': -1 } }), 'city-frostgate', 'nc-demon');
    expect(compared(s)).toEqual([5, 5, true]);
    expect(s.table.sites[0]).toMatchObject({ owner: 0, exhausted: false });
    const coop = fight(
      turn({ options: { cooperative: true, scenario: 'dragonlords' }, hands: ['nc-demon gold-1'], sites: { 'city-frostgate': -1 } }),
      'city-frostgate',
      'nc-demon',
    );
    expect(coop.table.sites[0]).toMatchObject({ owner: 0, exhausted: false });
  });

  it('[RA-BAT-15] [RA-BAT-18] [RA-TV-04] a lost stronghold stays, does no damage, and the next one may still be attacked', () => {
    const s = fight(
      turn({ hands: ['wq-reanimate gold-1'], table: (t) => Object.assign(t.players[0]!, { strongholds: 2, ready: 1 }) }),
      'stronghold',
      'wq-reanimate',
    );
    expect(seatOf(s.table, 0)).toMatchObject({ strongholds: 2, damage: 0 });
    expect(s.options(0)).toContain('fight:stronghold');
    say(s, 0, 'fight:stronghold', 'stop');
    expect(s.refusal(0, 'fight:stronghold')).toMatchObject({ rule: 'RA-ACT-05' });
  });

  it('[RA-BAT-16] [RA-EVT-04] [RA-REW-01] [RA-REW-02] [RA-AMB-14] a beaten Enemy becomes a refreshed reward or goes to the event discard pile', () => {
    const s = fight(turn({ ...dragons, hands: ['nc-demon gold-1'], table: enemies('dl-11') }), 'dl-11', 'nc-demon');
    expect(seatOf(s.table, 0).treasures).toEqual([{ id: 'dl-11', exhausted: false }]);
    expect([...seatOf(s.table, 0).deck, ...seatOf(s.table, 0).discard].length).toBe(1);
    const ghox = fight(
      turn({ ...dragons, hands: ['2xnc-dragon gold-1'], table: enemies('dl-21', 'dl-11'), dice: { attrition: [0] } }),
      'dl-21',
      '2xnc-dragon',
    );
    expect(ghox.table).toMatchObject({ enemies: ['dl-11'], eventDiscard: ['dl-21'] });
    expect(seatOf(ghox.table, 0).treasures).toEqual([]);
  });

  it('[RA-BAT-17] an Enemy that wins stays as it was', () => {
    const s = fight(turn({ ...dragons, hands: ['wq-necromancer gold-1'], table: enemies('dl-11') }), 'dl-11', 'wq-necromancer');
    expect(s.table.enemies).toEqual(['dl-11']);
    expect(runStrength(s)).toBe(4);
  });

  it('[RA-BAT-20] [RA-BAT-21] [RA-ABL-06] End of Combat abilities, then wounded units, then the others', () => {
    const s = turn({ races: ['uthuk', 'daqan'], hands: ['ut-berserker ut-blood-sister nc-battle-cry gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'ut-blood-sister', 'nc-battle-cry', 'stop', 'done');
    expect(s.options(0)).toEqual(['unit:1', 'done']);
    say(s, 0, 'done');
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['ut-blood-sister', 'nc-battle-cry']);
  });

  it('[RA-BAT-29] [RA-BAT-30] [RA-EXP-12] [RA-AMB-10] an Enemy is no unit: nothing to destroy, nobody to order', () => {
    const s = turn({ ...dragons, hands: ['wq-archer dq-bowman ut-obscene mc-spy or-beastmaster gold-1'], table: enemies('dl-11') });
    for (const card of ['wq-archer', 'dq-bowman', 'ut-obscene', 'mc-spy', 'or-beastmaster']) {
      if (s.question(0).kind === 'turn') s.say(0, 'fight:dl-11');
      s.say(0, card);
      expect(s.question(0).kind).toBe('battle');
    }
  });

  it('[RA-AMB-37] what an Enemy does is not asked about', () => {
    const s = turn({
      options: { cooperative: true, scenario: 'dragonlords' },
      hands: ['3xnc-dragon gold-1'],
      table: enemies('dlv-3'),
      dice: { attrition: [0] },
    });
    fight(s, 'objective', '3xnc-dragon');
    expect(compared(s)).toEqual([18, 20, false]);
  });

  it('[RA-AMB-34] the objective stays when it holds and ends the game when it falls', () => {
    const lost = fight(turn({ ...dragons, hands: ['2xnc-dragon gold-1'], dice: { attrition: [0] } }), 'objective', '2xnc-dragon');
    expect(lost.match.result).toBe(null);
    expect(lost.refusal(0, 'fight:objective')).toMatchObject({ rule: 'RA-ACT-05' });
    const won = fight(turn({ ...dragons, hands: ['3xnc-dragon gold-1'], dice: { attrition: [0] } }), 'objective', '3xnc-dragon');
    expect(won.match.result).toMatchObject({ winners: [0], why: 'objective' });
  });

  it('[RA-AMB-09] tactics may be played without any unit', () => {
    const s = say(turn({ hands: ['nc-forced-march'], decks: ['gold-1 gold-2'] }), 0, 'fight:stronghold', 'nc-forced-march', 'use');
    expect(s.options(0)).toEqual(['gold-1', 'gold-2']);
  });
});

const runStrength = (s: ReturnType<typeof turn>): number => eventsOf(s, 'fights').at(-1)!.strength;

describe('attacking Instants', () => {
  it('[RA-BAT-24] [RA-BAT-25] [RA-BAT-26] [RA-AMB-01] [RA-EVT-09] [RA-TV-08] damage is what the army lacks', () => {
    const defend = (hand: string, plan: string) =>
      assault(happens({ seats: 1, options: { scenario: 'cataclysm' }, hands: [hand], dice: { attrition: [0] } }, 'ca-21'), { 0: plan })
        .table.players[0]!.damage;
    expect(defend('wq-archer wq-archer gold-1', '2xwq-archer')).toBe(2);
    expect(defend('nc-dragon gold-1', 'nc-dragon')).toBe(0);
    expect(defend('nc-dragon gold-1', '')).toBe(6);
    expect(defend('', '')).toBe(6);
  });

  it('[RA-BAT-27] [RA-AMB-36] it goes on with full strength, also after a lost defence, or (option) stops there', () => {
    const hands = ['gold-1', 'gold-1', 'nc-demon gold-1'];
    const all = assault(happens({ seats: 3, hands, sites: {} }, 'rw-23'), { 2: 'nc-demon' });
    expect(all.table.players.map((p) => p.damage)).toEqual([7, 7, 2]);
    const until = assault(happens({ seats: 3, hands, sites: {}, options: { instants: 'until-lost' } }, 'rw-23'), {});
    expect(until.table.players.map((p) => p.damage)).toEqual([7, 0, 0]);
  });
});
